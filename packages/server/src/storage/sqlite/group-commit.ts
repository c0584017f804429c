/**
 * Group commit: jobs that arrive together share one transaction, and so one wait for the disk. Each has a savepoint of its
 * own: one that fails leaves the others alone. Nobody hears of success before the common commit.
 */
import type { Database } from 'better-sqlite3'
import type { Db, Session } from '../home.ts'
import type { NumberedNews } from '../news.ts'

/** So many jobs share a commit at most, that readers are not kept waiting. */
const largestGroup = 256

interface Job {
  readonly run: (session: Session) => Promise<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (reason: unknown) => void
}

/** A job that has run: what it will be told once the group is on the disk. */
interface Ran {
  readonly settle: () => void
  readonly news: readonly NumberedNews[]
}

/** The one way to write. */
export interface Writer {
  readonly write: <Result>(job: (session: Session) => Promise<Result>) => Promise<Result>
  /** When all that was asked for is written. */
  readonly idle: () => Promise<void>
}

/** A writer on a connection that nobody else uses. */
export function makeWriter(database: Database, db: Db, tell: (news: NumberedNews) => void): Writer {
  const queue: Job[] = []
  let working: Promise<void> | undefined
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const mark = database.prepare('savepoint job')
  const release = database.prepare('release job')
  const undo = database.prepare('rollback to job')

  const runJob = async ({ run, resolve, reject }: Job): Promise<Ran> => {
    const news: NumberedNews[] = []
    mark.run()
    try {
      const value = await run({ db, announce: async (each) => void news.push(each) })
      release.run()
      return { settle: () => resolve(value), news }
    } catch (error) {
      undo.run()
      release.run()
      return { settle: () => reject(error), news: [] }
    }
  }

  const runGroup = async (jobs: readonly Job[]): Promise<void> => {
    const ran: Ran[] = []
    try {
      begin.run()
      for (const job of jobs) ran.push(await runJob(job))
      commit.run()
    } catch (error) {
      // The disk is full, or the like: nothing of the group has happened.
      if (database.inTransaction) database.exec('rollback')
      for (const { reject } of jobs) reject(error)
      return
    }
    for (const { settle, news } of ran) {
      news.forEach(tell)
      settle()
    }
  }

  const work = async (): Promise<void> => {
    while (queue.length > 0) {
      // After what the event loop has ready now: whatever arrived during the last commit comes along.
      await new Promise(setImmediate)
      await runGroup(queue.splice(0, largestGroup))
    }
    working = undefined
  }

  return {
    write: <Result>(run: (session: Session) => Promise<Result>) =>
      new Promise<Result>((resolve, reject) => {
        queue.push({ run, resolve: (value) => resolve(value as Result), reject })
        working ??= work()
      }),
    idle: async () => working,
  }
}
