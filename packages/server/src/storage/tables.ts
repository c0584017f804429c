/** Tables: opening, reading, changing, removing. */
import { sql } from 'kysely'
import { accept, type Outcome, type Problem, refuse } from '@bitoku/host'
import { doAlongside } from './alongside.ts'
import { digestOf, earlierCommit, remember } from './commands.ts'
import { countTable } from './counts.ts'
import type { Db, Home, Session } from './home.ts'
import { isPostgres, makeHot } from './hot.ts'
import { followTable, guestTopic } from './lobby.ts'
import type { Move, OpenedKey, Table, TableSeat, TableState } from './model.ts'
import { unpackMoves } from './pack.ts'
import { recentMoves } from './recent.ts'
import { columnsOf, keyOf, keyRow, moveOf, seatBits, tableOf } from './rows.ts'
import type { Schema } from './schema.ts'
import type { Committed, NewTable, StoredGame, TableChange } from './storage.ts'

const insertTable = makeHot<Schema['tables'], unknown>((db, later) =>
  db.insertInto('tables').values({
    id: later('id'),
    setup: later('setup'),
    seats: later('seats'),
    pace: later('pace'),
    clocks: later('clocks'),
    visibility: later('visibility'),
    options: later('options'),
    state: later('state'),
    awaited: later('awaited'),
    standing: later('standing'),
    version: later('version'),
    news: later('news'),
    table_news: later('table_news'),
    votes_news: later('votes_news'),
    rewound_news: later('rewound_news'),
    history: later('history'),
    packed: later('packed'),
    created: later('created'),
    changed: later('changed'),
    recent: later('recent'),
  }),
)

const insertKey = makeHot<Schema['keys'], unknown>((db, later) =>
  db.insertInto('keys').values({
    hash: later('hash'),
    table_id: later('table_id'),
    role: later('role'),
    seat: later('seat'),
    guest: later('guest'),
    lasting: later('lasting'),
  }),
)

/** Reads a table that nobody else can change meanwhile. */
export const lockTable = makeHot<{ readonly id: string }, Schema['tables']>((db, later) =>
  db
    .selectFrom('tables')
    .selectAll()
    .where('id', '=', later('id'))
    .$if(isPostgres(db), (query) => query.forUpdate()),
)

const noteChange = makeHot<{ readonly id: string; readonly at: number }, Committed>((db, later) =>
  db
    .updateTable('tables')
    .set((eb) => ({
      version: eb('version', '+', 1),
      news: eb('news', '+', 1),
      table_news: eb('news', '+', 1),
      changed: later('at'),
    }))
    .where('id', '=', later('id'))
    .returning(['version', 'news', 'history']),
)

/** Opens a table. */
export async function createTable(home: Home, { keys, at, ...table }: NewTable): Promise<Outcome<Table>> {
  const { id, setup, seats, pace, clocks, visibility, options, state, awaited, standing } = table
  const row = {
    id,
    setup: JSON.stringify(setup),
    seats: JSON.stringify(seats),
    pace: JSON.stringify(pace),
    clocks: JSON.stringify(clocks),
    visibility,
    options: JSON.stringify(options),
    state,
    awaited: seatBits(awaited),
    standing: JSON.stringify(standing),
    version: 1,
    news: 1,
    table_news: 1,
    votes_news: 0,
    rewound_news: 0,
    history: 0,
    packed: 0,
    created: at,
    changed: at,
    recent: '',
  }
  return home.write({ table: id }, async (session): Promise<Outcome<Table>> => {
    const [there] = await findTable(session, { id })
    if (there !== undefined) {
      const isSame = there.setup === row.setup && there.created === at
      return isSame ? accept(tableOf(there)) : refuse('storage.id-taken')
    }
    await insertTable(session, row)
    for (const key of keys) await insertKey(session, keyRow(table, key))
    const opened = tableOf(row)
    await followTable(session, undefined, opened)
    await tellGuests(session, undefined, opened)
    await countTable(session, undefined, state)
    return accept(opened)
  })
}

/** Tells those for whom a table has come into their list, or gone from it. */
async function tellGuests({ announce }: Session, before: Table | undefined, after: Table | undefined): Promise<void> {
  const [old, now] = [before, after].map(
    (table) => new Set([table?.options.owner, ...(table?.seats ?? []).map(({ guest }) => guest)]),
  )
  for (const guest of new Set([...old, ...now])) {
    const isNew = guest !== undefined && old.has(guest) !== now.has(guest)
    if (isNew) await announce({ table: guestTopic(guest), number: 0, kind: 'table' })
  }
}

/** Lets the keys of seats follow who sits there: by them a guest's tables are found. */
async function seatGuests(db: Db, id: string, seats: readonly TableSeat[]): Promise<void> {
  for (const [seat, { guest = '' }] of seats.entries()) {
    await db
      .updateTable('keys')
      .set({ guest })
      .where(sql<boolean>`lasting = 0`)
      .where('table_id', '=', id)
      .where('role', '=', 'seat')
      .where('seat', '=', seat)
      .execute()
  }
}

const findTable = makeHot<{ readonly id: string }, Schema['tables']>((db, later) =>
  db.selectFrom('tables').selectAll().where('id', '=', later('id')),
)

const findMoves = makeHot<{ readonly id: string; readonly after: number }, Move>((db, later) =>
  db
    .selectFrom('moves')
    .select(['number', 'seat', 'text'])
    .where('table_id', '=', later('id'))
    .where('number', '>', later('after'))
    .orderBy('number'),
)

const findKey = makeHot<{ readonly hash: string }, Schema['keys']>((db, later) =>
  db.selectFrom('keys').selectAll().where('hash', '=', later('hash')),
)

/** A table by its id. */
export async function readTable(home: Home, id: string): Promise<Table | undefined> {
  const [row] = await home.read({ table: id }, async (reader) => findTable(reader, { id }))
  return row && tableOf(row)
}

/** A table with its moves after a number. */
export async function readGame(home: Home, id: string, after: number): Promise<StoredGame | undefined> {
  const [only] = await home.read({ table: id }, async (reader) => findTable(reader, { id }))
  if (only === undefined) return undefined
  // Mostly the row says it all.
  const latest = recentMoves(only.recent).filter(({ number }) => number > after)
  if (after + latest.length === only.history) {
    return { table: tableOf(only), moves: latest.map(moveOf), rewound: only.rewound_news }
  }
  const found = await home.readTogether({ table: id }, async (reader) => {
    const { db } = reader
    const [row] = await findTable(reader, { id })
    if (row === undefined) return undefined
    if (row.packed === 1) {
      const record = await db.selectFrom('records').select('moves').where('table_id', '=', id).executeTakeFirstOrThrow()
      return { row, moves: [], packed: record.moves }
    }
    const moves = await findMoves(reader, { id, after })
    const recent = recentMoves(row.recent).filter(({ number }) => number > after)
    return { row, moves: [...moves, ...recent], packed: undefined }
  })
  if (found === undefined) return undefined
  const table = tableOf(found.row)
  const rewound = found.row.rewound_news
  if (found.packed === undefined) return { table, moves: found.moves.map(moveOf), rewound }
  return { table, moves: (await unpackMoves(found.packed, table.history)).slice(after), rewound }
}

/** Changes a table while nobody else can. */
export async function changeTable(
  home: Home,
  id: string,
  key: string,
  at: number,
  decide: (table: Table) => TableChange | Problem,
  asked: string,
): Promise<Outcome<Committed>> {
  const command = { table: id, key, digest: digestOf(asked) }
  return home.write({ table: id }, async (session): Promise<Outcome<Committed>> => {
    const { db, announce } = session
    const [row] = await lockTable(session, { id })
    const earlier = await earlierCommit(session, command)
    if (earlier !== undefined) return earlier
    if (row === undefined) return refuse('storage.no-such-table')
    if (row.packed === 1) return refuse('storage.packed')
    const table = tableOf(row)
    const change = decide(table)
    if ('key' in change) return { ok: false, problem: change }
    if (change.set !== undefined)
      await db.updateTable('tables').set(columnsOf(change.set)).where('id', '=', id).execute()
    const [committed] = await noteChange(session, { id, at })
    const { addKeys = [], dropKeys = [] } = change
    if (dropKeys.length > 0) {
      await db.deleteFrom('keys').where('hash', 'in', dropKeys).where('table_id', '=', id).execute()
    }
    for (const each of addKeys) await insertKey(session, keyRow(table, each))
    if (change.set?.seats !== undefined) await seatGuests(db, id, change.set.seats)
    await remember(session, command, committed, at)
    await doAlongside(session, id, at, change)
    await announce({ table: id, number: committed.news, kind: 'table' })
    const after = { ...table, ...change.set }
    await followTable(session, table, after)
    await tellGuests(session, table, after)
    await countTable(session, table.state, after.state)
    return accept(committed)
  })
}

/** What the hash of a secret opens. */
export async function openKey(home: Home, hash: string): Promise<OpenedKey | undefined> {
  const [row] = await home.read('no table', async (reader) => findKey(reader, { hash }))
  return row && keyOf(row)
}

/** Removes a table with all that belongs to it. In the same statement it is looked at whether it is still in the state. */
export async function removeTable(home: Home, id: string, state?: TableState): Promise<boolean> {
  return home.write({ table: id }, async (session) => {
    const { db, announce } = session
    const row = await db
      .deleteFrom('tables')
      .where('id', '=', id)
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) return false
    const owned = ['moves', 'records', 'commands', 'drafts', 'chat', 'votes', 'attendance'] as const
    for (const name of owned) await db.deleteFrom(name).where('table_id', '=', id).execute()
    const keys = db.deleteFrom('keys').where('table_id', '=', id)
    // Written out so that the index is used; it has only keys of games that are not packed.
    await (row.packed === 1 ? keys : keys.where(sql<boolean>`lasting = 0`)).execute()
    await announce({ table: id, number: row.news + 1, kind: 'table' })
    const gone = tableOf(row)
    await followTable(session, gone, undefined)
    await tellGuests(session, gone, undefined)
    await countTable(session, gone.state, undefined)
    return true
  })
}
