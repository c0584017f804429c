import { describe, expect, it } from 'vitest'
import { locked, unlocked } from '../../src/state.ts'
import { act, moves, movesOf, numberOf, summer } from '../scenario.ts'

describe('playing a yokai card', () => {
  it('S-1: a card goes from the hand to any empty card space', () => {
    const game = summer(2, (game) => {
      game.seats[0].hand = [numberOf.yokai(game, 'kappa')]
    })
    expect(movesOf(game, 'play')).toEqual(['play kappa 1', 'play kappa 2', 'play kappa 3'])
  })

  it('X-2: Imomushi on the leftmost space wakes its die and gives wood or stone, then the turn is over', () => {
    const game = summer(2, (game) => {
      game.seats[0].hand = [numberOf.yokai(game, 'imomushi')]
      game.seats[0].resources = [0, 0, 0, 0]
    })
    expect(game.seats[0].places[0]).toBe(locked)
    act(game, 0, 'play imomushi 1')
    expect(game.seats[0].places[0]).toBe(unlocked)
    expect(moves(game)).toEqual(['take wood', 'take stone', 'skip'])
    act(game, 0, 'take stone')
    expect(game.seats[0].resources).toEqual([0, 1, 0, 0])
    expect(moves(game, 0)).toEqual([])
    expect(moves(game, 1)).not.toEqual([])
  })
})
