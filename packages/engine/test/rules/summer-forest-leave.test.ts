import { describe, expect, it } from 'vitest'
import type { Region } from '../../src/names.ts'
import { type Game, inForest } from '../../src/state.ts'
import { act, moves, movesOf, numberOf, placeDie, placeDieAcross, placeDieHome, summer } from '../scenario.ts'
import { atTurn, clearBuildings, giveAmulets, putAncient, putBuilding, wakeDie } from './summer-stage.ts'

/** The lines that a die of seat 0 may take in a region after the stage was set. */
function linesOf(value: number, region: Region, change: (game: Game) => void = () => {}): string[] {
  const game = summer(3, (game) => {
    wakeDie(game, 0, 1, value)
    giveAmulets(game, 0, 0)
    clearBuildings(game)
    change(game)
  })
  act(game, 0, `die 1 ${region}`)
  return movesOf(game, 'line')
}

describe('leave for the forest action', () => {
  it('S-8: a higher or an equal die may act, a lower one may not', () => {
    expect(linesOf(3, 'glade', (game) => placeDie(game, 1, 1, 'glade', 2))).toEqual(['line 1', 'line 2', 'line 3'])
    expect(linesOf(3, 'glade', (game) => placeDie(game, 1, 1, 'glade', 3))).toEqual(['line 1', 'line 2', 'line 3'])
    expect(linesOf(3, 'glade', (game) => placeDie(game, 1, 1, 'glade', 4))).toEqual([])
    expect(linesOf(6, 'glade', (game) => placeDie(game, 1, 1, 'glade', 6))).toHaveLength(5)
  })

  it('S-8: every other die of the region counts, not only the last or the first', () => {
    const lines = linesOf(3, 'stairs', (game) => {
      placeDie(game, 1, 1, 'stairs', 1)
      placeDie(game, 2, 1, 'stairs', 4)
    })
    expect(lines).toEqual([])
    const reversed = linesOf(3, 'stairs', (game) => {
      placeDie(game, 1, 1, 'stairs', 4)
      placeDie(game, 2, 1, 'stairs', 1)
    })
    expect(reversed).toEqual([])
    const both = linesOf(3, 'stairs', (game) => {
      placeDie(game, 1, 1, 'stairs', 3)
      placeDie(game, 2, 1, 'stairs', 2)
    })
    expect(both).toEqual(['line 1', 'line 2', 'line 3'])
  })

  it('S-8: the own dice count as well', () => {
    expect(linesOf(3, 'stairs', (game) => placeDie(game, 0, 2, 'stairs', 4))).toEqual([])
    expect(linesOf(3, 'stairs', (game) => placeDie(game, 0, 2, 'stairs', 3))).toHaveLength(3)
  })

  it('S-8: dice across the river, in other regions and in the Home do not count', () => {
    const lines = linesOf(2, 'stairs', (game) => {
      placeDieAcross(game, 1, 1, 'stairs', 5)
      placeDie(game, 1, 2, 'yomi', 6)
      placeDieHome(game, 1, 3, 0, 6)
      placeDieAcross(game, 2, 1, 'stairs', 4)
    })
    expect(lines).toEqual(['line 1', 'line 2'])
  })

  it('S-8: it is the value after amulets that is compared', () => {
    const game = summer(2, (game) => {
      wakeDie(game, 0, 1, 3)
      giveAmulets(game, 0, 1)
      placeDie(game, 1, 1, 'stairs', 4)
    })
    act(game, 0, 'die 1 stairs +1')
    expect(movesOf(game, 'line')).toEqual(['line 1', 'line 2', 'line 3', 'line 4'])
  })

  it('S-8: placing is allowed however low the die is', () => {
    const game = summer(2, (game) => {
      wakeDie(game, 0, 1, 1)
      giveAmulets(game, 0, 0)
      clearBuildings(game)
      placeDie(game, 1, 1, 'yomi', 6)
    })
    act(game, 0, 'die 1 yomi')
    expect(game.seats[0].places[0]).toBe(inForest)
    expect(atTurn(game)).toBe(1)
  })

  it('S-8: every line up to the value of the die is offered, not only the highest', () => {
    expect(linesOf(1, 'glade')).toEqual(['line 1'])
    expect(linesOf(2, 'glade')).toEqual(['line 1', 'line 2'])
    expect(linesOf(3, 'glade')).toEqual(['line 1', 'line 2', 'line 3'])
    expect(linesOf(4, 'glade')).toEqual(['line 1', 'line 2', 'line 3', 'line 4'])
    expect(linesOf(5, 'glade')).toEqual(['line 1', 'line 2', 'line 3', 'line 4'])
    expect(linesOf(6, 'glade')).toEqual(['line 1', 'line 2', 'line 3', 'line 4', 'line 6'])
  })

  it('S-8: one line only', () => {
    const game = summer(2, (game) => {
      wakeDie(game, 0, 1, 6)
      clearBuildings(game)
      putAncient(game, 'glade', 'ancient-1')
    })
    act(game, 0, 'die 1 glade', 'line 2', 'take wood')
    expect(moves(game)).toEqual(['use ancient-1', 'skip'])
  })

  it('S-8: a line that could not be completed is not offered', () => {
    const lines = linesOf(4, 'forges', (game) => {
      game.seats[0].kodamas[4] = 7
      game.seats[0].resources = [0, 0, 0, 0]
    })
    // Nothing to build with; crystals of slot 1 are free, a first building of one wood is free with the discount.
    expect(lines).toEqual(['line 3', 'line 4'])
  })
})

/** Seat 0 with two +1 amulets before a Yomi where seat 1 has a die and the temple of rocks. */
const besideTemple = (rival: number) =>
  summer(2, (game) => {
    giveAmulets(game, 0, 2)
    clearBuildings(game)
    placeDie(game, 1, 1, 'yomi', rival)
    putBuilding(game, 'yomi', 'temple-1', 1)
    game.garden = ['rock-ara', 'rock-nigi', 'rock-saki'].map((id) => numberOf.rock(game, id))
    game.seats[0].rocks = [numberOf.rock(game, 'rock-kushi')]
  })

describe('a die in Yomi', () => {
  it('X-3: a locked 2 raised to 4 acts beside a 2, and in the temple of the rival, who gains 1 VP', () => {
    const game = besideTemple(2)
    act(game, 0, 'die 2 yomi +1 +1')
    expect(game.seats[0].pilgrims).toBe(2)
    expect(game.seats[0].pilgrimsGone).toBe(1)
    expect(game.seats[0].dice[1]).toBe(4)
    expect(game.seats[0].amulets).toEqual([0, 0, 0])
    expect(moves(game)).toEqual(['line 1', 'line 2', 'line 3', 'line 4', 'use temple-1', 'skip'])
    act(game, 0, 'line 1')
    expect(game.seats[0].kodamas[0]).toBe(2)
    expect(game.seats[1].vp).toBe(0)
    act(game, 0, 'use temple-1')
    expect(game.seats[1].vp).toBe(1)
    expect(moves(game)).toEqual(['take rock-ara', 'take rock-nigi', 'take rock-saki', 'skip'])
    act(game, 0, 'take rock-nigi')
    expect(game.seats[0].rocks).toEqual([numberOf.rock(game, 'rock-kushi'), numberOf.rock(game, 'rock-nigi')])
    expect(game.seats[1].vp).toBe(1)
    expect(game.seats[0].vp).toBe(0)
    expect(atTurn(game)).toBe(1)
  })

  it('X-3: beside a 5 the same die is placed without a forest action; the temple still serves it', () => {
    const game = besideTemple(5)
    act(game, 0, 'die 2 yomi +1 +1')
    expect(game.seats[0].dice[1]).toBe(4)
    expect(game.seats[0].places[1]).toBe(inForest)
    expect(moves(game)).toEqual(['use temple-1', 'skip'])
    act(game, 0, 'use temple-1', 'take rock-saki')
    expect(game.seats[1].vp).toBe(1)
  })
})
