/** Ratings from pairwise scores: Bradley and Terry's model by maximum likelihood, intervals by the bootstrap over seeds. */
import { seedRandom } from '@bitoku/bots'
import { eloOfStrength } from './elo.ts'
import { meanOf } from './estimate.ts'

/** How two rated things, named by their indices, fared against each other. */
export interface Pairing {
  readonly one: number
  readonly other: number
  /** The score of the first against the second, one mean for each seed. */
  readonly scores: readonly number[]
}

/** A rating in points of Elo, with its 95 % interval. */
export interface Rating {
  readonly elo: number
  readonly low: number
  readonly high: number
}

const resamples = 1000
/** Each pairing gets this much of a seed won on either side, so that one without a loss still has a finite rating. */
const prior = 0.5
const mostRounds = 20_000
const precision = 1e-7

/** Rates things by their pairings; the thing `anchor` has 0 points. The pairings must connect all of them. */
export function rate(count: number, pairings: readonly Pairing[], anchor: number): readonly Rating[] {
  const best = fit(count, pairings, anchor)
  const random = seedRandom('bootstrap')
  const samples = Array.from({ length: resamples }, () =>
    fit(
      count,
      pairings.map((pairing) => ({ ...pairing, scores: resample(pairing.scores, random) })),
      anchor,
    ),
  )
  return best.map((elo, index) => {
    const sorted = samples.map((sample) => sample[index]).toSorted((one, other) => one - other)
    return { elo, low: sorted[Math.floor(0.025 * resamples)], high: sorted[Math.ceil(0.975 * resamples) - 1] }
  })
}

/**
 * As many scores, drawn from those of the seeds and the prior's together: of seeds alone that were all won, every resample would
 * be the same, as if it were certain that none is ever lost.
 */
function resample(scores: readonly number[], random: () => number): readonly number[] {
  const { length } = scores
  return scores.map(() => {
    const drawn = random() * (length + 2 * prior)
    if (drawn < length) return scores[Math.floor(drawn)]
    return drawn < length + prior ? 1 : 0
  })
}

/** Hunter's minorise-maximise steps until no strength changes any more. */
function fit(count: number, pairings: readonly Pairing[], anchor: number): readonly number[] {
  const games = pairings.map(({ scores }) => scores.length + 2 * prior)
  const wins = Array<number>(count).fill(0)
  pairings.forEach(({ one, other, scores }, at) => {
    const won = prior + meanOf(scores) * scores.length
    wins[one] += won
    wins[other] += games[at] - won
  })
  let strengths = Array<number>(count).fill(1)
  for (let round = 0; round < mostRounds; round += 1) {
    const weights = Array<number>(count).fill(0)
    pairings.forEach(({ one, other }, at) => {
      const weight = games[at] / (strengths[one] + strengths[other])
      weights[one] += weight
      weights[other] += weight
    })
    const next = wins.map((won, index) => (weights[index] === 0 ? 1 : won / weights[index]))
    const scale = next[anchor]
    const change = Math.max(...next.map((strength, index) => Math.abs(Math.log(strength / scale / strengths[index]))))
    strengths = next.map((strength) => strength / scale)
    if (change < precision) break
  }
  return strengths.map(eloOfStrength)
}
