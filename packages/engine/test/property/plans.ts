/** Games for the short tests: fast-check thinks up their plans, always the same ones. */
import * as fc from 'fast-check'
import { soloOptionNames } from '../../src/index.ts'
import type { Check } from './checks/check.ts'
import { newTally, type Plan, playOut, type Tally } from './play-out.ts'
import { policyNames } from './policies.ts'

/** The seed of fast-check: a failure of today is a failure of tomorrow. */
export const fixedSeed = 20_260_613

const policy = fc.constantFrom(...policyNames, 'eager', 'fan', 'seeker' as const)

/** A game for so many seats, in either variant, with players of any kind. */
export const planFor = (seats: number): fc.Arbitrary<Plan> =>
  fc
    .record({
      harder: fc.boolean(),
      number: fc.nat(1_000_000),
      policies: fc.array(policy, { minLength: Math.max(2, seats), maxLength: Math.max(2, seats) }),
      solo: fc.subarray([...soloOptionNames]),
    })
    .map(({ harder, number, policies, solo }) => ({
      seats,
      harder,
      seed: `secret-of-game-${number}`,
      policies,
      ...(seats === 1 ? { solo: Object.fromEntries(solo.map((name) => [name, true])) } : {}),
    }))

/** A game of any kind for two to four seats, now and then a solo game. */
const anyPlan: fc.Arbitrary<Plan> = fc.oneof(
  { weight: 3, arbitrary: planFor(2) },
  { weight: 3, arbitrary: planFor(3) },
  { weight: 3, arbitrary: planFor(4) },
  { weight: 1, arbitrary: planFor(1) },
)

/** How a run of games is looked at. */
export interface Run {
  readonly games: number
  readonly checks: readonly Check[]
  readonly plans?: fc.Arbitrary<Plan>
  /** Every check at every moment. */
  readonly always?: boolean
}

/** Plays games; throws the first failure; the plan leads to it again. */
export function expectSound({ games, checks, plans = anyPlan, always = false }: Run): Tally {
  const tally = newTally()
  const play = (plan: Plan): void => {
    const [failure] = playOut(plan, { checks, tally, always })
    if (failure === undefined) return
    throw new Error(`${failure.check}, after ${failure.moves} moves: ${failure.message}`)
  }
  fc.assert(fc.property(plans, play), { seed: fixedSeed, numRuns: games, endOnFailure: true })
  return tally
}

/** The same checks, each looked at in this share of the moments. */
export const withShare = (share: number, ...checks: readonly Check[]): readonly Check[] =>
  checks.map((check) => ({ ...check, share }))
