/**
 * The file beside a running server, or as one that died has left it: for tools that only read. What they read is all of one
 * moment, with every answered commit; nothing is changed, and nobody has to wait.
 */
import type { Database } from 'better-sqlite3'
import { advance } from '../advance.ts'
import { storageFault } from '../fault.ts'
import type { Home, Reader } from '../home.ts'
import { checkMigrated } from '../migrate.ts'
import { backUp } from './backup.ts'
import { pageSize } from './connect.ts'
import { damageOf, faultsOf, openToRead, refuseForeign } from './inspect.ts'
import { readJournal } from './journal.ts'
import { speakTo } from './speak.ts'

/** Opens a file that is there, to read it as it is now. */
export async function openBeside(path: string, { anySchema = false } = {}): Promise<Home> {
  refuseForeign(path)
  const database = openToRead(path)
  const reader = speakTo(database)
  const opened = Date.now()
  try {
    database.pragma('temp_store = MEMORY')
    // Until the end: what others commit meanwhile is not seen.
    database.exec('begin')
    if (!anySchema) {
      await checkMigrated('sqlite', reader.db)
      await followJournal(database, reader)
    }
  } catch (error) {
    database.close()
    throw damageOf(path, error)
  }
  const refuse = async (): Promise<never> => {
    throw storageFault('storage.only-read', { path })
  }
  const whole = async <Result>(job: (reader: Reader) => Promise<Result>): Promise<Result> => {
    try {
      return await job(reader)
    } catch (error) {
      throw damageOf(path, error)
    }
  }
  return {
    kind: 'sqlite',
    advance: refuse,
    write: refuse,
    read: (_subject, job) => whole(job),
    readTogether: (_subject, job) => whole(job),
    subscribe: () => () => {},
    remark: refuse,
    // What is read is of one moment, and stays as it was.
    availability: { now: () => ({ works: true, since: opened }), subscribe: () => () => {}, check: async () => false },
    listening: undefined,
    bytes: async () => Number(database.pragma('page_count', { simple: true })) * pageSize,
    backup: (target) => backUp(database, target),
    faults: async () => faultsOf(database),
    close: async () => void database.close(),
  }
}

/**
 * Shows this connection, and no other, the tables where the journal has led them. Rows of which something lies in the journal are
 * copied and moved on, with the commits as their latest ones; from then on they stand in the place of the others.
 */
async function followJournal(database: Database, reader: Reader): Promise<void> {
  database.exec(`
    create temp table tables as
      select * from main.tables where id in (select value ->> 'table' from main.journal, json_each(commits));
    create unique index temp.followed_id on tables (id)`)
  for (const commit of readJournal(database)) await advance(reader, commit)
  database.exec(`
    alter table temp.tables rename to followed;
    create temp view tables as
      select * from main.tables where id not in (select id from temp.followed)
      union all select * from temp.followed`)
}
