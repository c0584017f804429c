/** The home in a file: SQLite in the process. Every commit is on the disk before it is answered. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Database, Statement } from 'better-sqlite3'
import { type CompiledQuery, Kysely, SqliteDialect, sql } from 'kysely'
import type { Home, Session } from '../home.ts'
import { checkMigrated, migrate } from '../migrate.ts'
import { makeListeners } from '../news.ts'
import type { Schema } from '../schema.ts'
import { backUp } from './backup.ts'
import { connect, pageSize } from './connect.ts'
import { makeWriter } from './group-commit.ts'
import { lockFile } from './lock.ts'

/** So many statements stay prepared. */
const mostStatements = 400

/** Opens the file, or makes it. `shared`: beside a running server, for tools that read. */
export async function openSqlite(path: string, { shared = false } = {}): Promise<Home> {
  if (!shared) mkdirSync(dirname(path), { recursive: true })
  const unlock = shared ? () => {} : lockFile(path)
  const writing = connect(path)
  const reading = connect(path)
  const { db, run } = speakTo(writing)
  const { db: reader } = speakTo(reading)
  // A tool must not change the schema under a running server.
  try {
    await (shared ? checkMigrated('sqlite', db) : together(writing, () => migrate('sqlite', db)))
  } catch (error) {
    writing.close()
    reading.close()
    unlock()
    throw error
  }
  reading.pragma('query_only = on')
  const listeners = makeListeners()
  const writer = makeWriter(writing, { db, run }, listeners.tell)
  return {
    kind: 'sqlite',
    write: writer.write,
    read: (job) => job(reader),
    readTogether: (job) => reader.transaction().execute(job),
    subscribe: listeners.add,
    remark: async (table, remark) => listeners.tell({ table, kind: 'remark', remark }),
    ping: async () => void (await sql`select 1`.execute(reader)),
    bytes: async () => Number(reading.pragma('page_count', { simple: true })) * pageSize,
    backup: (target) => backUp(writing, target),
    close: async () => {
      await writer.idle()
      await reader.destroy()
      await db.destroy()
      unlock()
    },
  }
}

/** All or nothing: a process that dies in the middle of a migration leaves the file as it was. */
async function together(database: Database, job: () => Promise<void>): Promise<void> {
  database.exec('begin immediate')
  try {
    await job()
    database.exec('commit')
  } catch (error) {
    if (database.inTransaction) database.exec('rollback')
    throw error
  }
}

/** Kysely on a connection, with statements that are prepared once. */
function speakTo(database: Database): Pick<Session, 'db' | 'run'> {
  const prepared = new Map<string, Statement>()
  const prepare = (text: string): Statement => {
    const there = prepared.get(text)
    if (there !== undefined) return there
    if (prepared.size >= mostStatements) prepared.clear()
    const statement = database.prepare(text)
    prepared.set(text, statement)
    return statement
  }
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: { prepare, close: () => void database.close() } }),
  })
  const run: Session['run'] = <Row>({ sql: text }: CompiledQuery<Row>, parameters: readonly unknown[]) => {
    const statement = prepare(text)
    if (statement.reader) return statement.all(parameters) as readonly Row[]
    statement.run(parameters)
    return []
  }
  return { db, run }
}
