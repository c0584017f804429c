/**
 * Looking at a SQLite file before anything is written to it: whether it is a database at all, whether it is ours, and whether it
 * is whole.
 */
import { closeSync, openSync, readSync } from 'node:fs'
import SqliteDatabase, { type Database, SqliteError } from 'better-sqlite3'
import { storageFault } from '../fault.ts'

/** What SQLite keeps in the header of our files: `Btku`. */
export const applicationId = 0x42_74_6b_75

/** A SQLite file begins with these letters; at these places of its header are two numbers that programs may choose. */
const magic = 'SQLite format 3\0'
const headerSize = 100
const [userVersionAt, applicationIdAt] = [60, 68]

/** So many faults of a file are named at most. */
const mostFaults = 20

/** The first bytes of a file; undefined where there is no file, or nothing in it. */
function readHeader(path: string): Buffer | undefined {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    // Whoever opens it next says why it cannot be opened.
    return undefined
  }
  try {
    const header = Buffer.alloc(headerSize)
    const length = readSync(file, header, 0, headerSize, 0)
    return length === 0 ? undefined : header.subarray(0, length)
  } finally {
    closeSync(file)
  }
}

/** Opens a file that is there so that nothing can be written to it. */
export const openToRead = (path: string): Database =>
  new SqliteDatabase(path, { readonly: true, fileMustExist: true, timeout: 5000 })

/** Runs a job on a file that cannot be written to meanwhile. */
function readFrom<Result>(path: string, job: (database: Database) => Result): Result {
  const database = openToRead(path)
  try {
    return job(database)
  } finally {
    database.close()
  }
}

/** Whether a database without our mark is ours: the first ones had none. One without any table belongs to nobody. */
function looksLikeOurs(database: Database, userVersion: number): boolean {
  const tables = database.prepare<[], string>("select name from sqlite_master where type = 'table'").pluck().all()
  if (tables.length === 0) return userVersion === 0
  if (!tables.includes('kysely_migration') || !tables.includes('tables')) return false
  return database.prepare('select 1 from kysely_migration where name = ?').get('0001-first') !== undefined
}

/** Refuses a file that is not a database, or one of another program. Nothing is written, also not beside it. */
export function refuseForeign(path: string): void {
  const header = readHeader(path)
  if (header === undefined) return
  if (header.length < headerSize || header.toString('latin1', 0, magic.length) !== magic) {
    throw storageFault('storage.no-database', { path })
  }
  const mark = header.readUInt32BE(applicationIdAt)
  if (mark === applicationId) return
  const isOurs =
    mark === 0 &&
    readWhole(path, () => readFrom(path, (database) => looksLikeOurs(database, header.readUInt32BE(userVersionAt))))
  if (!isOurs) throw storageFault('storage.foreign-file', { path })
}

/**
 * Refuses a file whose pages are damaged. 180 MB took 0.1 s where the file was in memory; indexes are compared with their tables
 * by `faultsOf` only, which took 0.24 s.
 */
export function refuseDamaged(path: string): void {
  if (readHeader(path) === undefined) return
  const [fault] = readWhole(path, () => readFrom(path, (database) => check(database, 'quick_check')))
  if (fault !== undefined) throw storageFault('storage.damaged', { path, fault })
}

/** Everything that SQLite finds wrong with a file. */
export const faultsOf = (database: Database): readonly string[] => check(database, 'integrity_check')

function check(database: Database, how: 'quick_check' | 'integrity_check'): readonly string[] {
  try {
    const found = database.prepare<[], string>(`pragma ${how}(${mostFaults})`).pluck().all()
    return found.flatMap((text) => text.split('\n')).filter((line) => line !== 'ok')
  } catch (error) {
    if (isDamage(error)) return [error.message]
    throw error
  }
}

/** Runs a job on a file; that it cannot be read since it is damaged is said as such. */
function readWhole<Result>(path: string, job: () => Result): Result {
  try {
    return job()
  } catch (error) {
    throw damageOf(path, error)
  }
}

const isDamage = (error: unknown): error is Error =>
  error instanceof SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code)

/** The fault behind an error of SQLite about a damaged file; any other error is what it is. */
export const damageOf = (path: string, error: unknown): unknown =>
  isDamage(error) ? storageFault('storage.damaged', { path, fault: error.message }) : error

/** Marks a file as ours. */
export function markOurs(database: Database): void {
  if (database.pragma('application_id', { simple: true }) !== applicationId) {
    database.pragma(`application_id = ${applicationId}`)
  }
}
