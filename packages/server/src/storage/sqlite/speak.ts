/** Queries on a connection to a SQLite file. */
import type { Database, Statement } from 'better-sqlite3'
import { type CompiledQuery, Kysely, SqliteDialect } from 'kysely'
import type { Reader } from '../home.ts'
import type { Schema } from '../schema.ts'

/** So many statements stay prepared. */
const mostStatements = 400

/** Kysely on a connection, with statements that are prepared once. */
export function speakTo(database: Database): Reader {
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
  const run: Reader['run'] = <Row>({ sql: text }: CompiledQuery<Row>, parameters: readonly unknown[]) => {
    const statement = prepare(text)
    if (statement.reader) return statement.all(parameters) as readonly Row[]
    statement.run(parameters)
    return []
  }
  return { db, run }
}
