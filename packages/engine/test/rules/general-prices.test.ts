import { describe, expect, it } from 'vitest'
import { build, crystal, dragonfly, mitama } from '../../src/effects/effect.ts'
import { pending } from '../../src/play.ts'
import type { Resource } from '../../src/names.ts'
import type { Game } from '../../src/state.ts'
import { act, give, moves, movesOf, numberOf, resolving } from '../scenario.ts'

/** Two-seat prices of mitamas, by slot: jade · sake · jade + sake · jade + 2 sake. */
function mitamas(discount: number, has: Partial<Record<Resource, number>>): Game {
  return resolving(mitama(discount), (game) => {
    give(game, 0, has)
    game.displays[2] = Array<number>(4).fill(numberOf.mitama(game, 'ara'))
    game.seats[0].dragonflies = []
  })
}

const builder = (discount: number, has: Partial<Record<Resource, number>>): Game =>
  resolving(build(discount), (game) => {
    give(game, 0, has)
    game.seats[0].built = 3 // the fourth costs 2 wood + 1 stone
    game.displays[0] = [numberOf.building(game, 'onsen-2'), -1, -1, -1]
  })

// Two seats: the fourth slot costs two of any type.
const buyer = (discount: number): Game =>
  resolving(crystal(discount), (game) => {
    give(game, 0, { wood: 1, sake: 1 })
    game.displays[1] = [-1, -1, -1, numberOf.crystal(game, 'memory-card')]
  })

/** A dragonfly of one slot of the display, with that discount, for a seat with one wood. */
const hunter = (discount: number, slot: number, seats = 2): Game =>
  resolving(
    dragonfly(discount),
    (game) => {
      give(game, 0, { wood: 1 })
      game.seats[0].dragonflies = []
      game.displays[3] = game.displays[3].map((tile, at) => (at === slot - 1 ? tile : -1))
    },
    seats,
  )

describe('discounts', () => {
  it('G-8: the payer chooses which of the resources a discount takes off', () => {
    const one = mitamas(1, { jade: 1, sake: 2 })
    act(one, 0, 'mitama 4')
    expect(moves(one)).toEqual(['pay jade sake', 'pay sake sake'])
    act(one, 0, 'pay sake sake')
    expect(one.seats[0].resources).toEqual([0, 0, 1, 0])
    const two = mitamas(2, { jade: 1, sake: 2 })
    act(two, 0, 'mitama 4')
    expect(moves(two)).toEqual(['pay jade', 'pay sake'])
    act(two, 0, 'pay jade')
    expect(two.seats[0].resources).toEqual([0, 0, 0, 2])
  })

  it('G-8: it also makes payable what could not be paid otherwise, and no more than that', () => {
    expect(movesOf(mitamas(0, { sake: 1 }), 'mitama')).toEqual(['mitama 2'])
    expect(movesOf(mitamas(1, { sake: 1 }), 'mitama')).toEqual(['mitama 1', 'mitama 2', 'mitama 3'])
    expect(movesOf(mitamas(2, { sake: 1 }), 'mitama')).toEqual(['mitama 1', 'mitama 2', 'mitama 3', 'mitama 4'])
    expect(movesOf(mitamas(2, {}), 'mitama')).toEqual(['mitama 1', 'mitama 2', 'mitama 3'])
    // Wood and stone pay for no mitama.
    expect(movesOf(mitamas(1, { wood: 9, stone: 9 }), 'mitama')).toEqual(['mitama 1', 'mitama 2'])
  })

  it('G-8: without a discount the whole price is paid', () => {
    const game = mitamas(0, { jade: 1, sake: 2 })
    const events = act(game, 0, 'mitama 4')
    expect(events[0]).toEqual({ type: 'paid', seat: 0, resources: [0, 0, 1, 2] })
    expect(game.seats[0].resources).toEqual([0, 0, 0, 0])
  })

  it('G-8: what exceeds the price is lost and never becomes a gain', () => {
    for (const slot of [1, 2, 3]) {
      const game = mitamas(2, { jade: 1, sake: 2 })
      const events = act(game, 0, `mitama ${slot}`)
      expect(events.map((event) => event.type)).not.toContain('paid')
      expect(game.seats[0].resources).toEqual([0, 0, 1, 2])
    }
    const game = mitamas(3, {})
    act(game, 0, 'mitama 2')
    expect(game.seats[0].resources).toEqual([0, 0, 0, 0])
  })

  it('G-8: a building: any of the wood and stone of the counter', () => {
    const one = builder(1, { wood: 2, stone: 2 })
    act(one, 0, 'build onsen-2 yomi')
    expect(moves(one)).toEqual(['pay wood wood', 'pay wood stone'])
    const two = builder(2, { wood: 2, stone: 2 })
    act(two, 0, 'build onsen-2 yomi')
    expect(moves(two)).toEqual(['pay wood', 'pay stone'])
    act(two, 0, 'pay stone')
    expect(two.seats[0].resources).toEqual([2, 1, 0, 0])
    expect(movesOf(builder(1, { stone: 9 }), 'build')).toEqual([])
    expect(movesOf(builder(2, { stone: 9 }), 'build')).not.toEqual([])
  })

  it('G-8: a crystal: fewer resources of any type', () => {
    const none = buyer(0)
    act(none, 0, 'crystal 4 7')
    expect(none.seats[0].resources).toEqual([0, 0, 0, 0])
    const one = buyer(1)
    act(one, 0, 'crystal 4 7')
    expect(moves(one)).toEqual(['pay wood', 'pay sake'])
    const two = buyer(2)
    act(two, 0, 'crystal 4 7')
    expect(two.seats[0].resources).toEqual([1, 0, 0, 1])
  })

  it('G-8: a dragonfly: a slot that costs one is free, a slot that costs two costs one', () => {
    const free = hunter(1, 3)
    act(free, 0, 'dragonfly 3')
    expect(free.seats[0].resources).toEqual([1, 0, 0, 0])
    const cheaper = hunter(1, 6, 4)
    act(cheaper, 0, 'dragonfly 6')
    expect(cheaper.seats[0].resources).toEqual([0, 0, 0, 0])
    expect(movesOf(hunter(0, 6, 4), 'dragonfly')).toEqual([])
  })

  it('G-8: it does nothing for a slot that gives a resource, nor for a free one', () => {
    for (const discount of [0, 1, 2]) {
      const giving = hunter(discount, 1)
      act(giving, 0, 'dragonfly 1')
      expect(moves(giving)).toEqual(['take wood', 'take stone', 'take jade', 'take sake', 'skip'])
      act(giving, 0, 'take wood')
      expect(giving.seats[0].resources).toEqual([2, 0, 0, 0])
      expect(pending(giving)).toEqual([1])
      const free = hunter(discount, 2)
      act(free, 0, 'dragonfly 2')
      expect(free.seats[0].resources).toEqual([1, 0, 0, 0])
      expect(pending(free)).toEqual([1])
    }
  })
})
