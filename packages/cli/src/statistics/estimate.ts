/** Means with their 95 % intervals. What is independent is the seed, not the game: games of one seed share their luck. */

/** A mean, and the interval that holds the true one in 95 of 100 cases. */
export interface Estimate {
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** A mean of which nothing more is known. */
interface BareMean {
  readonly mean: number
  readonly low: undefined
  readonly high: undefined
}

/** A mean, with its interval where something is known about its error. */
export type MeanEstimate = Estimate | BareMean

/** Standard errors on either side of a mean that 95 % lie within. */
export const errorsOf95 = 1.96

/** The mean of a list; 0 of none. */
export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The sum of the squared distances from the mean. */
export function spreadOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
}

/** The mean of independent values. */
export function estimateMean(values: readonly number[]): MeanEstimate {
  const { length } = values
  return surround(meanOf(values), length, () => Math.sqrt(spreadOf(values) / (length - 1) / length))
}

/** A mean of so many independent values with its interval; of fewer than two nothing is known about its standard error. */
export function surround(mean: number, count: number, standardError: () => number): MeanEstimate {
  if (count < 2) return { mean, low: undefined, high: undefined }
  const reach = errorsOf95 * standardError()
  return { mean, low: mean - reach, high: mean + reach }
}

/**
 * A rate from independent values between 0 and 1, each the mean of `games` games. Wilson's interval with as many games as
 * would be as uncertain as the values are: it stays within 0 and 1, and is honest where every game ended alike.
 */
export function estimateRate(values: readonly number[], games: number): Estimate {
  const { length } = values
  if (length === 0) return { mean: 0, low: 0, high: 1 }
  const mean = meanOf(values)
  const variance = length < 2 ? 0 : spreadOf(values) / (length - 1)
  const alike = mean === 0 || mean === 1 ? length : length * games
  const weight = variance === 0 ? alike : (length * mean * (1 - mean)) / variance
  const square = errorsOf95 ** 2
  const centre = (mean + square / (2 * weight)) / (1 + square / weight)
  const reach =
    (errorsOf95 / (1 + square / weight)) * Math.sqrt((mean * (1 - mean)) / weight + square / (4 * weight ** 2))
  return { mean, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) }
}
