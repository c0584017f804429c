/** Clocks of real servers that are killed, and whose database goes away: time in which nobody could play counts for nobody. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { type ServerProcess, startProcess } from '../durability/http-load.ts'
import { asGuest, type Guest, makeGuest, tableOf } from '../parts/guest.ts'
import { freePort } from '../parts/http.ts'
import { startPostgres, type TestPostgres } from '../parts/postgres.ts'
import { useFolder } from '../parts/server.ts'
import { clockOf } from './clock.ts'

const { file } = useFolder()
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres({ durable: false })
}, 180_000)
afterAll(() => postgres.stop())

const running = new Set<ServerProcess>()
afterEach(async () => {
  for (const process of running) await process.kill()
  running.clear()
})

async function start(database: string): Promise<ServerProcess> {
  const process = await startProcess(database, await freePort())
  running.add(process)
  return process
}

/** The machine may be a busy one. */
const patience = 120_000
const live = { kind: 'live', bank: 3_600_000, increment: 0 } as const

type Clock = Awaited<ReturnType<typeof clockOf>>

/** The clock of a seat as soon as it is as expected; while nobody answers it is asked for again. */
async function clockUntil(guest: Guest, id: string, seat: number, fits: (clock: Clock) => boolean): Promise<Clock> {
  const end = Date.now() + patience / 2
  for (;;) {
    const clock = await clockOf(guest, id, seat).catch((error: unknown) => error)
    if (typeof clock === 'object' && clock !== null && 'left' in clock && fits(clock as Clock)) return clock as Clock
    if (Date.now() > end) throw new Error(`the clock never came: ${JSON.stringify(clock)}`)
    await pause(50)
  }
}

/** Waits until it is known of so many players to which process they are connected. */
async function attendance(database: string, players: number): Promise<void> {
  const client = new Client({ connectionString: database })
  await client.connect()
  let known = 0
  while (known < players) {
    await pause(20)
    const { rows } = await client.query<{ readonly known: number }>(
      'select cast(count(*) as integer) as known from attendance',
    )
    known = rows[0].known
  }
  await client.end()
}

const bothAt = async (base: string): Promise<readonly Guest[]> =>
  Promise.all(['Aki', 'Mori'].map((name) => makeGuest(base, name)))

describe('a server that is killed', () => {
  it.each([
    ['a file', () => file('killed.sqlite')],
    ['PostgreSQL', () => postgres.createDatabase()],
  ] as const)(
    'takes no time from anybody until the next one serves, on %s',
    async (_, make) => {
      const database = make()
      const first = await start(database)
      const [aki, mori] = await bothAt(first.base)
      const id = await tableOf([aki, mori], { pace: live })
      await aki.live(id)
      const before = await clockOf(aki, id, 0)
      const killed = Date.now()
      await first.kill()
      const began = Date.now()
      const second = await start(database)
      const again = asGuest(second.base, aki.name, aki.secret)
      for (const seat of [0, 1]) {
        const clock = await clockUntil(again, id, seat, ({ paused }) => paused >= began - killed)
        // What is gone is at most the time in which somebody served.
        const served = killed - before.now + (clock.now - began)
        expect(before.left - clock.left).toBeLessThanOrEqual(served)
      }
    },
    patience,
  )
})

describe('one of two servers that is killed', () => {
  it(
    'lets the clocks of its own players stand still until they are at the other one, and no other clock',
    async () => {
      const database = postgres.createDatabase()
      const [first, second] = [await start(database), await start(database)]
      const [aki, mori] = await bothAt(first.base)
      const id = await tableOf([aki, mori], { pace: live })
      await aki.live(id)
      const there = asGuest(second.base, mori.name, mori.secret)
      const watching = await there.live(id)
      await attendance(database, 2)
      const killed = Date.now()
      await first.kill()
      const clock = await clockUntil(there, id, 0, ({ paused }) => paused > 0)
      const back = asGuest(second.base, aki.name, aki.secret)
      // Those who are there are told that a clock has changed, and look at it.
      await watching.until((message) => message.kind === 'news' && message.tableChanged)
      const returned = Date.now()
      const line = await back.live(id)
      const running = await clockUntil(back, id, 0, ({ now, left }) => now > clock.now && left < clock.left)
      expect(running.paused).toBeGreaterThanOrEqual(Math.min(returned - killed, 20_000))
      const later = await clockUntil(back, id, 0, ({ now }) => now > running.now)
      expect(later.paused).toBe(running.paused)
      expect(running.left - later.left).toBe(later.now - running.now)
      expect((await clockOf(back, id, 1)).paused).toBe(0)
      await line.close()
      await watching.close()
    },
    patience,
  )
})

describe('a database that is away for a moment', () => {
  it.each([
    ['the soft way', 'fast', 4000],
    ['the hard way', 'immediate', 4000],
  ] as const)(
    'takes no more time than until it is noticed, stopped %s',
    async (_, mode, away) => {
      const server = await start(postgres.createDatabase())
      const [aki, mori] = await bothAt(server.base)
      const id = await tableOf([aki, mori], { pace: live })
      await aki.live(id)
      expect(await clockOf(aki, id, 0)).toMatchObject({ paused: 0 })
      await postgres.down(mode)
      await pause(away)
      await postgres.up()
      for (const seat of [0, 1]) {
        // It is noticed by the first sign of life that fails: one is left every second.
        const { paused } = await clockUntil(aki, id, seat, (clock) => clock.paused >= away - 1500)
        expect(paused).toBeGreaterThanOrEqual(away - 1500)
      }
    },
    patience,
  )
})
