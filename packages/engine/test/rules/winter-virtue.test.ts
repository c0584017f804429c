import { describe, expect, it } from 'vitest'
import { scoredGame, sheetsOf } from '../../src/score.ts'
import type { Game } from '../../src/state.ts'
import { act, give, moves, numberOf } from '../scenario.ts'
import { winter, wintering } from './seasons.ts'

const yokai = (game: Game, ...ids: readonly string[]): number[] => ids.map((id) => numberOf.yokai(game, id))

const rising = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other)

/** The VP that a card's virtue gives to seat 0 of two, after `change` has set the stage. */
function virtueVp(card: string, change: (game: Game) => void): number {
  const game = winter(2, (game) => {
    game.seats[0].played[1] = numberOf.yokai(game, card)
    change(game)
  })
  const order = moves(game).find((text) => text.startsWith('dice'))
  if (order !== undefined) act(game, 0, order)
  act(game, 0, `virtue ${card}`)
  wintering(game, 1)
  return game.seats[0].vp
}

/** Two-seat board: the index of the first place of a side path of the west path, its trunk space from 1. */
const sidePath = (space: number): number => (space - 1) * 2

const withCards = (deck: number, hand: number, discard: number, removed = 0): string[] => {
  const game = winter(2, (game) => {
    const ids = ['kappa-1', 'kappa-2', 'kappa-3', 'kappa-4', 'kappa-5']
    game.seats[0].played = yokai(game, 'nezumi-1', 'nezumi-2', 'nezumi-3')
    game.seats[0].deck = yokai(game, ...ids.slice(0, deck))
    game.seats[0].hand = yokai(game, ...ids.slice(deck, deck + hand))
    game.seats[0].discard = yokai(game, ...ids.slice(deck + hand, deck + hand + discard))
    game.seats[0].removed = yokai(game, ...['ookami-1', 'ookami-2', 'ookami-3'].slice(0, removed))
  })
  act(game, 0, 'dice 3 2 1')
  return moves(game)
}

const three = ['virtue nezumi-1', 'virtue nezumi-2', 'virtue nezumi-3', 'skip']

describe('who may use a virtue', () => {
  it('W-2: with five yokai, wherever they are, any one of the three played cards may be removed, or none', () => {
    expect(withCards(2, 0, 0)).toEqual(three)
    expect(withCards(0, 2, 0)).toEqual(three)
    expect(withCards(0, 0, 2)).toEqual(three)
    expect(withCards(1, 1, 1)).toEqual(three)
  })

  it('W-2: with four nobody is asked, and removed cards do not count', () => {
    expect(withCards(1, 0, 0)).toEqual([])
    expect(withCards(0, 1, 0)).toEqual([])
    expect(withCards(0, 0, 1)).toEqual([])
    expect(withCards(0, 0, 1, 3)).toEqual([])
    expect(withCards(1, 0, 1, 3)).toEqual(three)
  })

  it('W-2: a removed card lies under the board, and with it gone the five cards of the start are four', () => {
    const game = winter(2, (game) => {
      game.seats[0].played = yokai(game, 'ookami', 'kappa', 'nezumi')
      game.seats[0].deck = yokai(game, 'kitsune')
      game.seats[0].discard = yokai(game, 'imomushi')
      game.seats[0].hand = []
    })
    act(game, 0, 'dice 3 2 1', 'virtue ookami')
    wintering(game, 1)
    const { removed, hand, deck, discard, vp } = game.seats[0]
    expect(removed).toEqual(yokai(game, 'ookami'))
    expect(rising([...hand, ...deck, ...discard])).toEqual(
      rising(yokai(game, 'kappa', 'imomushi', 'nezumi', 'kitsune')),
    )
    expect(vp).toBe(3)
  })

  it('W-2: declined, nothing is removed and nothing gained', () => {
    const game = winter(2)
    act(game, 0, 'dice 3 2 1', 'skip')
    act(game, 1, 'dice 3 2 1', 'skip')
    for (const { removed, vp } of game.seats) expect([removed, vp]).toEqual([[], 0])
  })

  it('W-2: a card may be removed even for nothing', () => {
    const game = winter(2, (game) => {
      game.seats[0].played[0] = numberOf.yokai(game, 'kappa-1')
    })
    act(game, 0, 'dice 3 2 1', 'virtue kappa-1')
    wintering(game, 1)
    expect(game.seats[0].removed).toEqual(yokai(game, 'kappa-1'))
    expect(game.seats[0].vp).toBe(0)
  })

  it('W-2: each seat by itself', () => {
    const game = winter(2, (game) => {
      game.seats[0].played[0] = numberOf.yokai(game, 'imomushi-1')
      game.seats[1].played[2] = numberOf.yokai(game, 'ookami-1')
      give(game, 0, { wood: 2, sake: 3 })
      give(game, 1, { wood: 9 })
    })
    act(game, 1, 'dice 3 2 1', 'virtue ookami-1')
    act(game, 0, 'dice 3 2 1', 'virtue imomushi-1')
    expect(game.seats.map((player) => player.vp)).toEqual([5, 5])
  })
})

const crystals = (game: Game): void => {
  game.seats[0].crystals[2] = numberOf.crystal(game, 'ingenuity-any')
  game.seats[0].crystals[4] = numberOf.crystal(game, 'dream-jade')
  game.seats[0].crystals[7] = numberOf.crystal(game, 'memory-card')
}

const both = (game: Game): void => {
  game.seats[0].built = 3
  game.seats[0].crystals[2] = numberOf.crystal(game, 'ingenuity-any')
  game.seats[0].crystals[7] = numberOf.crystal(game, 'memory-card')
}

const tiles = (game: Game): void => {
  game.seats[0].mitamas = [0, 1]
  game.seats[0].pairs = [2 * 256 + 5]
  game.seats[0].dragonflies = [1, 2, 3]
}

const rockPath = (game: Game): void => {
  game.seats[0].rocks = [0, 1, 2]
  game.seats[0].rockPilgrims = 0b0101
  game.seats[1].rockPilgrims = 0b0010
}

const sidePaths = (game: Game): void => {
  game.sidePlaces[sidePath(2)] = 0
  game.sidePlaces[sidePath(4) + 1] = 0
  game.sidePlaces[sidePath(4)] = 1
  game.sidePlaces[sidePath(1) + 1] = 0
  game.sidePlaces[sidePath(1)] = 1
  game.seats[0].trunk[0] = 1
}

const bitokuPath = (game: Game): void => {
  game.seats[0].bitoku = [0, 0, 1, 2]
  game.seats[0].completed = 1
}

describe('what a virtue counts', () => {
  it('W-2: the own buildings', () => {
    expect(virtueVp('nezumi-1', (game) => (game.seats[0].built = 3))).toBe(6)
    expect(virtueVp('nezumi-1', (game) => (game.seats[1].built = 3))).toBe(0)
  })

  it('W-2: the own crystals of all colours', () => {
    expect(virtueVp('nezumi-2', crystals)).toBe(6)
    expect(virtueVp('nezumi', crystals)).toBe(3)
  })

  it('W-2: two things at once, added', () => {
    expect(virtueVp('nezumi-5', both)).toBe(5)
  })

  it('W-2: mitamas combined or not, and pairs', () => {
    expect(virtueVp('kitsune-1', tiles)).toBe(6)
    expect(virtueVp('kitsune-2', tiles)).toBe(3)
    expect(virtueVp('kitsune-5', tiles)).toBe(2)
  })

  it('W-2: rocks, and pilgrims on the rock path', () => {
    expect(virtueVp('imomushi-5', rockPath)).toBe(6)
    expect(virtueVp('ookami-3', rockPath)).toBe(4)
  })

  it('W-2: pilgrims on gate spaces, on light spaces, on either, but not those on the trunk', () => {
    expect(virtueVp('kappa-1', sidePaths)).toBe(4)
    expect(virtueVp('kappa-2', sidePaths)).toBe(2)
    expect(virtueVp('kappa-4', sidePaths)).toBe(6)
    expect(virtueVp('kappa', sidePaths)).toBe(3)
  })

  it('W-2: bitoku cards on the path, and completed ones only', () => {
    expect(virtueVp('kappa-5', bitokuPath)).toBe(8)
    expect(virtueVp('kappa-3', bitokuPath)).toBe(2)
  })

  it('W-2: visions held', () => {
    expect(virtueVp('ookami-2', (game) => (game.seats[0].visions = [0, 1, 2]))).toBe(6)
  })

  it('W-2: resources of all kinds', () => {
    expect(virtueVp('imomushi-1', (game) => give(game, 0, { wood: 1, stone: 2, jade: 3, sake: 4 }))).toBe(10)
  })

  it('W-2: kodamas on the fourth space or beyond', () => {
    expect(virtueVp('ookami-5', (game) => (game.seats[0].kodamas = [3, 4, 5, 7, 1]))).toBe(6)
  })

  it('W-2: the sum of the best two dice, whatever the order in which they come home', () => {
    expect(virtueVp('ookami-1', (game) => (game.seats[0].dice = [2, 5, 4]))).toBe(9)
    expect(virtueVp('ookami-4', (game) => (game.seats[0].dice = [6, 1, 1]))).toBe(7)
  })

  it('W-2: or a fixed number', () => {
    expect(virtueVp('yamauba-1', () => {})).toBe(4)
    expect(virtueVp('ookami', () => {})).toBe(3)
  })

  it('W-2: never more than twelve', () => {
    expect(virtueVp('imomushi-1', (game) => give(game, 0, { wood: 11 }))).toBe(11)
    expect(virtueVp('imomushi-1', (game) => give(game, 0, { wood: 12 }))).toBe(12)
    expect(virtueVp('imomushi-1', (game) => give(game, 0, { wood: 13 }))).toBe(12)
    expect(virtueVp('kitsune-2', (game) => (game.seats[0].pairs = [1, 2, 3, 4, 5]))).toBe(12)
    expect(virtueVp('ookami-1', (game) => (game.seats[0].dice = [6, 6, 6]))).toBe(12)
  })
})

describe('removed cards', () => {
  it('W-2: a removed card still counts for the rocks', () => {
    const game = winter(2, (game) => {
      game.seats[0].played = yokai(game, 'kappa', 'kappa-1', 'nezumi-1')
      game.seats[0].deck = yokai(game, 'imomushi')
      game.seats[0].discard = yokai(game, 'kitsune')
      game.seats[0].rocks = [numberOf.rock(game, 'rock-kappa-imomushi')]
      game.seats[0].rockPilgrims = 1
    })
    const line = { rock: 'rock-kappa-imomushi', pilgrims: 1, items: 3, vp: 3 }
    expect(sheetsOf(scoredGame(game))[0].rocks).toEqual([line])
    act(game, 0, 'dice 3 2 1', 'virtue kappa-1')
    wintering(game, 1)
    expect(game.seats[0].removed).toEqual(yokai(game, 'kappa-1'))
    expect(sheetsOf(scoredGame(game))[0].rocks).toEqual([line])
  })
})
