/** O-8: the Tengu in Spring, Autumn and Winter. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../src/events.ts'
import { pending } from '../../src/play.ts'
import { newGame } from '../../src/rules/setup.ts'
import { type Game, locked } from '../../src/state.ts'
import { discardAll, wintering } from '../rules/seasons.ts'
import { finish } from '../rules/summer-stage.ts'
import { bitokuPath, kinds, only } from '../rules/tiles-stage.ts'
import { act, moves, placeDieAcross, placeDieHome, summer } from '../scenario.ts'
import { humanOf, ownOf, tenguOf } from './stage.ts'

/** The events between two phases. */
function within(events: readonly GameEvent[], from: string, to: string): readonly GameEvent[] {
  const at = (phase: string): number => events.findIndex((event) => event.type === 'phase' && event.phase === phase)
  return events.slice(at(from) + 1, at(to))
}

const reaping = (crystals: number): readonly GameEvent[] => {
  const game = newGame({ seats: 1, seed: 'spring' })
  ownOf(game).crystals = game.stacks[1].splice(0, crystals)
  bitokuPath(game, 1, ['makoto', 'yu', 'rei', 'gi'])
  return within(discardAll(game), 'reaping', 'summer')
}

describe('Spring', () => {
  it('O-8: the Tengu draws nothing and its pile stays as it is', () => {
    const game = newGame({ seats: 1, seed: 'spring' })
    const pile = tenguOf(game).deck.slice()
    expect(tenguOf(game).hand).toEqual([])
    expect(humanOf(game).hand).toHaveLength(4)
    expect(pending(game)).toEqual([0])
    expect(moves(game, 1)).toEqual([])
    const events = discardAll(game)
    expect(only(events, 'drew').filter((event) => event.seat === 1)).toEqual([])
    expect(only(events, 'discarded').map((event) => event.seat)).toEqual([0])
    expect(tenguOf(game).hand).toEqual([])
    expect(tenguOf(game).deck).toEqual(pile)
  })

  it('O-8: it gains one movement point for each crystal, spent at once', () => {
    for (const crystals of [0, 1, 2, 4]) expect(only(reaping(crystals), 'completed')).toHaveLength(crystals)
    // Whatever the colour: neither dreams are reaped nor memories paid.
    expect(kinds(reaping(4)).filter((kind) => kind !== 'completed' && kind !== 'vp')).toEqual([])
  })

  it('O-8: a crystal that it gains while walking brings its point only next year', () => {
    const game = newGame({ seats: 1, seed: 'spring' })
    ownOf(game).crystals = game.stacks[1].splice(0, 1)
    // The gate turns card 7: a crystal.
    game.sidePlaces[0] = 1
    tenguOf(game).trunk[1] = 1
    tenguOf(game).pilgrims = 9
    const { deck, row } = ownOf(game)
    const card = game.tables.edition.tengu.findIndex(({ id }) => id === 'tengu-7')
    const from = deck.includes(card) ? deck : row
    from[from.indexOf(card)] = deck[deck.length - 1]
    deck[deck.length - 1] = card
    const events = within(discardAll(game), 'reaping', 'summer')
    expect(kinds(events)).toEqual(['entered', 'vp', 'tengu-turned', 'tengu-roll', 'crystal-gained'])
    expect(ownOf(game).crystals).toHaveLength(2)
  })

  it('O-8: it walks in turn order, after a human who comes first', () => {
    const game = newGame({ seats: 1, seed: 'spring' })
    game.order = [0, 1]
    ownOf(game).crystals = game.stacks[1].splice(0, 1)
    const crystal = game.tables.edition.crystals.findIndex(({ id }) => id === 'dream-wood')
    humanOf(game).crystals[3] = crystal
    const events = within(discardAll(game), 'reaping', 'summer')
    expect(kinds(events)).toEqual(['reaped', 'gained', 'pilgrimage'])
    expect(only(events, 'gained').map((event) => event.seat)).toEqual([0])
  })
})

/** The end of a Summer: the human may only pass, the Tengu will pass after it. */
function lateSummer(change: (game: Game) => void = () => {}, seed = 'winter'): Game {
  return summer(
    1,
    (it) => {
      finish(it, 0, 'yomi', 'stairs', 'glade')
      humanOf(it).dice = [3, 2, 1]
      placeDieAcross(it, 1, 1, 'yomi', 2)
      placeDieAcross(it, 1, 2, 'yomi', 3)
      placeDieAcross(it, 1, 3, 'glade', 4)
      tenguOf(it).dice = [2, 3, 4]
      change(it)
    },
    { seed },
  )
}

/** The human passes and the whole Winter follows. */
function winter(game: Game): readonly GameEvent[] {
  const events = act(game, 0, 'pass')
  expect(game.phase).toBe('winter')
  expect(pending(game)).toEqual([0])
  return [...events, ...wintering(game, 0)]
}

const orderWith = (human: number | undefined, tengu: number | undefined): readonly number[] => {
  const game = lateSummer((it) => {
    if (human !== undefined) placeDieHome(it, 0, 3, human, 1)
    if (tengu !== undefined) placeDieHome(it, 1, 3, tengu, 4)
  })
  return only(act(game, 0, 'pass'), 'order')[0].order
}

describe('Autumn and Winter', () => {
  it('O-8: Summer ends when both have passed; the Tengu goes on alone while only the human has', () => {
    const game = lateSummer((it) => {
      tenguOf(it).places = [locked, locked, locked]
    })
    const events = act(game, 0, 'pass')
    expect(game.phase).toBe('winter')
    expect(only(events, 'passed').map((event) => event.seat)).toEqual([0, 1])
    expect(only(events, 'tengu-dice').length).toBeGreaterThanOrEqual(6)
  })

  it('A-1: a die of the Tengu in the Home decides the turn order of a solo game as well', () => {
    // The former order is human first.
    expect(orderWith(undefined, undefined)).toEqual([0, 1])
    expect(orderWith(undefined, 3)).toEqual([1, 0])
    expect(orderWith(2, 1)).toEqual([1, 0])
    expect(orderWith(0, 1)).toEqual([0, 1])
  })

  it('O-8: its dice come home with their values, locked, and it may act again', () => {
    const game = lateSummer()
    const events = winter(game)
    expect(only(events, 'dice-home').find((event) => event.seat === 1)?.dice).toEqual([2, 3, 4])
    expect(tenguOf(game).dice).toEqual([2, 3, 4])
    expect(tenguOf(game).places).toEqual([locked, locked, locked])
    expect(tenguOf(game).passed).toBe(false)
    expect(game.round).toBe(2)
  })

  it('O-8: it never touches its yokai in Winter: no virtue, no discard, no shuffle', () => {
    const game = lateSummer((it) => {
      const card = it.yokaiDeck.pop()
      if (card !== undefined) tenguOf(it).deck.push(card)
    })
    const pile = tenguOf(game).deck.slice()
    expect(pile).toHaveLength(6)
    const events = winter(game)
    expect(only(events, 'virtue')).toEqual([])
    const { deck, discard, removed, played, hand, shuffles } = tenguOf(game)
    expect(deck).toEqual(pile)
    expect([discard, removed, hand, shuffles]).toEqual([[], [], [], 0])
    expect(played).toEqual([-1, -1, -1])
  })

  it('O-8: one rock of the garden leaves the game, before the round marker moves', () => {
    const game = lateSummer()
    const garden = game.garden.slice()
    const unused = game.unusedRocks.slice()
    const events = winter(game)
    const gone = only(events, 'rock-gone').map((event) => event.rock)
    expect(gone).toHaveLength(1)
    const lost = garden.filter((rock, place) => rock >= 0 && game.garden[place] < 0)
    expect(lost.map((rock) => game.tables.edition.rocks[rock].id)).toEqual(gone)
    expect(game.garden.filter((rock) => rock >= 0)).toHaveLength(garden.filter((rock) => rock >= 0).length - 1)
    expect(game.unusedRocks).toEqual([...unused, ...lost])
    const names = kinds(events)
    expect(names.indexOf('rock-gone')).toBeGreaterThan(names.lastIndexOf('dice-home'))
    expect(names.indexOf('rock-gone')).toBeLessThan(names.indexOf('hills-dealt'))
    const spring = events.findIndex((event) => event.type === 'phase' && event.phase === 'spring')
    expect(names.indexOf('rock-gone')).toBeLessThan(spring)
  })

  it('O-8: which rock leaves is chance, any place of the garden can lose its own', () => {
    const places = new Set<number>()
    for (let number = 0; number < 40; number += 1) {
      const game = lateSummer(() => {}, `rock-${number}`)
      const garden = game.garden.slice()
      winter(game)
      places.add(garden.findIndex((rock, place) => rock >= 0 && game.garden[place] < 0))
    }
    expect(places).toEqual(new Set([0, 1, 2, 3, 4]))
  })

  it('O-8: a rock leaves in the last Winter too, and none from an empty garden', () => {
    const last = lateSummer((it) => {
      it.round = 4
    })
    const before = last.garden.filter((rock) => rock >= 0).length
    const events = winter(last)
    expect(only(events, 'rock-gone')).toHaveLength(1)
    expect(last.phase).toBe('over')
    expect(last.garden.filter((rock) => rock >= 0)).toHaveLength(before - 1)
    const empty = lateSummer((it) => {
      it.unusedRocks.push(...it.garden.filter((rock) => rock >= 0))
      it.garden.fill(-1)
    })
    expect(only(winter(empty), 'rock-gone')).toEqual([])
  })

  it('O-8: no rock leaves in a game of two people', () => {
    const game = summer(2, (it) => {
      for (const seat of [0, 1]) finish(it, seat, 'yomi', 'stairs', 'glade')
    })
    const garden = game.garden.slice()
    act(game, 0, 'pass')
    act(game, 1, 'pass')
    for (const seat of [0, 1]) wintering(game, seat)
    expect(game.round).toBe(2)
    expect(game.garden).toEqual(garden)
  })

  it('O-4: an active attitude is turned back before it passes, so no year begins with one', () => {
    const game = lateSummer((it) => {
      ownOf(it).attitude = true
    })
    const events = act(game, 0, 'pass')
    expect(only(events, 'tengu-attitude').map((event) => event.active)).toEqual([false])
    expect(only(events, 'passed').map((event) => event.seat)).toEqual([0, 1])
    expect(ownOf(game).attitude).toBe(false)
  })

  it('O-8: in the Ascension it gains no movement points for its crystals', () => {
    const game = lateSummer((it) => {
      it.round = 4
      ownOf(it).crystals = it.stacks[1].splice(0, 3)
      bitokuPath(it, 1, ['makoto', 'yu', 'rei'])
    })
    const events = winter(game)
    expect(game.phase).toBe('over')
    expect(only(events, 'completed')).toEqual([])
    expect(tenguOf(game).completed).toBe(0)
  })
})
