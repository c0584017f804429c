/** No acknowledged move is ever lost or doubled. `npm run durability -w packages/server` does the same for longer. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '../parts/postgres.ts'
import { killAlone, killOneOfTwo, restartUnderLoad } from './trials.ts'

/** Machines that run tests are busy ones. */
const patience = 240_000

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bitoku-durability-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it(
    'keeps every acknowledged move when its process is killed in the middle of work',
    async () => {
      const { faults, moves } = await killAlone(join(folder, 'tables.sqlite'), 3)
      expect(faults).toEqual([])
      expect(moves).toBeGreaterThan(20)
    },
    patience,
  )
})

describe('PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true })
  }, 180_000)
  afterAll(() => postgres.stop())

  it(
    'keeps every acknowledged move when one of two processes is killed, and each version has one winner',
    async () => {
      const { faults, moves } = await killOneOfTwo(postgres.createDatabase(), 2)
      expect(faults).toEqual([])
      expect(moves).toBeGreaterThan(20)
    },
    patience,
  )

  it(
    'goes on by itself when the database is restarted under load',
    async () => {
      const { faults, moves } = await restartUnderLoad(postgres, ['immediate', 'fast'])
      expect(faults).toEqual([])
      expect(moves).toBeGreaterThan(20)
    },
    patience,
  )
})
