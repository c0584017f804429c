/** What a process does for its players when it was lost to them and is back, while others went on. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeHeartbeat } from '../../src/heartbeat.ts'
import type { Log } from '../../src/log.ts'
import { pause } from '../../src/storage/availability.ts'
import type { Stretch } from '../../src/storage/model.ts'
import type { AttendedSeat, Heartbeats, LostSeat } from '../../src/storage/storage.ts'
import { restSeat } from '../../src/tables/outages.ts'
import { makeGuest, tableOf } from '../parts/guest.ts'
import { startServer, useFolder } from '../parts/server.ts'

const { file } = useFolder()
const noon = Date.UTC(2026, 10, 18, 12)

/** A process beside others, with so many players. Resting a clock takes it some time. */
function serveBesideOthers(players: number) {
  const rests: { readonly seat: AttendedSeat; readonly rest: Stretch }[] = []
  const attended: AttendedSeat[] = []
  const lost: LostSeat[] = []
  const faults: unknown[] = []
  const heartbeats: Heartbeats = {
    beat: async () => ({ outages: [], known: 0, wasForAll: false, lookAgain: Number.POSITIVE_INFINITY }),
    lostSeats: async () => lost.splice(0),
    attend: async (_, seats) => void attended.push(...seats),
    depart: async () => {},
  }
  const log = { error: (fault: unknown) => faults.push(fault), debug: () => {} } as unknown as Log
  const heartbeat = makeHeartbeat({
    self: 'one',
    storage: {
      kind: 'postgres',
      heartbeats,
      availability: { now: () => ({ works: true, since: noon }), subscribe: () => () => {}, check: async () => true },
    } as unknown as Parameters<typeof makeHeartbeat>[0]['storage'],
    now: Date.now,
    noticesHalts: true,
    log,
    isCrowded: () => true,
    onOutage: () => {},
    restSeat: async (seat, rest) => {
      await pause(50)
      rests.push({ seat, rest })
    },
  })
  for (let number = 0; number < players; number += 1) heartbeat.attend(`table${number}`, 0)
  return { heartbeat, rests, attended, lost, faults }
}

describe('a process that was halted while others served', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: noon })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('lets the clocks of all its players rest once, however long that takes', async () => {
    const { heartbeat, rests, faults } = serveBesideOthers(1000)
    await heartbeat.start()
    await vi.advanceTimersByTimeAsync(3000)
    vi.setSystemTime(noon + 13_000)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(faults).toEqual([])
    expect(rests).toHaveLength(1000)
    for (const { rest } of rests) expect(rest).toEqual({ from: noon + 3000, until: noon + 14_000 })
    heartbeat.beginEnd()
  })

  it('lets moves wait for the clocks of their own table and for no others', async () => {
    const { heartbeat, rests } = serveBesideOthers(1000)
    await heartbeat.start()
    await vi.advanceTimersByTimeAsync(3000)
    vi.setSystemTime(noon + 13_000)
    const waiting = heartbeat.beforeCounting('table0')
    expect(waiting).toBeDefined()
    await vi.advanceTimersByTimeAsync(100)
    await waiting
    expect(rests.map(({ seat }) => seat.table)).toContain('table0')
    expect(rests.length).toBeLessThan(100)
    expect(heartbeat.beforeCounting('table0')).toBeUndefined()
    expect(heartbeat.beforeCounting('table999')).toBeDefined()
    heartbeat.beginEnd()
  })

  it('says anew who is connected to it, since others may have taken it for dead', async () => {
    const { heartbeat, attended } = serveBesideOthers(2)
    await heartbeat.start()
    await vi.advanceTimersByTimeAsync(3000)
    expect(attended).toHaveLength(2)
    vi.setSystemTime(noon + 13_000)
    await vi.advanceTimersByTimeAsync(3000)
    expect(attended).toHaveLength(4)
    heartbeat.beginEnd()
  })

  it('takes no other one for dead before that one could show that it lives as well', async () => {
    const { heartbeat, rests, lost } = serveBesideOthers(0)
    await heartbeat.start()
    await vi.advanceTimersByTimeAsync(3000)
    vi.setSystemTime(noon + 13_000)
    // In the database every other process looks dead at first; a second later they have shown that they live.
    lost.push({ process: 'two', table: 'theirs', seat: 0, from: noon, back: 0 })
    const waiting = heartbeat.beforeCounting('theirs')
    await waiting
    expect(lost.splice(0)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(3000)
    expect(rests).toEqual([])
    heartbeat.beginEnd()
  })
})

describe('a clock that waits for a player', () => {
  it('whose process is back after all runs again at once', async () => {
    const server = await startServer(file('comeback.sqlite'))
    const { storage, now } = server.house
    const [aki, mori] = await Promise.all(['Aki', 'Mori'].map((name) => makeGuest(server.base, name)))
    const table = await tableOf([aki, mori], { pace: { kind: 'live', bank: 600_000, increment: 0 } })
    const since = (await storage.tables.read(table))?.clocks[0].since ?? 0
    const seat = { table, seat: 0 }
    // Another process has found this one silent, and lets the clock wait for up to twenty seconds.
    await restSeat(storage, seat, { from: since + 1, until: since + 3_600_000 }, now(), 'found-silent')
    const at = since + 4000
    await restSeat(storage, seat, { from: since + 1, until: at }, at, 'back')
    const { outages = [] } = (await storage.tables.read(table))?.clocks[0] ?? {}
    expect(Math.max(...outages.map(({ until }) => until))).toBe(at)
    await server.close()
  })
})
