/** Comparing contenders on the imagined games that they share: there luck cancels out. */

/** The differences of two rows of results, game by game, as far as both go. */
function differences(one: readonly number[], other: readonly number[]): readonly number[] {
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

/** Fewer games than this tell nothing about how different others are. */
const fewestToTell = 4
/** Student's t: half of an interval that holds the truth in 95 of 100 cases, in standard errors, for that many games, one more … */
const students = [3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26] as const
const studentsOfMany = 2.2

/** By how much one row of results is better than the other, and how far that may be off; undefined where too few say so. */
export function compareRows(
  one: readonly number[],
  other: readonly number[],
): { readonly lead: number; readonly error: number; readonly doubt: number } | undefined {
  const gaps = differences(one, other)
  if (gaps.length < fewestToTell) return undefined
  const error = errorOf(gaps)
  return { lead: meanOf(gaps), error, doubt: error * (students[gaps.length - fewestToTell] ?? studentsOfMany) }
}
