/**
 * The sequential test: after every seed, is the evidence for one of two strengths enough to stop? The normal form of the
 * generalised SPRT on the scores of the seeds.
 */
import { scoreOfElo } from './elo.ts'
import { meanOf, spreadOf } from './estimate.ts'

/** The two strengths to tell apart, in points above the rival. */
export interface SprtBounds {
  readonly elo0: number
  readonly elo1: number
}

/** What the test says. `accepted`: as strong as elo1; `rejected`: no stronger than elo0. */
type Verdict = 'accepted' | 'rejected' | 'undecided'

/** How the test stands. */
export interface SprtResult extends SprtBounds {
  /** The logarithm of how much likelier elo1 makes the scores than elo0. */
  readonly llr: number
  readonly lower: number
  readonly upper: number
  readonly verdict: Verdict
}

/** The chance of either error. */
const risk = 0.05
const upper = Math.log((1 - risk) / risk)

/** The first seeds say too little about how much scores vary. */
const fewestSeeds = 8

/** Tests the scores of the seeds so far, each the mean of `games` games. */
export function testScores(scores: readonly number[], games: number, { elo0, elo1 }: SprtBounds): SprtResult {
  const llr = likelihoodRatio(scores, games, scoreOfElo(elo0), scoreOfElo(elo1))
  const decided = scores.length >= fewestSeeds && Math.abs(llr) >= upper
  const verdict: Verdict = decided ? (llr > 0 ? 'accepted' : 'rejected') : 'undecided'
  return { elo0, elo1, llr, lower: -upper, upper, verdict }
}

function likelihoodRatio(scores: readonly number[], games: number, mu0: number, mu1: number): number {
  const { length } = scores
  if (length === 0) return 0
  // One imagined seed of coin flips: without it, scores that are all alike would prove anything at once.
  const variance = (spreadOf(scores) + 0.25 / games) / length
  return (length * (mu1 - mu0) * (2 * meanOf(scores) - mu0 - mu1)) / (2 * variance)
}
