import { describe, expect, it } from 'vitest'
import { sources } from '@bitoku/engine'
import type { BotName } from '../src/bots/names.ts'
import { type Report, simulate } from '../src/simulation.ts'
import { ascensionLines } from '../src/vp-lines.ts'

const everywhere = (bot: BotName, seats: number): readonly BotName[] => Array<BotName>(seats).fill(bot)

/** What does not depend on the machine. */
function withoutTimes(report: Report): Partial<Report> {
  const {
    seconds: _seconds,
    decisionsPerSecond: _decisions,
    gamesPerSecond: _games,
    warmUpGames: _warm,
    ...rest
  } = report
  return rest
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

describe('a simulation', () => {
  it('gives the same results for the same seed, and others for another', () => {
    const plan = { games: 5, seats: 3, bots: everywhere('random', 3), seed: 'maple', harder: false, solo: undefined }
    const first = withoutTimes(simulate(plan))
    expect(withoutTimes(simulate(plan))).toEqual(first)
    expect(withoutTimes(simulate({ ...plan, seed: 'pine' })).score).not.toEqual(first.score)
  })

  it('gives the same results for greedy bots too', () => {
    const plan = { games: 2, seats: 2, bots: everywhere('greedy', 2), seed: 'maple', harder: true, solo: undefined }
    expect(withoutTimes(simulate(plan))).toEqual(withoutTimes(simulate(plan)))
  })

  it.each([2, 3, 4])('accounts for every VP of %i seats by its source', (seats) => {
    for (const bot of ['random', 'greedy'] as const) {
      const { vpBySource, score } = simulate({
        games: 6,
        seats,
        bots: everywhere(bot, seats),
        seed: 'vp',
        harder: false,
        solo: undefined,
      })
      expect(Object.keys(vpBySource)).toEqual([...sources, ...ascensionLines])
      expect(sum(Object.values(vpBySource))).toBeCloseTo(score.mean, 9)
    }
  })

  it('has one winner in every game, by seat and by turn order', () => {
    const { bySeat, winsBySeatOrder } = simulate({
      games: 30,
      seats: 4,
      bots: everywhere('random', 4),
      seed: 'wins',
      harder: false,
      solo: undefined,
    })
    expect(sum(bySeat.map(({ wins }) => wins))).toBe(30)
    expect(sum(winsBySeatOrder)).toBe(30)
  })

  it('counts a believable number of turns and options', () => {
    const report = simulate({
      games: 30,
      seats: 4,
      bots: everywhere('random', 4),
      seed: 'turns',
      harder: false,
      solo: undefined,
    })
    // Three cards and three dice are six turns; crossings and the pass come on top.
    expect(report.turnsPerSeatAndRound).toBeGreaterThan(7)
    expect(report.turnsPerSeatAndRound).toBeLessThanOrEqual(11)
    expect(report.branching.mean).toBeGreaterThan(1)
    expect(report.branching.max).toBeGreaterThan(report.branching.mean)
    expect(report.score.min).toBeLessThanOrEqual(report.score.mean)
    expect(report.score.max).toBeGreaterThanOrEqual(report.score.mean)
  })
})

describe('the greedy bot', () => {
  it('beats the random one in nearly every game', () => {
    const { bySeat } = simulate({
      games: 40,
      seats: 2,
      bots: ['greedy', 'random'],
      seed: 'duel',
      harder: false,
      solo: undefined,
    })
    expect(bySeat[0].wins).toBeGreaterThanOrEqual(32)
    expect(bySeat[0].meanScore).toBeGreaterThan(bySeat[1].meanScore + 10)
  })
})

describe('simulate, alone against the Tengu', () => {
  it('reports how often the human wins, and both scores', () => {
    const solo = { name: 'tengu', options: {} }
    const report = simulate({ games: 6, seats: 1, bots: ['greedy'], seed: 'alone', harder: false, solo })
    expect(report.bySeat).toHaveLength(1)
    expect(report.againstTengu?.human).toEqual(report.score)
    expect(report.againstTengu?.humanWinRate).toBe(report.bySeat[0].wins / 6)
    expect(report.againstTengu?.tengu.mean).toBeGreaterThan(report.score.mean)
    const sum = Object.values(report.vpBySource).reduce((total, vp) => total + vp, 0)
    expect(sum).toBeCloseTo(report.score.mean)
  })
})
