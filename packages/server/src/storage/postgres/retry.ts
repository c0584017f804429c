/** Patience with a database that is away for a moment: it restarts, or a connection breaks. */

const passingCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  // Shut down, crashed, starting up; too many connections; a transaction that lost against another or waited too long
  // for it. Each of them has changed nothing.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '40001',
  '40P01',
  '55P03',
  '57014',
  '25P03',
])

const brokenConnection = /Connection terminated|not queryable|connection error|timeout exceeded when trying to connect/

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Whether the next attempt may work. */
export function isPassing(error: unknown): boolean {
  const code = codeOf(error)
  if (passingCodes.has(code) || code.startsWith('08')) return true
  return error instanceof Error && brokenConnection.test(error.message)
}

/** A key that was there already: another process was faster, and the next attempt will see what it wrote. */
const isTwin = (error: unknown): boolean => codeOf(error) === '23505'

/** Waits a little longer each time, and not in step with others. */
export const pauseBefore = (attempt: number): number =>
  Math.min(1000, 20 * 2 ** Math.min(attempt, 10)) * (0.5 + Math.random() / 2)

/** So many times it is tried again, however long that takes. */
const fewest = 3

/** A pause. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/**
 * Tries until it works, the fault is not a passing one, or patience is at its end. A machine that was halted uses up all its time
 * in one attempt: some are always made.
 */
export async function persist<Result>(
  patience: number,
  attempt: () => Promise<Result>,
  onAway: (error: unknown) => void = () => {},
): Promise<Result> {
  const end = Date.now() + patience
  for (let count = 0; ; count += 1) {
    try {
      return await attempt()
    } catch (error) {
      const mayWork = isPassing(error) || (isTwin(error) && count < 3)
      const wait = pauseBefore(count)
      if (!mayWork || (count >= fewest && Date.now() + wait > end)) throw error
      if (count === 0) onAway(error)
      await pause(wait)
    }
  }
}
