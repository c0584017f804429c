import { describe, it } from 'vitest'
import { completeness } from './checks/completeness.ts'
import { decisions } from './checks/decisions.ts'
import { expectSound, withShare } from './plans.ts'

describe('a decision', () => {
  it('G-10 names its options, what each brings, and what is not possible with a known reason', () => {
    expectSound({ games: 40, checks: withShare(0.06, decisions) })
  })

  it('G-10 leaves nothing unmentioned that could be there to do', () => {
    expectSound({ games: 40, checks: withShare(0.06, completeness) })
  })
})
