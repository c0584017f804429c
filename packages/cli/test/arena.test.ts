import { describe, expect, it } from 'vitest'
import { newGame, score } from '@bitoku/engine'
import { playJobs } from '../src/arena/arena.ts'
import type { Job, Outcome } from '../src/arena/job.ts'
import {
  addStep,
  beginThought,
  clearTrack,
  condemn,
  isThinking,
  openTrack,
  stepsOf,
  verdictOf,
} from '../src/arena/track.ts'
import { makeBots } from '../src/bots/bots.ts'
import type { BotName } from '../src/bots/names.ts'
import { noCounts, runGame } from '../src/run-game.ts'

const jobOf = (seed: string, bots: readonly BotName[], limit = 60_000): Job => ({
  seed,
  bots,
  harder: false,
  solo: undefined,
  limit,
  live: false,
  withOwned: true,
  gift: undefined,
})

async function playAll(jobs: readonly Job[], workers: number, script?: URL): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for await (const outcome of playJobs(jobs, script === undefined ? { workers } : { workers, script }))
    outcomes.push(outcome)
  return outcomes
}

/** What does not depend on the machine. */
const withoutTimes = (outcomes: readonly Outcome[]): unknown =>
  outcomes.map((outcome) =>
    outcome.map(({ moveTimes, turnTimes, ...rest }) => ({
      ...rest,
      n: [moveTimes, turnTimes].map((times) => times.length),
    })),
  )

const sum = (times: readonly number[]): number => times.reduce((total, time) => total + time, 0)

describe('the arena', () => {
  it('gives the same outcomes in the same order, however many workers there are', async () => {
    const jobs = Array.from({ length: 7 }, (_, number) =>
      jobOf(`order-${number}`, number % 2 === 0 ? ['greedy', 'random'] : ['random', 'random', 'greedy', 'random']),
    )
    const alone = await playAll(jobs, 1)
    expect(alone.map((outcome) => outcome.length)).toEqual([2, 4, 2, 4, 2, 4, 2])
    expect(withoutTimes(await playAll(jobs, 3))).toEqual(withoutTimes(alone))
  })

  it('plays the game that `bitoku play` shows with the same seed and bots', async () => {
    const bots = ['random', 'greedy', 'random'] as const
    const [outcome] = await playAll([jobOf('shown', bots)], 1)
    const game = newGame({ seats: 3, seed: 'shown' })
    runGame(game, makeBots(bots, 'shown'), noCounts())
    expect(outcome.map(({ total }) => total)).toEqual(score(game).map(({ total }) => total))
  })

  it('ends when nobody wants to see more', async () => {
    const jobs = Array.from({ length: 1000 }, (_, number) => jobOf(`more-${number}`, ['greedy', 'greedy']))
    let seen = 0
    for await (const outcome of playJobs(jobs, { workers: 2 })) {
      seen += outcome.length / 2
      if (seen === 3) break
    }
    expect(seen).toBe(3)
  })

  it('counts the thought of every move, and every turn of each seat', async () => {
    const [[{ moveTimes, turnTimes }]] = await playAll([jobOf('times', ['greedy', 'random'])], 1)
    expect(turnTimes.length).toBeGreaterThan(30)
    expect(moveTimes.length).toBeGreaterThan(turnTimes.length / 2)
    // Only what an owner chooses in the turn of another belongs to no turn.
    expect(sum(turnTimes)).toBeLessThanOrEqual(sum(moveTimes) + 0.001)
    expect(sum(turnTimes)).toBeGreaterThan(0.5 * sum(moveTimes))
  })

  it('fails with the error when a worker cannot do its work', async () => {
    const impossible = { ...jobOf('no spaces allowed', ['random', 'random']) }
    await expect(playAll([impossible], 1)).rejects.toThrow('setup.seed')
  })
})

describe('a bot in the arena', () => {
  const script = new URL('workers/stubborn.ts', import.meta.url)

  // Only the bot that never ends has to be waited for; the others get time enough on a busy machine.
  const patience = 60_000

  it.each([
    ['answers with no legal move', 'expert:1', 'illegal', patience],
    ['throws', 'expert:2', 'threw', patience],
    ['never ends', 'expert:3', 'overtime', 5000],
    ['brings down its worker', 'expert:4', 'threw', patience],
  ] as const)('that %s loses the move, not the game', async (_, bot, fault, limit) => {
    const jobs = [jobOf('hard-1', [bot, 'random'], limit), jobOf('hard-2', ['random', 'club'], patience)]
    const [first, second] = await playAll(jobs, 1, script)
    expect(first[0].faults.map((note) => note.fault)).toContain(fault)
    expect(new Set(first[0].faults.map((note) => note.fault)).size).toBe(1)
    expect(first[1].faults).toEqual([])
    expect(sum(first.map(({ rank }) => rank))).toBe(3)
    // The next game is played as if nothing had been.
    expect(second.map(({ faults }) => faults)).toEqual([[], []])
  })
})

describe('a track', () => {
  it('keeps the steps of a game for whoever takes it up', () => {
    const track = openTrack()
    clearTrack(track)
    beginThought(track)
    addStep(track, { code: 77, time: 0.5, fault: undefined })
    addStep(track, { code: 8, time: -1, fault: 'illegal' })
    expect(stepsOf(openTrack(track.memory))).toEqual([
      { code: 77, time: 0.5, fault: undefined },
      { code: 8, time: -1, fault: 'illegal' },
    ])
    clearTrack(track)
    expect(stepsOf(track)).toEqual([])
  })

  it('says why a bot is not to be asked, for one step', () => {
    const track = openTrack()
    beginThought(track)
    expect(isThinking(track)).toBe(true)
    condemn(track, 'overtime')
    expect(verdictOf(openTrack(track.memory))).toBe('overtime')
    addStep(track, { code: 1, time: 2, fault: 'overtime' })
    expect(verdictOf(track)).toBeUndefined()
  })
})
