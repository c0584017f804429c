/** Signs of life in the database, and what they tell; at times that the tests choose. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { restOf } from '../../src/heartbeat.ts'
import { outageOf } from '../../src/storage/heartbeats.ts'
import { openStorage } from '../../src/storage/open.ts'
import type { Heartbeat, Heartbeats, Storage } from '../../src/storage/storage.ts'
import { noon } from '../parts/commits.ts'
import { startPostgres, type TestPostgres } from '../parts/postgres.ts'
import { makeFolder } from '../parts/server.ts'

const second = 1000
const sign = (process: string, at: number, part: Partial<Heartbeat> = {}): Heartbeat => ({
  process,
  since: noon,
  at: noon + at * second,
  due: noon + (at + 2) * second,
  lost: undefined,
  known: 0,
  ...part,
})
/** A process that begins to serve. */
const first = { since: undefined }
const stretch = (from: number, until: number) => ({ from: noon + from * second, until: noon + until * second })

describe('an outage', () => {
  it('lasts from the last sign of life of those who are lost until somebody serves', () => {
    expect(outageOf([], [], 50)).toBeUndefined()
    expect(outageOf([10], [], 50)).toEqual({ from: 10, until: 50 })
    // Others lived longer, or began before now.
    expect(outageOf([10, 20], [], 50)).toEqual({ from: 20, until: 50 })
    expect(outageOf([10], [30, 40], 50)).toEqual({ from: 10, until: 30 })
    // Somebody served all the time.
    expect(outageOf([10], [5], 50)).toBeUndefined()
  })

  it('of one process lets its players rest until another one has them, and not for long', () => {
    expect(restOf({ from: 10, back: 0 })).toEqual({ from: 10, until: 20_010 })
    expect(restOf({ from: 10, back: 3000 })).toEqual({ from: 10, until: 3000 })
    expect(restOf({ from: 10, back: 70_000 })).toEqual({ from: 10, until: 20_010 })
    // They were at both.
    expect(restOf({ from: 10, back: 5 })).toEqual({ from: 10, until: 10 })
  })
})

const folder = makeFolder()
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres({ durable: false })
})
afterAll(() => {
  postgres.stop()
  folder.remove()
})

let files = 0
const newFile = (): string => {
  files += 1
  return folder.file(`${files}.sqlite`)
}

describe.each([
  ['a file', newFile],
  ['PostgreSQL', () => postgres.createDatabase()],
] as const)('signs of life in %s', (_, make) => {
  let storage: Storage
  let heartbeats: Heartbeats
  beforeEach(async () => {
    storage = await openStorage(make())
    heartbeats = storage.heartbeats
    return () => storage.close()
  })

  it('tell a process that begins when nobody served before it', async () => {
    const lookAgain = Number.POSITIVE_INFINITY
    expect(await heartbeats.beat(sign('one', 0, first))).toEqual({ outages: [], known: 0, wasForAll: false, lookAgain })
    await heartbeats.beat(sign('one', 2))
    const seen = await heartbeats.beat(sign('two', 31, first))
    expect(seen).toEqual({ outages: [stretch(2, 31)], known: 1, wasForAll: true, lookAgain })
    // Known now, and not told again.
    expect(await heartbeats.beat(sign('two', 33, { known: 1 }))).toMatchObject({ outages: [], known: 1 })
    expect(await heartbeats.beat(sign('two', 35))).toMatchObject({ outages: [stretch(2, 31)] })
  })

  it('are exact when a process ends by itself, and the next one begins at once', async () => {
    await heartbeats.beat(sign('one', 0, first))
    await heartbeats.beat(sign('one', 1, { due: 0 }))
    expect(await heartbeats.beat(sign('two', 2, first))).toMatchObject({ outages: [stretch(1, 2)] })
  })

  it('count each of many outages once, also when a process dies again and again as it begins', async () => {
    await heartbeats.beat(sign('one', 0, first))
    for (const [index, process] of ['two', 'three', 'four'].entries()) {
      await heartbeats.beat(sign(process, 10 + index * 10, first))
    }
    const { outages } = await heartbeats.beat(sign('four', 31))
    expect(outages).toEqual([stretch(0, 10), stretch(10, 20), stretch(20, 30)])
  })

  it('tell a process that was cut off from the database how long that was', async () => {
    await heartbeats.beat(sign('one', 0, first))
    const back = await heartbeats.beat(sign('one', 9, { lost: noon + 1500 }))
    expect(back).toMatchObject({ outages: [stretch(1.5, 9)], wasForAll: true })
  })
})

describe('several processes', () => {
  it('make no outage for everybody as long as one of them serves', async () => {
    const { heartbeats, close } = await openStorage(postgres.createDatabase())
    await heartbeats.beat(sign('one', 0, first))
    await heartbeats.beat(sign('two', 1, first))
    await heartbeats.attend('one', [{ table: 'table', seat: 0 }], noon)
    for (const at of [2, 4, 6]) await heartbeats.beat(sign('two', at))
    expect(await heartbeats.lostSeats()).toEqual([{ process: 'one', table: 'table', seat: 0, from: noon, back: 0 }])
    expect(await heartbeats.beat(sign('two', 8))).toMatchObject({ outages: [] })
    // The player is back, at the other one.
    await heartbeats.attend('two', [{ table: 'table', seat: 0 }], noon + 9 * second)
    expect(await heartbeats.lostSeats()).toMatchObject([{ process: 'one', back: noon + 9 * second }])
    await heartbeats.depart('one', [{ table: 'table', seat: 0 }])
    expect(await heartbeats.lostSeats()).toEqual([])
    await close()
  })

  it('leave the players of a process alone that was taken for dead and is back', async () => {
    const { heartbeats, close } = await openStorage(postgres.createDatabase())
    const seats = [{ table: 'table', seat: 0 }]
    await heartbeats.beat(sign('one', 0, first))
    await heartbeats.attend('one', seats, noon)
    await heartbeats.beat(sign('two', 6, first))
    const [{ from }] = await heartbeats.lostSeats()
    await heartbeats.attend('one', seats, noon + 7 * second)
    await heartbeats.depart('one', seats, from)
    // It dies after all: that is noticed as well.
    await heartbeats.beat(sign('one', 7))
    await heartbeats.beat(sign('two', 20))
    expect(await heartbeats.lostSeats()).toMatchObject([{ process: 'one', from: noon + 7 * second }])
    await close()
  })

  it('find out that nobody served before the second began, once it is known that the first was dead', async () => {
    const { heartbeats, close } = await openStorage(postgres.createDatabase())
    await heartbeats.beat(sign('one', 0, first))
    // Killed, and followed within a second: it may still live.
    const { lookAgain, ...seen } = await heartbeats.beat(sign('two', 1, first))
    expect(seen).toMatchObject({ outages: [] })
    expect(lookAgain).toBeLessThan(noon + 4 * second)
    const later = { since: noon + second }
    expect(await heartbeats.beat(sign('two', 3, later))).toMatchObject({ outages: [] })
    expect(await heartbeats.beat(sign('two', 5, later))).toMatchObject({ outages: [stretch(0, 1)] })
    await close()
  })

  it('write an outage of the database down once, whichever of them is back first', async () => {
    const { heartbeats, close } = await openStorage(postgres.createDatabase())
    await heartbeats.beat(sign('one', 0, first))
    await heartbeats.beat(sign('two', 1, first))
    const one = await heartbeats.beat(sign('one', 31, { lost: noon }))
    expect(one.outages).toEqual([stretch(1, 31)])
    const two = await heartbeats.beat(sign('two', 32, { lost: noon + second }))
    expect(two.outages[0]).toEqual(stretch(1, 31))
    expect(Math.max(...two.outages.map(({ until }) => until))).toBe(noon + 31 * second)
    expect(await heartbeats.beat(sign('one', 33, { since: noon + 31 * second, known: two.known }))).toMatchObject({
      outages: [],
    })
    await close()
  })
})
