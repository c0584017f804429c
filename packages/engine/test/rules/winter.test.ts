import { describe, expect, it } from 'vitest'
import { pending } from '../../src/play.ts'
import { type Game, locked } from '../../src/state.ts'
import { act, moves, numberOf, placeDieAcross, placeDieHome } from '../scenario.ts'
import { lateSummer, leaveWinter, passAll, position, winter, wintering } from './seasons.ts'

const yokai = (game: Game, ...ids: readonly string[]): number[] => ids.map((id) => numberOf.yokai(game, id))

const rising = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other)

describe('choosing together', () => {
  it('W-1: all seats may choose at the same time, in any order', () => {
    const game = winter(3)
    expect(game.phase).toBe('winter')
    expect(rising(pending(game))).toEqual([0, 1, 2])
    act(game, 2, 'dice 1 2 3')
    act(game, 0, 'dice 3 1 2')
    act(game, 2, 'skip')
    expect(rising(pending(game))).toEqual([0, 1])
    expect(moves(game, 2)).toEqual([])
    act(game, 1, 'dice 2 1 3', 'skip')
    act(game, 0, 'skip')
    expect(game.phase).toBe('spring')
    expect(game.seats.map((player) => player.dice)).toEqual([
      [3, 1, 2],
      [2, 1, 3],
      [1, 2, 3],
    ])
  })

  it('W-2: nothing of the choices shows before all are in', () => {
    const game = winter(2, (game) => {
      game.seats[0].played = yokai(game, 'yamauba-1', 'kappa-1', 'kappa-2')
    })
    const before = structuredClone(position(game))
    const told = act(game, 0, 'dice 1 2 3', 'virtue yamauba-1')
    expect(told).toEqual([{ type: 'winter-chosen', seat: 0 }])
    expect(position(game)).toEqual(before)
    const events = act(game, 1, 'dice 2 3 1', 'skip')
    expect(events.slice(0, 5)).toEqual([
      { type: 'winter-chosen', seat: 1 },
      { type: 'dice-home', seat: 0, dice: [1, 2, 3], reveals: true },
      { type: 'virtue', seat: 0, card: 'yamauba-1', vp: 4 },
      { type: 'vp', seat: 0, n: 4, source: 'virtue' },
      { type: 'dice-home', seat: 1, dice: [2, 3, 1], reveals: true },
    ])
  })
})

describe('the dice come home', () => {
  it('W-1: three different dice may come home in any of six orders', () => {
    const game = winter(2)
    expect(moves(game)).toEqual(['dice 3 2 1', 'dice 3 1 2', 'dice 2 3 1', 'dice 2 1 3', 'dice 1 3 2', 'dice 1 2 3'])
  })

  it('W-1: equal dice are the same choice; with three equal ones nothing is asked', () => {
    const game = winter(3, (game) => {
      game.seats[0].dice = [5, 2, 5]
      game.seats[1].dice = [4, 4, 4]
    })
    expect([...moves(game, 0)].sort()).toEqual(['dice 2 5 5', 'dice 5 2 5', 'dice 5 5 2'])
    expect(moves(game, 1).some((text) => text.startsWith('dice'))).toBe(false)
    leaveWinter(game)
    expect(game.seats[1].dice).toEqual([4, 4, 4])
    expect(game.seats[1].places).toEqual([locked, locked, locked])
  })

  it('W-1: they keep their values and lie locked, wherever they came from', () => {
    const game = winter(2, (game) => {
      placeDieAcross(game, 0, 1, 'yomi', 5)
      placeDieHome(game, 0, 3, 3, 6)
    })
    expect(game.seats[0].dice).toEqual([5, 2, 6])
    act(game, 0, 'dice 6 5 2', 'skip')
    act(game, 1, 'dice 1 3 2', 'skip')
    expect(game.seats[0].dice).toEqual([6, 5, 2])
    expect(game.seats[1].dice).toEqual([1, 3, 2])
    for (const player of game.seats) expect(player.places).toEqual([locked, locked, locked])
  })

  it('W-1: the order is no option: it must be entered', () => {
    expect(moves(winter(2))).not.toContain('skip')
  })
})

describe('the played cards', () => {
  it('W-3: the played cards go to the own discard pile, the hand is kept', () => {
    const game = lateSummer(2, (game) => {
      game.seats[0].played = yokai(game, 'kappa-1', 'kappa-2', 'kappa-3')
      game.seats[0].discard = yokai(game, 'nezumi-1')
      game.seats[0].hand = yokai(game, 'nezumi-2', 'nezumi-3', 'nezumi-4', 'nezumi-5')
      game.seats[0].deck = yokai(game, 'yamauba-1')
    })
    passAll(game)
    leaveWinter(game)
    const [player] = game.seats
    expect(player.played).toEqual([-1, -1, -1])
    expect(player.discard).toEqual(yokai(game, 'nezumi-1', 'kappa-1', 'kappa-2', 'kappa-3'))
    expect(player.hand).toEqual(yokai(game, 'nezumi-2', 'nezumi-3', 'nezumi-4', 'nezumi-5'))
    expect(player.deck).toEqual(yokai(game, 'yamauba-1'))
    expect(player.removed).toEqual([])
  })

  it('W-3: of the three only the one removed by its virtue does not', () => {
    const game = winter(2, (game) => {
      game.seats[0].played = yokai(game, 'kappa-1', 'yamauba-1', 'kappa-3')
      game.seats[0].hand = yokai(game, 'nezumi-2', 'nezumi-3', 'nezumi-4', 'nezumi-5')
      game.seats[0].discard = []
    })
    act(game, 0, 'dice 3 2 1', 'virtue yamauba-1')
    wintering(game, 1)
    expect(game.seats[0].removed).toEqual(yokai(game, 'yamauba-1'))
    expect(game.seats[0].discard).toEqual(yokai(game, 'kappa-1', 'kappa-3'))
  })

  it('W-3: in the new year a seat may play and pass again', () => {
    const game = winter(2)
    expect(game.seats.map((player) => player.passed)).toEqual([true, true])
    leaveWinter(game)
    expect(game.seats.map((player) => player.passed)).toEqual([false, false])
  })
})

describe('the round marker', () => {
  it('W-4: after the first, second and third year comes the next one', () => {
    for (const round of [1, 2, 3]) {
      const game = winter(2, (game) => {
        game.round = round
      })
      expect(game.round).toBe(round)
      const events = leaveWinter(game)
      expect([game.round, game.phase]).toEqual([round + 1, 'spring'])
      expect(events).toContainEqual({ type: 'phase', round: round + 1, phase: 'spring' })
    }
  })

  it('W-4: after the fourth comes the Ascension, and hills and displays stay as they are', () => {
    const game = winter(2, (game) => {
      game.round = 4
      game.covered = [1, 2, 4, 7]
      game.hillBitoku[0] = -1
      game.hillYokai[1] = -1
      game.displays[2][3] = -1
    })
    const { hillBitoku, hillYokai, displays, stacks, covered, bitokuDiscard, yokaiDiscard, goneTiles } =
      structuredClone({ ...game, tables: undefined })
    const events = leaveWinter(game)
    expect(events.filter((event) => event.type === 'phase')).toEqual([
      { type: 'phase', round: 4, phase: 'ascension' },
      { type: 'phase', round: 4, phase: 'over' },
    ])
    expect(events.some((event) => event.type === 'hills-dealt' || event.type === 'display-refilled')).toBe(false)
    expect(game).toMatchObject({
      hillBitoku,
      hillYokai,
      displays,
      stacks,
      covered,
      bitokuDiscard,
      yokaiDiscard,
      goneTiles,
    })
    // W-1 to W-3 still happened.
    expect(game.seats.every((player) => player.played.every((card) => card < 0))).toBe(true)
    expect(game.seats.every((player) => player.places.every((place) => place === locked))).toBe(true)
    expect(game.seats.every((player) => player.hand.length === 0)).toBe(true)
  })
})
