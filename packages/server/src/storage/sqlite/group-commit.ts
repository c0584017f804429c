/**
 * Group commit: jobs that arrive together share one transaction, and so one wait for the disk. Nobody hears of success before
 * the common commit. One that fails leaves the others alone: they are done again, each with a savepoint of its own.
 */
import type { Database } from 'better-sqlite3'
import type { Session } from '../home.ts'
import type { NumberedNews } from '../news.ts'

/** So many jobs share a commit at most, that readers are not kept waiting. */
const largestGroup = 256
/** While many write at the same time, a commit waits so long for company after the one before it, in milliseconds. */
const gather = 3

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

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** A writer on a connection that nobody else uses. */
export function makeWriter(
  database: Database,
  on: Pick<Session, 'db' | 'run'>,
  tell: (news: NumberedNews) => void,
): Writer {
  const queue: Job[] = []
  let working: Promise<void> | undefined
  let last = { size: 0, at: 0 }
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const mark = database.prepare('savepoint job')
  const release = database.prepare('release job')
  const undo = database.prepare('rollback to job')

  const runJob = async ({ run, resolve }: Job): Promise<Ran> => {
    const news: NumberedNews[] = []
    const value = await run({ ...on, announce: async (each) => void news.push(each) })
    return { settle: () => resolve(value), news }
  }

  const runApart = async (job: Job): Promise<Ran> => {
    mark.run()
    try {
      const ran = await runJob(job)
      release.run()
      return ran
    } catch (error) {
      undo.run()
      release.run()
      return { settle: () => job.reject(error), news: [] }
    }
  }

  const runAll = async (jobs: readonly Job[], how: (job: Job) => Promise<Ran>): Promise<readonly Ran[]> => {
    const ran: Ran[] = []
    try {
      begin.run()
      for (const job of jobs) ran.push(await how(job))
      commit.run()
      return ran
    } catch (error) {
      if (database.inTransaction) database.exec('rollback')
      throw error
    }
  }

  const runGroup = async (jobs: readonly Job[]): Promise<void> => {
    const ran = await runAll(jobs, runJob)
      .catch(() => runAll(jobs, runApart))
      // The disk is full, or the like: nothing of the group has happened.
      .catch((error: unknown) => jobs.map(({ reject }): Ran => ({ settle: () => reject(error), news: [] })))
    // The news first: who has changed a table looks at it anew, and must not find the old one in memory.
    for (const { settle, news } of ran) {
      news.forEach(tell)
      settle()
    }
  }

  const work = async (): Promise<void> => {
    while (queue.length > 0) {
      const rest = last.size > 1 && queue.length < largestGroup ? last.at + gather - performance.now() : 0
      // At least until the event loop has handed over what is ready now.
      await (rest > 1 ? pause(rest) : new Promise(setImmediate))
      const group = queue.splice(0, largestGroup)
      await runGroup(group)
      last = { size: group.length, at: performance.now() }
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
