import { newGame, options, pending, play, save, score, view } from '@bitoku/engine'
import { describe, expect, it, vi } from 'vitest'
import { type BotLevel, botLevels, chooseMove, makeMemory, playLevels, seedRandom } from '../src/index.ts'
import { positionsSoFar } from '../src/planner/plan.ts'
import { isInTheMiddle } from '../src/trial.ts'
import { hurry, playOut } from './play-out.ts'

describe.each(botLevels)('the bot %s', (level) => {
  it('plays the same game from the same seed', () => {
    const [one, other] = [1, 2].map(() => save(playOut([level, level], 'same', { most: 30 }).game))
    expect(other).toBe(one)
  })

  it('changes nothing in its view, and needs nothing that a message cannot carry', () => {
    const game = newGame({ seats: 3, seed: 'message' })
    const [seat] = pending(game)
    const seen = view(game, seat)
    const before = JSON.stringify(seen)
    const input = { view: seen, seat, options: options(game, seat), budget: hurry }
    const here = chooseMove(level, { ...input, random: seedRandom('message') })
    expect(JSON.stringify(seen)).toBe(before)
    expect(chooseMove(level, { ...structuredClone(input), random: seedRandom('message') })).toBe(here)
  })
})

/** How many of the games the first level wins against the second, each seed once from either seat. */
function countWins(first: BotLevel, second: BotLevel, games: number): number {
  let wins = 0
  for (let number = 0; number < games; number += 1) {
    const seat = number % 2
    const { game } = playOut(seat === 0 ? [first, second] : [second, first], `match-${number >> 1}`)
    if (score(game)[seat].rank === 1) wins += 1
  }
  return wins
}

/** The positions that a level looks at in each turn of a game, at most so many turns. */
function countPositions(level: BotLevel, seats: number, turns: number): readonly number[] {
  const game = newGame({ seats, seed: `positions-${seats}` })
  const random = game.seats.map((_, seat) => seedRandom(`positions ${seat}`))
  const memories = game.seats.map(() => makeMemory())
  const counts: number[] = []
  let start = positionsSoFar()
  for (let [seat] = pending(game); seat !== undefined && counts.length < turns; [seat] = pending(game)) {
    const before = { phase: game.phase, round: game.round }
    const input = { view: view(game, seat), seat, options: options(game, seat), random: random[seat] }
    play(game, seat, chooseMove(level, { ...input, memory: memories[seat] }))
    if (isInTheMiddle(game, seat, before)) continue
    counts.push(positionsSoFar() - start)
    start = positionsSoFar()
  }
  return counts
}

describe('the levels', () => {
  it('offer players all but the yardsticks', () => {
    expect(botLevels.slice(2)).toEqual(playLevels)
  })

  it('are clearly apart', () => {
    expect(countWins('greedy', 'random', 20)).toBeGreaterThanOrEqual(15)
    expect(countWins('casual', 'greedy', 4)).toBeGreaterThanOrEqual(3)
    expect(countWins('strong', 'greedy', 4)).toBeGreaterThanOrEqual(3)
  })

  // At 20 µs a position these are 50 ms, 0.5 s and 3 s, however often something hidden comes up in the turn.
  it.each([
    ['beginner', 2500, 40],
    ['casual', 2500, 40],
    ['club', 2500, 40],
    ['strong', 2500, 80],
    ['expert', 25_000, 8],
    ['master', 150_000, 2],
  ] as const)('%s looks at no more than %i positions in any turn', (level, most, turns) => {
    for (const seats of [1, 2, 3, 4]) expect(Math.max(...countPositions(level, seats, turns))).toBeLessThan(most)
  })

  it.each(playLevels)('%s plays on legally where there is no time at all', (level) => {
    for (const seats of [1, 2, 3]) {
      const levels = Array.from({ length: seats }, () => level)
      // An illegal move throws.
      expect(playOut(levels, 'haste', { patience: 0 }).game.phase).toBe('over')
    }
  })

  it('a search keeps to its budget, and to the patience of whoever waits', () => {
    const game = newGame({ seats: 2, seed: 'patience' })
    const [seat] = pending(game)
    const input = { view: view(game, seat), seat, options: options(game, seat) }
    const think = (patience: number): { readonly move: string; readonly positions: number } => {
      const before = positionsSoFar()
      const move = chooseMove('expert', { ...input, random: seedRandom('patience'), patience })
      return { move, positions: positionsSoFar() - before }
    }
    const before = positionsSoFar()
    const move = chooseMove('expert', { ...input, random: seedRandom('patience') })
    const positions = positionsSoFar() - before
    expect(think(60_000)).toEqual({ move, positions })
    expect(think(0).positions).toBeLessThan(positions / 2)
  })

  it('a search ends when its time is over', () => {
    const game = newGame({ seats: 2, seed: 'clock' })
    const [seat] = pending(game)
    const input = { view: view(game, seat), seat, options: options(game, seat) }
    // A clock that goes on by a millisecond whenever somebody looks at it.
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1))
    const think = (milliseconds: number): number => {
      const before = positionsSoFar()
      chooseMove('master', { ...input, random: seedRandom('clock'), budget: { milliseconds } })
      return positionsSoFar() - before
    }
    expect(think(5)).toBeLessThan(think(50) / 2)
    vi.restoreAllMocks()
  })
})
