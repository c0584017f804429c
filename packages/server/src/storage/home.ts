/** What a database has to offer so that everything above it is written once. */
import type { CompiledQuery, Kysely } from 'kysely'
import type { Availability, AvailabilityKeeper } from './availability.ts'
import type { News, NumberedNews } from './news.ts'
import type { Schema } from './schema.ts'
import type { Commit, Committed } from './storage.ts'

/** The database, inside or outside a transaction. */
export type Db = Kysely<Schema>

/** Whose rows, moves and commands a job reads or changes: those of a table, of every table, or of none. */
export type Subject = { readonly table: string } | 'every table' | 'no table'

/** What a reader reads of may also be the tables that a query finds: it is asked only where something may not be filed yet. */
export type ReadSubject = Subject | { readonly found: (reader: Reader) => Promise<readonly string[]> }

/** What a job reads with. */
export interface Reader {
  readonly db: Db
  /** Runs a compiled query past the query builder, which takes longer than the query. */
  readonly run: <Row>(
    query: CompiledQuery<Row>,
    parameters: readonly unknown[],
  ) => readonly Row[] | Promise<readonly Row[]>
}

/** A transaction. */
export interface Session extends Reader {
  /** Tells all processes, as soon as the transaction is on the disk. */
  readonly announce: (news: NumberedNews) => Promise<void>
}

/** A home of the storage. */
export interface Home {
  readonly kind: 'sqlite' | 'postgres'
  /**
   * Commits moves in the quickest way there is, and answers when they are on the disk. Undefined: nothing has happened, for
   * whatever reason; a job that writes will find it out.
   */
  readonly advance: (commit: Commit) => Promise<Committed | undefined>
  /** Runs a job as one transaction, and answers when it is on the disk. Jobs may run again after a disturbance. */
  readonly write: <Result>(subject: Subject, job: (session: Session) => Promise<Result>) => Promise<Result>
  /** Reads with one query. */
  readonly read: <Result>(subject: ReadSubject, job: (reader: Reader) => Promise<Result>) => Promise<Result>
  /** Reads with several queries that see the same moment. */
  readonly readTogether: <Result>(subject: ReadSubject, job: (reader: Reader) => Promise<Result>) => Promise<Result>
  readonly subscribe: (table: string, listener: (news: News) => void) => () => void
  readonly remark: (table: string, remark: string) => Promise<void>
  /** Whether the database works. */
  readonly availability: Pick<AvailabilityKeeper, 'now' | 'subscribe' | 'check'>
  /** Whether news of other processes is heard; undefined where there are none. */
  readonly listening: Availability | undefined
  readonly bytes: () => Promise<number>
  readonly backup: ((path: string) => Promise<void>) | undefined
  /** What is wrong with the file itself, a line each. */
  readonly faults: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}
