/** The home in a file: SQLite in the process. Every commit is on the disk before it is answered. */
import type { Database } from 'better-sqlite3'
import { keepAvailability } from '../availability.ts'
import type { Home, Reader, ReadSubject } from '../home.ts'
import { migrate } from '../migrate.ts'
import { makeListeners } from '../news.ts'
import { makePersistence } from '../persistence.ts'
import { probe } from '../probe.ts'
import { backUp } from './backup.ts'
import { checkPlace, connect, pageSize } from './connect.ts'
import { judge } from './faults.ts'
import { makeWriter } from './group-commit.ts'
import { damageOf, faultsOf, markOurs, refuseDamaged, refuseForeign } from './inspect.ts'
import { makeJournal, recover } from './journal.ts'
import { lockFile } from './lock.ts'
import { speakTo } from './speak.ts'

/** Opens the file, or makes it, for the one server that works with it. */
export async function openSqlite(path: string): Promise<Home> {
  checkPlace(path)
  refuseForeign(path)
  const unlock = lockFile(path)
  try {
    refuseDamaged(path)
    return await openLocked(path, unlock)
  } catch (error) {
    unlock()
    throw damageOf(path, error)
  }
}

async function openLocked(path: string, unlock: () => void): Promise<Home> {
  const writing = connect(path)
  const reading = connect(path)
  // Of its own, since what is read together must not see what others commit meanwhile.
  const gathering = connect(path)
  const writer = speakTo(writing)
  const journal = await (async () => {
    await together(writing, async () => {
      await migrate('sqlite', writer.db)
      markOurs(writing)
    })
    const left = makeJournal(writing, writer)
    await together(writing, () => recover(writing, left))
    return left
  })().catch((error: unknown) => {
    for (const connection of [writing, reading, gathering]) connection.close()
    throw error
  })
  reading.pragma('query_only = on')
  gathering.pragma('query_only = on')
  const reader = speakTo(reading)
  const readTogether = makeGathering(gathering)
  const listeners = makeListeners()
  const { write, file, advance, close } = makeWriter(writing, writer, journal, listeners.tell)
  const keeper = keepAvailability({
    attempt: () => write('no table', ({ db }) => probe(db, true)),
    canRead: () => true,
  })
  // Whatever was asked meanwhile may have been done or not.
  keeper.subscribe(({ works }) => {
    if (works) listeners.tellMissed()
  })
  const persist = makePersistence({ keeper, judge, canHang: false })
  const unfiledOf = async (subject: ReadSubject): Promise<readonly string[]> => {
    if (subject === 'no table' || !journal.concerns('every table')) return []
    if (subject === 'every table') return journal.unfiled()
    return journal.unfiled('table' in subject ? [subject.table] : await subject.found(reader))
  }
  /** Lets a job read after all commits that it is about, and that were made before it, have been filed. */
  const whenFiled =
    (read: <Result>(job: (reader: Reader) => Promise<Result>) => Promise<Result>): Home['read'] =>
    (subject, job) =>
      persist('read', async () => {
        await file(await unfiledOf(subject))
        return read(job)
      })
  return {
    kind: 'sqlite',
    availability: keeper,
    listening: undefined,
    advance: (commit) => persist('write', () => advance(commit)),
    write: (subject, job) => persist('write', () => write(subject, job)),
    read: whenFiled((job) => job(reader)),
    readTogether: whenFiled(readTogether),
    subscribe: listeners.add,
    remark: async (table, remark) => listeners.tell({ table, kind: 'remark', remark }),
    bytes: async () => Number(reading.pragma('page_count', { simple: true })) * pageSize,
    backup: (target) => backUp(writing, target),
    faults: async () => faultsOf(reading),
    close: async () => {
      keeper.close()
      await close()
      for (const connection of [gathering, reading, writing]) connection.close()
      unlock()
    },
  }
}

/** Reads of several queries, one after the other, each of a single moment. */
function makeGathering(database: Database): <Result>(job: (reader: Reader) => Promise<Result>) => Promise<Result> {
  const reader = speakTo(database)
  const begin = database.prepare('begin')
  const end = database.prepare('commit')
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const mine = last.then(async () => {
      begin.run()
      try {
        return await job(reader)
      } finally {
        end.run()
      }
    })
    last = mine.catch(() => {})
    return mine
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
