import { describe, expect, it } from 'vitest'
import type { ArenaSettings } from '../src/arena/arena.ts'
import { type LadderPlan, type LadderReport, playLadder } from '../src/ladder/ladder.ts'
import { writeLadder, writeLadderMarkdown } from '../src/ladder/table.ts'
import { bitoku, refusalOf } from './command.ts'

const plan: LadderPlan = {
  levels: ['random', 'greedy', 'expert:9'],
  pairs: 'all',
  seats: 2,
  games: 12,
  seed: 'ladder',
  harder: false,
  limit: 60_000,
}

/** Here every bot with a budget plays like the greedy one, which is quick. */
const script = new URL('workers/stubborn.ts', import.meta.url)

/** A ladder on which somebody has met. */
async function played(ladder: LadderPlan, settings: ArenaSettings): Promise<LadderReport> {
  const report = await playLadder(ladder, settings)
  if (report === undefined) throw new Error('nobody has met')
  return report
}

describe('a ladder', () => {
  it('puts the random bot at 0 and better ones above', async () => {
    let last: readonly number[] = []
    const report = await played(plan, { workers: 2, script, onGame: (done, of) => (last = [done, of]) })
    const [random, greedy, same] = report.rungs
    expect(random).toMatchObject({ name: 'random', elo: 0, low: 0, high: 0, games: 24 })
    expect(greedy.elo).toBeGreaterThan(100)
    expect(same.elo).toBeGreaterThan(100)
    expect(greedy.low).toBeLessThan(greedy.high)
    expect(report.results.map(({ one, other, games }) => [one, other, games])).toEqual([
      ['greedy', 'random', 12],
      ['expert:9', 'random', 12],
      ['expert:9', 'greedy', 12],
    ])
    expect(last).toEqual([36, 36])
  })

  it('of neighbours has each meet the next', async () => {
    const { results, anchor } = await played(
      { ...plan, levels: ['greedy', 'random'], pairs: 'neighbours', games: 2 },
      { workers: 1 },
    )
    expect(results.map(({ one, other }) => [one, other])).toEqual([['random', 'greedy']])
    expect(anchor).toBe('random')
  })

  it('of larger tables measures each among the other', async () => {
    const report = await played({ ...plan, levels: ['random', 'greedy'], seats: 3, games: 12 }, { workers: 2 })
    expect(report.results[0].games).toBe(12)
    expect(report.results[0].score.mean).toBeGreaterThan(0.5)
    expect(report.rungs[1].elo).toBeGreaterThan(0)
    expect(writeLadder(report)).toContain('rivals left behind')
  })

  it('that is ended early rates those who have met', async () => {
    const controller = new AbortController()
    const onGame = (done: number): void => {
      if (done === 13) controller.abort()
    }
    const { levels, results } = await played(
      { ...plan, pairs: 'neighbours' },
      { workers: 1, signal: controller.signal, onGame },
    )
    expect(levels).toEqual(['random', 'greedy'])
    expect(results.map(({ games }) => games)).toEqual([12])
  })

  it('says which bots failed, how often and where', async () => {
    const report = await played({ ...plan, levels: ['random', 'expert:1'], games: 2 }, { workers: 1, script })
    expect(report.rungs.map(({ faults }) => faults.illegal)).toEqual([0, 1])
    expect(report.faultLog).toHaveLength(1)
    expect(writeLadder(report)).toMatch(
      /Moves of bots that failed: expert:1 1\.\nexpert:1 failed \(illegal\) on seat A at move/,
    )
    expect(writeLadderMarkdown(report)).toContain('Moves of bots that failed: expert:1 1.')
  })

  it('is a table of Markdown too', async () => {
    const report = await played({ ...plan, levels: ['random', 'greedy'], games: 2 }, { workers: 1 })
    expect(writeLadderMarkdown(report)).not.toContain('failed')
    expect(writeLadderMarkdown(report)).toMatch(
      /^Ratings at 2 seats, .*\n\n\| level \|.*\n\| --- \|.*\n\| random \| 0 \|/,
    )
  })
})

describe('bitoku ladder', () => {
  it('prints exactly one JSON object', () => {
    const { code, out } = bitoku(['ladder', '--levels', 'random,greedy', '--games', '2', '--json'])
    expect(code).toBe(0)
    expect((JSON.parse(out) as LadderReport).rungs.map(({ name }) => name)).toEqual(['random', 'greedy'])
  })

  it.each([
    [['--levels', 'random'], 'at least two'],
    [['--levels', 'random,random'], 'each of them once'],
    [['--pairs', 'some'], 'neighbours, all'],
    [['--seats', '1'], 'from 2 to 4'],
    [['--levels', 'random,club:5'], 'a budget only for'],
    [['--levels', 'random,strong:5'], 'strong:5 would not heed its budget'],
  ])('refuses %j', async (args, allowed) => {
    expect(await refusalOf(['ladder', ...args])).toContain(allowed)
  })
})
