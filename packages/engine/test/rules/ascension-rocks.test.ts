import { describe, expect, it } from 'vitest'
import type { Game } from '../../src/state.ts'
import { numberOf } from '../scenario.ts'
import { ascend, counted, sheets } from './ascension-stage.ts'
import { ancientAt, ownMitamas, pairOf, standing } from './tiles-stage.ts'

/** Pilgrim spaces as bits: space 1 is before the first rock. */
const spaces = (...at: readonly number[]): number => at.reduce((mask, space) => mask | (1 << (space - 1)), 0)

function rockPath(game: Game, pilgrims: readonly number[], ...ids: readonly string[]): void {
  game.seats[0].rocks = ids.map((id) => numberOf.rock(game, `rock-${id}`))
  game.seats[0].rockPilgrims = spaces(...pilgrims)
}

/** The VP of each rock. */
const lines = (seats: number, change: (game: Game) => void) => counted(seats, change)[0].rocks.map((line) => line.vp)

/** All cards of a seat are gone but these in its discard pile. */
function onlyYokai(game: Game, ...ids: readonly string[]): void {
  Object.assign(game.seats[0], { hand: [], deck: [], played: [-1, -1, -1], removed: [] })
  game.seats[0].discard = ids.map((id) => numberOf.yokai(game, id))
}

const mitamaPath = (...pilgrims: readonly number[]) =>
  lines(2, (game) => {
    rockPath(game, pilgrims, 'ara', 'nigi', 'saki', 'kushi')
    ownMitamas(game, 0, 'ara', 'nigi', 'nigi', 'saki', 'saki', 'saki', 'kushi', 'kushi', 'kushi', 'kushi')
  })

const kappaIn = (where: 'hand' | 'deck' | 'discard' | 'removed' | 'played') =>
  lines(2, (game) => {
    rockPath(game, [1], 'kappa-imomushi')
    onlyYokai(game, 'nezumi')
    if (where === 'played') game.seats[0].played[1] = numberOf.yokai(game, 'kappa-1')
    else game.seats[0][where].push(numberOf.yokai(game, 'kappa-1'))
  })

describe('rocks', () => {
  it('E-5: a rock counts once for each own pilgrim next to it, and not at all without one', () => {
    expect(mitamaPath()).toEqual([0, 0, 0, 0])
    expect(mitamaPath(1)).toEqual([1, 0, 0, 0])
    expect(mitamaPath(2)).toEqual([1, 2, 0, 0])
    expect(mitamaPath(3)).toEqual([0, 2, 3, 0])
    expect(mitamaPath(4)).toEqual([0, 0, 3, 4])
    expect(mitamaPath(5)).toEqual([0, 0, 0, 4])
    expect(mitamaPath(1, 2, 3, 4, 5)).toEqual([2, 4, 6, 8])
  })

  it('E-5: a pilgrim whose other neighbour is missing counts for its one rock', () => {
    const one = lines(2, (game) => {
      rockPath(game, [1, 2], 'ara')
      ownMitamas(game, 0, 'ara', 'ara')
    })
    expect(one).toEqual([4])
  })

  it('E-5: mitamas count combined or not', () => {
    const sheet = counted(2, (game) => {
      rockPath(game, [1], 'ara')
      ownMitamas(game, 0, 'ara', 'kushi')
      game.seats[0].pairs = [pairOf(game, 'ara', 'dragonfly-1'), pairOf(game, 'nigi', 'dragonfly-2')]
    })[0]
    expect(sheet.rocks).toEqual([{ rock: 'rock-ara', pilgrims: 1, items: 2, vp: 2 }])
  })

  it('E-5: buildings count that the seat owns: no other seat’s, no ancient one', () => {
    const worth = lines(2, (game) => {
      rockPath(game, [1], 'onsen-farm')
      standing(game, 0, 'farm-1', 'glade')
      standing(game, 0, 'onsen-1', 'glade')
      standing(game, 0, 'temple-1', 'yomi')
      standing(game, 1, 'farm-2', 'stairs')
      ancientAt(game, 'ancient-1', 'yomi')
    })
    expect(worth).toEqual([2])
  })

  it('E-5: yokai cards count wherever they are, removed ones too', () => {
    expect((['hand', 'deck', 'discard', 'removed', 'played'] as const).map(kappaIn)).toEqual([[1], [1], [1], [1], [1]])
  })

  it('E-5: the starting cards count, and other seats’ cards do not', () => {
    // The five of the set-up are one of each type.
    const worth = lines(2, (game) => {
      rockPath(game, [1, 2], 'kappa-imomushi', 'kitsune-ookami')
      game.seats[1].discard.push(numberOf.yokai(game, 'kappa-1'))
    })
    expect(worth).toEqual([4, 2])
  })

  it('E-5: an item counts on every rock that shows it', () => {
    const worth = lines(2, (game) => {
      rockPath(game, [1, 2, 3], 'temple-onsen', 'onsen-farm')
      standing(game, 0, 'onsen-1', 'glade')
    })
    expect(worth).toEqual([2, 2])
  })

  it('E-5: items of a family that the rock does not show are nothing to it', () => {
    const worth = lines(2, (game) => {
      rockPath(game, [1, 2], 'ara', 'farm-ryokan')
      onlyYokai(game, 'kappa-1')
      ownMitamas(game, 0, 'nigi')
      standing(game, 0, 'temple-1', 'yomi')
    })
    expect(worth).toEqual([0, 0])
  })
})

describe('wild spirits', () => {
  it('E-5: a Yama-uba is one type for all rocks: on two rocks only through a type that both show', () => {
    const apart = lines(2, (game) => {
      rockPath(game, [1, 2, 3], 'kappa-imomushi', 'nezumi-kitsune')
      onlyYokai(game, 'yamauba-1')
    })
    expect(apart.reduce((sum, vp) => sum + vp, 0)).toBe(2)
    const together = lines(2, (game) => {
      rockPath(game, [1, 2, 3], 'kappa-imomushi', 'imomushi-nezumi')
      onlyYokai(game, 'yamauba-1')
    })
    expect(together).toEqual([2, 2])
  })

  it('E-5: the type is the one that is best for its owner', () => {
    const worth = lines(2, (game) => {
      // The second rock has two pilgrims, the first only one.
      rockPath(game, [2, 3], 'kappa-imomushi', 'nezumi-kitsune')
      onlyYokai(game, 'yamauba-1', 'yamauba-2', 'kappa-1')
    })
    expect(worth).toEqual([1, 4])
  })

  it('E-5: a Shinigami becomes what the rocks show, combined or not', () => {
    const worth = lines(2, (game) => {
      rockPath(game, [2, 3], 'ara', 'saki')
      ownMitamas(game, 0, 'ara', 'shinigami-2')
      game.seats[0].pairs = [pairOf(game, 'shinigami-4', 'dragonfly-1')]
    })
    expect(worth).toEqual([1, 4])
  })

  it('E-5: a Yama-uba is no mitama and a Shinigami no yokai', () => {
    const worth = lines(2, (game) => {
      rockPath(game, [1, 2], 'ara', 'kappa-imomushi')
      onlyYokai(game, 'yamauba-1', 'yamauba-2')
      ownMitamas(game, 0, 'shinigami-1')
    })
    expect(worth).toEqual([2, 2])
  })

  it('E-5: cards played in the last Summer still count once the game is over', () => {
    const { game } = ascend(2, (game) => {
      rockPath(game, [1], 'kappa-imomushi')
      onlyYokai(game)
      game.seats[0].played = ['kappa-1', 'imomushi-1', 'nezumi-1'].map((id) => numberOf.yokai(game, id))
    })
    expect(game.phase).toBe('over')
    expect(sheets(game)[0].rocks.map((line) => line.vp)).toEqual([2])
  })
})
