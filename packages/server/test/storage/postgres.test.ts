/** The storage on a PostgreSQL server. */
import { Client } from 'pg'
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
})

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
    await expect.poll(() => heard.at(-1)?.kind).toBe('missed')
    expect(await here.tables.commit(someCommit(table, 2))).toMatchObject({ ok: true })
    await expect.poll(() => heard.at(-1)).toEqual({ table: table.id, kind: 'moves', number: 3 })
    await Promise.all([here.close(), there.close()])
  })

  it('shows a tool beside its servers every answered commit, and lets it change nothing', async () => {
    const url = postgres.createDatabase()
    const server = await openStorage(url)
    const table = someTable()
    await server.tables.create(table)
    for (const version of [1, 2, 3]) await server.tables.commit(someCommit(table, version))
    const beside = await openStorage(url, { shared: true })
    expect((await beside.tables.readGame(table.id))?.moves.map(({ number }) => number)).toEqual([1, 2, 3])
    expect((await beside.tables.every('live', 10)).map(({ version }) => version)).toEqual([4])
    expect(await beside.sizes()).toMatchObject({ tables: { live: 1 }, moves: 3 })
    await expect(beside.tables.create(someTable())).rejects.toThrow('read-only')
    await expect(beside.tables.commit(someCommit(table, 4))).rejects.toThrow('read-only')
    await Promise.all([beside.close(), server.close()])
  })

  it('of another version is refused: a tool does not migrate it, and nobody touches a newer one', async () => {
    const url = postgres.createDatabase()
    await expect(openStorage(url, { shared: true })).rejects.toMatchObject({ key: 'storage.other-schema' })
    const tables = async (): Promise<number> => {
      const client = new Client({ connectionString: url })
      await client.connect()
      const { rows } = await client.query("select 1 from information_schema.tables where table_schema = 'public'")
      await client.end()
      return rows.length
    }
    expect(await tables()).toBe(0)
    await (await openStorage(url)).close()
    await (await openStorage(url, { shared: true })).close()
    postgres.run(url, "insert into kysely_migration (name, timestamp) values ('9999-later', '2099')")
    for (const shared of [false, true])
      await expect(openStorage(url, { shared })).rejects.toMatchObject({ key: 'storage.newer-schema' })
  })

  it('with a malformed address is refused without a word of it', async () => {
    const refused = await openStorage('postgres://me:pa55#word@db/bitoku').catch((error: unknown) => error)
    expect(refused).toMatchObject({ key: 'storage.address' })
    expect(JSON.stringify(refused) + String(refused)).not.toContain('pa55')
  })

  it('that is away is said to be at once, and waited for, but not for ever', async () => {
    const told: unknown[] = []
    const onAway = (error: unknown): unknown => told.push(error)
    const nowhere = openStorage('postgres://bitoku@127.0.0.1:1/none', { patience: 300, onAway })
    await expect(nowhere).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    expect(told).toHaveLength(1)
  })
})
