import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asking, ending, mostMoves, offers } from './checks/asking.ts'
import { payments } from './checks/payments.ts'
import { newTally, playOut } from './play-out.ts'
import { expectSound, fixedSeed, planFor } from './plans.ts'

describe('a game of random players', () => {
  for (const seats of [1, 2, 3, 4]) {
    it(`G-10 with ${seats} ${seats === 1 ? 'seat' : 'seats'} never leaves a seat without a choice and comes to its end`, () => {
      const plans = planFor(seats)
      const tally = expectSound({ games: 40, plans, checks: [asking, offers, ending] })
      expect(tally.games).toBe(40)
    })
  }

  it('G-8 offers every distinct payment once', () => {
    expectSound({ games: 60, checks: [payments] })
  })

  it('ends in time even when everyone drags out every turn', () => {
    for (const seats of [1, 2, 3, 4]) {
      fc.assert(
        fc.property(planFor(seats), (plan) => {
          const tally = newTally()
          const policies = plan.policies.map(() => 'talker' as const)
          expect(playOut({ ...plan, policies }, { checks: [ending], tally })).toStrictEqual([])
          expect(tally.longest).toBeLessThanOrEqual(mostMoves[seats])
        }),
        { seed: fixedSeed, numRuns: 6, endOnFailure: true },
      )
    }
  })
})
