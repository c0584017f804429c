/** The home on a PostgreSQL server: any number of processes on one database, each of which may take any move. */
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, type PoolConfig } from 'pg'
import { hasAlongside } from '../alongside.ts'
import { keepAvailability } from '../availability.ts'
import { fileIfLong, longestRecent } from '../filing.ts'
import type { Home, Reader, Session } from '../home.ts'
import { storageFault } from '../fault.ts'
import { checkMigrated, migrate } from '../migrate.ts'
import { makeListeners } from '../news.ts'
import { makePersistence, type Persist } from '../persistence.ts'
import { probe } from '../probe.ts'
import type { Schema } from '../schema.ts'
import { makeAdvances } from './advances.ts'
import { type Listening, listen, notify, writeNews, writeRemark } from './listen.ts'
import { claimAlone, claimShared } from './claim.ts'
import { type Connections, connectionSettings, makeConnections } from './connections.ts'
import { awaitDatabase, isOnlyReadable, judge, judgeReading } from './faults.ts'

/** How to use a PostgreSQL server. */
export interface PostgresUse {
  /** How many connections this process may have, besides the one that listens. */
  readonly connections?: number
  /** For how long a database that is away at first is waited for, in milliseconds. */
  readonly patience?: number
  /** Beside running servers, for tools that read: nothing can be changed, the schema is left as it is. */
  readonly shared?: boolean
  /** Beside running servers, whatever the schema is. */
  readonly anySchema?: boolean
  /** With no server beside it: to move everything away, or here. */
  readonly alone?: boolean
  /** Is told once when the database is away at first, and waited for. */
  readonly onAway?: (error: unknown) => void
}

/** Connects, and brings the database to the current schema. */
export async function openPostgres(
  url: string,
  {
    connections = 10,
    patience = 30_000,
    shared = false,
    anySchema = false,
    alone = false,
    onAway = () => {},
  }: PostgresUse = {},
): Promise<Home> {
  if (URL.parse(url) === null) throw storageFault('storage.address')
  // Tools may ask for much at once, and nobody waits for them; but nothing that a tool does alone may be given up half way.
  const canHang = !shared && !alone
  const settings = connectionSettings(url, { connections, shared, alone })
  if (!anySchema) await awaitDatabase(patience, () => prepare(settings, shared), onAway)
  const connected = makeConnections(settings, canHang)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: connected }) })
  const aside = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { options: settings, connect: connected.connectAside, end: async () => {} } }),
  })
  const listeners = makeListeners()
  const keeper = keepAvailability({
    attempt: (isOut) => probe(aside, isOut),
    canRead: isOnlyReadable,
  })
  try {
    const listening = await awaitDatabase(
      patience,
      () =>
        listen({
          url,
          listeners,
          ...(!shared && { claim: alone ? claimAlone : claimShared }),
          onLost: (error, isSilent) => {
            const begun = Date.now()
            if (isSilent) connected.renew()
            void keeper.report(error, begun)
          },
        }),
      onAway,
    )
    // Whatever was asked meanwhile may have been done or not.
    keeper.subscribe(({ works }) => {
      if (works) listeners.tellMissed()
    })
    const persist = makePersistence({ keeper, judge: shared ? judgeReading : judge, canHang })
    const home = makeHome(connected, db, persist, listeners.add, listening)
    return {
      ...home,
      availability: keeper,
      close: async () => {
        keeper.close()
        await home.close()
      },
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Brings the database to the current schema, or sees that it is there already. Migrations take as long as they take. */
async function prepare(settings: PoolConfig, shared: boolean): Promise<void> {
  const pool = new Pool({
    ...settings,
    max: 1,
    statement_timeout: 0,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await (shared ? checkMigrated : migrate)('postgres', db)
  } finally {
    await db.destroy()
  }
}

const sessionOn = (transaction: Kysely<Schema>): Session => ({
  db: transaction,
  run: async <Row>(query: CompiledQuery<Row>, parameters: readonly unknown[]) =>
    (await transaction.executeQuery<Row>({ ...query, parameters })).rows,
  announce: (news) => notify(transaction, writeNews(news)),
})

/** Single queries, each of which is a transaction; those that are compiled once are also prepared once by each connection. */
function speakTo(pool: Connections, db: Kysely<Schema>): Reader {
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
  pool: Connections,
  db: Kysely<Schema>,
  persist: Persist,
  subscribe: Home['subscribe'],
  listening: Listening,
): Omit<Home, 'availability'> {
  const alone = speakTo(pool, db)
  const advances = makeAdvances(alone, persist)
  const write: Home['write'] = (_subject, job) =>
    persist('write', () => db.transaction().execute((transaction) => job(sessionOn(transaction))))
  return {
    kind: 'postgres',
    listening: listening.keeper,
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
    read: (_subject, job) => persist('read', () => job(alone)),
    readTogether: (_subject, job) =>
      persist('read', () =>
        db
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute((transaction) => job(sessionOn(transaction))),
      ),
    subscribe,
    remark: (table, remark) => persist('read', () => notify(db, writeRemark(table, remark))),
    bytes: async () => {
      const { rows } = await sql<{
        readonly bytes: number
      }>`select pg_database_size(current_database()) as bytes`.execute(db)
      return rows[0].bytes
    },
    backup: undefined,
    // PostgreSQL keeps checksums of its own pages.
    faults: async () => [],
    close: async () => {
      await listening.stop()
      await db.destroy()
    },
  }
}
