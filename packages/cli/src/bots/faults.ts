/** What can go wrong with a bot. Its move is then made by the fallback, and the fault is counted. */

/** An answer that is no legal move, an error instead of an answer, an answer that took too long. */
export const faults = ['illegal', 'threw', 'overtime'] as const
/** A fault of a bot. */
export type Fault = (typeof faults)[number]

/** A fault, and at which decision of the game, from 0, it happened. */
export interface FaultNote {
  readonly fault: Fault
  readonly move: number
}

/** How often each happened. */
export type FaultCounts = Readonly<Record<Fault, number>>

/** No fault yet. */
export const noFaults = (): Record<Fault, number> => ({ illegal: 0, threw: 0, overtime: 0 })

/** How often any of them happened. */
export const countFaults = (counts: FaultCounts): number => faults.reduce((sum, fault) => sum + counts[fault], 0)

/** Adds counts up. */
export function sumFaults(all: readonly FaultCounts[]): FaultCounts {
  const sum = noFaults()
  for (const counts of all) for (const fault of faults) sum[fault] += counts[fault]
  return sum
}
