import { describe, expect, it } from 'vitest'
import type { Game } from '../../src/state.ts'
import { act, give, moves, movesOf, placeDie, summer } from '../scenario.ts'
import { atTurn, clearBuildings, deal, giveAmulets, putAncient, putBuilding, show, wakeDie } from './summer-stage.ts'

/** Seat 0 has put a die of that value on the Stairs, where the stage has set buildings. */
function onStairs(value: number, change: (game: Game) => void): Game {
  const game = summer(2, (game) => {
    wakeDie(game, 0, 1, value)
    giveAmulets(game, 0, 0)
    clearBuildings(game)
    change(game)
  })
  act(game, 0, 'die 1 stairs')
  return game
}

/** Buildings on the Stairs with the minima 2, 2, 4 and 5. */
const fourMinima = (game: Game) => {
  putAncient(game, 'stairs', 'ancient-6')
  putBuilding(game, 'stairs', 'temple-2', 0)
  putBuilding(game, 'stairs', 'farm-4', 0)
  putBuilding(game, 'stairs', 'ryokan-6', 1)
}

/** An ancient building on the Stairs that moves the kodama of its region. */
const withArrow = (game: Game) => putAncient(game, 'stairs', 'ancient-3')

describe('the building action', () => {
  it('S-9: own, foreign and ancient buildings of the region may be used, those of other regions not', () => {
    const game = onStairs(3, (game) => {
      putAncient(game, 'stairs', 'ancient-1')
      putBuilding(game, 'stairs', 'farm-1', 0)
      putBuilding(game, 'stairs', 'ryokan-2', 1)
      putBuilding(game, 'yomi', 'onsen-1', 0)
      putAncient(game, 'glade', 'ancient-2')
    })
    expect(movesOf(game, 'use')).toEqual(['use ancient-1', 'use farm-1', 'use ryokan-2'])
  })

  it('S-9: the die needs at least the minimum of the building', () => {
    expect(movesOf(onStairs(1, fourMinima), 'use')).toEqual([])
    expect(movesOf(onStairs(2, fourMinima), 'use')).toEqual(['use ancient-6', 'use temple-2'])
    expect(movesOf(onStairs(3, fourMinima), 'use')).toEqual(['use ancient-6', 'use temple-2'])
    expect(movesOf(onStairs(4, fourMinima), 'use')).toEqual(['use ancient-6', 'use temple-2', 'use farm-4'])
    expect(movesOf(onStairs(5, fourMinima), 'use')).toEqual([
      'use ancient-6',
      'use temple-2',
      'use farm-4',
      'use ryokan-6',
    ])
  })

  it('S-9: amulets spent on the die count for the minimum', () => {
    const game = summer(2, (game) => {
      wakeDie(game, 0, 1, 3)
      giveAmulets(game, 0, 1)
      clearBuildings(game)
      putBuilding(game, 'stairs', 'farm-4', 0)
    })
    act(game, 0, 'die 1 stairs +1')
    expect(movesOf(game, 'use')).toEqual(['use farm-4'])
  })

  it('S-9: the other dice do not matter', () => {
    const game = onStairs(1, (game) => {
      placeDie(game, 1, 1, 'stairs', 6)
      putBuilding(game, 'stairs', 'farm-1', 1)
    })
    expect(moves(game)).toEqual(['use farm-1', 'skip'])
  })

  it('S-9: one building only', () => {
    const game = onStairs(2, (game) => {
      placeDie(game, 1, 1, 'stairs', 6)
      putAncient(game, 'stairs', 'ancient-6')
      putBuilding(game, 'stairs', 'farm-1', 0)
    })
    act(game, 0, 'use ancient-6')
    expect(game.seats[0].vp).toBe(2)
    expect(atTurn(game)).toBe(1)
  })

  it('S-9: an arrow on a building moves the own kodama of its region', () => {
    const game = onStairs(1, withArrow)
    act(game, 0, 'use ancient-3')
    expect(game.seats[0].kodamas).toEqual([1, 2, 1, 1, 1])
    const stuck = onStairs(2, (game) => {
      withArrow(game)
      game.seats[0].kodamas[1] = 7
    })
    expect(movesOf(stuck, 'use')).toEqual([])
  })

  it('S-9: a building whose action is not possible now is not offered', () => {
    const game = onStairs(3, (game) => {
      putBuilding(game, 'stairs', 'temple-3', 0)
      game.seats[0].pilgrims = 0
    })
    expect(movesOf(game, 'use')).toEqual([])
  })

  it('S-9: a building built in this very turn cannot be used in it, but in the next', () => {
    const game = summer(2, (game) => {
      wakeDie(game, 0, 1, 2)
      wakeDie(game, 0, 2, 2)
      giveAmulets(game, 0, 0)
      give(game, 0, { wood: 1 })
      deal(game, 1, 'ookami')
      clearBuildings(game)
      putAncient(game, 'forges', 'ancient-1')
      show(game, 'building', 'farm-1')
    })
    act(game, 0, 'die 1 forges')
    act(game, 0, 'line 2', 'build farm-1 forges')
    expect(moves(game)).toEqual(['use ancient-1', 'skip'])
    act(game, 0, 'skip')
    act(game, 1, 'play ookami 1')
    act(game, 0, 'die 2 forges')
    expect(movesOf(game, 'use')).toEqual(['use ancient-1', 'use farm-1'])
  })

  it('S-9: a new building serves the other seat in its next turn', () => {
    const game = summer(2, (game) => {
      deal(game, 0, 'nezumi')
      give(game, 0, { wood: 1 })
      wakeDie(game, 1, 1, 1)
      clearBuildings(game)
      show(game, 'building', 'farm-1')
    })
    act(game, 0, 'play nezumi 1', 'build farm-1 glade')
    act(game, 1, 'die 1 glade')
    expect(movesOf(game, 'use', 1)).toEqual(['use farm-1'])
  })

  it('S-9: the same building may be used again with another die', () => {
    const game = onStairs(2, (game) => {
      wakeDie(game, 0, 2, 2)
      deal(game, 1, 'ookami')
      putAncient(game, 'stairs', 'ancient-6')
    })
    act(game, 0, 'use ancient-6', 'skip')
    act(game, 1, 'play ookami 1')
    act(game, 0, 'die 2 stairs', 'use ancient-6')
    expect(game.seats[0].vp).toBe(4)
  })
})
