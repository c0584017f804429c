import { describe, expect, it } from 'vitest'
import { BadView, determinize, newGame, view } from '../../src/index.ts'
import {
  decisionsFromViews,
  onlookers,
  onlookersAtDecks,
  ownMoves,
  ownSeasons,
  undoBarrier,
} from './checks/interference.ts'
import { imaginedGames, views } from './checks/views.ts'
import { expectSound, withShare } from './plans.ts'

describe('what a seat may know', () => {
  it('G-2 is the same in every game that differs only in hidden things, and never the seed', () => {
    expectSound({ games: 30, checks: withShare(0.04, views) })
  })

  it('is enough to imagine a game that can be played to its end', () => {
    expectSound({ games: 25, checks: withShare(0.015, imaginedGames) })
  })

  it('decides its legal moves and all that is said about them', () => {
    expectSound({ games: 40, checks: withShare(0.03, decisionsFromViews) })
  })

  it('G-2 of the moves of others is no more than the moves say', () => {
    expectSound({ games: 40, checks: withShare(0.08, onlookers) })
  })

  it('G-2 of the cards that others draw or look at is only how many they are', () => {
    expectSound({ games: 60, checks: [onlookersAtDecks] })
  })

  it('names an edition that must be known', () => {
    const seen = view(newGame({ seats: 2, seed: 'maple' }), 0)
    const other = { ...seen, edition: { id: 'meadow', hash: '0123456789abcdef' } }
    expect(() => determinize(other, 'x')).toThrow(BadView)
  })
})

describe('a move that may be undone', () => {
  it('has the same outcome whatever is hidden', () => {
    expectSound({ games: 60, checks: withShare(0.1, ownMoves) })
  })

  it('has the same outcome whatever is hidden, also when it ends a season', () => {
    expectSound({ games: 80, checks: [ownSeasons] })
  })

  it('is told apart from one that reveals something', () => {
    expectSound({ games: 40, checks: withShare(0.05, undoBarrier) })
  })
})
