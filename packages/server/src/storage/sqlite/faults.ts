/** What faults of SQLite say: the file is locked, the disk is full or broken. */
import type { Verdict } from '../persistence.ts'

/** The file, or the disk that it is on, does not let us write, or read. Longer codes begin with these. */
const outCodes = [
  'BUSY',
  'LOCKED',
  'FULL',
  'IOERR',
  'READONLY',
  'CANTOPEN',
  'PROTOCOL',
  'NOMEM',
  'PERM',
  'CORRUPT',
  'NOTADB',
].map((code) => `SQLITE_${code}`)

/** What a fault says. */
export function judge(error: unknown): Verdict {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  return outCodes.some((each) => code.startsWith(each)) ? 'out' : 'wrong'
}
