import { describe, expect, it } from 'vitest'
import { determinize, type Game, newGame, pending, view } from '../../src/index.ts'
import { openStream } from '../../src/random.ts'
import { playRandomly } from './checks/copies.ts'

const trials = 12_000

/** The chi-square of counts against equal shares. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
}

/** What a chi-square exceeds once in ten thousand times (Wilson and Hilferty). */
function limitOf(kinds: number): number {
  const freedom = kinds - 1
  const z = 3.719
  return freedom * (1 - 2 / (9 * freedom) + z * Math.sqrt(2 / (9 * freedom))) ** 3
}

/** Imagines many games and expects every outcome, of which there are so many, equally often. */
function expectUniform(
  game: Game,
  viewer: number | undefined,
  outcomes: number,
  read: (imagined: Game) => string,
): void {
  const counts = new Map<string, number>()
  const seen = view(game, viewer)
  for (let turn = 0; turn < trials; turn += 1) {
    const outcome = read(determinize(seen, `chance ${turn}`))
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  expect(counts.size).toBe(outcomes)
  expect(chiSquare([...counts.values()])).toBeLessThan(limitOf(outcomes))
}

/** The first moment of some random games at which a condition holds. */
function findGame(seats: number, condition: (game: Game) => boolean): Game {
  for (let number = 0; number < 400; number += 1) {
    const game = newGame({ seats, seed: `chance-${number}` })
    const random = openStream(game.rules.seed, 'chance')
    while (pending(game).length > 0) {
      if (condition(game)) return game
      playRandomly(game, random, 1)
    }
  }
  throw new Error('no such moment was found')
}

const inOrder = (cards: readonly number[]): string => cards.toSorted((one, other) => one - other).join()

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1)
}

const choose = (n: number, k: number): number => factorial(n) / factorial(k) / factorial(n - k)

describe('an imagined game', () => {
  it('deals every possible hand to an opponent equally often', () => {
    const game = findGame(2, ({ seats: [, other], round }) => {
      const { hand, deck, secret } = other
      return round > 1 && secret.length === 0 && hand.length >= 2 && deck.length >= 2 && hand.length + deck.length <= 7
    })
    const { hand, deck } = game.seats[1]
    const hands = choose(hand.length + deck.length, hand.length)
    expectUniform(game, 0, hands, (imagined) => inOrder(imagined.seats[1].hand))
  })

  it('gives every yokai that was not seen to whoever kept one equally often', () => {
    const game = findGame(3, ({ seats: [, , other], yokaiDeck }) => other.secret.length === 1 && yokaiDeck.length > 5)
    const unseen =
      game.yokaiDeck.length + game.seats.reduce((sum, player, seat) => sum + (seat === 0 ? 0 : player.secret.length), 0)
    expectUniform(game, 0, unseen, (imagined) => imagined.seats[2].secret.join())
  })

  it('shuffles the own deck into every order equally often', () => {
    const game = findGame(2, ({ seats: [own] }) => own.deck.length === 3)
    expectUniform(game, 0, factorial(3), (imagined) => imagined.seats[0].deck.join())
  })

  it('puts every vision on top of its pile equally often', () => {
    const game = findGame(4, ({ round }) => round === 2)
    expectUniform(game, undefined, game.visionDeck.length, (imagined) => String(imagined.visionDeck.at(-1)))
  })

  it('puts every building on top of its stack equally often', () => {
    const game = findGame(2, ({ round }) => round === 2)
    expectUniform(game, 1, game.stacks[0].length, (imagined) => String(imagined.stacks[0].at(-1)))
  })

  it('lets another seat have entered every virtue in Winter equally often', () => {
    const game = findGame(3, ({ phase, seats: [, other] }) => phase === 'winter' && other.frames.length === 0)
    expectUniform(game, 0, 4, (imagined) => String(imagined.seats[1].winterVirtue))
  })
})
