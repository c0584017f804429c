import { describe, expect, it } from 'vitest'
import { forest } from '../../src/index.ts'
import { componentsOf } from './components.ts'
import { mixedPolicies, newTally, type Plan, playOut } from './play-out.ts'

/** Games enough for everything to happen. */
const most = 600

describe('a run of random games', () => {
  it('uses every card, tile, space, line and kind of move at least once', () => {
    const tally = newTally()
    const all = componentsOf(forest)
    const missing = (): readonly string[] => all.filter((component) => !tally.used.has(component))
    for (let game = 0; game < most && missing().length > 0; game += 1) {
      const seed = `components-${game}`
      const seats = [2, 3, 4][game % 3]
      const harder = Math.floor(game / 3) % 2 === 1
      const plan: Plan = { seats, harder, seed, policies: mixedPolicies(seats, seed) }
      expect(playOut(plan, { checks: [], tally })).toStrictEqual([])
    }
    expect(missing()).toStrictEqual([])
  })
})
