import { describe, expect, it } from 'vitest'
import { scoredGame, sheetsOf } from '../../src/score.ts'
import type { Game } from '../../src/state.ts'
import { act, moves, placeDieAcross, placeDieHome } from '../scenario.ts'
import { lateSummer, leaveWinter, passAll } from './seasons.ts'

/** The turn order after a Summer of four seats with these dice in the Home: [seat, die, space from the top]. */
function orderAfter(
  dice: readonly (readonly [seat: number, die: number, space: number])[],
  former: readonly number[] = [0, 1, 2, 3],
): number[] {
  const game = lateSummer(4, (game) => {
    game.order = [...former]
    for (const [seat, die, space] of dice) placeDieHome(game, seat, die, space - 1, 1)
  })
  passAll(game)
  return game.order
}

describe('the new turn order', () => {
  it('A-1: seats with a die in the Home come first, the highest space first', () => {
    expect(orderAfter([[2, 1, 3]])).toEqual([2, 0, 1, 3])
    expect(
      orderAfter([
        [1, 1, 4],
        [3, 2, 1],
      ]),
    ).toEqual([3, 1, 0, 2])
    expect(
      orderAfter([
        [0, 1, 4],
        [1, 1, 3],
        [2, 1, 2],
        [3, 1, 1],
      ]),
    ).toEqual([3, 2, 1, 0])
  })

  it('A-1: only the highest die of a seat counts, and the dice values do not', () => {
    expect(
      orderAfter([
        [1, 1, 4],
        [1, 3, 2],
        [2, 1, 3],
      ]),
    ).toEqual([1, 2, 0, 3])
    expect(
      orderAfter([
        [1, 1, 4],
        [1, 3, 3],
        [2, 1, 2],
      ]),
    ).toEqual([2, 1, 0, 3])
    const game = lateSummer(4, (game) => {
      placeDieHome(game, 3, 1, 0, 1)
      placeDieHome(game, 2, 1, 1, 6)
    })
    passAll(game)
    expect(game.order).toEqual([3, 2, 0, 1])
  })

  it('A-1: the others keep their former order', () => {
    expect(orderAfter([[1, 1, 2]], [0, 3, 2, 1])).toEqual([1, 0, 3, 2])
    expect(orderAfter([[0, 1, 4]], [0, 3, 2, 1])).toEqual([0, 3, 2, 1])
  })

  it('A-1: without dice in the Home nothing changes, dice across the river included', () => {
    expect(orderAfter([], [0, 2, 3, 1])).toEqual([0, 2, 3, 1])
    const game = lateSummer(4, (game) => placeDieAcross(game, 3, 1, 'yomi', 2))
    passAll(game)
    expect(game.order).toEqual([0, 1, 2, 3])
  })

  it('A-1: with two seats the spaces 1, 2, 5, 6 rank from the top', () => {
    const game = lateSummer(2, (game) => {
      placeDieHome(game, 0, 1, 3, 1) // the copy space, lowest
      placeDieHome(game, 1, 1, 2, 1) // space 5
    })
    passAll(game)
    expect(game.order).toEqual([1, 0])
  })

  it('A-1: the order is told once, after the last pass, and holds from then on', () => {
    const game = lateSummer(3, (game) => placeDieHome(game, 2, 1, 0, 1))
    expect(act(game, 0, 'pass').filter((event) => event.type === 'order')).toEqual([])
    expect(act(game, 1, 'pass').filter((event) => event.type === 'order')).toEqual([])
    expect(game.order).toEqual([0, 1, 2])
    expect(act(game, 2, 'pass').filter((event) => event.type === 'order')).toEqual([
      { type: 'order', order: [2, 0, 1] },
    ])
    leaveWinter(game)
    for (const seat of [0, 1, 2]) act(game, seat, moves(game, seat)[0])
    expect(game.phase).toBe('summer')
    expect(moves(game, 2)).not.toEqual([])
    expect([moves(game, 0), moves(game, 1)]).toEqual([[], []])
  })

  it('A-1: the last Autumn sets the order for the Ascension', () => {
    const game = lateSummer(3, (game) => {
      game.round = 4
      placeDieHome(game, 1, 1, 0, 1)
    })
    passAll(game)
    leaveWinter(game)
    expect(game.phase).toBe('over')
    expect(game.order).toEqual([1, 0, 2])
    expect(sheetsOf(scoredGame(game)).map((sheet) => sheet.first)).toEqual([0, 3, 0])
  })

  it('X-5: from the top yellow, brown, yellow in the Home: yellow, brown, then purple and green as before', () => {
    const [purple, green, brown, yellow] = [0, 1, 2, 3]
    const home = [
      [yellow, 1, 1],
      [brown, 2, 2],
      [yellow, 3, 3],
    ] as const
    expect(orderAfter(home, [purple, green, brown, yellow])).toEqual([yellow, brown, purple, green])
    expect(orderAfter(home, [purple, yellow, brown, green])).toEqual([yellow, brown, purple, green])
  })

  it('X-5: had green been before purple, green would stay before purple', () => {
    const [green, brown, purple, yellow] = [0, 1, 2, 3]
    const game: Game = lateSummer(4, (game) => {
      placeDieHome(game, yellow, 1, 0, 4)
      placeDieHome(game, brown, 2, 1, 4)
      placeDieHome(game, yellow, 3, 2, 4)
    })
    passAll(game)
    expect(game.order).toEqual([yellow, brown, green, purple])
  })
})
