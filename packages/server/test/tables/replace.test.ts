/** A bot in the place of somebody who is gone: not before the time, on a clock that the test sets. */
import { describe, expect, it } from 'vitest'
import type { TableWish } from '@bitoku/host'
import { makeId } from '../../src/ids.ts'
import { useEvening } from '../parts/evening.ts'
import { type Guest, makeGuest, tableOf } from '../parts/guest.ts'
import { startServer, useFolder } from '../parts/server.ts'

const minute = 60_000
let [aki, mori, sora]: readonly Guest[] = []
const { web, clock } = useEvening((guests) => ([aki, mori, sora] = guests))

/** What it says when a bot is asked for in the place of a seat. */
async function ask(who: Guest, id: string, seat: number): Promise<{ status: number; body: unknown }> {
  const { status, body } = await who.call('POST', `/api/tables/${id}/questions`, {
    kind: 'replace',
    seat,
    key: makeId(),
  })
  return { status, body }
}

const notAway = { status: 409, body: { problem: { key: 'table.not-away' } } }

/** Lets somebody come to the table, and not go. */
async function comeAndStay(who: Guest, id: string, seat: number): ReturnType<Guest['live']> {
  const there = await who.live(id)
  await there.until((message) => message.kind === 'presence' && message.seats[seat] === 'here')
  return there
}

/** Lets somebody come to the table and go again. */
async function comeAndGo(who: Guest, id: string, seat: number): Promise<void> {
  const watching = await aki.live(id)
  const there = await who.live(id)
  await watching.until((message) => message.kind === 'presence' && message.seats[seat] === 'here')
  await there.close()
  await watching.until((message) => message.kind === 'presence' && message.seats[seat] === 'offline')
  await watching.close()
}

/** Chooses the first that there is. */
async function choose(who: Guest, id: string): Promise<void> {
  const { options, version } = await who.at<{ options: { move: string }[]; version: number }>(id, 'GET', '/turn')
  await who.at(id, 'POST', '/moves', { move: options[0].move, version })
}

const live: Partial<TableWish> = { pace: { kind: 'live', bank: 30 * minute, increment: 0 } }
/** So much time that nobody runs out of it. */
const slow: Partial<TableWish> = { pace: { kind: 'live', bank: 600 * minute, increment: 0 } }
const days: Partial<TableWish> = { pace: { kind: 'days', turn: 24 * 60 * minute } }

describe('one of two', () => {
  it('cannot replace the other before three minutes without a connection', async () => {
    clock.now += 10 * minute
    const id = await tableOf([aki, mori], slow)
    await comeAndGo(mori, id, 1)
    expect(await ask(aki, id, 1)).toMatchObject(notAway)
    clock.now += 3 * minute - 1
    expect(await ask(aki, id, 1)).toMatchObject(notAway)
    clock.now += 1
    expect(await ask(aki, id, 1)).toMatchObject({ status: 200, body: { seats: [{}, { kind: 'bot', standIn: true }] } })
  })

  it('has to wait the whole time again when the other has been back', async () => {
    const id = await tableOf([aki, mori], slow)
    await comeAndGo(mori, id, 1)
    clock.now += 2 * minute
    await comeAndGo(mori, id, 1)
    clock.now += 2 * minute
    expect(await ask(aki, id, 1)).toMatchObject(notAway)
  })

  it('is told since when the other is gone, and how long that has to be', async () => {
    const id = await tableOf([aki, mori], slow)
    await comeAndGo(mori, id, 1)
    expect(await aki.at(id, 'GET', '')).toMatchObject({
      awayAfter: 3 * minute,
      seats: [{}, { presence: 'offline', goneSince: clock.now }],
    })
  })

  it('can replace the other at once when the time of the turn has run out, and then that clock stands', async () => {
    const id = await tableOf([aki, mori], live)
    const there = await mori.live(id)
    await there.until((message) => message.kind === 'presence' && message.seats[1] === 'here')
    clock.now += 30 * minute - 1
    expect(await ask(aki, id, 1)).toMatchObject(notAway)
    clock.now += 1
    const { body } = await ask(aki, id, 1)
    expect(body).toMatchObject({ seats: [{}, { kind: 'bot' }], clocks: [{}, { left: 0 }] })
    const { clocks } = await aki.at(id, 'GET', '')
    expect(clocks[1].since).toBeUndefined()
    await there.close()
  })

  it('waits for the end of the turn at a table over days, however long the other is gone', async () => {
    const id = await tableOf([aki, mori], days)
    clock.now += 24 * 60 * minute - 1
    expect(await ask(aki, id, 1)).toMatchObject(notAway)
    clock.now += 1
    expect(await ask(aki, id, 1)).toMatchObject({ status: 200, body: { seats: [{}, { kind: 'bot' }] } })
  })

  it('waits a day without a clock, from when the other is gone and awaited', async () => {
    const id = await tableOf([aki, mori])
    const day = 24 * 60 * minute
    await comeAndGo(mori, id, 1)
    clock.now += day - minute
    await choose(aki, id)
    clock.now += minute
    // Gone for a day, but something happened at the table a minute ago.
    expect(await ask(aki, id, 1)).toMatchObject(notAway)
    clock.now += day - minute - 1
    expect(await ask(aki, id, 1)).toMatchObject(notAway)
    clock.now += 1
    expect(await aki.at(id, 'GET', '')).toMatchObject({ awayAfter: day, history: 1 })
    expect(await ask(aki, id, 1)).toMatchObject({ status: 200, body: { seats: [{}, { kind: 'bot' }] } })
  })

  it('cannot replace somebody without a clock who is not awaited', async () => {
    const id = await tableOf([aki, mori])
    await choose(mori, id)
    clock.now += 10 * 24 * 60 * minute
    expect(await ask(aki, id, 1)).toMatchObject(notAway)
  })

  it('does not lose the seat for having been late once: only who is awaited can be out of time', async () => {
    const id = await tableOf([aki, mori], days)
    clock.now += 25 * 60 * minute
    const [{ move }] = (await mori.at<{ options: { move: string }[] }>(id, 'GET', '/turn')).options
    const { version } = await mori.at<{ version: number }>(id, 'GET', '/turn')
    await mori.at(id, 'POST', '/moves', { move, version })
    const { awaited, clocks } = await aki.at(id, 'GET', '')
    expect([awaited.includes(1), clocks[1].left < 0]).toEqual([false, true])
    expect(await ask(aki, id, 1)).toMatchObject(notAway)
  })
})

describe('one of three', () => {
  it('needs the time and the consent of the third', async () => {
    const id = await tableOf([aki, mori, sora], slow)
    const there = await comeAndStay(mori, id, 1)
    await comeAndGo(sora, id, 2)
    expect(await ask(aki, id, 2)).toMatchObject(notAway)
    clock.now += 3 * minute
    const { body } = await ask(aki, id, 2)
    expect(body).toMatchObject({ seats: [{}, {}, { kind: 'person' }], questions: [{ waitsFor: [1] }] })
    const settled = await mori.at(id, 'POST', '/answers', { question: 'replace 2', yes: true })
    expect(settled.seats[2]).toMatchObject({ kind: 'bot', standIn: true })
    await there.close()
  })

  it('needs nobody who is gone as well: then both seats go to bots', async () => {
    const id = await tableOf([aki, mori, sora], slow)
    await comeAndGo(mori, id, 1)
    await comeAndGo(sora, id, 2)
    clock.now += 3 * minute
    expect(await ask(aki, id, 1)).toMatchObject({ status: 200, body: { seats: [{}, { kind: 'bot' }, {}] } })
    expect(await ask(aki, id, 2)).toMatchObject({ status: 200, body: { seats: [{}, {}, { kind: 'bot' }] } })
  })

  it('over days waits one turn for the answer of a third who is gone, and has to ask once more then', async () => {
    const id = await tableOf([aki, mori, sora], days)
    // Only Mori is late: the third has chosen in time.
    await choose(sora, id)
    clock.now += 24 * 60 * minute
    expect(await ask(aki, id, 1)).toMatchObject({ status: 200, body: { questions: [{ waitsFor: [2] }] } })
    clock.now += 24 * 60 * minute - 1
    expect(await ask(aki, id, 1)).toMatchObject({ body: { questions: [{ waitsFor: [2] }] } })
    clock.now += 1
    expect((await aki.at(id, 'GET', '')).questions).toMatchObject([{ waitsFor: [] }])
    expect(await ask(aki, id, 1)).toMatchObject({ body: { seats: [{}, { kind: 'bot' }, { kind: 'person' }] } })
  })

  it('can be refused by somebody whose answer is not waited for', async () => {
    const id = await tableOf([aki, mori, sora], days)
    await choose(sora, id)
    clock.now += 24 * 60 * minute
    await ask(aki, id, 1)
    clock.now += 24 * 60 * minute
    await sora.at(id, 'POST', '/answers', { question: 'replace 1', yes: false })
    expect((await aki.at(id, 'GET', '')).questions).toEqual([])
  })

  it('cannot take moves of somebody back who is gone', async () => {
    const id = await tableOf([aki, mori, sora])
    await choose(sora, id)
    clock.now += 60 * minute
    await choose(aki, id)
    const body = { kind: 'take-back', history: 2 }
    expect(await aki.at(id, 'POST', '/questions', body)).toMatchObject({ questions: [{ waitsFor: [1, 2] }] })
  })

  it('gets nothing when the person is back before the third has agreed', async () => {
    const id = await tableOf([aki, mori, sora], slow)
    const there = await comeAndStay(mori, id, 1)
    clock.now += 3 * minute
    await comeAndGo(sora, id, 2)
    clock.now += 3 * minute
    await ask(aki, id, 2)
    await comeAndGo(sora, id, 2)
    const answer = { question: 'replace 2', yes: true, key: makeId() }
    expect(await mori.call('POST', `/api/tables/${id}/answers`, answer)).toMatchObject(notAway)
    expect((await aki.at(id, 'GET', '')).seats[2].kind).toBe('person')
    await there.close()
  })
})

describe('a server that has just begun', () => {
  const folder = useFolder()

  it('takes everybody for present until the time has passed', async () => {
    const file = folder.file('restarted.sqlite')
    const first = await startServer(file, [], { now: () => clock.now })
    const [yuki, hana] = await Promise.all(['Yuki', 'Hana'].map((name) => makeGuest(first.base, name)))
    const id = await tableOf([yuki, hana], slow)
    await first.close()
    clock.now += 60 * minute
    const second = await startServer(file, [], { now: () => clock.now })
    const back = await makeGuest(second.base, 'Yuki', yuki.secret)
    expect(await ask(back, id, 1)).toMatchObject(notAway)
    clock.now += 3 * minute
    expect(await ask(back, id, 1)).toMatchObject({ status: 200 })
    await second.close()
  })
})

describe('the one who was replaced', () => {
  it('is told', async () => {
    const webhook = { url: `http://127.0.0.1:${web().port}/hook`, format: 'json' }
    await mori.call('PUT', '/api/notices', { language: 'en', zone: 'UTC', push: [], webhook })
    const id = await tableOf([aki, mori], slow)
    clock.now += 3 * minute
    expect(await ask(aki, id, 1)).toMatchObject({ status: 200 })
    await expect
      .poll(() =>
        web()
          .requests.map(({ body }) => String(body))
          .filter((body) => body.includes('"replaced"')),
      )
      .toHaveLength(1)
  })
})
