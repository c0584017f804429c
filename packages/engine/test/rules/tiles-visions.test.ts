import { describe, expect, it } from 'vitest'
import { vision } from '../../src/effects/effect.ts'
import type { Game } from '../../src/state.ts'
import { act, give, moves, numberOf, resolving } from '../scenario.ts'
import { kinds } from './tiles-stage.ts'

/** Visions by their numbers, the top card of a deck last. */
const cards = (game: Game, ...numbers: readonly number[]): number[] =>
  numbers.map((number) => numberOf.vision(game, `vision-${number}`))

/** A seat that holds vision 28 takes a vision; the deck from top to bottom. */
function stage(...deck: readonly number[]): Game {
  return resolving(vision(), (game) => {
    give(game, 0, {})
    game.seats[0].visions = cards(game, 28)
    game.visionDeck = cards(game, ...deck.toReversed())
  })
}

describe('visions', () => {
  it('T-12: one looks at the top two cards and keeps one, the other goes under the deck', () => {
    const game = stage(1, 2, 3, 4)
    expect(moves(game)).toEqual(['vision', 'skip'])
    const events = act(game, 0, 'vision')
    expect(events).toEqual([
      { type: 'looked', seat: 0, deck: 'vision', count: 2, reveals: true },
      { type: 'saw', seat: 0, cards: ['vision-1', 'vision-2'], audience: 0 },
    ])
    // Once looked at there is no way but these three.
    expect(moves(game)).toEqual(['keep vision-1', 'keep vision-2', 'neither'])
    act(game, 0, 'keep vision-2')
    expect(game.seats[0].visions).toEqual(cards(game, 28, 2))
    expect(game.visionDeck).toEqual(cards(game, 1, 4, 3))
    expect(game.seats[0].resources).toEqual([0, 0, 0, 0])
    expect(moves(game)).toEqual([])
  })

  it('T-12: the first of the two may be kept as well', () => {
    const game = stage(1, 2, 3, 4)
    const events = act(game, 0, 'vision', 'keep vision-1')
    expect(game.seats[0].visions).toEqual(cards(game, 28, 1))
    expect(game.visionDeck).toEqual(cards(game, 2, 4, 3))
    // It lies face up: everyone hears which one it is.
    expect(events.filter((event) => event.type === 'vision-gained')).toEqual([
      { type: 'vision-gained', seat: 0, vision: 'vision-1' },
    ])
  })

  it('T-12: or both go under the deck in the order seen, for one resource of any kind', () => {
    const game = stage(1, 2, 3, 4)
    act(game, 0, 'vision', 'neither')
    expect(game.seats[0].visions).toEqual(cards(game, 28))
    // From top to bottom 3, 4, 1, 2.
    expect(game.visionDeck).toEqual(cards(game, 2, 1, 4, 3))
    expect(moves(game)).toEqual(['take wood', 'take stone', 'take jade', 'take sake', 'skip'])
    act(game, 0, 'take jade')
    expect(game.seats[0].resources).toEqual([0, 0, 1, 0])
    expect(moves(game)).toEqual([])
  })

  it('T-12: with two cards left they are the whole deck', () => {
    const kept = stage(1, 2)
    act(kept, 0, 'vision', 'keep vision-1')
    expect(kept.visionDeck).toEqual(cards(kept, 2))
    const declined = stage(1, 2)
    act(declined, 0, 'vision', 'neither')
    expect(declined.visionDeck).toEqual(cards(declined, 2, 1))
  })

  it('T-12: with one card left one looks at that one, to keep it or not', () => {
    const game = stage(5)
    act(game, 0, 'vision')
    expect(moves(game)).toEqual(['keep vision-5', 'neither'])
    act(game, 0, 'keep vision-5')
    expect(game.seats[0].visions).toEqual(cards(game, 28, 5))
    expect(game.visionDeck).toEqual([])
    const declined = stage(5)
    act(declined, 0, 'vision', 'neither', 'take wood')
    expect(declined.visionDeck).toEqual(cards(declined, 5))
    expect(declined.seats[0]).toMatchObject({ resources: [1, 0, 0, 0], visions: cards(declined, 28) })
  })

  it('T-12: with none left one takes a resource of any kind', () => {
    const game = stage()
    expect(moves(game)).toEqual(['vision', 'skip'])
    const events = act(game, 0, 'vision')
    expect(kinds(events)).toEqual([])
    expect(moves(game)).toEqual(['take wood', 'take stone', 'take jade', 'take sake', 'skip'])
    act(game, 0, 'take sake')
    expect(game.seats[0]).toMatchObject({ resources: [0, 0, 0, 1], visions: cards(game, 28) })
  })

  it('T-12: a vision may be declined before looking, and nothing moves', () => {
    const game = stage(1, 2, 3)
    act(game, 0, 'skip')
    expect(game.visionDeck).toEqual(cards(game, 3, 2, 1))
    expect(game.seats[0].visions).toEqual(cards(game, 28))
  })
})
