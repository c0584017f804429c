/** Outages of servers on PostgreSQL: no table stands still after one. */
import { expect, it } from 'vitest'
import { useDurablePostgres } from '../durability/endure.ts'
import { postgresStage } from './cuts.ts'
import { findStandingTables } from './tables.ts'

const postgres = useDurablePostgres()

it('tables go on by themselves after connections were cut or silent, the database was away or halted, or a process was', async () => {
  const stage = await postgresStage(postgres(), 3500)
  expect(stage.cuts.map(({ name }) => name)).toHaveLength(13)
  expect(await findStandingTables(stage, 4)).toEqual([])
}, 1_200_000)
