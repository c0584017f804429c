/** The terminal this runs in. */
import { setTimeout } from 'node:timers/promises'

const widest = 110
const narrowest = 40
const usual = 100

/** How wide lines may be. */
export function lineWidth(): number {
  const columns = process.stdout.columns ?? Number(process.env['COLUMNS'] ?? Number.NaN)
  // Some terminals say that they have no columns at all.
  return !(columns >= narrowest) ? usual : Math.min(columns, widest)
}

/** Prints lines; on a terminal each waits a little, so that a person can follow. */
export async function printLines(lines: readonly string[], delay: number): Promise<void> {
  for (const line of lines) {
    console.log(line)
    if (delay > 0 && process.stdout.isTTY) await setTimeout(delay)
  }
}
