/** A connection to a SQLite file, set so that an answered commit survives a power failure. */
import { closeSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDatabase, { type Database } from 'better-sqlite3'
import { storageFault } from '../fault.ts'

/** Some packed games fit into a page of this size without waste, and it is still quickly written. */
export const pageSize = 8192

/** A file that somebody else has locked is waited for while nothing else can go on: not for long, in milliseconds. It is tried again. */
const longestWait = 100

/** Refuses a place for a file that was mistyped: nobody looks for a database in a folder that was made for it unasked. */
export function checkPlace(path: string): void {
  const folder = dirname(path)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw storageFault('storage.no-folder', { folder })
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
    throw storageFault('storage.is-folder', { path })
}

/** Opens a file, or makes it. */
export function connect(path: string): Database {
  makePrivate(path)
  const database = new SqliteDatabase(path, { timeout: longestWait })
  database.pragma(`page_size = ${pageSize}`)
  database.pragma('journal_mode = WAL')
  // FULL: a commit waits for the disk. NORMAL could lose the last ones when the power fails.
  database.pragma('synchronous = FULL')
  database.pragma('temp_store = MEMORY')
  return database
}

/** A file that is not there yet is made for its owner alone: seeds and addresses are in it. SQLite's files beside it follow it. */
export function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
}
