/** Comparing contenders on the imagined games that they share: there luck cancels out. */

/** The differences of two rows of results, game by game, as far as both go. */
export function differences(one: readonly number[], other: readonly number[]): readonly number[] {
  return one.slice(0, other.length).map((result, at) => result - other[at])
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** The standard deviation of some numbers. */
export function spreadOf(numbers: readonly number[]): number {
  if (numbers.length < 2) return 0
  const mean = meanOf(numbers)
  return Math.sqrt(numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / (numbers.length - 1))
}

/** The standard error of their mean. */
export const errorOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : spreadOf(numbers) / Math.sqrt(numbers.length)

/** So many games are needed before anything is clear, and so many standard errors. */
const fewest = 8
const surely = 3

/** Whether one row of results is better than the other beyond doubt. */
export function isClearlyBetter(one: readonly number[], other: readonly number[]): boolean {
  const gaps = differences(one, other)
  return gaps.length >= fewest && meanOf(gaps) > surely * errorOf(gaps)
}
