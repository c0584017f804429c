import { describe, expect, it } from 'vitest'
import type { Display } from '../../src/names.ts'
import { displays } from '../../src/names.ts'
import type { Game } from '../../src/state.ts'
import { act, numberOf, placeDie, summer } from '../scenario.ts'
import { leaveWinter, spring, winter } from './seasons.ts'

const rising = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other)
const yokai = (game: Game, ...ids: readonly string[]): number[] => ids.map((id) => numberOf.yokai(game, id))
const bitoku = (game: Game, ...ids: readonly string[]): number[] => ids.map((id) => numberOf.bitoku(game, id))

describe('the hills in Winter', () => {
  it('W-5: the cards left on the hills go to their discard piles, and every hill gets a new pair', () => {
    const game = spring(2, (game) => {
      game.hillBitoku = [...bitoku(game, 'makoto'), -1, ...bitoku(game, 'yu', 'jin')]
      game.hillYokai = [...yokai(game, 'kappa-1', 'kappa-2'), -1, ...yokai(game, 'kappa-4')]
      game.bitokuDiscard = bitoku(game, 'rei')
      game.yokaiDiscard = yokai(game, 'yamauba-1')
      game.bitokuDeck = bitoku(game, 'gi', 'meijo', 'makoto', 'chuugi', 'rei')
      game.yokaiDeck = yokai(game, 'nezumi-1', 'nezumi-2', 'nezumi-3', 'nezumi-4', 'nezumi-5')
    })
    expect(game.bitokuDiscard).toEqual(bitoku(game, 'rei', 'makoto', 'yu', 'jin'))
    expect(game.yokaiDiscard).toEqual(yokai(game, 'yamauba-1', 'kappa-1', 'kappa-2', 'kappa-4'))
    // From the top of the decks, which is their last card.
    expect(game.hillBitoku).toEqual(bitoku(game, 'rei', 'chuugi', 'makoto', 'meijo'))
    expect(game.hillYokai).toEqual(yokai(game, 'nezumi-5', 'nezumi-4', 'nezumi-3', 'nezumi-2'))
    expect(game.bitokuDeck).toEqual(bitoku(game, 'gi'))
    expect(game.yokaiDeck).toEqual(yokai(game, 'nezumi-1'))
  })

  it('W-5: the markers leave the favours', () => {
    const game = spring(3, (game) => {
      game.covered = [7, 1, 2, 4]
      game.coveredBy[0] = 1
    })
    expect(game.covered).toEqual([0, 0, 0, 0])
    expect(game.coveredBy.every((seat) => seat === -1)).toBe(true)
  })

  it('W-5: a favour covered but declined leaves its card on the hill until now', () => {
    const game = summer(2, (game) => {
      placeDie(game, 0, 1, 'yomi', 3)
      game.hillBitoku = bitoku(game, 'makoto', 'chuugi', 'yu', 'jin')
    })
    act(game, 0, 'cross 1', 'cover yomi bitoku')
    expect(game.hillBitoku).toEqual(bitoku(game, 'makoto', 'chuugi', 'yu', 'jin'))
    const later = spring(2, (next) => {
      next.covered = game.covered
      next.hillBitoku = game.hillBitoku
    })
    expect(later.bitokuDiscard).toEqual(bitoku(game, 'makoto', 'chuugi', 'yu', 'jin'))
    expect(later.covered).toEqual([0, 0, 0, 0])
  })

  it('W-5: an empty deck is shuffled anew from its discard pile, the cards of the old year among them', () => {
    const game = winter(2, (game) => {
      game.hillBitoku = bitoku(game, 'makoto', 'chuugi', 'yu', 'jin')
      game.hillYokai = yokai(game, 'kappa-1', 'kappa-2', 'kappa-3', 'kappa-4')
      game.bitokuDeck = []
      game.bitokuDiscard = bitoku(game, 'gi', 'meijo')
      game.yokaiDeck = []
      game.yokaiDiscard = yokai(game, 'nezumi-1')
    })
    const events = leaveWinter(game).filter((event) => event.type === 'reshuffled' && event.deck !== 'own')
    expect(events).toEqual([
      { type: 'reshuffled', deck: 'bitoku', seat: undefined },
      { type: 'reshuffled', deck: 'yokai', seat: undefined },
    ])
    expect(game.bitokuDeck).toHaveLength(2)
    expect(game.bitokuDiscard).toEqual([])
    expect(rising([...game.hillBitoku, ...game.bitokuDeck])).toEqual(
      bitoku(game, 'makoto', 'chuugi', 'yu', 'jin', 'gi', 'meijo'),
    )
    expect(game.yokaiDeck).toHaveLength(1)
    expect(game.yokaiDiscard).toEqual([])
    expect(rising([...game.hillYokai, ...game.yokaiDeck])).toEqual(
      yokai(game, 'kappa-1', 'kappa-2', 'kappa-3', 'kappa-4', 'nezumi-1'),
    )
  })

  it('W-5: a deck that runs out while dealing first gives its last cards, then is shuffled anew', () => {
    const game = spring(2, (game) => {
      game.hillBitoku = bitoku(game, 'makoto', 'makoto', 'makoto', 'makoto')
      game.hillYokai = yokai(game, 'kappa-1', 'kappa-2', 'kappa-3', 'kappa-4')
      game.bitokuDeck = bitoku(game, 'gi')
      game.yokaiDeck = yokai(game, 'nezumi-1', 'nezumi-2', 'nezumi-3')
    })
    expect(game.hillBitoku).toEqual(bitoku(game, 'gi', 'makoto', 'makoto', 'makoto'))
    expect([game.bitokuDeck, game.bitokuDiscard]).toEqual([bitoku(game, 'makoto'), []])
    expect(game.hillYokai.slice(0, 3)).toEqual(yokai(game, 'nezumi-3', 'nezumi-2', 'nezumi-1'))
    expect(rising([game.hillYokai[3], ...game.yokaiDeck])).toEqual(
      yokai(game, 'kappa-1', 'kappa-2', 'kappa-3', 'kappa-4'),
    )
    expect(game.yokaiDiscard).toEqual([])
  })

  it('W-5: a deck that still has exactly enough cards is not touched', () => {
    const game = spring(2, (game) => {
      game.hillYokai = yokai(game, 'kappa-1', 'kappa-2', 'kappa-3', 'kappa-4')
      game.yokaiDeck = yokai(game, 'nezumi-1', 'nezumi-2', 'nezumi-3', 'nezumi-4')
    })
    expect(rising(game.hillYokai)).toEqual(yokai(game, 'nezumi-1', 'nezumi-2', 'nezumi-3', 'nezumi-4'))
    expect(game.yokaiDiscard).toEqual(yokai(game, 'kappa-1', 'kappa-2', 'kappa-3', 'kappa-4'))
  })

  it('W-5: where no card is left at all the hill stays bare', () => {
    const game = spring(2, (game) => {
      game.hillBitoku = [-1, -1, -1, numberOf.bitoku(game, 'gi')]
      game.bitokuDeck = bitoku(game, 'rei')
      game.bitokuDiscard = []
    })
    expect(game.hillBitoku).toEqual([...bitoku(game, 'rei', 'gi'), -1, -1])
  })
})

/** Sets one display (slot 1 first, −1 for an empty slot) and its stack (top first) of small tile numbers. */
function refilled(seats: number, display: Display, slots: readonly number[], stack: readonly number[]) {
  const index = displays.indexOf(display)
  const game = spring(seats, (game) => {
    game.displays[index] = [...slots]
    game.stacks[index] = stack.toReversed()
  })
  return { slots: game.displays[index], stack: game.stacks[index].toReversed(), gone: game.goneTiles[index] }
}

describe('the displays in Winter', () => {
  it('W-5: the tile on the last slot leaves the game, the others slide on, a new one comes from the stack', () => {
    for (const display of displays) {
      expect(refilled(2, display, [1, 2, 3, 4], [5, 6, 7])).toEqual({ slots: [5, 1, 2, 3], stack: [6, 7], gone: [4] })
      expect(refilled(3, display, [1, 2, 3, 4, 0], [5, 6, 7])).toEqual({
        slots: [5, 1, 2, 3, 4],
        stack: [6, 7],
        gone: [0],
      })
    }
  })

  it('W-5: tiles close the gaps that were bought; the first tile of the stack goes furthest', () => {
    for (const display of displays) {
      expect(refilled(2, display, [-1, 2, -1, 4], [5, 6, 7, 8])).toEqual({
        slots: [7, 6, 5, 2],
        stack: [8],
        gone: [4],
      })
      expect(refilled(4, display, [1, -1, 3, -1, -1, 6], [5, 7, 2, 4, 0])).toEqual({
        slots: [4, 2, 7, 5, 1, 3],
        stack: [0],
        gone: [6],
      })
    }
  })

  it('W-5: with the last slot empty no tile leaves', () => {
    for (const display of displays) {
      expect(refilled(2, display, [1, 2, 3, -1], [5, 6])).toEqual({ slots: [5, 1, 2, 3], stack: [6], gone: [] })
      expect(refilled(2, display, [1, -1, -1, -1], [5, 6])).toEqual({ slots: [-1, 6, 5, 1], stack: [], gone: [] })
    }
  })

  it('W-5: the stack fills as far as it reaches, the slots next to it stay empty', () => {
    for (const display of displays) {
      expect(refilled(2, display, [-1, -1, -1, -1], [])).toEqual({ slots: [-1, -1, -1, -1], stack: [], gone: [] })
      expect(refilled(2, display, [-1, -1, -1, 4], [5])).toEqual({ slots: [-1, -1, -1, 5], stack: [], gone: [4] })
      expect(refilled(2, display, [1, 2, 3, 4], [])).toEqual({ slots: [-1, 1, 2, 3], stack: [], gone: [4] })
      expect(refilled(2, display, [-1, 1, 2, 3], [])).toEqual({ slots: [-1, -1, 1, 2], stack: [], gone: [3] })
    }
  })

  it('W-5: first the hills, then the four displays, all after the played cards and before Spring', () => {
    const game = winter(2, (game) => {
      game.displays[0] = [numberOf.building(game, 'farm-1'), -1, -1, numberOf.building(game, 'farm-2')]
      game.stacks[0] = [numberOf.building(game, 'onsen-2'), numberOf.building(game, 'onsen-1')]
    })
    const events = leaveWinter(game)
    const from = events.findIndex((event) => event.type === 'hills-dealt')
    expect(
      events.slice(from, from + 6).map((event) => (event.type === 'display-refilled' ? event.display : event.type)),
    ).toEqual(['hills-dealt', 'building', 'crystal', 'mitama', 'dragonfly', 'phase'])
    expect(events[from + 1]).toEqual({
      type: 'display-refilled',
      display: 'building',
      gone: 'farm-2',
      tiles: [undefined, 'onsen-2', 'onsen-1', 'farm-1'],
      reveals: true,
    })
    expect(events.slice(0, from).map((event) => event.type)).toEqual([
      'winter-chosen',
      'winter-chosen',
      'dice-home',
      'dice-home',
    ])
  })

  it('W-5: rocks and gates are never renewed', () => {
    const game = spring(2, (game) => {
      game.garden = [3, -1, 5, -1, 7]
    })
    expect(game.garden).toEqual([3, -1, 5, -1, 7])
    expect(game.unusedRocks).toHaveLength(6)
  })
})
