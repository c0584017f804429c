/** One server per file: news travel inside the process only, so a second one would leave its players in the dark. */
import SqliteDatabase from 'better-sqlite3'
import { storageFault } from '../fault.ts'
import { makePrivate } from './connect.ts'

/** Takes the file for this process; the answer gives it back. The system lets go of it when the process dies. */
export function lockFile(path: string): () => void {
  makePrivate(`${path}.lock`)
  const lock = new SqliteDatabase(`${path}.lock`, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    throw storageFault('storage.file-in-use', { path })
  }
  return () => lock.close()
}
