/** Clocks stand still while the server is down; at times that the tests choose. */
import { copyFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeId } from '../../src/ids.ts'
import { asGuest, makeGuest, tableOf } from '../parts/guest.ts'
import { chance, playTurn } from '../parts/play.ts'
import { startPostgres, type TestPostgres } from '../parts/postgres.ts'
import { startServer, useFolder } from '../parts/server.ts'
import { clockOf } from './clock.ts'

const { file } = useFolder()
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres({ durable: false })
}, 180_000)
afterAll(() => postgres.stop())

const minute = 60_000
const live = { kind: 'live', bank: 10 * minute, increment: 0 } as const
const days = { kind: 'days', turn: 1440 * minute } as const
let files = 0
const newFile = (): string => {
  files += 1
  return file(`clocks-${files}.sqlite`)
}

describe.each([
  ['a file', newFile],
  ['PostgreSQL', () => postgres.createDatabase()],
] as const)('clocks in %s', (_, make) => {
  it.each([
    ['live', live],
    ['over days', days],
  ] as const)('of a game %s stand still from the end of a server until the next one serves', async (_kind, pace) => {
    const clock = { now: Date.UTC(2026, 10, 18, 12) }
    const database = make()
    const start = () => startServer(database, [], { now: () => clock.now })
    let server = await start()
    const [aki, mori] = await Promise.all(['Aki', 'Mori'].map((name) => makeGuest(server.base, name)))
    const id = await tableOf([aki, mori], { pace })
    const whole = (await clockOf(aki, id, 0)).left
    let served = 0
    let rested = 0
    for (const [works, rests] of [
      [20, 29],
      [5, 0.5],
      [7, 600],
    ]) {
      clock.now += works * 1000
      served += works * 1000
      await server.close()
      clock.now += rests * 1000
      rested += rests * 1000
      server = await start()
      const again = asGuest(server.base, aki.name, aki.secret)
      for (const seat of [0, 1]) {
        expect(await clockOf(again, id, seat)).toEqual({ left: whole - served, paused: rested, now: clock.now })
      }
    }
    // What was used of the turn is written down with the move, and by nobody taken for more.
    const [one, two] = [aki, mori].map(({ name, secret }) => asGuest(server.base, name, secret))
    clock.now += 3000
    await playTurn(one, id, chance('a turn'))
    expect(await clockOf(two, id, 1)).toMatchObject({ left: whole - served - 3000 })
    const { clocks } = (await server.house.storage.tables.read(id)) ?? {}
    expect(clocks?.[0]).toEqual({ left: whole - served - 3000 })
    await server.close()
  })

  it('stand still at two servers alike, and nobody is out of time who has not had it', async () => {
    const clock = { now: Date.UTC(2026, 10, 18, 12) }
    const database = make()
    const start = () => startServer(database, [], { now: () => clock.now })
    const before = await start()
    const [aki, mori] = await Promise.all(['Aki', 'Mori'].map((name) => makeGuest(before.base, name)))
    const id = await tableOf([aki, mori], { pace: live })
    clock.now += 9 * minute
    await before.close()
    clock.now += 9 * minute
    const isFile = before.house.storage.kind === 'sqlite'
    const servers = [await start(), ...(isFile ? [] : [await start()])]
    for (const { base } of servers) {
      const again = asGuest(base, aki.name, aki.secret)
      expect(await clockOf(again, id, 1)).toEqual({ left: minute, paused: 9 * minute, now: clock.now })
    }
    const ask = (): Promise<{ readonly status: number; readonly body: unknown }> =>
      asGuest(servers[0].base, aki.name, aki.secret).call('POST', `/api/tables/${id}/questions`, {
        kind: 'replace',
        seat: 1,
        key: makeId(),
      })
    expect((await ask()).body).toEqual({ problem: { key: 'table.not-away', args: {} } })
    // A minute of service later it is the other way round.
    clock.now += minute
    expect((await ask()).status).toBe(200)
    for (const server of servers) await server.close()
  })
})

describe('a file', () => {
  it('that a server has left when it was killed says how long clocks have to stand still', async () => {
    const clock = { now: Date.UTC(2026, 10, 18, 12) }
    const [database, left] = [newFile(), newFile()]
    const server = await startServer(database, [], { now: () => clock.now })
    const [aki, mori] = await Promise.all(['Aki', 'Mori'].map((name) => makeGuest(server.base, name)))
    const id = await tableOf([aki, mori], { pace: live })
    const whole = (await clockOf(aki, id, 0)).left
    // A backup is such a file as well: its clocks stand still until it is put in the place of the database.
    const backup = newFile()
    await server.house.storage.backup?.(backup)
    for (const end of ['', '-wal']) copyFileSync(database + end, left + end)
    clock.now += 45_000
    for (const path of [left, backup]) {
      const next = await startServer(path, [], { now: () => clock.now })
      expect(await clockOf(asGuest(next.base, aki.name, aki.secret), id, 0)).toMatchObject({
        left: whole,
        paused: 45_000,
      })
      await next.close()
    }
    await server.close()
  })
})
