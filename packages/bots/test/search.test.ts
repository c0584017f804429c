import { newGame } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { seedRandom } from '../src/chance.ts'
import { errorOf, isClearlyBetter, spreadOf } from '../src/search/compare.ts'
import { type Contender, halve, startMeter, worthOf } from '../src/search/halve.ts'

const game = newGame({ seats: 2, seed: 'search' })

/** Contenders as the planner has them, the best one first. */
const contendersWith = (values: readonly number[]): readonly Contender[] =>
  values.map((value, first) => ({ plan: { first, codes: [first], game, value }, value, results: [] }))

/** The first moves of contenders in their order. */
const order = (contenders: readonly Contender[]): readonly number[] => contenders.map(({ plan }) => plan.first)

describe('sequential halving', () => {
  it('finds the best contender, tries all on the same games and keeps to the budget', () => {
    const truth = [1, 0, 4, 2, 3, 0]
    const random = seedRandom('luck')
    const luck = Array.from({ length: 60 }, () => 20 * random())
    let simulations = 0
    const found = halve(
      contendersWith([5, 4, 3, 2, 1, 0]),
      startMeter({ simulations: 60 }, 1)(),
      ({ plan, results }, world) => {
        expect(results).toHaveLength(world)
        simulations += 1
        // The luck of a game is shared; a little of it is not.
        results.push(truth[plan.first] + luck[world] + random())
      },
    )
    expect(found).toHaveLength(6)
    expect(order(found)[0]).toBe(2)
    expect(simulations).toBeLessThanOrEqual(60)
  })

  it('stops as soon as one is the best beyond doubt', () => {
    let simulations = 0
    halve(contendersWith([1, 0]), startMeter({ simulations: 1000 }, 1)(), ({ plan, results }) => {
      simulations += 1
      results.push(plan.first === 0 ? 10 : 0)
    })
    expect(simulations).toBeLessThan(30)
  })

  it('comes to an end when nothing is left to be played and nobody is better', () => {
    let simulations = 0
    halve(contendersWith([0, 0]), startMeter({ positions: 100 }, 1)(), ({ results }) => {
      simulations += 1
      results.push(0)
    })
    expect(simulations).toBeGreaterThan(2)
    expect(simulations).toBeLessThan(20)
  })

  it('leaves those that it has no time for as the planner has them', () => {
    const found = halve(contendersWith([4, 3, 2, 1]), startMeter({ simulations: 2 }, 1)(), ({ plan, results }) => {
      results.push(plan.first === 0 ? 0 : 9)
    })
    expect(order(found)).toEqual([1, 0, 2, 3])
    expect(found.map(({ results }) => results.length)).toEqual([1, 1, 0, 0])
  })

  it('forgets what it tried of one that it has no time to compare with another', () => {
    const found = halve(contendersWith([4, 3]), startMeter({ simulations: 1 }, 1)(), ({ results }) => {
      results.push(-50)
    })
    expect(order(found)).toEqual([0, 1])
    expect(found.map(worthOf)).toEqual([4, 3])
  })

  it('simulates nothing when planning has used up all that there was', () => {
    const contenders = contendersWith([2, 1])
    const found = halve(contenders, startMeter({ positions: 0 }, 1)(), () => {
      throw new Error('there is no room')
    })
    expect(found).toEqual(contenders)
  })

  it('begins nothing when it is late, and forgets games that not all have seen', () => {
    let time = 0
    const tried: number[] = []
    const found = halve(
      contendersWith([4, 3, 2, 1]),
      startMeter({ simulations: 1000 }, 1)(),
      ({ plan, results }) => {
        time += 1
        tried.push(plan.first)
        results.push([0, 1, 9, 0][plan.first] + (tried.length > 4 ? 100 : 0))
      },
      () => time >= 6,
    )
    // Once round, and two more that the others had no time for.
    expect(tried).toHaveLength(6)
    expect(found.map(({ results }) => results.length)).toEqual([1, 1, 1, 1])
    expect(order(found)).toEqual([2, 0, 1, 3])
  })

  it('has less time for what comes up in the middle of a turn', () => {
    const hasRoom = startMeter({ simulations: 10 }, 0.4)()
    expect(hasRoom(3, 1, 1)).toBe(true)
    expect(hasRoom(4, 1, 1)).toBe(false)
    expect(hasRoom(2, 1, 0.5)).toBe(false)
  })
})

describe('comparing', () => {
  it('knows spread and error', () => {
    expect(spreadOf([1, 3])).toBeCloseTo(Math.SQRT2)
    expect(errorOf([1, 3])).toBeCloseTo(1)
    expect([spreadOf([7]), errorOf([])]).toEqual([0, 0])
  })

  it('is sure only after enough games that agree', () => {
    const base = [5, 9, 2, 7, 4, 8, 1, 6]
    expect(
      isClearlyBetter(
        base.map((n, at) => n + 1 + (at % 2)),
        base,
      ),
    ).toBe(true)
    expect(isClearlyBetter(base.map((n) => n + 1).slice(0, 5), base)).toBe(false)
    expect(isClearlyBetter(base.toReversed(), base)).toBe(false)
    expect(isClearlyBetter(base, base)).toBe(false)
  })
})
