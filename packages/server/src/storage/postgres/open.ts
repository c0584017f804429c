/** The home on a PostgreSQL server: any number of processes on one database, each of which may take any move. */
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import { hasAlongside } from '../alongside.ts'
import { fileIfLong, longestRecent } from '../filing.ts'
import type { Home, Reader, Session } from '../home.ts'
import { storageFault } from '../fault.ts'
import { checkMigrated, migrate } from '../migrate.ts'
import { makeListeners } from '../news.ts'
import type { Schema } from '../schema.ts'
import { makeAdvances } from './advances.ts'
import { listen, notify, writeNews, writeRemark } from './listen.ts'
import { persist } from './retry.ts'

/** How to use a PostgreSQL server. */
export interface PostgresUse {
  /** How many connections this process may have, besides the one that listens. */
  readonly connections?: number
  /** For how long a database that is away is waited for, in milliseconds. */
  readonly patience?: number
  /** Beside running servers, for tools that read: nothing can be changed, the schema is left as it is. */
  readonly shared?: boolean
  /** Is told once when the database is away at first, and waited for. */
  readonly onAway?: (error: unknown) => void
}

/** Connects, and brings the database to the current schema. */
export async function openPostgres(
  url: string,
  { connections = 10, patience = 30_000, shared = false, onAway }: PostgresUse = {},
): Promise<Home> {
  if (URL.parse(url) === null) throw storageFault('storage.address')
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    statement_timeout: 20_000,
    lock_timeout: 10_000,
    // A process that hangs must not keep a table locked.
    idle_in_transaction_session_timeout: 20_000,
    // A commit waits for the disk, whatever the server's own setting is.
    options: `-c synchronous_commit=on${shared ? ' -c default_transaction_read_only=on' : ''}`,
    types: {
      getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
    },
  })
  // A connection that breaks while nothing is asked of it is replaced when it is needed.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const listeners = makeListeners()
  try {
    await persist(patience, () => (shared ? checkMigrated : migrate)('postgres', db), onAway)
    const stopListening = await persist(patience, () => listen(url, listeners))
    return makeHome(pool, db, patience, listeners.add, stopListening)
  } catch (error) {
    await db.destroy()
    throw error
  }
}

const sessionOn = (transaction: Kysely<Schema>): Session => ({
  db: transaction,
  run: async <Row>(query: CompiledQuery<Row>, parameters: readonly unknown[]) =>
    (await transaction.executeQuery<Row>({ ...query, parameters })).rows,
  announce: (news) => notify(transaction, writeNews(news)),
})

/** Single queries, each of which is a transaction; those that are compiled once are also prepared once by each connection. */
function speakTo(pool: Pool, db: Kysely<Schema>): Reader {
  const names = new Map<string, string>()
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `hot${names.size}`
    names.set(text, name)
    return name
  }
  return {
    db,
    run: async <Row>({ sql: text }: CompiledQuery<Row>, parameters: readonly unknown[]) =>
      (await pool.query({ name: nameOf(text), text, values: [...parameters] })).rows as readonly Row[],
  }
}

function makeHome(
  pool: Pool,
  db: Kysely<Schema>,
  patience: number,
  subscribe: Home['subscribe'],
  stopListening: () => Promise<void>,
): Home {
  const alone = speakTo(pool, db)
  const advances = makeAdvances(alone, patience)
  const write: Home['write'] = (_subject, job) =>
    persist(patience, () => db.transaction().execute((transaction) => job(sessionOn(transaction))))
  return {
    kind: 'postgres',
    advance: async (commit) => {
      const { table } = commit
      if (hasAlongside(commit)) return undefined
      const advanced = await advances(commit)
      if (advanced === undefined) return undefined
      const { size, version, news, history } = advanced
      if (size > longestRecent) await write({ table }, (session) => fileIfLong(session, table))
      return { version, news, history }
    },
    write,
    read: (_subject, job) => persist(patience, () => job(alone)),
    readTogether: (_subject, job) =>
      persist(patience, () =>
        db
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute((transaction) => job(sessionOn(transaction))),
      ),
    subscribe,
    remark: (table, remark) => persist(patience, () => notify(db, writeRemark(table, remark))),
    ping: async () => void (await pool.query('select 1')),
    bytes: async () => {
      const { rows } = await sql<{
        readonly bytes: number
      }>`select pg_database_size(current_database()) as bytes`.execute(db)
      return rows[0].bytes
    },
    backup: undefined,
    close: async () => {
      await stopListening()
      await db.destroy()
    },
  }
}
