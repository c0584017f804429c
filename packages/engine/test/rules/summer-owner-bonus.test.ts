import { describe, expect, it } from 'vitest'
import type { RiverRegion } from '../../src/names.ts'
import { pending } from '../../src/play.ts'
import type { Game } from '../../src/state.ts'
import { act, moves, movesOf, skipAll, summer } from '../scenario.ts'
import {
  atTurn,
  clearBuildings,
  deal,
  finish,
  giveAmulets,
  putAncient,
  putBuilding,
  skipRest,
  wakeDie,
} from './summer-stage.ts'

const choice = ['bonus vp', 'bonus amulet']

/** Seat 0 with a die of 6 next to a building of an owner; it is not used yet. */
function beside(id: string, owner: number, seats = 2, region: RiverRegion = 'glade'): Game {
  return summer(seats, (game) => {
    wakeDie(game, 0, 1, 6)
    clearBuildings(game)
    putBuilding(game, region, id, owner)
    for (const player of game.seats) player.amulets = [0, 0, 0]
    for (let seat = 1; seat < seats; seat += 1) deal(game, seat, 'ookami', 'yamauba-1', 'ookami-5')
  })
}

describe('the bonus of a building’s owner', () => {
  it('S-10: a building that says 1 VP gives its owner 1 VP at once, from the supply', () => {
    const game = beside('farm-1', 1)
    act(game, 0, 'die 1 glade')
    expect(game.seats[1].vp).toBe(0)
    const events = act(game, 0, 'use farm-1')
    expect(events.slice(0, 2)).toEqual([
      { type: 'building-used', seat: 0, building: 'farm-1', owner: 1 },
      { type: 'vp', seat: 1, n: 1, source: 'owner' },
    ])
    expect(game.seats[1].vp).toBe(1)
    expect(game.seats[1].amulets).toEqual([0, 0, 0])
    expect(game.seats[0].vp).toBe(0)
    expect(pending(game)).toEqual([0])
  })

  it('S-10: a building that says both gives 1 VP and a +1 amulet, without a question', () => {
    const game = beside('onsen-4', 1)
    act(game, 0, 'die 1 glade', 'use onsen-4')
    expect(game.seats[1].vp).toBe(1)
    expect(game.seats[1].amulets).toEqual([1, 0, 0])
    expect(moves(game, 1)).toEqual([])
    expect(game.seats[0].amulets).toEqual([0, 0, 1])
  })

  it('S-10: a building that says 1 VP or an amulet lets its owner choose', () => {
    const forVp = beside('farm-2', 1)
    const events = act(forVp, 0, 'die 1 glade', 'use farm-2')
    expect(events).toContainEqual({ type: 'bonus-owed', seat: 1 })
    expect(forVp.seats[1].vp).toBe(0)
    expect(moves(forVp, 1)).toEqual(choice)
    act(forVp, 1, 'bonus vp')
    expect(forVp.seats[1].vp).toBe(1)
    expect(forVp.seats[1].amulets).toEqual([0, 0, 0])
    expect(moves(forVp, 1)).toEqual([])

    const forAmulet = beside('farm-2', 1)
    act(forAmulet, 0, 'die 1 glade', 'use farm-2')
    act(forAmulet, 1, 'bonus amulet')
    expect(forAmulet.seats[1].vp).toBe(0)
    expect(forAmulet.seats[1].amulets).toEqual([1, 0, 0])
    expect(moves(forAmulet, 1)).toEqual([])
  })

  it('S-10: every building of the edition pays its owner what its tile says', () => {
    const paid = Object.fromEntries(
      beside('farm-1', 1).tables.edition.buildings.map(({ id }) => {
        const game = beside(id, 1)
        act(game, 0, 'die 1 glade')
        act(game, 0, `use ${id}`)
        const { vp, amulets, owed } = game.seats[1]
        return [id, owed === 1 ? 'vp-or-amulet' : `${vp === 1 ? 'vp' : ''}${amulets[0] === 1 ? '-and-amulet' : ''}`]
      }),
    )
    const groups = { vp: '135 125 135 156', 'vp-or-amulet': '26 36 24 23', 'vp-and-amulet': '4 4 6 4' } as const
    const wanted = Object.fromEntries(
      Object.entries(groups).flatMap(([bonus, numbers]) =>
        numbers
          .split(' ')
          .flatMap((list, type) =>
            list.split('').map((n) => [`${['temple', 'onsen', 'farm', 'ryokan'][type]}-${n}`, bonus]),
          ),
      ),
    )
    expect(paid).toEqual(wanted)
  })

  it('S-10: nothing for the own building', () => {
    for (const id of ['farm-1', 'farm-2', 'onsen-4']) {
      const game = beside(id, 0)
      act(game, 0, 'die 1 glade', `use ${id}`)
      expect(game.seats[0].vp).toBe(0)
      expect(game.seats[0].amulets[0]).toBe(0)
      expect(game.seats[0].owed).toBe(0)
      expect(game.seats[1].vp).toBe(0)
      expect(game.seats[1].owed).toBe(0)
    }
  })

  it('S-10: nothing for an ancient building', () => {
    const game = summer(2, (game) => {
      wakeDie(game, 0, 1, 6)
      clearBuildings(game)
      putAncient(game, 'glade', 'ancient-2')
      for (const player of game.seats) player.amulets = [0, 0, 0]
    })
    act(game, 0, 'die 1 glade', 'use ancient-2')
    expect(game.seats[0].amulets).toEqual([1, 0, 0])
    expect(game.seats[0].vp).toBe(0)
    expect(game.seats[1].vp).toBe(0)
    expect(game.seats[1].amulets).toEqual([0, 0, 0])
    expect(game.seats[1].owed).toBe(0)
  })

  it('S-10: only the owner gains, and also when the user then declines the action', () => {
    const game = beside('farm-2', 2, 3)
    act(game, 0, 'die 1 glade', 'use farm-2', 'skip')
    expect(game.seats.map((player) => player.owed)).toEqual([0, 0, 1])
    const other = beside('farm-1', 2, 3)
    act(other, 0, 'die 1 glade', 'use farm-1', 'skip')
    expect(other.seats.map((player) => player.vp)).toEqual([0, 0, 1])
  })
})

describe('the owner’s choice and the table', () => {
  it('S-10: the choice is due as soon as the building is chosen, while the user goes on', () => {
    const game = beside('farm-2', 1)
    act(game, 0, 'die 1 glade', 'use farm-2')
    expect(pending(game)).toEqual([0, 1])
    expect(moves(game, 0)).toEqual(['take jade', 'take sake', 'skip'])
    expect(moves(game, 1)).toEqual(choice)
    act(game, 0, 'take sake', 'line 3', 'take wood')
    expect(game.seats[0].resources.slice(0, 1)).toEqual([2])
    expect(moves(game, 1)).toEqual(choice)
  })

  it('S-10: an owner who answers in another’s turn does not disturb it', () => {
    const game = beside('farm-2', 1)
    act(game, 0, 'die 1 glade', 'use farm-2')
    act(game, 1, 'bonus amulet')
    expect(atTurn(game)).toBe(0)
    expect(pending(game)).toEqual([0])
    expect(moves(game, 0)).toEqual(['take jade', 'take sake', 'skip'])
    act(game, 0, 'take jade', 'skip')
    expect(atTurn(game)).toBe(1)
    expect(movesOf(game, 'play', 1)).not.toEqual([])
  })

  it('S-10: other seats take their turns without waiting for the owner', () => {
    const game = beside('farm-2', 2, 3)
    act(game, 0, 'die 1 glade', 'use farm-2', 'take sake', 'skip')
    expect(atTurn(game)).toBe(1)
    expect(pending(game)).toEqual([1, 2])
    act(game, 1, 'play ookami 1')
    expect(atTurn(game)).toBe(2)
    expect(pending(game)).toEqual([2])
  })

  it('S-10: the owner is asked before its own turn, and then takes it', () => {
    const game = beside('farm-2', 1)
    act(game, 0, 'die 1 glade', 'use farm-2', 'take sake', 'skip')
    expect(atTurn(game)).toBe(1)
    expect(moves(game, 1)).toEqual(choice)
    expect(() => act(game, 1, 'play ookami 1')).toThrow('move.not-possible')
    act(game, 1, 'bonus amulet')
    expect(atTurn(game)).toBe(1)
    // The amulet just gained can be spent at once.
    expect(moves(game, 1)).toEqual(expect.arrayContaining(['play ookami 1', 'die 1 yomi +1']))
  })

  it('S-10: several choices queue and are made one by one', () => {
    const game = summer(3, (game) => {
      for (const seat of [0, 1]) {
        wakeDie(game, seat, 1, 6)
        game.seats[seat].amulets = [0, 0, 0]
      }
      game.seats[2].amulets = [0, 0, 0]
      clearBuildings(game)
      putBuilding(game, 'glade', 'farm-2', 2)
      putBuilding(game, 'stairs', 'ryokan-2', 2)
    })
    act(game, 0, 'die 1 glade', 'use farm-2', 'take sake', 'skip')
    act(game, 1, 'die 1 stairs', 'use ryokan-2', 'skip', 'skip')
    expect(atTurn(game)).toBe(2)
    expect(moves(game, 2)).toEqual(choice)
    act(game, 2, 'bonus vp')
    expect(moves(game, 2)).toEqual(choice)
    act(game, 2, 'bonus amulet')
    expect(movesOf(game, 'bonus', 2)).toEqual([])
    expect(movesOf(game, 'die', 2)).not.toEqual([])
    expect(game.seats[2].vp).toBe(1)
    expect(game.seats[2].amulets).toEqual([1, 0, 0])
  })

  it('S-10: an owner who has passed is asked in Winter at the latest, before its dice come home', () => {
    const game = summer(2, (game) => {
      finish(game, 0, 'yomi', 'yomi', 'stairs')
      finish(game, 1, 'stairs', 'forges', 'forges')
      game.seats[1].dice = [1, 2, 3]
      game.seats[1].passed = true
      game.seats[1].vp = 0
      giveAmulets(game, 1, 0)
      wakeDie(game, 0, 3, 2)
      clearBuildings(game)
      putBuilding(game, 'glade', 'farm-2', 1)
    })
    act(game, 0, 'die 3 glade', 'use farm-2', 'take sake', 'skip')
    // The owner has passed: the game goes on without it.
    expect(atTurn(game)).toBe(0)
    expect(pending(game)).toEqual([0, 1])
    act(game, 0, 'pass')
    expect(game.phase).toBe('winter')
    expect(moves(game, 1)).toEqual(choice)
    expect(() => act(game, 1, 'dice 1 2 3')).toThrow('move.not-possible')
    // The others enter their Winter choices meanwhile, but Winter does not end.
    expect(movesOf(game, 'dice', 0)).toHaveLength(3)
    act(game, 0, 'dice 1 1 2')
    skipRest(game, 0)
    expect(game.phase).toBe('winter')
    expect(pending(game)).toEqual([1])
    act(game, 1, 'bonus vp')
    expect(game.seats[1].vp).toBe(1)
    expect(movesOf(game, 'dice', 1)).toHaveLength(6)
    act(game, 1, 'dice 3 2 1')
    skipAll(game)
    expect(game.round).toBe(2)
    expect(game.seats[1].owed).toBe(0)
  })

  it('S-10: Winter waits for the choice even of an owner with nothing else to decide', () => {
    const game = summer(2, (game) => {
      for (const seat of [0, 1]) {
        finish(game, seat, 'yomi', 'stairs', 'forges')
        // Fewer than five yokai: no spirit's virtue.
        game.seats[seat].deck = []
        game.seats[seat].discard = []
      }
      game.seats[1].passed = true
      wakeDie(game, 0, 3, 2)
      clearBuildings(game)
      putBuilding(game, 'glade', 'farm-2', 1)
    })
    act(game, 0, 'die 3 glade', 'use farm-2', 'take sake', 'skip', 'pass')
    act(game, 0, 'dice 1 1 2')
    expect(game.phase).toBe('winter')
    expect(game.round).toBe(1)
    expect(pending(game)).toEqual([1])
    expect(moves(game, 1)).toEqual(choice)
    act(game, 1, 'bonus vp')
    expect(game.round).toBe(2)
    expect(game.seats[1].vp).toBe(1)
  })

  it('S-10: a choice in the last year is made before the Ascension', () => {
    const game = summer(2, (game) => {
      game.round = 4
      for (const seat of [0, 1]) finish(game, seat, 'yomi', 'stairs', 'forges')
      game.seats[1].passed = true
      wakeDie(game, 0, 3, 2)
      clearBuildings(game)
      putBuilding(game, 'glade', 'farm-2', 1)
    })
    act(game, 0, 'die 3 glade', 'use farm-2', 'take sake', 'skip', 'pass', 'dice 1 1 2')
    skipRest(game, 0)
    expect(game.phase).toBe('winter')
    expect(moves(game, 1)).toEqual(choice)
    act(game, 1, 'bonus vp')
    skipRest(game, 1)
    expect(game.phase).toBe('over')
    expect(game.seats[1].owed).toBe(0)
    expect(game.seats[1].tally.reduce((sum, n) => sum + n, 0)).toBe(1)
  })
})
