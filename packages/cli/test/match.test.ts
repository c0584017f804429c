import { describe, expect, it } from 'vitest'
import { type MatchReport, type MatchSettings, playMatch } from '../src/match/match.ts'
import { jobsOf, type MatchPlan } from '../src/match/plan.ts'
import type { SideReport } from '../src/match/side.ts'
import { writeMatch } from '../src/match/table.ts'
import { bitoku, refusalOf } from './command.ts'

const duel: MatchPlan = {
  a: 'greedy',
  b: 'random',
  seats: 2,
  games: 16,
  seed: 'match',
  harder: false,
  solo: undefined,
  limit: 60_000,
  live: false,
}

/** What does not depend on the machine. */
function withoutTimes({ seconds: _seconds, a, b, ...rest }: MatchReport): unknown {
  return { ...rest, a: sideWithoutTime(a), b: sideWithoutTime(b) }
}

const sideWithoutTime = ({ time: _time, ...side }: SideReport): unknown => side

/** A match that comes to its end. */
async function played(plan: MatchPlan, settings: MatchSettings): Promise<MatchReport> {
  const report = await playMatch(plan, settings)
  if (report === undefined) throw new Error('no seed was over')
  return report
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

describe('the games of a match', () => {
  it('have every seed once from each seat', () => {
    const games = jobsOf({ ...duel, games: 4 }).map(({ seed, bots }) => [seed, bots])
    expect(games).toEqual([
      ['match-0', ['greedy', 'random']],
      ['match-0', ['random', 'greedy']],
      ['match-1', ['greedy', 'random']],
      ['match-1', ['random', 'greedy']],
    ])
  })

  it('have one A among the Bs at a larger table, and only whole seeds', () => {
    const games = jobsOf({ ...duel, seats: 3, games: 4 })
    expect(games).toHaveLength(6)
    expect(games.slice(0, 3).map(({ bots }) => bots.indexOf('greedy'))).toEqual([0, 1, 2])
    for (const { bots } of games) expect(bots.filter((bot) => bot === 'greedy')).toHaveLength(1)
  })

  it('have A alone against the Tengu', () => {
    const solo = { name: 'demon', options: { leadBonus: true } }
    const games = jobsOf({ ...duel, b: undefined, seats: 1, games: 3, solo })
    expect(games).toHaveLength(3)
    for (const game of games) expect(game).toMatchObject({ bots: ['greedy'], solo: { leadBonus: true } })
  })
})

describe('a match', () => {
  it('says the same for the same seed, however many workers there are: the better bot, its VP, where they come from', async () => {
    const report = await played(duel, { workers: 1 })
    expect([report.games, report.seeds]).toEqual([16, 8])
    expect(withoutTimes(await played(duel, { workers: 3 }))).toEqual(withoutTimes(report))
    expect(report.winRate.mean).toBeGreaterThan(0.75)
    expect(report.winRate.low).toBeGreaterThan(0.5)
    expect(report.elo.elo).toBeGreaterThan(150)
    expect(report.margin.mean).toBeCloseTo(report.a.meanVp - report.b.meanVp, 9)
    for (const side of [report.a, report.b]) expect(sum(Object.values(side.vpBySource))).toBeCloseTo(side.meanVp, 9)
    expect(sum(report.winsByPlace)).toBeCloseTo(report.winRate.mean * report.games, 9)
    expect(report.a.time.move.count).toBeGreaterThan(16 * 30)
    expect(report.a.time.turn.max).toBeGreaterThanOrEqual(report.a.time.turn.p95)
  })

  it('of a bot with its like is even, since the same games are played from both seats', async () => {
    const report = await played({ ...duel, a: 'random' }, { workers: 2 })
    expect(report.winRate.mean).toBe(0.5)
    expect(report.margin.mean).toBeCloseTo(0, 9)
    expect(report.sprt).toBeUndefined()
    expect(writeMatch(report, 'en')).toMatch(/^points of Elo ahead +0 \(/m)
  })

  it('of a single seed tells the VP ahead without an interval, since nothing is known of its error', async () => {
    const report = await played({ ...duel, games: 2 }, { workers: 1 })
    expect(JSON.parse(JSON.stringify(report.margin))).toEqual({ mean: report.margin.mean })
    expect(writeMatch(report, 'en')).toMatch(/^VP ahead +-?\d+\.\d$/m)
    const longer = await played({ ...duel, games: 4 }, { workers: 1 })
    expect(writeMatch(longer, 'en')).toMatch(/^VP ahead +-?\d+\.\d \(-?\d+\.\d to -?\d+\.\d\)$/m)
  })

  it('of several counts the wins and the rivals left behind', async () => {
    const report = await played({ ...duel, seats: 4, games: 8 }, { workers: 2 })
    expect(report.evenShare).toBe(0.25)
    expect(report.score.mean).toBeGreaterThanOrEqual(report.winRate.mean)
    expect(report.winRate.mean).toBeGreaterThan(0.25)
  })

  it('against the Tengu is lost by a greedy bot', async () => {
    const solo = { name: 'tengu', options: {} }
    const report = await played({ ...duel, b: undefined, seats: 1, games: 3, solo }, { workers: 2 })
    expect(report.b.name).toBe('Tengu')
    expect(report.winRate.mean).toBe(0)
    expect(report.b.meanVp).toBeGreaterThan(report.a.meanVp)
    expect(report.solo).toBe('tengu')
  })

  it('with a sequential test stops as soon as it is decided', async () => {
    const sprt = { elo0: 0, elo1: 50 }
    const plan = { ...duel, games: 2000 }
    const report = await played(plan, { workers: 2, sprt })
    expect(report.sprt?.verdict).toBe('accepted')
    expect(report.games).toBeLessThan(200)
    const again = await played(plan, { workers: 1, sprt })
    expect(withoutTimes(again)).toEqual(withoutTimes(report))
  })
})

describe('a match that is ended early', () => {
  it('tells of the seeds that are complete', async () => {
    const controller = new AbortController()
    const onGame = (done: number): void => {
      if (done === 5) controller.abort()
    }
    const report = await played({ ...duel, games: 1000 }, { workers: 1, signal: controller.signal, onGame })
    expect([report.games, report.seeds]).toEqual([4, 2])
    expect(report.winsByPlace.every((wins) => wins <= 2)).toBe(true)
  })

  it('has nothing to tell before the first', async () => {
    const signal = AbortSignal.abort()
    expect(await playMatch(duel, { workers: 1, signal })).toBeUndefined()
  })
})

describe('a match by the clock', () => {
  it('says so, and comes to the same kind of end', async () => {
    const report = await played({ ...duel, a: 'casual', games: 2, live: true }, { workers: 2 })
    expect(report).toMatchObject({ live: true, games: 2 })
    expect(writeMatch(report, 'en')).toContain('casual against random, 2 seats, seed match, by the clock')
  })
})

describe('the faults of a match', () => {
  it('are counted for each side, and logged so that the game can be shown again', async () => {
    const script = new URL('workers/stubborn.ts', import.meta.url)
    const report = await played({ ...duel, a: 'expert:1', games: 2 }, { workers: 1, script })
    expect(report.a.faults).toEqual({ illegal: 1, threw: 0, overtime: 0 })
    expect(report.b.faults).toEqual({ illegal: 0, threw: 0, overtime: 0 })
    const [first] = report.faultLog
    expect(report.faultLog).toHaveLength(1)
    expect(first).toMatchObject({ fault: 'illegal', seed: 'match-0', bots: ['expert:1', 'random'], seat: 0 })
    expect(writeMatch(report, 'en')).toContain(
      `expert:1 failed (illegal) on seat A at move ${first.move + 1} of the game of expert:1,random`,
    )
  })
})

describe('bitoku match', () => {
  it('prints exactly one JSON object', () => {
    const { code, out, error } = bitoku(['match', '--a', 'greedy', '--b', 'random', '--games', '4', '--json'])
    expect([code, error]).toEqual([0, ''])
    expect(out.trimEnd().split('\n')).toHaveLength(1)
    const report = JSON.parse(out) as MatchReport
    expect(report).toMatchObject({ seats: 2, games: 4, seeds: 2, seed: '1' })
    expect(report.a.faults).toEqual({ illegal: 0, threw: 0, overtime: 0 })
  })

  it('prints a table without --json', () => {
    const { code, out } = bitoku(['match', '--a', 'greedy', '--solo', 'novice', '--games', '3', '--language', 'fr'])
    expect(code).toBe(0)
    expect(out).toContain('greedy against the Tengu (novice), seed 1')
    expect(out).toContain('Trésors du lac')
    expect(out).toContain('faults: overtime')
  })

  it.each([
    [['--a', 'greedy'], '--solo <preset>'],
    [['--b', 'greedy'], '--a <bot>'],
    [['--a', 'clever', '--b', 'random'], 'random, greedy'],
    [['--a', 'greedy', '--b', 'random', '--seats', '1'], 'from 2 to 4'],
    [['--a', 'greedy', '--b', 'random', '--seats', '5'], 'from 2 to 4'],
    [['--a', 'greedy', '--solo', 'tengu', '--seats', '2'], 'without --b, --seats'],
    [['--a', 'greedy', '--b', 'random', '--solo', 'tengu'], 'without --b'],
    [['--a', 'greedy', '--b', 'random', '--sprt', '--elo0', '20'], 'less than --elo1'],
    [['--a', 'greedy', '--b', 'random', '--elo0', '5'], 'Use them with --sprt'],
    [['--a', 'greedy', '--b', 'random', '--elo1', '20'], 'Use them with --sprt'],
    [['--a', 'greedy', '--solo', 'tengu', '--elo1', '5'], 'Use them with --sprt'],
    [['--a', 'strong:400', '--b', 'random'], 'strong:400 would not heed its budget'],
    [['--a', 'expert:400', '--b', 'strong:250ms'], 'strong:250ms would not heed its budget'],
    [['--a', 'club:400', '--b', 'random'], 'a budget only for'],
    [['--a', 'expert:400', '--b', 'random', '--live'], 'Name the bots without one'],
    [['--a', 'greedy', '--b', 'random', '--workers', '0'], 'from 1 to 256'],
  ])('refuses %j with one line', async (args, allowed) => {
    const said = await refusalOf(['match', ...args])
    expect(said.trimEnd().split('\n')).toHaveLength(1)
    expect(said).toContain(allowed)
  })
})
