/** Reminding somebody whom a game over days has awaited for long. */
import { beforeEach, describe, expect, it } from 'vitest'
import { hashSecret, makeId } from '../../src/ids.ts'
import { useEvening } from '../parts/evening.ts'
import { type Answer, asGuest, type Guest, openTable, tableOf } from '../parts/guest.ts'
import { chance, playTurn } from '../parts/play.ts'

let aki: Guest
let mori: Guest
let sora: Guest
const { server, web, clock } = useEvening((guests) => void ([aki, mori, sora] = guests))

const hour = 3_600_000
const day = 24 * hour
const pace = { kind: 'days', turn: 3 * day } as const
const begin = Date.UTC(2027, 0, 4, 12)

beforeEach(() => {
  clock.now = begin
  web().requests.length = 0
})

const nudge = (who: Guest, id: string, seat: number, key = makeId()): Promise<Answer<{ problem?: { key: string } }>> =>
  who.call('POST', `/api/tables/${id}/nudges`, { seat, key })

/** Why a nudge is refused, with the status. */
const refusal = async (who: Guest, id: string, seat: number): Promise<readonly unknown[]> => {
  const { status, body } = await nudge(who, id, seat)
  return [status, body.problem?.key]
}

/** A table in Spring: all three are awaited, from the beginning on. */
const springTable = (part: Parameters<typeof tableOf>[1] = {}): Promise<string> =>
  tableOf([aki, mori, sora], { pace, ...part })

/** Somebody is told by a webhook of their own. */
async function listen(who: Guest, more: object = {}): Promise<void> {
  const webhook = { url: `http://127.0.0.1:${web().port}/${who.name}`, format: 'json' }
  expect(
    (await who.call('PUT', '/api/notices', { language: 'en', zone: 'UTC', push: [], webhook, ...more })).status,
  ).toBe(200)
}

/** What somebody has been told. */
const told = (who: Guest): readonly unknown[] =>
  web()
    .requests.filter(({ path }) => path === `/${who.name}`)
    .map(({ body }) => (JSON.parse(String(body)) as { kind: string }).kind)

/** What waits to be told. */
const waiting = async (who: Guest): Promise<readonly string[]> => {
  const { outbox } = server().house.storage
  const due = await outbox.claim(clock.now + 30 * day, clock.now + 30 * day, 50)
  await Promise.all(due.map(({ id }) => outbox.postpone([id], clock.now + 30 * day, 0)))
  return due.filter(({ receiver }) => receiver === hashSecret(who.secret)).map(({ facts }) => facts.kind)
}

describe('who has been awaited for half a day', () => {
  it('is reminded as of a turn, and all at the table see it', async () => {
    await listen(mori)
    const id = await springTable()
    clock.now += 13 * hour
    expect((await aki.at(id, 'GET', '')).nudges).toEqual({ open: [1, 2], done: [] })
    const answer = await nudge(aki, id, 1)
    expect(answer).toMatchObject({ status: 200, body: { nudges: { open: [2], done: [1] } } })
    expect((await mori.at(id, 'GET', '')).nudges).toEqual({ open: [0, 2], done: [1] })
    await expect.poll(() => told(mori)).toContain('nudge')
    await mori.call('DELETE', '/api/notices')
  })

  it('is reminded once a day, whoever of the others does it, and a request sent again does nothing', async () => {
    const id = await springTable()
    clock.now += 13 * hour
    const key = makeId()
    expect((await nudge(aki, id, 1, key)).status).toBe(200)
    expect((await nudge(aki, id, 1, key)).status).toBe(200)
    expect(await refusal(aki, id, 1)).toEqual([409, 'nudge.again'])
    clock.now += day - 1
    expect(await refusal(sora, id, 1)).toEqual([409, 'nudge.again'])
    clock.now += 1
    expect((await nudge(sora, id, 1)).status).toBe(200)
  })

  it('of two at the same time one does it', async () => {
    const id = await springTable()
    clock.now += 13 * hour
    const answers = await Promise.all([aki, sora].map((who) => nudge(who, id, 1)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('is not told any more when the turn is done', async () => {
    await listen(mori, { quiet: { from: 0, to: 1439 } })
    const id = await springTable()
    clock.now += 13 * hour
    expect((await nudge(aki, id, 1)).status).toBe(200)
    // Quiet hours hold it back, as all notices.
    expect(await waiting(mori)).toEqual(['nudge'])
    await playTurn(mori, id, chance('at last'))
    expect(await waiting(mori)).toEqual([])
    expect((await aki.at(id, 'GET', '')).nudges?.done).toEqual([])
    expect(told(mori)).toEqual([])
    await mori.call('DELETE', '/api/notices')
  })
})

describe('who was reminded and has played', () => {
  it('is not said to be reminded in the next turn of the same day, and not reminded again either', async () => {
    const id = await tableOf([aki, mori], { pace })
    clock.now += 13 * hour
    expect((await nudge(aki, id, 1)).status).toBe(200)
    expect((await mori.at(id, 'GET', '')).nudges?.done).toEqual([1])
    clock.now += hour
    const random = chance('both')
    await playTurn(mori, id, random)
    // Until Mori is awaited again, in a turn that has begun since.
    for (let { awaited } = await aki.at(id, 'GET', ''); !awaited.includes(1);) {
      await playTurn(aki, id, random)
      ;({ awaited } = await aki.at(id, 'GET', ''))
    }
    expect((await mori.at(id, 'GET', '')).nudges?.done).toEqual([])
    expect((await aki.at(id, 'GET', '')).nudges).toEqual({ open: [], done: [] })
    clock.now += 13 * hour
    // Once a day, whatever the turn.
    expect(await refusal(aki, id, 1)).toEqual([409, 'nudge.again'])
  })
})

describe('nobody is reminded', () => {
  it('before half a day of their turn, or half the turn where it is shorter', async () => {
    const id = await springTable()
    clock.now += 12 * hour - 1
    expect(await refusal(aki, id, 1)).toEqual([409, 'nudge.too-soon'])
    clock.now += 1
    expect((await nudge(aki, id, 1)).status).toBe(200)
    const quick = await springTable({ pace: { kind: 'days', turn: 4 * hour } })
    clock.now += 2 * hour - 1
    expect(await refusal(aki, quick, 1)).toEqual([409, 'nudge.too-soon'])
    clock.now += 1
    expect((await nudge(aki, quick, 1)).status).toBe(200)
  })

  it('who is not awaited', async () => {
    const id = await springTable()
    await playTurn(mori, id, chance('done'))
    clock.now += 13 * hour
    expect(await refusal(aki, id, 1)).toEqual([409, 'nudge.not-awaited'])
  })

  it('in their night or their holidays, which do not count for the half day either', async () => {
    const id = await springTable({ pace: { ...pace, night: true } })
    const { tables } = server().house.storage
    const night = { zone: 'UTC', from: 23 * 60, to: 7 * 60 }
    await tables.change(id, makeId(), clock.now, ({ seats }) => ({
      set: { seats: seats.map((seat) => ({ ...seat, rest: { holidays: [], night } })) },
    }))
    clock.now = Date.UTC(2027, 0, 5, 6)
    expect(await refusal(aki, id, 1)).toEqual([409, 'nudge.resting'])
    clock.now = Date.UTC(2027, 0, 5, 7, 59)
    expect(await refusal(aki, id, 1)).toEqual([409, 'nudge.too-soon'])
    clock.now = Date.UTC(2027, 0, 5, 8)
    expect((await nudge(aki, id, 1)).status).toBe(200)
    const first = '2027-01-05'
    expect((await sora.call('POST', '/api/holidays', { first, last: first, zone: 'UTC' })).status).toBe(200)
    expect(await refusal(aki, id, 2)).toEqual([409, 'nudge.resting'])
  })

  it('at a table where all are here, or without a clock', async () => {
    const paces = [{ kind: 'live', bank: 600_000, increment: 0 } as const, { kind: 'untimed' } as const]
    for (const other of paces) {
      const id = await springTable({ pace: other })
      clock.now += 13 * hour
      expect(await refusal(aki, id, 1)).toEqual([400, 'nudge.pace'])
      expect(await aki.at(id, 'GET', '')).not.toHaveProperty('nudges')
    }
  })

  it('who is oneself, a bot, a program, or not there at all', async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'beginner' }, { kind: 'program' }] as const
    const id = await openTable(aki, { seats, pace })
    clock.now += 13 * hour
    for (const seat of [0, 1, 2, 3]) expect(await refusal(aki, id, seat)).toEqual([400, 'nudge.nobody'])
    // Nor does a program remind anybody.
    const { token } = await aki.at<{ token: string }>(id, 'POST', '/seats/2/token', {})
    expect(await refusal(asGuest(server().base, '', token), id, 0)).toEqual([401, 'net.nobody'])
  })

  it('for whom a bot stands in; nor by who has let a bot play', async () => {
    const id = await springTable()
    clock.now += 13 * hour
    await mori.at(id, 'POST', '/leave', {})
    expect(await refusal(aki, id, 1)).toEqual([400, 'nudge.nobody'])
    expect(await refusal(mori, id, 0)).toEqual([403, 'table.not-yours'])
    expect((await mori.at(id, 'GET', '')).nudges?.open).toEqual([])
  })

  it('before the game or after it', async () => {
    const open = await openTable(aki, { pace })
    expect(await refusal(aki, open, 1)).toEqual([409, 'table.not-started'])
    const id = await springTable()
    clock.now += 13 * hour
    await server().house.storage.tables.change(id, makeId(), clock.now, () => ({ set: { state: 'finished' } }))
    expect(await refusal(aki, id, 1)).toEqual([409, 'table.finished'])
  })

  it('by those who watch, who are not told of it either', async () => {
    const id = await tableOf([aki, mori], { pace, visibility: 'public' })
    clock.now += 13 * hour
    expect(await refusal(sora, id, 1)).toEqual([403, 'table.not-yours'])
    await aki.at(id, 'POST', '/nudges', { seat: 1 })
    expect(await sora.at(id, 'GET', '')).not.toHaveProperty('nudges')
  })
})
