/** Weights in a browser: only those for the number of seats at the table are fetched. Stands in for `all.ts` there. */
import type { Weights } from './weights.ts'

const sources: readonly (() => Promise<Weights>)[] = [
  async () => (await import('./solo.ts')).solo,
  async () => (await import('./two.ts')).two,
  async () => (await import('./three.ts')).three,
  async () => (await import('./four.ts')).four,
]
const fetched: (Weights | undefined)[] = []

/** The weights for a number of seats; undefined until they are fetched. */
export const weightsFor = (seats: number): Weights | undefined => fetched[seats - 1]

/** Fulfilled when the weights for a number of seats are there. */
export async function fetchWeights(seats: number): Promise<void> {
  fetched[seats - 1] ??= await sources[seats - 1]?.()
}
