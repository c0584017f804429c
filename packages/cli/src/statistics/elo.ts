/** Ratings and scores: 400 points of Elo are ten wins to one loss. */
import type { Estimate } from './estimate.ts'

const scale = 400

/**
 * The share of rivals that a bot leaves behind when it is so many points above them. With several rivals the mean of
 * (seats − place) / (seats − 1) is expected to be the same number.
 */
export const scoreOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / scale))

/** The points above its rivals of a bot with that score; undefined where no number would do. */
export const eloOfScore = (score: number): number | undefined =>
  score <= 0 || score >= 1 ? undefined : scale * Math.log10(score / (1 - score))

/** The points of a strength relative to strength 1. */
export const eloOfStrength = (strength: number): number => scale * Math.log10(strength)

/** A score as points; an end of the interval that has no number is missing. */
export interface EloEstimate {
  readonly elo: number | undefined
  readonly low: number | undefined
  readonly high: number | undefined
}

/** An estimated score as points. */
export const eloOfEstimate = ({ mean, low, high }: Estimate): EloEstimate => ({
  elo: eloOfScore(mean),
  low: eloOfScore(low),
  high: eloOfScore(high),
})
