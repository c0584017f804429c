/** The storage on a PostgreSQL server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { News } from '../../src/storage/news.ts'
import { openStorage } from '../../src/storage/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { someCommit } from '../parts/commits.ts'
import { startPostgres, type TestPostgres } from '../parts/postgres.ts'
import { someTable } from '../parts/tables.ts'
import { describeStorage } from './conformance.ts'

let postgres: TestPostgres
let storage: Storage

beforeAll(async () => {
  postgres = await startPostgres({ durable: false })
  storage = await openStorage(postgres.createDatabase())
}, 180_000)

afterAll(async () => {
  await storage.close()
  postgres.stop()
})

describe('PostgreSQL', () => {
  describeStorage(() => storage)

  it('tells all processes, and after an outage that news may have been missed', async () => {
    const url = postgres.createDatabase()
    const [here, there] = await Promise.all([openStorage(url), openStorage(url)])
    const table = someTable()
    await here.tables.create(table)
    const heard: News[] = []
    there.news.subscribe(table.id, (news) => heard.push(news))
    await here.tables.commit(someCommit(table, 1))
    await here.news.remark(table.id, 'seat 1 is here')
    await expect.poll(() => heard.map(({ kind }) => kind)).toEqual(['moves', 'remark'])

    postgres.restart('fast')
    await expect.poll(() => heard.at(-1)?.kind, { timeout: 20_000 }).toBe('missed')
    expect(await here.tables.commit(someCommit(table, 2))).toMatchObject({ ok: true })
    await expect.poll(() => heard.at(-1)).toEqual({ table: table.id, kind: 'moves', number: 3 })
    await Promise.all([here.close(), there.close()])
  })

  it('that is away is waited for, but not for ever', async () => {
    const begun = Date.now()
    const nowhere = openStorage('postgres://bitoku@127.0.0.1:1/none', { patience: 300 })
    await expect(nowhere).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    expect(Date.now() - begun).toBeLessThan(5000)
  })
})
