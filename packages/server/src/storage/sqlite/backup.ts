/** A copy of a running database. */
import { open, rename } from 'node:fs/promises'
import SqliteDatabase, { type Database } from 'better-sqlite3'
import { storageFault } from '../fault.ts'
import { makePrivate } from './connect.ts'

/** Copies the database into a file. The file is there only when it is whole, checked and on the disk. */
export async function backUp(database: Database, path: string): Promise<void> {
  const unfinished = `${path}.part`
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
  await rename(unfinished, path)
}
