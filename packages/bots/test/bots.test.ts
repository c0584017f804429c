import { newGame, options, pending, save, score, view } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { type BotLevel, botLevels, chooseMove, seedRandom } from '../src/index.ts'
import { type Note, playOut } from './play-out.ts'

describe.each(botLevels)('the bot %s', (level) => {
  it.each([1, 2, 3, 4])('plays whole games at %i seats without an illegal move', (seats) => {
    for (let number = 0; number < 2; number += 1) {
      const { game } = playOut(Array<BotLevel>(seats).fill(level), `whole-${number}`)
      expect(game.phase).toBe('over')
    }
  })

  it('plays the same game from the same seed', () => {
    expect(save(playOut([level, level], 'same').game)).toBe(save(playOut([level, level], 'same').game))
  })

  it('changes nothing in its view, and needs nothing that a message cannot carry', () => {
    const game = newGame({ seats: 3, seed: 'message' })
    const [seat] = pending(game)
    const seen = view(game, seat)
    const before = JSON.stringify(seen)
    const choose = (): string =>
      chooseMove(level, { view: seen, seat, options: options(game, seat), random: seedRandom('message') })
    const here = choose()
    expect(JSON.stringify(seen)).toBe(before)
    const input = structuredClone({ view: seen, seat, options: options(game, seat) })
    expect(chooseMove(level, { ...input, random: seedRandom('message') })).toBe(here)
  })

  it('thinks less than 50 ms', () => {
    // The first game makes the code warm; the mean is compared, since a busy machine can stop any single thought.
    playOut([level, level, level, level], 'warm')
    const { notes } = playOut([level, level, level, level], 'speed')
    expect(notes.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / notes.length).toBeLessThan(50)
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

describe('the levels', () => {
  it('are clearly apart', () => {
    expect(countWins('greedy', 'random', 30)).toBeGreaterThanOrEqual(24)
    expect(countWins('casual', 'greedy', 20)).toBeGreaterThanOrEqual(18)
  })

  it('casual seldom declines while something else is offered', () => {
    const { notes } = playOut(['casual', 'casual'], 'decline')
    const offered = notes.filter((note: Note) => note.options.includes('skip'))
    const declined = offered.filter(({ move }) => move === 'skip')
    expect(offered.length).toBeGreaterThan(50)
    expect(declined.length / offered.length).toBeLessThan(0.2)
  })
})
