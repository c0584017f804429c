import { describe, expect, it } from 'vitest'
import type { Game } from '../../src/state.ts'
import { inHome } from '../../src/state.ts'
import { act, give, moves, movesOf, numberOf, placeDie, placeDieHome, summer } from '../scenario.ts'
import { atTurn, finish, giveAmulets, offers, wakeDie } from './summer-stage.ts'

/** Seat 0 with a woken die and no amulets, about to place it. */
function withDie(seats: number, value = 1): Game {
  return summer(seats, (game) => {
    wakeDie(game, 0, 1, value)
    giveAmulets(game, 0, 0)
    give(game, 0, {})
    game.seats[0].pilgrims = 3
  })
}

const homeMoves = (game: Game): string[] => movesOf(game, 'die').filter((text) => text.startsWith('die 1 home-'))

describe('the Home', () => {
  it('S-13: two seats have the spaces 1, 2, 5 and 6, more have 1, 2, 3 and 4', () => {
    expect(homeMoves(withDie(2, 2))).toEqual(['die 1 home-1', 'die 1 home-2', 'die 1 home-5', 'die 1 home-6'])
    for (const seats of [3, 4]) {
      expect(homeMoves(withDie(seats, 2))).toEqual(['die 1 home-1', 'die 1 home-2', 'die 1 home-3', 'die 1 home-4'])
    }
  })

  it('S-13: any value will do, but not on space 6', () => {
    expect(homeMoves(withDie(2, 1))).toEqual(['die 1 home-1', 'die 1 home-2', 'die 1 home-5'])
    expect(homeMoves(withDie(4, 1))).toEqual(['die 1 home-1', 'die 1 home-2', 'die 1 home-3', 'die 1 home-4'])
    expect(homeMoves(withDie(2, 6))).toHaveLength(4)
  })

  it('S-13: space 1 gives a +2 amulet', () => {
    for (const seats of [2, 3, 4]) {
      const game = withDie(seats)
      const events = act(game, 0, 'die 1 home-1')
      expect(events[0]).toEqual({ type: 'die-placed', seat: 0, die: 1, value: 1, region: 'home', space: 1 })
      expect(game.seats[0].amulets).toEqual([0, 1, 0])
      expect(game.seats[0].places[0]).toBe(inHome)
      expect(game.seats[0].dice[0]).toBe(1)
      expect(atTurn(game)).toBe(1)
    }
  })

  it('S-13: space 2 gives a +1 amulet and a vision', () => {
    for (const seats of [2, 3, 4]) {
      const game = withDie(seats)
      const top = game.visionDeck.at(-1) ?? -1
      act(game, 0, 'die 1 home-2')
      expect(game.seats[0].amulets).toEqual([1, 0, 0])
      expect(moves(game)).toEqual(['vision', 'skip'])
      act(game, 0, 'vision')
      expect(movesOf(game, 'keep')).toHaveLength(2)
      act(game, 0, `keep ${game.tables.edition.visions[top].id}`)
      expect(game.seats[0].visions).toContain(top)
      expect(game.seats[0].visions).toHaveLength(2)
      expect(atTurn(game)).toBe(1)
    }
  })

  it('S-13: space 3 gives a +1 amulet and any resource', () => {
    for (const seats of [3, 4]) {
      const game = withDie(seats)
      act(game, 0, 'die 1 home-3')
      expect(game.seats[0].amulets).toEqual([1, 0, 0])
      expect(moves(game)).toEqual(['take wood', 'take stone', 'take jade', 'take sake', 'skip'])
      act(game, 0, 'take jade')
      expect(game.seats[0].resources).toEqual([0, 0, 1, 0])
      expect(atTurn(game)).toBe(1)
    }
  })

  it('S-13: space 4 gives a +1 amulet and a movement point', () => {
    for (const seats of [3, 4]) {
      const game = withDie(seats)
      act(game, 0, 'die 1 home-4')
      expect(game.seats[0].amulets).toEqual([1, 0, 0])
      expect(moves(game)).toEqual(['start west 1', 'start east 1', 'skip'])
      act(game, 0, 'start east 1')
      expect(atTurn(game)).toBe(1)
    }
  })

  it('S-13: space 5 gives a +1 amulet and either a movement point or any resource', () => {
    const game = withDie(2)
    act(game, 0, 'die 1 home-5')
    expect(game.seats[0].amulets).toEqual([1, 0, 0])
    expect(offers(game)).toEqual(['start west 1', 'take wood', 'take stone', 'take jade', 'take sake'])
    act(game, 0, 'take stone')
    expect(game.seats[0].resources).toEqual([0, 1, 0, 0])
    expect(atTurn(game)).toBe(1)
    const other = withDie(2)
    act(other, 0, 'die 1 home-5', 'start west 1')
    expect(other.seats[0].trunk[0]).toBe(1)
    expect(atTurn(other)).toBe(1)
  })

  it('S-13: other dice in the Home are not compared, whatever they show', () => {
    const game = summer(4, (game) => {
      wakeDie(game, 0, 1, 1)
      giveAmulets(game, 0, 0)
      placeDieHome(game, 1, 1, 0, 6)
      placeDieHome(game, 2, 1, 1, 6)
      placeDieHome(game, 3, 1, 3, 6)
    })
    expect(homeMoves(game)).toEqual(['die 1 home-3'])
    act(game, 0, 'die 1 home-3')
    expect(game.seats[0].amulets).toEqual([1, 0, 0])
    expect(offers(game)).toEqual(['take wood', 'take stone', 'take jade', 'take sake'])
  })

  it('S-13: a die there has no building action and cannot cross, but its kodama track and treasure exist', () => {
    const game = withDie(2, 6)
    act(game, 0, 'die 1 home-5')
    expect(movesOf(game, 'use')).toEqual([])
    expect(movesOf(game, 'line')).toEqual([])
    act(game, 0, 'take wood')
    expect(game.seats[0].kodamas).toHaveLength(5)
    expect(game.treasures).toHaveLength(5)
    const later = summer(2, (game) => {
      placeDieHome(game, 0, 1, 0, 6)
      placeDie(game, 0, 2, 'yomi', 3)
    })
    expect(movesOf(later, 'cross')).toEqual(['cross 2'])
    const steps = summer(2, (game) => {
      game.seats[0].hand = [numberOf.yokai(game, 'yamauba-3')]
    })
    act(steps, 0, 'play yamauba-3 1', 'kodama home')
    expect(steps.seats[0].kodamas[2]).toBe(2)
  })

  it('S-13: space 1 is the highest and the numbers go down from there, as Autumn shows', () => {
    const four = summer(4, (game) => {
      for (let seat = 0; seat < 4; seat += 1) {
        finish(game, seat, 'yomi', 'stairs', 'glade')
        // Seat 0 on space 4, seat 1 on 3, seat 2 on 2, seat 3 on 1.
        placeDieHome(game, seat, 3, 3 - seat, 1)
      }
    })
    for (let seat = 0; seat < 4; seat += 1) act(four, seat, 'pass')
    expect(four.order).toEqual([3, 2, 1, 0])

    for (const [low, high] of [
      [1, 0],
      [2, 1],
      [3, 2],
    ]) {
      const two = summer(2, (game) => {
        finish(game, 0, 'yomi', 'stairs', 'glade')
        finish(game, 1, 'yomi', 'stairs', 'glade')
        placeDieHome(game, 0, 3, low, 1)
        placeDieHome(game, 1, 3, high, 1)
      })
      act(two, 0, 'pass')
      act(two, 1, 'pass')
      expect(two.order).toEqual([1, 0])
    }
  })
})
