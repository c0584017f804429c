import { describe, expect, it } from 'vitest'
import { both, pilgrim, rock } from '../../src/effects/effect.ts'
import type { Game } from '../../src/state.ts'
import { act, give, moves, movesOf, numberOf, playUntil, resolving, summer } from '../scenario.ts'
import { kinds, only } from './tiles-stage.ts'

const rocks = (game: Game, ...ids: readonly string[]): number[] => ids.map((id) => numberOf.rock(game, id))

const withRocks = (...ids: readonly string[]) =>
  resolving(rock(), (game) => {
    game.seats[0].rocks = rocks(game, ...ids)
    game.garden = rocks(game, 'rock-farm-ryokan')
  })

describe('rocks', () => {
  it('T-10: a rock of the garden goes to the leftmost free space of the rock path', () => {
    const game = resolving(both(rock(), rock()), (game) => {
      game.seats[0].rocks = rocks(game, 'rock-ara')
      game.garden = rocks(game, 'rock-nigi', 'rock-saki', 'rock-kushi')
    })
    expect(movesOf(game, 'take')).toEqual(['take rock-nigi', 'take rock-saki', 'take rock-kushi'])
    const events = act(game, 0, 'take rock-kushi')
    expect(only(events, 'rock-gained')).toEqual([{ type: 'rock-gained', seat: 0, rock: 'rock-kushi' }])
    act(game, 0, 'take rock-nigi')
    expect(game.seats[0].rocks).toEqual(rocks(game, 'rock-ara', 'rock-kushi', 'rock-nigi'))
    expect(game.garden).toEqual([-1, numberOf.rock(game, 'rock-saki'), -1])
  })

  it('T-10: the fourth rock still fits, a fifth does not', () => {
    expect(moves(withRocks('rock-ara', 'rock-nigi', 'rock-saki'))).toEqual(['take rock-farm-ryokan', 'skip'])
    expect(moves(withRocks('rock-ara', 'rock-nigi', 'rock-saki', 'rock-kushi'))).toEqual([])
  })

  it('T-10: from an empty garden nothing is taken', () => {
    const game = resolving(rock(), (game) => game.garden.fill(-1))
    expect(moves(game)).toEqual([])
    expect(moves(game, 1)).not.toEqual([])
  })

  it('T-10: a rock may be declined', () => {
    const game = resolving(rock())
    act(game, 0, 'skip')
    expect(game.seats[0].rocks).toHaveLength(1)
    expect(game.garden).not.toContain(-1)
  })

  it('T-10: the garden is never replenished, not even in Winter', () => {
    const game = summer(2, (game) => {
      game.seats[0].hand = [numberOf.yokai(game, 'ookami-3')]
      game.seats[0].pilgrims = 0
    })
    const { id } = game.tables.edition.rocks[game.garden[1]]
    act(game, 0, 'play ookami-3 1', `take ${id}`)
    const left = [...game.garden]
    expect(left.filter((at) => at < 0)).toEqual([-1])
    expect(left[1]).toBe(-1)
    playUntil(game, () => game.round === 2 && game.phase === 'summer')
    expect(game.garden).toEqual(left)
  })
})

const resting = (owned: number, change: (game: Game) => void = () => {}) =>
  resolving(pilgrim(), (game) => {
    game.seats[0].rocks = rocks(game, 'rock-ara', 'rock-nigi', 'rock-saki', 'rock-kushi').slice(0, owned)
    give(game, 0, { wood: 1 })
    change(game)
  })

describe('pilgrims on the rock path', () => {
  it('T-11: the pilgrim needs an empty space next to at least one own rock', () => {
    expect(moves(resting(0))).toEqual([])
    expect(moves(resting(1))).toEqual(['pilgrim 1', 'pilgrim 2', 'skip'])
    expect(moves(resting(2))).toEqual(['pilgrim 1', 'pilgrim 2', 'pilgrim 3', 'skip'])
    expect(moves(resting(3))).toEqual(['pilgrim 1', 'pilgrim 2', 'pilgrim 3', 'pilgrim 4', 'skip'])
    expect(moves(resting(4))).toEqual(['pilgrim 1', 'pilgrim 2', 'pilgrim 3', 'pilgrim 4', 'pilgrim 5', 'skip'])
    const taken = resting(4, (game) => {
      game.seats[0].rockPilgrims = 0b01010
    })
    expect(moves(taken)).toEqual(['pilgrim 1', 'pilgrim 3', 'pilgrim 5', 'skip'])
  })

  it('T-11: the outer spaces are free, the three inner ones cost one resource of any type', () => {
    const poor = resting(4, (game) => give(game, 0, {}))
    expect(moves(poor)).toEqual(['pilgrim 1', 'pilgrim 5', 'skip'])
    for (const space of [1, 5]) {
      const game = resting(4)
      expect(kinds(act(game, 0, `pilgrim ${space}`))).toEqual(['rock-pilgrim', 'turn'])
      expect(game.seats[0]).toMatchObject({ resources: [1, 0, 0, 0], pilgrims: 2, rockPilgrims: 1 << (space - 1) })
    }
    for (const space of [2, 3, 4]) {
      const game = resting(4, (game) => give(game, 0, { stone: 1, sake: 2 }))
      act(game, 0, `pilgrim ${space}`)
      expect(moves(game)).toEqual(['pay stone', 'pay sake'])
      // The cost comes first: the pilgrim still stands.
      expect(game.seats[0]).toMatchObject({ pilgrims: 3, rockPilgrims: 0 })
      expect(kinds(act(game, 0, 'pay sake'))).toEqual(['paid', 'rock-pilgrim', 'turn'])
      expect(game.seats[0]).toMatchObject({ resources: [0, 1, 0, 1], pilgrims: 2, rockPilgrims: 1 << (space - 1) })
    }
  })

  it('T-11: only an available pilgrim can go', () => {
    const game = resting(4, (game) => {
      game.seats[0].pilgrims = 0
    })
    expect(moves(game)).toEqual([])
  })

  it('T-11: with every place that it may use taken, nothing is offered', () => {
    const game = resting(1, (game) => {
      game.seats[0].rockPilgrims = 0b00011
    })
    expect(moves(game)).toEqual([])
  })

  it('T-11: it sleeps there for good', () => {
    const game = summer(2, (game) => {
      game.seats[0].hand = [numberOf.yokai(game, 'ookami-3')]
    })
    act(game, 0, 'play ookami-3 1', 'pilgrim 1', 'skip')
    playUntil(game, () => game.round === 2 && game.phase === 'summer')
    expect(game.seats[0].rockPilgrims).toBe(1)
    // The two others are on the board or were given for a locked die.
    expect(game.seats[0].pilgrims + game.seats[0].pilgrimsGone).toBe(2)
  })

  it('T-11: a rock taken just before makes a place for the pilgrim', () => {
    const game = summer(2, (game) => {
      game.seats[0].hand = [numberOf.yokai(game, 'ookami-3')]
      game.seats[0].rocks = []
      game.garden = rocks(game, 'rock-ara')
      give(game, 0, {})
    })
    act(game, 0, 'play ookami-3 1')
    expect(moves(game)).toEqual(['take rock-ara', 'skip'])
    act(game, 0, 'take rock-ara')
    expect(moves(game)).toEqual(['pilgrim 1', 'skip'])
  })
})
