import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forest } from '../../src/edition/forest.ts'
import { mitamaTypes, yokaiTypes } from '../../src/names.ts'
import { type RockItems, scoreRocks } from '../../src/score/rocks.ts'
import { tablesOf } from '../../src/tables.ts'

const tables = tablesOf(forest, 4)
const wildYokai = yokaiTypes.indexOf('yamauba')
const wildMitama = mitamaTypes.indexOf('shinigami')

/** All ways to give each of `n` wild spirits one of so many types. */
function assignments(n: number, types: number): readonly (readonly number[])[] {
  if (n === 0) return [[]]
  return assignments(n - 1, types).flatMap((rest) => Array.from({ length: types }, (_, type) => [...rest, type]))
}

/** The rocks of a family, pilgrim by pilgrim and item by item, for items of these types. */
function worth(has: RockItems, family: 'yokai' | 'mitamas' | 'buildings', types: readonly string[]): number {
  let vp = 0
  for (let space = 0; space <= 4; space += 1) {
    if ((has.rockPilgrims & (1 << space)) === 0) continue
    // Space 0 is before the first rock, space 4 behind the fourth.
    for (const neighbour of [space - 1, space]) {
      const rock = forest.rocks[has.rocks[neighbour]]
      if (rock?.family === family) vp += types.filter((type) => rock.shows.some((shown) => shown === type)).length
    }
  }
  return vp
}

/** E-5 by trying every type for every wild spirit, each family for itself. */
function bestWorth(has: RockItems): number {
  const bestOf = (family: 'yokai' | 'mitamas', names: readonly string[], numbers: readonly number[], wild: number) => {
    const tame = numbers.filter((type) => type !== wild).map((type) => names[type])
    const wilds = numbers.length - tame.length
    return Math.max(
      ...assignments(wilds, wild).map((types) => worth(has, family, [...tame, ...types.map((type) => names[type])])),
    )
  }
  const yokai = has.yokai.map((card) => tables.yokaiType[card])
  const mitamas = has.mitamas.map((tile) => tables.mitamaType[tile])
  return (
    bestOf('yokai', yokaiTypes, yokai, wildYokai) +
    bestOf('mitamas', mitamaTypes, mitamas, wildMitama) +
    worth(
      has,
      'buildings',
      has.buildings.map((tile) => forest.buildings[tile].type),
    )
  )
}

const indices = (list: readonly unknown[]): number[] => list.map((_, index) => index)

/** A seat's rocks and what they can show; wild spirits are drawn often. */
const seat: fc.Arbitrary<RockItems> = fc.record({
  rocks: fc.shuffledSubarray(indices(forest.rocks), { maxLength: 4 }),
  rockPilgrims: fc.integer({ min: 0, max: 31 }),
  yokai: fc
    .tuple(
      fc.shuffledSubarray(
        indices(tables.yokai).filter((card) => tables.yokaiType[card] !== wildYokai),
        { maxLength: 8 },
      ),
      fc.shuffledSubarray(indices(tables.yokai).filter((card) => tables.yokaiType[card] === wildYokai)),
    )
    .map(([tame, wild]) => [...tame, ...wild]),
  mitamas: fc.array(fc.integer({ min: 0, max: forest.mitamas.length - 1 }), { maxLength: 6 }),
  buildings: fc.shuffledSubarray(indices(forest.buildings), { maxLength: 6 }),
})

// Two rocks without a common type: a single Yama-uba counts on one of them only.
const rockNumber = (id: string): number => forest.rocks.findIndex((tile) => tile.id === id)

describe('wild spirits beside rocks, against trying everything', () => {
  it('E-5: the types of the Yama-uba and Shinigami are the best for their owner', () => {
    fc.assert(
      fc.property(seat, (has) => {
        const lines = scoreRocks(tables, has)
        expect(lines.reduce((sum, line) => sum + line.vp, 0)).toBe(bestWorth(has))
      }),
      { numRuns: 1000 },
    )
  })

  it('E-5: each line is its items times its pilgrims', () => {
    fc.assert(
      fc.property(seat, (has) => {
        scoreRocks(tables, has).forEach((line, index) => {
          const { rockPilgrims } = has
          expect(line.rock).toBe(forest.rocks[has.rocks[index]].id)
          expect(line.pilgrims).toBe(((rockPilgrims >> index) & 1) + ((rockPilgrims >> (index + 1)) & 1))
          expect(line.vp).toBe(line.items * line.pilgrims)
        })
      }),
    )
  })

  it('E-5: a wild spirit is given one type, so that no more items are counted than one type explains', () => {
    const lines = scoreRocks(tables, {
      rocks: [rockNumber('rock-kappa-imomushi'), rockNumber('rock-nezumi-kitsune')],
      rockPilgrims: 0b111,
      yokai: [tables.yokai.findIndex((card) => card.id === 'yamauba-1')],
      mitamas: [],
      buildings: [],
    })
    expect(lines.reduce((sum, line) => sum + line.items, 0)).toBe(1)
  })
})
