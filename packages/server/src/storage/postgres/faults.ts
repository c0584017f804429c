/** What faults of PostgreSQL say: it is away, it cannot write, or others were in the way. */
import { pause, pauseBefore } from '../availability.ts'
import type { Verdict } from '../persistence.ts'
import { NoneFree } from './connections.ts'

/** It can be read, and nothing can be written: a disk that is full or broken, a server that only answers questions. */
const readOnlyCodes = new Set(['53100', '58030', '25006'])

/** It is away: not reached, shut down, crashed, starting up; too many connections, no memory. */
const outCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53200',
  '25P03',
])

/** A transaction that lost against another, or waited too long for it. Each of them has changed nothing. */
const conflictCodes = new Set(['40001', '40P01', '55P03', '57014'])

const brokenConnection = /Connection terminated|not queryable|connection error|timeout exceeded when trying to connect/

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Whether the database answers, though it cannot write. */
export const isOnlyReadable = (error: unknown): boolean => readOnlyCodes.has(codeOf(error))

/** Whether the database is away, or cannot write. */
function isOut(error: unknown): boolean {
  const code = codeOf(error)
  if (outCodes.has(code) || readOnlyCodes.has(code) || code.startsWith('08')) return true
  return error instanceof Error && brokenConnection.test(error.message)
}

/** A key that was there already: another process was faster, and the next attempt will see what it wrote. */
const isTwin = (error: unknown): boolean => codeOf(error) === '23505'

/** What a fault says after so many others. */
export function judge(error: unknown, count: number): Verdict {
  if (isOut(error)) return 'out'
  if (error instanceof NoneFree) return 'conflict'
  return conflictCodes.has(codeOf(error)) || (isTwin(error) && count < 3) ? 'conflict' : 'wrong'
}

/** The same for tools that only read: that they may not write is no outage. */
export const judgeReading = (error: unknown, count: number): Verdict =>
  isOnlyReadable(error) ? 'wrong' : judge(error, count)

/** Tries until the database is there, for a server that starts before it. */
export async function awaitDatabase<Result>(
  patience: number,
  attempt: () => Promise<Result>,
  onAway: (error: unknown) => void,
): Promise<Result> {
  const end = Date.now() + patience
  for (let count = 0; ; count += 1) {
    try {
      return await attempt()
    } catch (error) {
      const wait = pauseBefore(count)
      if (judge(error, count) === 'wrong' || Date.now() + wait > end) throw error
      if (count === 0) onAway(error)
      await pause(wait)
    }
  }
}
