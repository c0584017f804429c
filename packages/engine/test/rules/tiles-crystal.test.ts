import { describe, expect, it } from 'vitest'
import { both, crystal, mp } from '../../src/effects/effect.ts'
import { scoredGame, sheetsOf } from '../../src/score.ts'
import { act, give, moves, movesOf, numberOf, playUntil, resolving, summer } from '../scenario.ts'
import { kinds, lay, only, setCrystal, shown } from './tiles-stage.ts'

const spacesFor = (id: string) =>
  movesOf(
    resolving(crystal(), (game) => lay(game, 'crystal', id)),
    'crystal',
  )

const offersWithTaken = (...taken: readonly number[]) =>
  movesOf(
    resolving(crystal(), (game) => {
      give(game, 0, { wood: 4 })
      const ids = ['', 'ingenuity-any', 'ingenuity-vp', 'ingenuity-draw', 'dream-jade', 'dream-sake', 'dream-stone']
      for (const space of taken) setCrystal(game, 0, space, ids[space] ?? `memory-${space === 7 ? 'pair' : 'reach'}`)
      lay(game, 'crystal', 'ingenuity-mp', 'dream-vp', 'memory-card')
    }),
    'crystal',
  )

const uncovered = (space: number, id: string) => {
  const game = resolving(crystal(), (game) => lay(game, 'crystal', id))
  act(game, 0, `crystal 1 ${space}`)
  return sheetsOf(scoredGame(game))[0].board.crystals
}

describe('crystals', () => {
  it('T-8: a crystal goes on a free space of its colour, which the seat chooses', () => {
    // Spaces 1 to 3 are pink, one beside each card space; 4 to 6 purple; 7 and 8 amber. Spaces 5 and 6 are alike.
    expect(spacesFor('ingenuity-any')).toEqual(['crystal 1 1', 'crystal 1 2', 'crystal 1 3'])
    expect(spacesFor('dream-vp')).toEqual(['crystal 1 4', 'crystal 1 5'])
    expect(spacesFor('memory-card')).toEqual(['crystal 1 7', 'crystal 1 8'])
  })

  it('T-8: taken spaces are not offered, and a colour without a free space cannot be taken', () => {
    expect(offersWithTaken(2, 5, 7)).toEqual([
      'crystal 1 1',
      'crystal 1 3',
      'crystal 2 4',
      'crystal 2 6',
      'crystal 3 8',
    ])
    expect(offersWithTaken(1, 2, 3)).toEqual(['crystal 2 4', 'crystal 2 5', 'crystal 3 7', 'crystal 3 8'])
    expect(offersWithTaken(4, 5, 6)).toEqual([
      'crystal 1 1',
      'crystal 1 2',
      'crystal 1 3',
      'crystal 3 7',
      'crystal 3 8',
    ])
    expect(offersWithTaken(7, 8)).toEqual(['crystal 1 1', 'crystal 1 2', 'crystal 1 3', 'crystal 2 4', 'crystal 2 5'])
    expect(offersWithTaken(1, 2, 3, 4, 5, 6, 7, 8)).toEqual([])
  })

  it('T-8: the slots cost 0 1 1 2, 0 1 1 2 2 or 0 0 1 1 2 2 resources for two, three or four seats', () => {
    const costs = { 2: [0, 1, 1, 2], 3: [0, 1, 1, 2, 2], 4: [0, 0, 1, 1, 2, 2] } as const
    for (const seats of [2, 3, 4] as const) {
      costs[seats].forEach((cost, slot) => {
        const stage = (sake: number) =>
          resolving(
            crystal(),
            (game) => {
              give(game, 0, { sake })
              lay(game, 'crystal', ...costs[seats].map((_, at) => (at === slot ? 'dream-vp' : undefined)))
            },
            seats,
          )
        if (cost > 0) expect(moves(stage(cost - 1))).toEqual([])
        const game = stage(cost)
        act(game, 0, `crystal ${slot + 1} 4`)
        expect(game.seats[0].resources).toEqual([0, 0, 0, 0])
        expect(game.seats[0].crystals[3]).toBe(numberOf.crystal(game, 'dream-vp'))
      })
    }
  })

  it('T-8: the resources may be of any type, also of two types', () => {
    const game = resolving(crystal(), (game) => {
      give(game, 0, { wood: 1, jade: 1, sake: 2 })
      lay(game, 'crystal', undefined, undefined, undefined, 'dream-vp')
    })
    act(game, 0, 'crystal 4 4')
    expect(moves(game)).toEqual(['pay wood jade', 'pay wood sake', 'pay jade sake', 'pay sake sake'])
    act(game, 0, 'pay wood sake')
    expect(game.seats[0].resources).toEqual([0, 0, 1, 1])
  })

  it('T-8: the pilgrim on the space wakes and is available at once', () => {
    const game = resolving(both(crystal(), mp(1)), (game) => {
      game.seats[0].pilgrims = 0
      lay(game, 'crystal', 'dream-vp')
    })
    expect(movesOf(game, 'start')).toEqual([])
    const events = act(game, 0, 'crystal 1 5')
    expect(kinds(events)).toEqual(['crystal-gained'])
    expect(game.seats[0].pilgrims).toBe(1)
    expect(movesOf(game, 'start')).toEqual(['start west 1'])
  })

  it('T-8: the crystal leaves the display, and nothing else is gained', () => {
    const game = resolving(crystal(), (game) => {
      lay(game, 'crystal', 'dream-vp', 'dream-mp')
      give(game, 0, {})
      game.seats[0].amulets = [0, 0, 0]
    })
    act(game, 0, 'crystal 1 5')
    expect(shown(game, 'crystal')).toEqual([undefined, 'dream-mp', undefined, undefined])
    expect(game.seats[0]).toMatchObject({ vp: 0, resources: [0, 0, 0, 0], amulets: [0, 0, 0] })
    expect(game.seats[0].crystals).toEqual([-1, -1, -1, -1, numberOf.crystal(game, 'dream-vp'), -1, -1, -1])
  })

  it('T-8: the VP uncovered on the space count at the end', () => {
    expect([1, 2, 3].map((space) => uncovered(space, 'ingenuity-any'))).toEqual([1, 2, 2])
    expect([4, 5].map((space) => uncovered(space, 'dream-vp'))).toEqual([1, 2])
    expect([7, 8].map((space) => uncovered(space, 'memory-card'))).toEqual([1, 2])
  })

  it('T-8: a crystal may be declined', () => {
    const game = resolving(crystal(), (game) => lay(game, 'crystal', 'dream-vp'))
    act(game, 0, 'skip')
    expect(game.seats[0].pilgrims).toBe(3)
    expect(shown(game, 'crystal')[0]).toBe('dream-vp')
  })
})

describe('the three colours', () => {
  it('T-9: dream crystals are reaped in Spring, the others are not', () => {
    const game = summer(2, (game) => {
      setCrystal(game, 0, 1, 'ingenuity-vp')
      setCrystal(game, 0, 4, 'dream-jade')
      setCrystal(game, 0, 5, 'dream-vp')
      setCrystal(game, 0, 7, 'memory-card')
      give(game, 0, {})
    })
    playUntil(game, () => game.phase === 'winter')
    const before = { ...game.seats[0], resources: [...game.seats[0].resources] }
    playUntil(game, () => game.phase === 'summer' && game.round === 2)
    expect(game.seats[0].resources[2]).toBe(before.resources[2] + 1)
    expect(game.seats[0].vp).toBe(before.vp + 2)
  })

  it('T-9: dream crystals do nothing when they are taken', () => {
    const game = resolving(crystal(), (game) => {
      give(game, 0, {})
      lay(game, 'crystal', 'dream-jade')
    })
    act(game, 0, 'crystal 1 4')
    expect(game.seats[0].resources).toEqual([0, 0, 0, 0])
  })

  it('T-9: an ingenuity crystal works with each card played on its space, and with no other', () => {
    const game = summer(2, (game) => {
      game.seats[0].hand = ['ookami', 'ookami-5'].map((id) => numberOf.yokai(game, id))
      game.seats[0].amulets = [0, 0, 0]
      setCrystal(game, 0, 2, 'ingenuity-vp')
    })
    act(game, 0, 'play ookami 1')
    expect(game.seats[0]).toMatchObject({ vp: 0, amulets: [1, 0, 0] })
    playUntil(game, () => moves(game, 0).includes('play ookami-5 2'))
    const events = act(game, 0, 'play ookami-5 2', 'ingenuity')
    expect(only(events, 'vp')).toEqual([{ type: 'vp', seat: 0, n: 2, source: 'ingenuity' }])
    expect(game.seats[0].amulets).toEqual([1, 0, 1])
  })

  it('T-9: a memory crystal has no action of its own: it is neither reaped nor used', () => {
    const game = summer(2, (game) => {
      setCrystal(game, 0, 7, 'memory-build')
      game.seats[0].hand = [numberOf.yokai(game, 'ookami')]
    })
    act(game, 0, 'play ookami 1')
    expect(game.seats[0].vp).toBe(0)
    expect(moves(game)).toEqual([])
  })
})
