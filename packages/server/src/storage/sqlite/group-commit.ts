/**
 * Group commit: jobs that arrive together share one transaction, and so one wait for the disk. Nobody hears of success before
 * the common commit. One that fails leaves the others alone: they are done again, each with a savepoint of its own.
 */
import type { Database } from 'better-sqlite3'
import { doAlongside, hasAlongside } from '../alongside.ts'
import type { Home, Reader, Session } from '../home.ts'
import type { NumberedNews } from '../news.ts'
import type { Journal } from './journal.ts'

/** So many jobs share a commit at most, that readers are not kept waiting. */
const largestGroup = 256
/**
 * While many write at the same time, a commit waits for company after the one before it, and the longer the more there was: a
 * wait for the disk costs as much as a dozen moves. In milliseconds.
 */
const gatherAfter = (size: number): number => (size > 1 ? Math.min(8, 2 + size / 4) : 0)
/** When nobody has written for so long, what lies in the journal is filed, in milliseconds. */
const filingPause = 1000
/** So many tables share a transaction when many are filed, that nobody waits long: some milliseconds. */
const filedAtOnce = 48

interface Job {
  readonly run: (session: Session) => unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (reason: unknown) => void
}

/** A job that has run: what it will be told once the group is on the disk. */
interface Ran {
  readonly settle: () => void
  readonly news: readonly NumberedNews[]
}

/** The one way to write. */
export interface Writer extends Pick<Home, 'advance' | 'write'> {
  /** Files the commits of some tables. Where they are many, those who write meanwhile need not wait until all are. */
  readonly file: (tables: readonly string[]) => Promise<void>
  /** Files all commits, and ends when all that was asked for is written. */
  readonly close: () => Promise<void>
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** A writer on a connection that nobody else uses. */
export function makeWriter(
  database: Database,
  on: Reader,
  journal: Journal,
  tell: (news: NumberedNews) => void,
): Writer {
  const queue: Job[] = []
  let working: Promise<void> | undefined
  let last = { size: 0, at: 0 }
  let filing: NodeJS.Timeout | undefined
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const mark = database.prepare('savepoint job')
  const release = database.prepare('release job')
  const undo = database.prepare('rollback to job')

  const runJob = ({ run, resolve }: Job): Ran | Promise<Ran> => {
    const news: NumberedNews[] = []
    const ran = (value: unknown): Ran => ({ settle: () => resolve(value), news })
    const value = run({ ...on, announce: async (each) => void news.push(each) })
    return value instanceof Promise ? value.then(ran) : ran(value)
  }

  const runApart = async (job: Job): Promise<Ran> => {
    mark.run()
    const before = journal.mark()
    try {
      const ran = await runJob(job)
      release.run()
      return ran
    } catch (error) {
      // When the disk is full SQLite gives up the whole transaction by itself.
      if (!database.inTransaction) throw error
      undo.run()
      release.run()
      journal.undo(before)
      return { settle: () => job.reject(error), news: [] }
    }
  }

  const runAll = async (jobs: readonly Job[], how: (job: Job) => Ran | Promise<Ran>): Promise<readonly Ran[]> => {
    const ran: Ran[] = []
    const before = journal.mark()
    try {
      begin.run()
      for (const job of jobs) {
        const one = how(job)
        ran.push(one instanceof Promise ? await one : one)
      }
      await journal.write()
      commit.run()
      journal.keep()
      return ran
    } catch (error) {
      if (database.inTransaction) database.exec('rollback')
      journal.undo(before)
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
    clearTimeout(filing)
    while (queue.length > 0) {
      const longest = gatherAfter(last.size)
      // Never longer, whatever the clock says.
      const rest = queue.length < largestGroup ? Math.min(longest, last.at + longest - performance.now()) : 0
      // At least until the event loop has handed over what is ready now.
      await (rest > 1 ? pause(rest) : new Promise(setImmediate))
      const group = queue.splice(0, largestGroup)
      await runGroup(group)
      last = { size: group.length, at: performance.now() }
    }
    working = undefined
    if (!journal.concerns('every table')) return
    filing = setTimeout(() => void file(journal.unfiled().slice(0, filedAtOnce)).catch(() => {}), filingPause)
    filing.unref()
  }

  const enqueue = <Result>(run: (session: Session) => Result | Promise<Result>): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      queue.push({ run, resolve: (value) => resolve(value as Result), reject })
      working ??= work()
    })

  const file: Writer['file'] = async (tables) => {
    for (let at = 0; at < tables.length; at += filedAtOnce) {
      await enqueue(() => journal.settleAll(tables.slice(at, at + filedAtOnce)))
    }
  }

  const write: Writer['write'] = (subject, job) =>
    enqueue(async (session) => {
      if (journal.concerns(subject)) await journal.settle(subject)
      return job(session)
    })

  return {
    write,
    file,
    advance: (moves) =>
      enqueue((session) => {
        const { table, at } = moves
        const answer = journal.take(moves)
        if (answer === undefined) return undefined
        void session.announce({ table, number: answer.news, kind: 'moves' })
        return hasAlongside(moves) ? doAlongside(session, table, at, moves).then(() => answer) : answer
      }),
    close: async () => {
      await working
      // What cannot be filed now, since the disk is full or the like, is on the disk all the same: the next server files it.
      await file(journal.unfiled()).catch(() => {})
      await working
      clearTimeout(filing)
    },
  }
}
