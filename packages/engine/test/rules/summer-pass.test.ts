import { describe, expect, it } from 'vitest'
import { pending } from '../../src/play.ts'
import { locked, unlocked } from '../../src/state.ts'
import { act, moves, movesOf, placeDie, placeDieAcross, placeDieHome, skipAll, summer } from '../scenario.ts'
import { atTurn, deal, finish, freeze, lay, wakeDie } from './summer-stage.ts'

describe('passing', () => {
  it('S-21: with three cards played and all dice on the main board a seat may pass', () => {
    const game = summer(2, (game) => finish(game, 0, 'yomi', 'stairs', 'glade'))
    expect(moves(game)).toEqual(['pass'])
    const events = act(game, 0, 'pass')
    expect(events[0]).toEqual({ type: 'passed', seat: 0 })
    expect(game.seats[0].passed).toBe(true)
    expect(atTurn(game)).toBe(1)
  })

  it('S-21: dice in the forest, in the Home and across the river are all on the main board', () => {
    const game = summer(2, (game) => {
      finish(game, 0, 'yomi', 'stairs', 'glade')
      placeDieHome(game, 0, 2, 0, 4)
      placeDieAcross(game, 0, 3, 'forges', 4)
    })
    expect(moves(game)).toEqual(['pass'])
  })

  it('S-21: an empty card space forbids it, even with no card in hand to fill it', () => {
    const withCard = summer(2, (game) => {
      finish(game, 0, 'yomi', 'stairs', 'glade')
      lay(game, 0, 'kappa', 'imomushi')
      deal(game, 0, 'ookami')
    })
    expect(moves(withCard)).toEqual(['play ookami 3'])
    const without = summer(2, (game) => {
      finish(game, 0, 'yomi', 'stairs', 'glade')
      lay(game, 0, 'kappa', 'imomushi')
      placeDie(game, 0, 1, 'yomi', 3)
    })
    expect(moves(without)).toEqual(['cross 1'])
    expect(() => act(without, 0, 'pass')).toThrow('move.not-possible')
  })

  it('S-21: a die on the own board forbids it, locked or unlocked', () => {
    for (const place of [locked, unlocked]) {
      const game = summer(2, (game) => {
        finish(game, 0, 'yomi', 'stairs', 'glade')
        game.seats[0].places[1] = place
      })
      expect(movesOf(game, 'pass')).toEqual([])
      expect(movesOf(game, 'die 2')).not.toEqual([])
    }
  })

  it('S-21: nobody has to pass who can still cross', () => {
    const game = summer(2, (game) => {
      finish(game, 0, 'yomi', 'stairs', 'glade')
      placeDie(game, 0, 2, 'stairs', 2)
    })
    expect(moves(game)).toEqual(['cross 2', 'pass'])
  })

  it('S-21: cards left in hand do not matter', () => {
    const game = summer(2, (game) => {
      finish(game, 0, 'yomi', 'stairs', 'glade')
      deal(game, 0, 'nezumi')
    })
    expect(moves(game)).toEqual(['pass'])
  })

  it('S-21: it is final for this Summer: the turns go round among the others', () => {
    const game = summer(3, (game) => {
      finish(game, 0, 'yomi', 'stairs', 'glade')
      placeDie(game, 0, 1, 'yomi', 5)
      for (const seat of [1, 2]) deal(game, seat, 'ookami', 'yamauba-1', 'ookami-5')
    })
    act(game, 0, 'pass')
    expect(atTurn(game)).toBe(1)
    act(game, 1, 'play ookami 1')
    expect(atTurn(game)).toBe(2)
    act(game, 2, 'play ookami 1')
    expect(atTurn(game)).toBe(1)
    expect(moves(game, 0)).toEqual([])
    expect(() => act(game, 0, 'cross 1')).toThrow('move.not-your-decision')
    act(game, 1, 'play yamauba-1 2')
    expect(atTurn(game)).toBe(2)
  })

  it('S-21: a seat left alone takes turn after turn until it passes too; then Summer ends', () => {
    const game = summer(2, (game) => {
      finish(game, 0, 'yomi', 'stairs', 'glade')
      finish(game, 1, 'yomi', 'stairs', 'glade')
      wakeDie(game, 1, 1, 1)
      placeDie(game, 1, 2, 'stairs', 2)
    })
    act(game, 0, 'pass')
    expect(pending(game)).toEqual([1])
    act(game, 1, 'die 1 home-1')
    expect(game.phase).toBe('summer')
    expect(moves(game, 1)).toEqual(['cross 2', 'pass'])
    act(game, 1, 'cross 2', 'cover yomi bitoku')
    expect(game.phase).toBe('summer')
    act(game, 1, 'pass')
    expect(game.phase).toBe('winter')
  })

  it('S-21: in the next Summer the seat is back', () => {
    const game = summer(2, (game) => {
      for (const seat of [0, 1]) finish(game, seat, 'yomi', 'stairs', 'glade')
    })
    act(game, 0, 'pass')
    act(game, 1, 'pass')
    skipAll(game)
    expect(game.round).toBe(2)
    expect(game.seats.map((player) => player.passed)).toEqual([false, false])
  })
})

describe('a turn', () => {
  it('S-21: each turn is one card, one die, one crossing or the pass, then the next in order plays', () => {
    const game = summer(3, (game) => {
      game.order = [0, 2, 1]
      for (const seat of [0, 1, 2]) deal(game, seat, 'ookami', 'yamauba-1', 'ookami-5')
      wakeDie(game, 2, 1, 1)
      placeDie(game, 1, 1, 'forges', 3)
    })
    act(game, 0, 'play ookami 1')
    expect(pending(game)).toEqual([2])
    act(game, 2, 'die 1 home-1')
    expect(pending(game)).toEqual([1])
    act(game, 1, 'cross 1', 'cover forges yokai')
    expect(pending(game)).toEqual([0])
    expect(() => act(game, 1, 'play ookami 1')).toThrow('move.not-your-decision')
  })
})

describe('a seat that can do nothing', () => {
  it('S-22: a seat that may not pass and has no legal action passes by itself', () => {
    const game = summer(3, (game) => {
      for (const seat of [0, 2]) deal(game, seat, 'ookami', 'yamauba-1')
      freeze(game, 1)
    })
    const events = act(game, 0, 'play ookami 1')
    expect(events.filter((event) => event.type === 'passed')).toEqual([{ type: 'passed', seat: 1 }])
    expect(game.seats.map((player) => player.passed)).toEqual([false, true, false])
    expect(atTurn(game)).toBe(2)
    act(game, 2, 'play ookami 1')
    expect(atTurn(game)).toBe(0)
  })

  it('S-22: a seat with any action left does not, even when it can only cross', () => {
    const game = summer(3, (game) => {
      deal(game, 0, 'ookami')
      freeze(game, 1)
      placeDie(game, 1, 1, 'yomi', 2)
    })
    act(game, 0, 'play ookami 1')
    expect(game.seats[1].passed).toBe(false)
    expect(moves(game, 1)).toEqual(['cross 1'])
  })

  it('S-22: a die of 1 in the forest is no action, a seat that may pass is asked', () => {
    const stuck = summer(3, (game) => {
      deal(game, 0, 'ookami')
      freeze(game, 1)
      placeDie(game, 1, 1, 'yomi', 1)
    })
    act(stuck, 0, 'play ookami 1')
    expect(stuck.seats[1].passed).toBe(true)
    const ready = summer(3, (game) => {
      deal(game, 0, 'ookami')
      finish(game, 1, 'yomi', 'stairs', 'glade')
    })
    act(ready, 0, 'play ookami 1')
    expect(ready.seats[1].passed).toBe(false)
    expect(moves(ready, 1)).toEqual(['pass'])
  })

  it('S-22: when all the others have passed, Summer ends with it', () => {
    const game = summer(2, (game) => {
      finish(game, 0, 'yomi', 'stairs', 'glade')
      freeze(game, 1)
    })
    const events = act(game, 0, 'pass')
    expect(events.filter((event) => event.type === 'passed')).toHaveLength(2)
    expect(game.phase).toBe('winter')
  })
})
