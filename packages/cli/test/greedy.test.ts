import { expect, it } from 'vitest'
import { applyMove, copy, determinize, type Game, legalMoves, newGame, view } from '@bitoku/engine'
import { chooseGreedily } from '../src/bots/greedy.ts'
import { makeBots } from '../src/bots/bot.ts'
import { seedRandom } from '../src/random.ts'
import { nextSeat } from '../src/run-game.ts'

/** Positions of a game of greedy bots. */
function positionsOf(seed: string): readonly Game[] {
  const game = newGame({ seats: 3, seed })
  const bots = makeBots(['greedy', 'greedy', 'greedy'], seed)
  const positions: Game[] = []
  for (let seat = nextSeat(game); seat >= 0; seat = nextSeat(game)) {
    positions.push(copy(game))
    applyMove(game, seat, bots[seat](game, seat, legalMoves(game, seat)))
  }
  return positions
}

it('the greedy bot chooses by what its seat may know: hidden cards change nothing', () => {
  for (const game of positionsOf('hidden').filter((_, number) => number % 3 === 0)) {
    const seat = nextSeat(game)
    const choice = (position: Game): number =>
      chooseGreedily(seedRandom('same'))(position, seat, legalMoves(position, seat))
    const imagined = determinize(view(game, seat), 'another world')
    expect(choice(imagined)).toBe(choice(game))
  }
})

it('the greedy bot leaves the game as it was', () => {
  const game = newGame({ seats: 2, seed: 'untouched' })
  const before = copy(game)
  const seat = nextSeat(game)
  chooseGreedily(seedRandom('any'))(game, seat, legalMoves(game, seat))
  expect(game).toEqual(before)
})
