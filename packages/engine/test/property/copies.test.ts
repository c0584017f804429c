import { describe, expect, it } from 'vitest'
import { copies, independence } from './checks/copies.ts'
import { expectSound, withShare } from './plans.ts'

describe('a copy of a game', () => {
  it('has every field of the original and shares nothing that changes', () => {
    expectSound({ games: 30, checks: withShare(0.3, copies) })
  })

  it('goes its own way: neither it nor the original notices the other', () => {
    expectSound({ games: 30, checks: withShare(0.05, independence) })
  })

  it('kept from an earlier moment is the same at the end of the game', () => {
    // Every run keeps copies of about one state in fifty and compares them at the end.
    expect(expectSound({ games: 80, checks: [] }).games).toBe(80)
  })
})
