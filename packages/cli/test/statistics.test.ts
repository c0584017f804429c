import { describe, expect, it } from 'vitest'
import { writeNumber } from '../src/numbers.ts'
import { eloOfScore, scoreOfElo } from '../src/statistics/elo.ts'
import { estimateMean, estimateRate } from '../src/statistics/estimate.ts'
import { rate } from '../src/statistics/ratings.ts'
import { testScores } from '../src/statistics/sprt.ts'
import { addTime, noTimes, summarizeTimes } from '../src/statistics/times.ts'

const repeat = <T>(list: readonly T[], times: number): readonly T[] => Array.from({ length: times }, () => list).flat()

/** So many wins of so many games. */
const won = (wins: number, of: number): readonly number[] => [...repeat([1], wins), ...repeat([0], of - wins)]

/** How wide the interval of a rate is. */
function width(values: readonly number[]): number {
  const { low, high } = estimateRate(values, 2)
  return high - low
}

describe('an estimate', () => {
  it('of a mean reaches 1.96 standard errors to either side', () => {
    const { mean, low = 0, high = 0 } = estimateMean(repeat([0, 2], 50))
    expect(mean).toBe(1)
    expect(high - mean).toBeCloseTo(1.96 * Math.sqrt(100 / 99 / 100), 9)
    expect(mean - low).toBeCloseTo(high - mean, 9)
  })

  it('of the mean of a single value has no interval, since nothing is known of its error', () => {
    expect(estimateMean([7])).toStrictEqual({ mean: 7, low: undefined, high: undefined })
    expect(JSON.stringify(estimateMean([7]))).toBe('{"mean":7}')
  })

  it('of a rate is Wilson’s when games are independent', () => {
    // 60 of 100: the textbook says 50.2 % to 69.1 %.
    const { mean, low, high } = estimateRate([...repeat([1], 60), ...repeat([0], 40)], 1)
    expect(mean).toBeCloseTo(0.6)
    expect(low).toBeCloseTo(0.502, 2)
    expect(high).toBeCloseTo(0.691, 2)
  })

  it('of a rate is wider when the games of a seed end alike, and narrower when the seats decide', () => {
    const alike = width(repeat([1, 0], 50))
    const mixed = width(repeat([1, 0.5, 0.5, 0], 25))
    const seats = width([...repeat([0.5], 98), 1, 0])
    expect(alike).toBeGreaterThan(1.3 * mixed)
    expect(mixed).toBeGreaterThan(1.3 * seats)
  })

  it('of a rate knows that a bot that won every game may lose one', () => {
    const { mean, low, high } = estimateRate(repeat([1], 10), 2)
    expect([mean, high]).toEqual([1, 1])
    expect(low).toBeCloseTo(0.722, 2)
    expect(estimateRate([0.5, 0.5], 2).low).toBeGreaterThan(0)
  })
})

describe('points of Elo', () => {
  it('are 400 for ten wins to one loss, and 0 for as many wins as losses', () => {
    expect(scoreOfElo(400)).toBeCloseTo(10 / 11, 9)
    expect(eloOfScore(10 / 11)).toBeCloseTo(400, 9)
    expect(eloOfScore(1)).toBeUndefined()
  })

  it('are 0, not -0, where nobody is ahead, or by less than is told', () => {
    expect(eloOfScore(0.5)).toBe(0)
    expect(writeNumber(-0.4)).toBe('0')
    expect(writeNumber(-0.04, 1)).toBe('0.0')
    expect(writeNumber(-0.06, 1)).toBe('-0.1')
  })
})

describe('the sequential test', () => {
  const bounds = { elo0: 0, elo1: 20 }

  it('has the likelihood ratio of the normal form', () => {
    const scores = repeat([1, 0.5, 0.5, 0], 25)
    const { llr } = testScores(scores, 2, bounds)
    const variance = (25 * 0.5 + 0.125) / 100
    const mu1 = scoreOfElo(20)
    expect(llr).toBeCloseTo((100 * (mu1 - 0.5) * (1 - 0.5 - mu1)) / (2 * variance), 9)
  })

  it('accepts what is clearly better, rejects what is not, and goes on in between', () => {
    expect(testScores(repeat([1, 0.5, 1, 0.5], 25), 2, bounds).verdict).toBe('accepted')
    expect(testScores(repeat([0, 0.5, 0, 0.5], 25), 2, bounds).verdict).toBe('rejected')
    expect(testScores(repeat([1, 0, 0.5, 0.5], 3), 2, bounds).verdict).toBe('undecided')
  })

  it('does not believe a handful of seeds', () => {
    expect(testScores([1, 1, 1], 2, { elo0: 0, elo1: 400 }).verdict).toBe('undecided')
  })
})

describe('ratings', () => {
  it('follow from the wins of two', () => {
    const [weak, strong] = rate(2, [{ one: 1, other: 0, scores: won(750, 1000) }], 0)
    expect(weak).toEqual({ elo: 0, low: 0, high: 0 })
    expect(strong.elo).toBeCloseTo(400 * Math.log10(750.5 / 250.5), 3)
    expect(strong.low).toBeLessThan(strong.elo - 15)
    expect(strong.high).toBeGreaterThan(strong.elo + 15)
  })

  it('add up along a chain, and are 0 for the anchor wherever it stands', () => {
    const pairings = [1, 2, 3].map((one) => ({ one, other: one - 1, scores: won(750, 1000) }))
    const ratings = rate(4, pairings, 1)
    const step = 400 * Math.log10(750.5 / 250.5)
    for (const [index, { elo }] of ratings.entries()) expect(elo).toBeCloseTo((index - 1) * step, 2)
  })

  it('are finite without a single loss', () => {
    const [, strong] = rate(2, [{ one: 1, other: 0, scores: won(20, 20) }], 0)
    expect(strong.elo).toBeGreaterThan(500)
    expect(strong.elo).toBeLessThan(1000)
  })

  it('without a single loss are as uncertain as the few seeds leave them', () => {
    const widths = [5, 50, 500].map((seeds) => {
      const [, strong] = rate(2, [{ one: 1, other: 0, scores: won(seeds, seeds) }], 0)
      expect(strong.low).toBeLessThan(strong.elo - 100)
      expect(strong.high).toBeGreaterThanOrEqual(strong.elo)
      return scoreOfElo(strong.high) - scoreOfElo(strong.low)
    })
    // As shares of the games: the more seeds were won without a loss, the surer it is.
    expect(widths).toEqual(widths.toSorted((one, other) => other - one))
    expect(widths[1]).toBeGreaterThan(0.03)
  })

  it('are the same every time', () => {
    const pairings = [{ one: 1, other: 0, scores: won(7, 10) }]
    expect(rate(2, pairings, 0)).toEqual(rate(2, pairings, 0))
  })
})

describe('times', () => {
  it('are summed up by mean, 95 % and maximum', () => {
    const times = noTimes()
    for (let time = 1; time <= 100; time += 1) addTime(times, time)
    const { count, mean, p95, max } = summarizeTimes(times)
    expect([count, mean, max]).toEqual([100, 50.5, 100])
    expect(p95).toBeGreaterThanOrEqual(95)
    expect(p95).toBeLessThanOrEqual(95 * 1.02)
    expect(summarizeTimes(noTimes())).toEqual({ count: 0, mean: 0, p95: 0, max: 0 })
  })
})
