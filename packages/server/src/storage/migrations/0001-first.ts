/** The first schema. A released migration is never changed; a new one is added behind it. */
import { type Kysely, sql } from 'kysely'
import type { Home } from '../home.ts'

/** Creates all tables. No column may be null. */
export async function createFirstSchema(kind: Home['kind'], db: Kysely<unknown>): Promise<void> {
  const isSqlite = kind === 'sqlite'
  const time = isSqlite ? 'integer' : 'bigint'

  /** A table from its columns and their types, and its primary key. */
  const create = async (
    name: string,
    columns: Readonly<Record<string, string>>,
    primary: readonly string[],
    keyed = isSqlite,
  ): Promise<void> => {
    const lines = Object.entries(columns).map(([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)} not null`)
    const key = sql`primary key (${sql.join(primary.map((column) => sql.ref(column)))})`
    // Found by its key only: SQLite then keeps the rows in the index itself.
    const end = keyed ? sql` without rowid` : sql``
    await sql`create table ${sql.table(name)} (${sql.join([...lines, key])})${end}`.execute(db)
  }

  await create(
    'tables',
    {
      id: 'text',
      setup: 'text',
      seats: 'text',
      pace: 'text',
      clocks: 'text',
      visibility: 'text',
      options: 'text',
      state: 'text',
      awaited: 'integer',
      standing: 'text',
      version: 'integer',
      news: 'integer',
      table_news: 'integer',
      votes_news: 'integer',
      rewound_news: 'integer',
      history: 'integer',
      packed: 'integer',
      created: time,
      changed: time,
    },
    ['id'],
    false,
  )
  await sql`create index tables_public on tables (state, changed) where visibility = 'public'`.execute(db)
  await sql`create index tables_unpacked on tables (changed) where state = 'finished' and packed = 0`.execute(db)
  await create('moves', { table_id: 'text', number: 'integer', seat: 'integer', text: 'text', news: 'integer' }, [
    'table_id',
    'number',
  ])
  await create('records', { table_id: 'text', moves: isSqlite ? 'blob' : 'bytea' }, ['table_id'], false)
  await create('commands', { table_id: 'text', key: 'text', digest: 'text', answer: 'text', at: time }, [
    'table_id',
    'key',
  ])
  await create(
    'keys',
    { hash: 'text', table_id: 'text', role: 'text', seat: 'integer', guest: 'text', lasting: 'integer' },
    ['hash'],
  )
  // The keys of packed games are many and never change: they are not worth an index.
  await sql`create index keys_of_table on keys (table_id) where lasting = 0`.execute(db)
  await sql`create index keys_of_guest on keys (guest) where guest <> ''`.execute(db)
  await create('drafts', { table_id: 'text', seat: 'integer', revision: 'integer', data: 'text' }, ['table_id', 'seat'])
  await create(
    'chat',
    {
      table_id: 'text',
      number: 'integer',
      seat: 'integer',
      name: 'text',
      audience: 'text',
      kind: 'text',
      text: 'text',
      at: time,
    },
    ['table_id', 'number'],
  )
  await create('votes', { table_id: 'text', question: 'text', seat: 'integer', yes: 'integer', at: time }, [
    'table_id',
    'question',
    'seat',
  ])
  await create('receivers', { id: 'text', settings: 'text' }, ['id'])
  await create(
    'outbox',
    {
      id: 'text',
      receiver: 'text',
      tag: 'text',
      channel: 'text',
      facts: 'text',
      due: time,
      attempts: 'integer',
      created: time,
    },
    ['id'],
  )
  await sql`create unique index outbox_of_receiver on outbox (receiver, tag, channel)`.execute(db)
  await sql`create index outbox_due on outbox (due)`.execute(db)
  await create('secrets', { name: 'text', value: 'text' }, ['name'])
}
