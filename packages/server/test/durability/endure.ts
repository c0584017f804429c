/** Trials as tests: a few rounds of each. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '../parts/postgres.ts'
import type { Verdict } from './trials.ts'

/** Nothing is wrong after a trial in which more moves than `least` were acknowledged. */
export function itEndures(what: string, least: number, trial: () => Promise<Verdict>): void {
  it(what, async () => {
    const { faults, moves } = await trial()
    expect(faults).toEqual([])
    expect(moves).toBeGreaterThan(least)
  })
}

/** A PostgreSQL server that writes to the disk before it answers, for all tests of a group. */
export function useDurablePostgres(): () => TestPostgres {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true })
  })
  afterAll(() => postgres.stop())
  return () => postgres
}
