/** Holidays and nights over HTTP, on a clock that the test sets. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HolidaysCard, TableCard } from '@bitoku/host'
import { hashSecret, makeId } from '../../src/ids.ts'
import { type Guest, makeGuest, openTable, secretIn, tableOf } from '../parts/guest.ts'
import { makeFolder, startServer, type TestServer } from '../parts/server.ts'

const hour = 3_600_000
const day = 24 * hour
const folder = makeFolder()
let now = 0
let server: TestServer
let [aki, mori, sora]: Guest[] = []
beforeAll(async () => {
  server = await startServer(folder.file('tables.sqlite'), [], { now: () => now })
})
afterAll(async () => {
  await server.close()
  folder.remove()
})
beforeEach(async () => {
  now = Date.parse('2026-11-16T12:00Z')
  ;[aki, mori, sora] = await Promise.all(['Aki', 'Mori', 'Sora'].map((name) => makeGuest(server.base, name)))
})

const days = { pace: { kind: 'days', turn: day } } as const
const nights = { pace: { kind: 'days', turn: day, night: true } } as const

/** Takes holidays. */
const take = (who: Guest, first: string, last: string, zone = 'UTC') =>
  who.call<HolidaysCard>('POST', '/api/holidays', { first, last, zone })

/** The answer when a bot is asked for in the place of the second seat. */
const ask = async (who: Guest, id: string): Promise<number> =>
  (await who.call('POST', `/api/tables/${id}/questions`, { kind: 'replace', seat: 1, key: makeId() })).status

const card = (who: Guest, id: string): Promise<TableCard> => who.at(id, 'GET', '')

/** What is left on a clock, and whether it stands still now. */
function leftOn({ clocks }: TableCard, seat = 1): { readonly left: number; readonly rests: boolean } {
  const { left, since = now, paused = 0, rests } = clocks[seat]
  return { left: (left - (now - since) + paused) / hour, rests: rests === now }
}

/** Seats Mori at a table of Aki's, with a browser in that zone. */
async function joinFrom(zone: string | undefined): Promise<string> {
  const id = await openTable(aki, nights)
  const { links } = await card(aki, id)
  const headers = { 'x-bitoku-link': secretIn(links?.join) }
  const body = { key: makeId(), ...(zone && { zone }) }
  expect(await mori.call('POST', `/api/tables/${id}/join`, body, headers)).toMatchObject({ status: 200 })
  return id
}

describe('on holiday', () => {
  it('the clock stands at every table over days, and nobody is replaced for it', async () => {
    const ids = [await tableOf([aki, mori], days), await tableOf([aki, mori, sora], days)]
    now += 12 * hour
    // From now until the end of the 19th: three days.
    expect(await take(mori, '2026-11-17', '2026-11-19')).toMatchObject({ status: 200 })
    now += 3 * day
    for (const id of ids) {
      expect(leftOn(await card(aki, id))).toEqual({ left: 12, rests: false })
      expect(leftOn(await card(aki, id), 0)).toEqual({ left: -60, rests: false })
    }
    now += 12 * hour - 1
    expect(await ask(aki, ids[0])).toBe(409)
    now += 1
    expect(await ask(aki, ids[0])).toBe(200)
  })

  it('others see until when, and nothing more', async () => {
    const id = await tableOf([aki, mori], days)
    await take(mori, '2026-11-16', '2026-11-18', 'Asia/Tokyo')
    await take(mori, '2026-12-24', '2026-12-26', 'Asia/Tokyo')
    const until = Date.parse('2026-11-18T15:00Z')
    aki.received.length = 0
    const { seats, clocks } = await card(aki, id)
    expect(seats[1]).toEqual({
      kind: 'person',
      name: 'Mori',
      presence: 'offline',
      goneSince: expect.any(Number),
      awayUntil: until,
    })
    expect(clocks[1]).toEqual({ left: day, since: now, rests: now })
    expect(seats[0].awayUntil).toBeUndefined()
    await aki.at(id, 'GET', '/snapshot')
    await aki.call('GET', '/api/games')
    const christmas = String(Date.parse('2026-12-23T15:00Z'))
    for (const word of ['Tokyo', '2026-1', 'holiday', christmas]) expect(aki.received.join()).not.toContain(word)
    now = until
    expect((await card(aki, id)).seats[1].awayUntil).toBeUndefined()
  })

  it('others at the table are told at once', async () => {
    const id = await tableOf([aki, mori], days)
    const live = await aki.live(id)
    await take(mori, '2026-11-16', '2026-11-16')
    await live.until((message) => message.kind === 'news' && message.tableChanged)
    await live.close()
  })

  it('live tables go on as ever', async () => {
    const id = await tableOf([aki, mori], { pace: { kind: 'live', bank: hour, increment: 0 } })
    const since = now
    await take(mori, '2026-11-16', '2026-11-18')
    now += 2 * hour
    const { seats, clocks } = await card(aki, id)
    expect(clocks[1]).toEqual({ left: hour, since })
    expect(seats[1].awayUntil).toBeUndefined()
    expect(await ask(aki, id)).toBe(200)
  })

  it('one may sit down at another table, and the clock stands there too', async () => {
    await take(mori, '2026-11-16', '2026-11-17')
    const id = await tableOf([aki, mori], days)
    now += 30 * hour
    expect(leftOn(await card(aki, id))).toEqual({ left: 24, rests: true })
  })

  it('the answer to a question is waited for', async () => {
    const id = await tableOf([aki, mori, sora], days)
    await take(sora, '2026-11-16', '2026-11-18')
    now += day
    expect(await ask(aki, id)).toBe(200)
    now += day
    expect((await card(aki, id)).questions).toMatchObject([{ question: 'replace 1', waitsFor: [2] }])
  })

  it('a clock runs that was in its last turn before', async () => {
    const id = await tableOf([aki, mori], days)
    const ends = { round: 4, phase: 'winter', scores: [0, 0] } as const
    await server.house.storage.tables.change(id, makeId(), now, () => ({ set: { standing: ends } }))
    now += hour
    await take(mori, '2026-11-16', '2026-11-20')
    now += 23 * hour
    expect(leftOn(await card(aki, id))).toEqual({ left: 0, rests: false })
    expect(await ask(aki, id)).toBe(200)
  })
})

describe('holidays', () => {
  it('are 14 days a year, and bad ones are refused with the reason', async () => {
    const left = async (): Promise<unknown> => (await mori.call<HolidaysCard>('GET', '/api/holidays')).body.left
    expect(await left()).toEqual([
      { year: 2026, days: 14 },
      { year: 2027, days: 14 },
    ])
    expect(await take(mori, '2026-12-01', '2026-12-15')).toMatchObject({
      status: 400,
      body: { problem: { key: 'holidays.too-many', args: { year: '2026', n: 14 } } },
    })
    expect((await take(mori, '2026-12-01', '2026-12-10')).body).toMatchObject({ left: [{ days: 4 }, { days: 14 }] })
    const refusals = await Promise.all([
      take(mori, '2026-12-10', '2026-12-11'),
      take(mori, '2026-11-15', '2026-11-16'),
      take(mori, '2026-12-20', '2026-12-19'),
      take(mori, '2028-01-01', '2028-01-01'),
      take(mori, '2026-02-30', '2026-12-31'),
      take(mori, '2026-12-20', '2026-12-20', 'Mars/Olympus'),
    ])
    expect(refusals.map(({ status, body }) => [status, (body as { problem?: unknown }).problem])).toMatchObject([
      [409, { key: 'holidays.overlap', args: { first: '2026-12-01', last: '2026-12-10' } }],
      [400, { key: 'holidays.past' }],
      [400, { key: 'holidays.order' }],
      [400, { key: 'holidays.too-far', args: { year: '2027' } }],
      [400, { key: 'net.malformed' }],
      [400, { key: 'net.malformed' }],
    ])
    expect(await left()).toMatchObject([{ days: 4 }, { days: 14 }])
  })

  it('are one’s own', async () => {
    const { body } = await take(mori, '2026-12-01', '2026-12-02')
    expect((await aki.call<HolidaysCard>('GET', '/api/holidays')).body.holidays).toEqual([])
    expect(await aki.call('DELETE', `/api/holidays/${body.holidays[0].id}`)).toMatchObject({
      status: 404,
      body: { problem: { key: 'holidays.none' } },
    })
  })

  it('can be ended early: the clock goes on, and the days that are left are given back', async () => {
    const id = await tableOf([aki, mori], days)
    const { body } = await take(mori, '2026-11-16', '2026-11-20')
    now += day
    const ended = await mori.call<HolidaysCard>('DELETE', `/api/holidays/${body.holidays[0].id}`)
    expect(ended.body).toMatchObject({ holidays: [], left: [{ days: 12 }, { days: 14 }] })
    now += hour
    const there = await card(aki, id)
    expect(leftOn(there)).toEqual({ left: 23, rests: false })
    expect(there.seats[1].awayUntil).toBeUndefined()
  })

  it('reach the tables also after a server that died in between', async () => {
    const id = await tableOf([aki, mori], days)
    const holiday = { id: makeId(), first: '2026-11-16', last: '2026-11-16', zone: 'UTC', from: now, until: now + hour }
    await server.house.storage.holidays.change(hashSecret(mori.secret), () => [holiday])
    expect((await card(aki, id)).seats[1].awayUntil).toBeUndefined()
    await mori.call('GET', '/api/holidays')
    expect((await card(aki, id)).seats[1].awayUntil).toBe(now + hour)
  })
})

/** What is left for Mori after a day, in hours. */
async function leftAfterDay(id: string): Promise<number> {
  now += day
  return leftOn(await card(aki, id)).left
}

describe('at a table with a pause at night', () => {
  it('eight hours of the night do not count', async () => {
    expect(await leftAfterDay(await joinFrom('UTC'))).toBe(8)
  })

  it('the night is that of the browser’s zone', async () => {
    const id = await joinFrom('Asia/Tokyo')
    now += 3 * hour
    // It is midnight in Tokyo.
    expect(leftOn(await card(aki, id))).toEqual({ left: 22, rests: true })
    now += 7 * hour
    expect(leftOn(await card(aki, id))).toEqual({ left: 22, rests: false })
  })

  it('the quiet hours are the night of who has them, also when they are changed later', async () => {
    const settings = { language: 'en', zone: 'UTC', push: [] }
    await mori.call('PUT', '/api/notices', { ...settings, quiet: { from: 1320, to: 120 } })
    const id = await joinFrom('Asia/Tokyo')
    expect(await leftAfterDay(id)).toBe(4)
    await mori.call('PUT', '/api/notices', { ...settings, quiet: { from: 1320, to: 420 } })
    expect(leftOn(await card(aki, id)).left).toBe(9)
    await mori.call('DELETE', '/api/notices')
    expect(leftOn(await card(aki, id)).left).toBe(8)
  })

  it('nobody is told when the others sleep', async () => {
    await mori.call('PUT', '/api/notices', { language: 'en', zone: 'UTC', push: [], quiet: { from: 1317, to: 421 } })
    const id = await joinFrom('Asia/Tokyo')
    await card(aki, id)
    await aki.at(id, 'GET', '/snapshot')
    for (const word of ['Tokyo', '1317', 'quiet', 'zone']) expect(aki.received.join()).not.toContain(word)
  })

  it('a rematch has it too', async () => {
    const id = await joinFrom('UTC')
    await aki.at(id, 'POST', '/questions', { kind: 'end' })
    await mori.at(id, 'POST', '/answers', { question: 'end 0 0', yes: true })
    const { id: next } = await mori.at<{ id: string }>(id, 'POST', '/rematch', {})
    await aki.at(next, 'POST', '/join', { zone: 'UTC' })
    const { seats, pace } = await card(mori, next)
    const seat = seats.findIndex(({ name }) => name === 'Mori')
    expect(pace).toEqual(nights.pace)
    now += day
    expect(leftOn(await card(mori, next), seat).left).toBe(8)
  })
})
