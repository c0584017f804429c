import { describe, expect, it } from 'vitest'
import { type Game, inForest } from '../../src/state.ts'
import { act, moves, movesOf, placeDie, placeDieAcross, summer } from '../scenario.ts'
import { atTurn, clearBuildings, deal, giveAmulets, putAncient, wakeDie } from './summer-stage.ts'

/** A table of the harder variant: seat 0 with a woken die 1 and no amulets; the Yomi has no building. */
function stage(value: number, change: (game: Game) => void, harder = true): Game {
  return summer(
    3,
    (game) => {
      wakeDie(game, 0, 1, value)
      giveAmulets(game, 0, 0)
      clearBuildings(game)
      change(game)
    },
    { harder },
  )
}

function linesOf(value: number, change: (game: Game) => void, harder = true): string[] {
  const game = stage(value, change, harder)
  act(game, 0, 'die 1 glade')
  return movesOf(game, 'line')
}

/** A rival's 6 in the Glade. */
const rivalSix = (game: Game) => placeDie(game, 1, 1, 'glade', 6)

describe('the harder variant', () => {
  it('S-15: an equal die gets no forest action, a higher one does', () => {
    expect(linesOf(3, (game) => placeDie(game, 1, 1, 'glade', 3))).toEqual([])
    expect(linesOf(3, (game) => placeDie(game, 1, 1, 'glade', 4))).toEqual([])
    expect(linesOf(3, (game) => placeDie(game, 1, 1, 'glade', 2))).toEqual(['line 1', 'line 2', 'line 3'])
    expect(linesOf(1, () => {})).toEqual(['line 1'])
  })

  it('S-15: it is an option of the table: without it equal dice act, a 6 beside a 6 for nothing', () => {
    expect(linesOf(3, (game) => placeDie(game, 1, 1, 'glade', 3), false)).toEqual(['line 1', 'line 2', 'line 3'])
    expect(linesOf(6, (game) => placeDie(game, 1, 1, 'glade', 6), false)).toHaveLength(5)
    expect(summer(2).rules.harder).toBe(false)
  })

  it('S-15: own dice count, dice across the river and in other regions do not', () => {
    expect(linesOf(3, (game) => placeDie(game, 0, 2, 'glade', 3))).toEqual([])
    const others = linesOf(3, (game) => {
      placeDieAcross(game, 1, 1, 'glade', 5)
      placeDie(game, 2, 1, 'yomi', 6)
    })
    expect(others).toEqual(['line 1', 'line 2', 'line 3'])
  })

  it('S-15: placing stays free, and so does the building action', () => {
    const game = stage(3, (game) => {
      placeDie(game, 1, 1, 'glade', 6)
      putAncient(game, 'glade', 'ancient-6')
    })
    act(game, 0, 'die 1 glade')
    expect(game.seats[0].places[0]).toBe(inForest + 3)
    expect(moves(game)).toEqual(['use ancient-6', 'skip'])
    act(game, 0, 'use ancient-6')
    expect(game.seats[0].vp).toBe(2)
  })

  it('S-15: against a 6 only a 6 may act, and only for an amulet of any value', () => {
    expect(linesOf(6, rivalSix)).toEqual([])
    const lines = linesOf(6, (game) => {
      rivalSix(game)
      giveAmulets(game, 0, 1, 0, 1)
    })
    expect(lines).toEqual([
      'line 1 amulet-1',
      'line 2 amulet-1',
      'line 3 amulet-1',
      'line 4 amulet-1',
      'line 6 amulet-1',
      'line 1 amulet-3',
      'line 2 amulet-3',
      'line 3 amulet-3',
      'line 4 amulet-3',
      'line 6 amulet-3',
    ])
    const onlyTwo = linesOf(6, (game) => {
      rivalSix(game)
      giveAmulets(game, 0, 0, 1)
    })
    expect(onlyTwo).toHaveLength(5)
    expect(onlyTwo.every((text) => text.endsWith(' amulet-2'))).toBe(true)
    const five = linesOf(5, (game) => {
      rivalSix(game)
      giveAmulets(game, 0, 2, 1, 1)
    })
    expect(five).toEqual([])
  })

  it('S-15: below 6 no amulet helps an equal die', () => {
    for (const value of [1, 3, 5]) {
      const lines = linesOf(value, (game) => {
        placeDie(game, 1, 1, 'glade', value)
        giveAmulets(game, 0, 1, 1, 1)
      })
      expect(lines).toEqual([])
    }
  })

  it('S-15: against an own 6 it is the same', () => {
    const lines = linesOf(6, (game) => {
      placeDie(game, 0, 2, 'glade', 6)
      giveAmulets(game, 0, 1)
    })
    expect(lines).toHaveLength(5)
    expect(lines.every((text) => text.endsWith(' amulet-1'))).toBe(true)
  })

  it('S-15: a 6 above lower dice pays nothing', () => {
    const lines = linesOf(6, (game) => {
      placeDie(game, 1, 1, 'glade', 5)
      giveAmulets(game, 0, 1)
    })
    expect(lines).toEqual(['line 1', 'line 2', 'line 3', 'line 4', 'line 6'])
  })

  it('S-15: exactly one amulet is spent when the action is taken, not when the die is placed; the die stays 6', () => {
    const game = stage(6, (game) => {
      placeDie(game, 1, 1, 'glade', 6)
      giveAmulets(game, 0, 2, 0, 1)
    })
    act(game, 0, 'die 1 glade')
    expect(game.seats[0].amulets).toEqual([2, 0, 1])
    const events = act(game, 0, 'line 4 amulet-1')
    expect(events.slice(0, 2)).toEqual([
      { type: 'amulets-spent', seat: 0, values: [1] },
      { type: 'forest-action', seat: 0, region: 'glade', requires: 4 },
    ])
    expect(game.seats[0].amulets).toEqual([1, 0, 1])
    act(game, 0, 'take wood wood')
    expect(game.seats[0].dice[0]).toBe(6)
    expect(atTurn(game)).toBe(1)
  })

  it('S-15: without the forest action the amulet is kept', () => {
    const game = stage(6, (game) => {
      placeDie(game, 1, 1, 'glade', 6)
      giveAmulets(game, 0, 1)
    })
    act(game, 0, 'die 1 glade', 'skip')
    expect(game.seats[0].amulets).toEqual([1, 0, 0])
    expect(atTurn(game)).toBe(1)
  })

  it('S-15: a die raised to 6 by amulets needs one more for the action', () => {
    const game = stage(5, (game) => {
      placeDie(game, 1, 1, 'glade', 6)
      giveAmulets(game, 0, 1)
    })
    act(game, 0, 'die 1 glade +1')
    expect(game.seats[0].dice[0]).toBe(6)
    expect(atTurn(game)).toBe(1)
    const richer = stage(5, (game) => {
      placeDie(game, 1, 1, 'glade', 6)
      giveAmulets(game, 0, 1, 1)
    })
    act(richer, 0, 'die 1 glade +1')
    expect(movesOf(richer, 'line').every((text) => text.endsWith(' amulet-2'))).toBe(true)
    expect(movesOf(richer, 'line')).toHaveLength(5)
  })

  it('S-15: an amulet gained by the building action first will do', () => {
    const game = stage(6, (game) => {
      placeDie(game, 1, 1, 'glade', 6)
      putAncient(game, 'glade', 'ancient-2')
    })
    act(game, 0, 'die 1 glade')
    expect(moves(game)).toEqual(['use ancient-2', 'skip'])
    act(game, 0, 'use ancient-2')
    expect(moves(game)).toContain('line 6 amulet-1')
    act(game, 0, 'line 6 amulet-1')
    expect(game.seats[0].amulets).toEqual([0, 0, 0])
  })

  it('S-15: the amulet serves this forest action only: the next 6 pays again', () => {
    const game = stage(6, (game) => {
      placeDie(game, 1, 1, 'glade', 6)
      wakeDie(game, 0, 2, 6)
      giveAmulets(game, 0, 2)
      deal(game, 1, 'ookami')
      deal(game, 2, 'ookami')
    })
    act(game, 0, 'die 1 glade', 'line 3 amulet-1', 'take wood')
    act(game, 1, 'play ookami 1')
    act(game, 2, 'play ookami 1')
    act(game, 0, 'die 2 glade')
    expect(movesOf(game, 'line')).toHaveLength(5)
    expect(movesOf(game, 'line').every((text) => text.endsWith(' amulet-1'))).toBe(true)
  })
})
