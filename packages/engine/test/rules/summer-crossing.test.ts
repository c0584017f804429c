import { describe, expect, it } from 'vitest'
import { riverRegions } from '../../src/names.ts'
import { acrossRiver, type Game, inForest, locked } from '../../src/state.ts'
import {
  act,
  moves,
  movesOf,
  placeDie,
  placeDieAcross,
  placeDieHome,
  regionNumber,
  skipAll,
  summer,
} from '../scenario.ts'
import { atTurn, deal, finish, freeze, giveAmulets, skipRest, wakeDie } from './summer-stage.ts'

/** The hills whose favours are offered. */
const hillsOffered = (game: Game, seat = 0): string[] => [
  ...new Set([...movesOf(game, 'favour', seat), ...movesOf(game, 'cover', seat)].map((text) => text.split(' ')[1])),
]

/** Seat 0 has dice in Yomi, on the Stairs and in the Forges, seat 1 some across the river. */
const withDiceAcross = (...across: readonly ('yomi' | 'stairs' | 'glade' | 'forges')[]) =>
  summer(2, (game) => {
    placeDie(game, 0, 1, 'yomi', 4)
    placeDie(game, 0, 2, 'stairs', 4)
    placeDie(game, 0, 3, 'forges', 4)
    across.forEach((region, index) => placeDieAcross(game, 1, index + 1, region, 2))
  })

describe('crossing the river', () => {
  it('S-16: an own die on a forest space of a river region goes to the matching hill', () => {
    for (const seats of [2, 3, 4]) {
      riverRegions.forEach((region, hill) => {
        const game = summer(seats, (game) => placeDie(game, 0, 2, region, 4))
        expect(movesOf(game, 'cross')).toEqual(['cross 2'])
        const events = act(game, 0, 'cross 2')
        expect(events[0]).toEqual({ type: 'crossed', seat: 0, die: 2, value: 3, hill: region, toll: 1 })
        expect(game.seats[0].places[1]).toBe(acrossRiver + hill)
      })
    }
  })

  it('S-16: dice on the own board, and those of other seats, do not cross', () => {
    const game = summer(2, (game) => {
      wakeDie(game, 0, 1, 5)
      placeDie(game, 1, 1, 'yomi', 5)
    })
    expect(movesOf(game, 'cross')).toEqual([])
  })

  it('S-16: with two seats a die reaches both hills of its bank, with more only its own', () => {
    for (const [region, bank] of [
      ['yomi', ['yomi', 'stairs']],
      ['stairs', ['yomi', 'stairs']],
      ['glade', ['glade', 'forges']],
      ['forges', ['glade', 'forges']],
    ] as const) {
      const two = summer(2, (game) => placeDie(game, 0, 1, region, 4))
      act(two, 0, 'cross 1')
      expect(hillsOffered(two)).toEqual(bank)
      for (const seats of [3, 4]) {
        const more = summer(seats, (game) => placeDie(game, 0, 1, region, 4))
        act(more, 0, 'cross 1')
        expect(hillsOffered(more)).toEqual([region])
      }
    }
  })

  it('S-16: with two seats each bank has two die spaces, shared by its two hills', () => {
    expect(movesOf(withDiceAcross('yomi'), 'cross')).toEqual(['cross 1', 'cross 2', 'cross 3'])
    expect(movesOf(withDiceAcross('yomi', 'yomi'), 'cross')).toEqual(['cross 3'])
    expect(movesOf(withDiceAcross('yomi', 'stairs'), 'cross')).toEqual(['cross 3'])
    expect(movesOf(withDiceAcross('stairs', 'stairs'), 'cross')).toEqual(['cross 3'])
    expect(movesOf(withDiceAcross('glade', 'forges'), 'cross')).toEqual(['cross 1', 'cross 2'])
    expect(movesOf(withDiceAcross('glade', 'glade', 'yomi'), 'cross')).toEqual(['cross 1', 'cross 2'])
  })

  it('S-16: with three seats each hill has two die spaces, with four three', () => {
    for (const [seats, spaces] of [
      [3, 2],
      [4, 3],
    ] as const) {
      const stage = (taken: number) =>
        summer(seats, (game) => {
          placeDie(game, 0, 1, 'glade', 4)
          placeDie(game, 0, 2, 'forges', 4)
          for (let die = 1; die <= taken; die += 1) placeDieAcross(game, 1, die, 'glade', 2)
        })
      expect(movesOf(stage(spaces - 1), 'cross')).toEqual(['cross 1', 'cross 2'])
      expect(movesOf(stage(spaces), 'cross')).toEqual(['cross 2'])
      const full = stage(spaces)
      expect(() => act(full, 0, 'cross 1')).toThrow('move.not-possible')
    }
  })
})

describe('the price of crossing', () => {
  it('S-17: a die drops by one, a 6 by three, and a 1 cannot cross', () => {
    for (const [value, left] of [
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
      [6, 3],
    ] as const) {
      const game = summer(2, (game) => placeDie(game, 0, 1, 'yomi', value))
      act(game, 0, 'cross 1')
      expect(game.seats[0].dice).toEqual([left, 2, 1])
    }
    const one = summer(2, (game) => {
      placeDie(game, 0, 1, 'yomi', 1)
      placeDie(game, 0, 2, 'yomi', 2)
      giveAmulets(game, 0, 3)
    })
    expect(movesOf(one, 'cross')).toEqual(['cross 2'])
    expect(() => act(one, 0, 'cross 1')).toThrow('move.not-possible')
  })

  it('S-17: a die in the Home cannot cross, on whatever space', () => {
    const game = summer(2, (game) => {
      placeDieHome(game, 0, 1, 0, 6)
      placeDieHome(game, 0, 2, 2, 4)
      placeDieHome(game, 0, 3, 3, 2)
    })
    expect(movesOf(game, 'cross')).toEqual([])
  })

  it('S-17: a die that crossed stays there until Winter brings it home', () => {
    const game = summer(2, (game) => {
      finish(game, 0, 'yomi', 'stairs', 'glade')
      finish(game, 1, 'yomi', 'stairs', 'glade')
      placeDie(game, 0, 1, 'yomi', 6)
    })
    act(game, 0, 'cross 1', 'cover yomi bitoku')
    act(game, 1, 'pass')
    expect(moves(game)).toEqual(['pass'])
    act(game, 0, 'pass')
    expect(game.phase).toBe('winter')
    expect(game.seats[0].places[0]).toBe(acrossRiver)
    act(game, 0, 'dice 3 1 1')
    skipAll(game)
    expect(game.round).toBe(2)
    expect(game.seats[0].places).toEqual([locked, locked, locked])
    expect(game.seats[0].dice).toEqual([3, 1, 1])
  })
})

describe('the space left behind', () => {
  it('S-20: the forest space of a crossed die is free for the next one', () => {
    const game = summer(2, (game) => {
      placeDie(game, 0, 1, 'yomi', 6)
      placeDie(game, 0, 2, 'yomi', 2)
      wakeDie(game, 1, 1, 3)
    })
    expect(movesOf(game, 'die 3 yomi')).toEqual([])
    act(game, 0, 'cross 1', 'cover yomi bitoku')
    expect(atTurn(game)).toBe(1)
    expect(moves(game, 1)).toContain('die 1 yomi')
    act(game, 1, 'die 1 yomi')
    expect(game.seats[1].places[0]).toBe(inForest + regionNumber('yomi'))
    // The crossed 6 is no longer compared with: the 3 beats the 2 that stayed.
    expect(movesOf(game, 'line', 1)).toEqual(['line 1', 'line 2', 'line 3'])
    skipRest(game, 1)
    expect(movesOf(game, 'die 3 yomi')).toEqual([])
  })

  it('S-20: without the crossing the region would stay full', () => {
    const game = summer(2, (game) => {
      placeDie(game, 0, 1, 'yomi', 6)
      placeDie(game, 0, 2, 'yomi', 2)
      deal(game, 0, 'ookami')
      wakeDie(game, 1, 1, 3)
    })
    act(game, 0, 'play ookami 1')
    expect(moves(game, 1)).not.toContain('die 1 yomi')
    expect(moves(game, 1)).toContain('die 1 stairs')
  })
})

describe('a crossing as a turn', () => {
  it('S-16: it is a whole turn: after its favour the next seat plays', () => {
    const game = summer(2, (game) => {
      placeDie(game, 0, 1, 'yomi', 4)
      placeDie(game, 0, 2, 'glade', 4)
      freeze(game, 0)
    })
    expect(moves(game)).toEqual(['cross 1', 'cross 2'])
    act(game, 0, 'cross 1', 'cover stairs yokai')
    expect(moves(game)).toEqual([])
    expect(atTurn(game)).toBe(1)
  })
})
