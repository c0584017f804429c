import { describe, expect, it } from 'vitest'
import { copyDie } from '../../src/effects/effect.ts'
import { valueOnMoving } from '../../src/events.ts'
import type { Game } from '../../src/state.ts'
import { act, give, moves, movesOf, placeDie, placeDieAcross, placeDieHome, resolving, summer } from '../scenario.ts'
import { atTurn, clearBuildings, giveAmulets, offers, putBuilding, wakeDie } from './summer-stage.ts'

/** Seat 0 with a woken die of that value, no amulets and no resources. */
function stage(value: number, change: (game: Game) => void = () => {}, harder = false): Game {
  return summer(
    2,
    (game) => {
      wakeDie(game, 0, 1, value)
      giveAmulets(game, 0, 0)
      give(game, 0, {})
      game.seats[0].pilgrims = 3
      change(game)
    },
    { harder },
  )
}

describe('the copy space', () => {
  it('S-14: it takes a die of 2 or more, which drops by 1 at once', () => {
    expect(moves(stage(1))).not.toContain('die 1 home-6')
    for (const value of [2, 3, 4, 5, 6]) {
      const game = stage(value, (game) => placeDie(game, 1, 1, 'glade', 3))
      const events = act(game, 0, 'die 1 home-6')
      expect(events[0]).toEqual({
        type: 'die-placed',
        seat: 0,
        die: 1,
        value: value - 1,
        region: 'home',
        space: 6,
        drop: 1,
      })
      expect(game.seats[0].dice[0]).toBe(value - 1)
      expect(moves(game)).toEqual(['copy b 1', 'skip'])
    }
  })

  it('S-14: amulets count for the 2 it takes', () => {
    const game = stage(1, (game) => giveAmulets(game, 0, 1, 0, 1))
    expect(movesOf(game, 'die 1 home-6')).toEqual(['die 1 home-6 +1', 'die 1 home-6 +3', 'die 1 home-6 +1 +3'])
    const events = act(game, 0, 'die 1 home-6 +1')
    const placed = events.find((event) => event.type === 'die-placed')
    expect(placed).toMatchObject({ value: 1, raised: { from: 1, amulets: [1] }, drop: 1 })
    expect(placed && valueOnMoving(placed)).toBe(2)
    expect(game.seats[0].dice[0]).toBe(1)
    expect(game.seats[0].amulets).toEqual([0, 0, 1])
  })

  it('S-14: the die of any other seat on a forest space may be chosen, not one across the river nor an own one', () => {
    const game = resolving(
      copyDie(),
      (game) => {
        placeDie(game, 0, 1, 'yomi', 5)
        placeDieHome(game, 0, 2, 0, 5)
        placeDie(game, 1, 1, 'yomi', 2)
        placeDieAcross(game, 1, 2, 'glade', 4)
        placeDieHome(game, 1, 3, 1, 1)
        placeDie(game, 2, 2, 'forges', 4)
        game.seats[2].places[0] = 1
      },
      3,
    )
    expect(moves(game)).toEqual(['copy b 1', 'copy b 3', 'copy c 2', 'skip'])
  })

  it('S-14: the region and the value are those of the copied die, not of the own one', () => {
    const low = stage(6, (game) => placeDie(game, 1, 2, 'glade', 2))
    act(low, 0, 'die 1 home-6', 'copy b 2')
    expect(moves(low)).toEqual(['line 1', 'line 2', 'skip'])
    const high = stage(2, (game) => placeDie(game, 1, 2, 'glade', 6))
    act(high, 0, 'die 1 home-6', 'copy b 2')
    expect(moves(high)).toEqual(['line 1', 'line 2', 'line 3', 'line 4', 'line 6', 'skip'])
    act(high, 0, 'line 6', 'take wood stone sake')
    expect(high.seats[0].resources).toEqual([1, 1, 0, 1])
    expect(high.seats[1].dice[1]).toBe(6)
    expect(atTurn(high)).toBe(1)
  })

  it('S-14: line 1 moves the own kodama of the copied region', () => {
    const game = stage(2, (game) => placeDie(game, 1, 2, 'forges', 1))
    const events = act(game, 0, 'die 1 home-6', 'copy b 2')
    expect(events).toContainEqual({ type: 'copied', seat: 0, of: 1, die: 2, value: 1 })
    act(game, 0, 'line 1')
    expect(game.seats[0].kodamas).toEqual([1, 1, 1, 1, 2])
    expect(game.seats[1].kodamas).toEqual([1, 1, 1, 1, 1])
    expect(atTurn(game)).toBe(1)
  })

  it('S-14: a die in the Home lends the action of its very space', () => {
    const one = stage(2, (game) => placeDieHome(game, 1, 1, 0, 6))
    act(one, 0, 'die 1 home-6', 'copy b 1')
    expect(one.seats[0].amulets).toEqual([0, 1, 0])
    expect(atTurn(one)).toBe(1)
    const two = stage(2, (game) => placeDieHome(game, 1, 1, 1, 6))
    act(two, 0, 'die 1 home-6', 'copy b 1')
    expect(two.seats[0].amulets).toEqual([1, 0, 0])
    expect(moves(two)).toEqual(['vision', 'skip'])
    const five = stage(2, (game) => placeDieHome(game, 1, 1, 2, 6))
    act(five, 0, 'die 1 home-6', 'copy b 1')
    expect(five.seats[0].amulets).toEqual([1, 0, 0])
    expect(offers(five)).toEqual(['start west 1', 'take wood', 'take stone', 'take jade', 'take sake'])
  })

  it('S-14: a die on the copy space lends nothing', () => {
    const game = resolving(copyDie(), (game) => {
      placeDieHome(game, 1, 1, 3, 6)
      placeDieHome(game, 1, 2, 0, 1)
    })
    expect(moves(game)).toEqual(['copy b 2', 'skip'])
  })

  it('S-14: there is no building action', () => {
    const game = stage(4, (game) => {
      clearBuildings(game)
      placeDie(game, 1, 1, 'glade', 6)
      putBuilding(game, 'glade', 'farm-1', 0)
      putBuilding(game, 'glade', 'onsen-1', 1)
    })
    act(game, 0, 'die 1 home-6', 'copy b 1')
    expect(movesOf(game, 'use')).toEqual([])
    act(game, 0, 'line 3', 'take wood')
    expect(atTurn(game)).toBe(1)
    expect(game.seats[1].vp).toBe(0)
  })

  it('S-14: the dice of the copied region are not compared, in the harder variant neither', () => {
    for (const harder of [false, true]) {
      const game = stage(
        2,
        (game) => {
          placeDie(game, 1, 1, 'glade', 3)
          placeDie(game, 1, 2, 'glade', 6)
        },
        harder,
      )
      act(game, 0, 'die 1 home-6', 'copy b 1')
      expect(moves(game)).toEqual(['line 1', 'line 2', 'line 3', 'skip'])
      const six = stage(
        2,
        (game) => {
          placeDie(game, 1, 1, 'glade', 6)
          placeDie(game, 1, 2, 'glade', 6)
        },
        harder,
      )
      act(six, 0, 'die 1 home-6', 'copy b 1')
      expect(movesOf(six, 'line')).toEqual(['line 1', 'line 2', 'line 3', 'line 4', 'line 6'])
    }
  })

  it('S-14: copying is optional; with nothing to copy the die may be placed all the same and drops', () => {
    const declined = stage(3, (game) => placeDie(game, 1, 1, 'glade', 3))
    act(declined, 0, 'die 1 home-6', 'skip')
    expect(declined.seats[0].dice[0]).toBe(2)
    expect(atTurn(declined)).toBe(1)
    const late = stage(3, (game) => placeDie(game, 1, 1, 'glade', 3))
    act(late, 0, 'die 1 home-6', 'copy b 1', 'skip')
    expect(atTurn(late)).toBe(1)
    const alone = stage(3, (game) => placeDieAcross(game, 1, 1, 'glade', 3))
    act(alone, 0, 'die 1 home-6')
    expect(alone.seats[0].dice[0]).toBe(2)
    expect(atTurn(alone)).toBe(1)
  })

  it('X-6: an own 3 becomes 2; of a rival’s 4 in Yomi the lines 1 to 4 are offered, 6 is not', () => {
    const game = stage(3, (game) => placeDie(game, 1, 1, 'yomi', 4))
    act(game, 0, 'die 1 home-6')
    expect(game.seats[0].dice[0]).toBe(2)
    act(game, 0, 'copy b 1')
    expect(moves(game)).toEqual(['line 1', 'line 2', 'line 3', 'line 4', 'skip'])
  })
})
