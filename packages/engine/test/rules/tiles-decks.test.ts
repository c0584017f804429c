import { describe, expect, it } from 'vitest'
import { amulet, bitoku, both, yokai } from '../../src/effects/effect.ts'
import type { BitokuType } from '../../src/names.ts'
import type { Game } from '../../src/state.ts'
import { act, moves, numberOf, placeDie, resolving, summer } from '../scenario.ts'
import { bitokuPath, only } from './tiles-stage.ts'

const yokaiCards = (game: Game, ...ids: readonly string[]): number[] => ids.map((id) => numberOf.yokai(game, id))
const bitokuCards = (game: Game, ...ids: readonly BitokuType[]): number[] => ids.map((id) => numberOf.bitoku(game, id))

/** A seat takes a yokai of the common deck, given from top to bottom. */
function yokaiStage(deck: readonly string[], discard: readonly string[] = []): Game {
  return resolving(yokai(), (game) => {
    game.seats[0].hand = yokaiCards(game, 'kappa')
    game.yokaiDeck = yokaiCards(game, ...deck.toReversed())
    game.yokaiDiscard = yokaiCards(game, ...discard)
  })
}

/** A seat with a path of Gi takes a bitoku of the common deck, given from top to bottom. */
function bitokuStage(deck: readonly BitokuType[], discard: readonly BitokuType[] = []): Game {
  return resolving(bitoku(), (game) => {
    bitokuPath(game, 0, ['gi'])
    game.bitokuDeck = bitokuCards(game, ...deck.toReversed())
    game.bitokuDiscard = bitokuCards(game, ...discard)
  })
}

describe('the common yokai deck', () => {
  it('T-13: of the top two one is kept in hand, the other goes under the deck', () => {
    const game = yokaiStage(['kappa-1', 'kappa-2', 'kappa-3', 'kappa-4'])
    expect(moves(game)).toEqual(['yokai', 'skip'])
    const events = act(game, 0, 'yokai')
    expect(events).toEqual([
      { type: 'looked', seat: 0, deck: 'yokai', count: 2, reveals: true },
      { type: 'saw', seat: 0, cards: ['kappa-1', 'kappa-2'], audience: 0 },
    ])
    // Once looked at, one must be kept: there is no skipping.
    expect(moves(game)).toEqual(['keep kappa-1', 'keep kappa-2'])
    const kept = act(game, 0, 'keep kappa-2')
    expect(game.seats[0].hand).toEqual(yokaiCards(game, 'kappa', 'kappa-2'))
    expect(game.yokaiDeck).toEqual(yokaiCards(game, 'kappa-1', 'kappa-4', 'kappa-3'))
    // Nobody else learns which one it is.
    expect(only(kept, 'yokai-gained')).toEqual([{ type: 'yokai-gained', seat: 0, card: undefined }])
  })

  it('T-13: with one card left in the deck the shuffled discard pile is put under it first', () => {
    const game = yokaiStage(['kappa-1'], ['kappa-2', 'kappa-3', 'kappa-4'])
    const events = act(game, 0, 'yokai')
    expect(only(events, 'reshuffled')).toEqual([{ type: 'reshuffled', deck: 'yokai', seat: undefined }])
    expect(game.yokaiDiscard).toEqual([])
    const offered = moves(game)
    expect(offered).toHaveLength(2)
    // The old card was on top of the new ones.
    expect(offered[0]).toBe('keep kappa-1')
    expect(['keep kappa-2', 'keep kappa-3', 'keep kappa-4']).toContain(offered[1])
    act(game, 0, 'keep kappa-1')
    expect(game.seats[0].hand).toEqual(yokaiCards(game, 'kappa', 'kappa-1'))
    expect(new Set(game.yokaiDeck)).toEqual(new Set(yokaiCards(game, 'kappa-2', 'kappa-3', 'kappa-4')))
    expect(game.yokaiDeck).toHaveLength(3)
    expect(`keep ${game.tables.yokai[game.yokaiDeck[0]].id}`).toBe(offered[1])
  })

  it('T-13: an empty deck is made anew, a deck of two is left as it is', () => {
    const empty = yokaiStage([], ['kappa-2', 'kappa-3'])
    act(empty, 0, 'yokai')
    expect(moves(empty).toSorted()).toEqual(['keep kappa-2', 'keep kappa-3'])
    expect(empty).toMatchObject({ yokaiDeck: [], yokaiDiscard: [] })
    const two = yokaiStage(['kappa-1', 'kappa-4'], ['kappa-2', 'kappa-3'])
    expect(only(act(two, 0, 'yokai'), 'reshuffled')).toEqual([])
    expect(two.yokaiDiscard).toEqual(yokaiCards(two, 'kappa-2', 'kappa-3'))
  })

  it('T-13: with a single card in deck and discard pile together, it is that one', () => {
    for (const game of [yokaiStage(['kappa-5']), yokaiStage([], ['kappa-5'])]) {
      act(game, 0, 'yokai')
      expect(game.seats[0].hand).toEqual(yokaiCards(game, 'kappa', 'kappa-5'))
      expect(game).toMatchObject({ yokaiDeck: [], yokaiDiscard: [] })
      expect(moves(game)).toEqual([])
    }
  })

  it('T-13: with no card at all nothing is gained, and the rest of the effect goes on', () => {
    expect(moves(yokaiStage([]))).toEqual([])
    const game = resolving(both(yokai(), bitoku(), amulet(2)), (game) => {
      game.yokaiDeck = []
      game.seats[0].amulets = [0, 0, 0]
    })
    expect(moves(game)).toEqual(['bitoku', 'skip'])
    expect(game.seats[0].amulets).toEqual([0, 1, 0])
  })

  it('T-13: it may be declined before looking', () => {
    const game = yokaiStage(['kappa-1', 'kappa-2'])
    act(game, 0, 'skip')
    expect(game.yokaiDeck).toEqual(yokaiCards(game, 'kappa-2', 'kappa-1'))
    expect(game.seats[0].hand).toEqual(yokaiCards(game, 'kappa'))
  })
})

describe('the common bitoku deck', () => {
  it('T-13: of the top two one is kept at the end of the path, the other goes under the deck', () => {
    const game = bitokuStage(['yu', 'rei', 'jin'])
    const events = act(game, 0, 'bitoku')
    expect(events).toEqual([
      { type: 'looked', seat: 0, deck: 'bitoku', count: 2, reveals: true },
      { type: 'saw', seat: 0, cards: ['yu', 'rei'], audience: 0 },
    ])
    expect(moves(game)).toEqual(['keep yu', 'keep rei'])
    const kept = act(game, 0, 'keep yu')
    expect(game.seats[0]).toMatchObject({ bitoku: bitokuCards(game, 'gi', 'yu'), completed: 0, vp: 0 })
    expect(game.bitokuDeck).toEqual(bitokuCards(game, 'rei', 'jin'))
    expect(only(kept, 'bitoku-gained')).toEqual([{ type: 'bitoku-gained', seat: 0, bitoku: 'yu' }])
  })

  it('T-13: two cards of one type are one choice, still made by the seat so that nobody learns they were equal', () => {
    const game = bitokuStage(['yu', 'yu', 'jin'])
    act(game, 0, 'bitoku')
    expect(moves(game)).toEqual(['keep yu'])
    act(game, 0, 'keep yu')
    expect(game.seats[0].bitoku).toEqual(bitokuCards(game, 'gi', 'yu'))
    expect(game.bitokuDeck).toEqual(bitokuCards(game, 'yu', 'jin'))
    expect(moves(game)).toEqual([])
  })

  it('T-13: the discard pile comes under a deck of fewer than two cards', () => {
    const game = bitokuStage(['meijo'], ['yu', 'yu', 'yu'])
    const events = act(game, 0, 'bitoku')
    expect(only(events, 'reshuffled')).toEqual([{ type: 'reshuffled', deck: 'bitoku', seat: undefined }])
    expect(moves(game)).toEqual(['keep meijo', 'keep yu'])
    act(game, 0, 'keep meijo')
    expect(game.bitokuDeck).toEqual(bitokuCards(game, 'yu', 'yu', 'yu'))
    const two = bitokuStage(['meijo', 'gi'], ['yu'])
    expect(only(act(two, 0, 'bitoku'), 'reshuffled')).toEqual([])
    expect(two.bitokuDiscard).toEqual(bitokuCards(two, 'yu'))
  })

  it('T-13: one card left is taken, none is nothing', () => {
    const one = bitokuStage([], ['rei'])
    act(one, 0, 'bitoku')
    expect(one.seats[0].bitoku).toEqual(bitokuCards(one, 'gi', 'rei'))
    expect(moves(one)).toEqual([])
    expect(moves(bitokuStage([]))).toEqual([])
  })
})

describe('the bitoku path', () => {
  it('T-14: cards of the hills and of the deck join the path in the order gained', () => {
    const game = summer(4, (game) => {
      bitokuPath(game, 0, ['gi', 'makoto'], 1)
      game.hillBitoku[0] = numberOf.bitoku(game, 'yu')
      placeDie(game, 0, 1, 'yomi', 4)
    })
    act(game, 0, 'cross 1', 'favour yomi bitoku')
    expect(game.seats[0]).toMatchObject({ bitoku: bitokuCards(game, 'gi', 'makoto', 'yu'), completed: 1 })
    const deck = resolving(both(bitoku(), bitoku()), (game) => {
      bitokuPath(game, 0, ['yu'])
      game.bitokuDeck = bitokuCards(game, 'jin', 'jin', 'rei', 'meijo')
    })
    act(deck, 0, 'bitoku', 'keep meijo')
    act(deck, 0, moves(deck)[0], 'keep jin')
    expect(deck.seats[0].bitoku.slice(0, 2)).toEqual(bitokuCards(deck, 'yu', 'meijo'))
    expect(deck.seats[0].bitoku).toHaveLength(3)
    expect(deck.seats[0].bitoku[2]).toBe(numberOf.bitoku(deck, 'jin'))
  })
})
