/** What a database has to offer so that everything above it is written once. */
import type { CompiledQuery, Kysely } from 'kysely'
import type { News, NumberedNews } from './news.ts'
import type { Schema } from './schema.ts'

/** The database, inside or outside a transaction. */
export type Db = Kysely<Schema>

/** A transaction. */
export interface Session {
  readonly db: Db
  /** Runs a compiled query past the query builder, which takes longer than the query. */
  readonly run: <Row>(
    query: CompiledQuery<Row>,
    parameters: readonly unknown[],
  ) => readonly Row[] | Promise<readonly Row[]>
  /** Tells all processes, as soon as the transaction is on the disk. */
  readonly announce: (news: NumberedNews) => Promise<void>
}

/** A home of the storage. */
export interface Home {
  readonly kind: 'sqlite' | 'postgres'
  /** Runs a job as one transaction, and answers when it is on the disk. Jobs may run again after a disturbance. */
  readonly write: <Result>(job: (session: Session) => Promise<Result>) => Promise<Result>
  /** Reads with one query. */
  readonly read: <Result>(job: (db: Db) => Promise<Result>) => Promise<Result>
  /** Reads with several queries that see the same moment. */
  readonly readTogether: <Result>(job: (db: Db) => Promise<Result>) => Promise<Result>
  readonly subscribe: (table: string, listener: (news: News) => void) => () => void
  readonly remark: (table: string, remark: string) => Promise<void>
  /** One small query, without patience. */
  readonly ping: () => Promise<void>
  readonly bytes: () => Promise<number>
  readonly backup: ((path: string) => Promise<void>) | undefined
  readonly close: () => Promise<void>
}
