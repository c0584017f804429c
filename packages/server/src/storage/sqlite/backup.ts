/** A copy of a running database. */
import { existsSync, realpathSync, statSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import SqliteDatabase, { type Database } from 'better-sqlite3'
import { storageFault } from '../fault.ts'
import { checkPlace, makePrivate } from './connect.ts'
import { refuseForeign } from './inspect.ts'
import { lockFile } from './lock.ts'

/** What SQLite and the server keep beside a database, by the end of its name. */
const ends = ['', '-wal', '-shm', '-journal', '.lock']

/** Copies the database into a file. The file is there only when it is whole, checked and on the disk. */
export async function backUp(database: Database, path: string): Promise<void> {
  const unfinished = `${path}.part`
  checkPlace(path)
  refuseItself(database.name, [path, unfinished])
  // Only an earlier backup is replaced.
  if (existsSync(path)) refuseForeign(path)
  // Another server may work with what is to be replaced.
  if (existsSync(`${path}.lock`)) lockFile(path)()
  // One that an earlier attempt has left may be open to others.
  await rm(unfinished, { force: true })
  makePrivate(unfinished)
  await database.backup(unfinished)
  const copy = new SqliteDatabase(unfinished)
  const verdict = copy.pragma('quick_check', { simple: true })
  // Without the write-ahead log the copy is one file, whoever opens it.
  copy.pragma('journal_mode = DELETE')
  copy.close()
  if (verdict !== 'ok') throw storageFault('storage.backup-damaged', { path })
  const file = await open(unfinished, 'r+')
  await file.sync()
  await file.close()
  // What lies beside an earlier file of that name would be taken for this one's.
  for (const end of ['-wal', '-shm', '-journal']) await rm(`${path}${end}`, { force: true })
  await rename(unfinished, path)
}

/** Refuses to write to the database that is copied, or to a file that belongs to it, by whatever name it is called. */
function refuseItself(source: string, targets: readonly string[]): void {
  const own = ends.map((end) => `${source}${end}`)
  for (const target of targets) {
    if (own.some((file) => isSameFile(file, target))) throw storageFault('storage.backup-onto-itself', { path: target })
  }
}

/** Whether two paths lead to the same file, also by links. */
export function isSameFile(one: string, other: string): boolean {
  if (placeOf(one) === placeOf(other)) return true
  if (!existsSync(one) || !existsSync(other)) return false
  const [first, second] = [statSync(one), statSync(other)]
  return first.ino === second.ino && first.dev === second.dev
}

/** Where a path leads to; of a file that is not there, where it would be. */
function placeOf(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  const folder = dirname(path)
  return existsSync(folder) ? join(realpathSync(folder), basename(path)) : path
}
