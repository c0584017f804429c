/** Outages of a server on SQLite: no table stands still after one. */
import { expect, it } from 'vitest'
import { useFolder } from '../parts/server.ts'
import { sqliteStage } from './cuts.ts'
import { findStandingTables } from './tables.ts'

const folder = useFolder()

it('tables go on by themselves after the file was locked, the disk was full, the process was halted or killed', async () => {
  const stage = await sqliteStage(folder.file('tables.sqlite'), 3500)
  expect(stage.cuts.map(({ name }) => name)).toHaveLength(4)
  expect(await findStandingTables(stage, 4)).toEqual([])
}, 600_000)
