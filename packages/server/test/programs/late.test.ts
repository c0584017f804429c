/** A program that does not play any more: the others need not wait for it for ever. */
import { describe, expect, it } from 'vitest'
import type { TableCard, TableWish } from '@bitoku/host'
import { hashSecret, makeId } from '../../src/ids.ts'
import { useEvening } from '../parts/evening.ts'
import { asGuest, type Guest, openTable, seatAll } from '../parts/guest.ts'

const day = 86_400_000
let [aki, mori]: readonly Guest[] = []
const { server, clock } = useEvening((guests) => ([aki, mori] = guests))

const days: Partial<TableWish> = { pace: { kind: 'days', turn: day } }

/** A table of two persons with a program between them, and the token of that. */
async function tableWithProgram(part: Partial<TableWish>): Promise<{ readonly id: string; readonly token: string }> {
  const id = await openTable(aki, { seats: [{ kind: 'me' }, { kind: 'program' }, { kind: 'open' }], ...part })
  const { token } = await aki.at<{ token: string }>(id, 'POST', '/seats/1/token', {})
  await seatAll(aki, id, [mori])
  return { id, token }
}

const ask = (id: string): ReturnType<Guest['call']> =>
  aki.call('POST', `/api/tables/${id}/questions`, { kind: 'replace', seat: 1, key: makeId() })

const agree = (id: string): Promise<TableCard> => mori.at(id, 'POST', '/answers', { question: 'replace 1', yes: true })

const notAway = { status: 409, body: { problem: { key: 'table.not-away' } } }

/** Makes the first move that a seat has. */
async function move(who: Guest, id: string): Promise<void> {
  const { options, version } = await who.at<{ options: { move: string }[]; version: number }>(id, 'GET', '/turn')
  await who.at(id, 'POST', '/moves', { move: options[0].move, version })
}

describe('a program that is out of time', () => {
  it('gives its seat to a bot when the others agree, not before, and the game goes on', async () => {
    const { id } = await tableWithProgram(days)
    // Those who are not gone keep their answer.
    await move(aki, id)
    await move(mori, id)
    clock.now += day - 1
    expect(await ask(id)).toMatchObject(notAway)
    clock.now += 1
    expect(await ask(id)).toMatchObject({ status: 200, body: { questions: [{ kind: 'replace', waitsFor: [2] }] } })
    const { seats, clocks } = await agree(id)
    expect(seats[1]).toEqual({ kind: 'bot', name: '', level: 'club' })
    expect(clocks[1].since).toBeUndefined()
    await expect.poll(async () => (await aki.at(id, 'GET', '')).awaited).not.toContain(1)
  })

  it('loses its token and its connection with the seat', async () => {
    const { id, token } = await tableWithProgram(days)
    const program = asGuest(server().base, '', token)
    const live = await program.live(id)
    clock.now += day
    // Nobody else is waited for: all are out of time.
    expect((await ask(id)).status).toBe(200)
    expect(await live.closed).toBe(1008)
    for (const path of ['', '/turn', '/snapshot']) {
      expect((await program.call('GET', `/api/tables/${id}${path}`)).status).toBe(404)
    }
    expect(await server().house.storage.tables.open(hashSecret(token))).toBeUndefined()
    const again = await aki.call('POST', `/api/tables/${id}/seats/1/token`, { key: makeId() })
    expect(again).toMatchObject({ body: { problem: { key: 'table.no-program' } } })
    const back = await aki.call('POST', `/api/tables/${id}/return`, { key: makeId() })
    expect(back).toMatchObject({ body: { problem: { key: 'table.not-replaced' } } })
  })

  it('keeps its seat when it has moved before all have agreed', async () => {
    const { id, token } = await tableWithProgram(days)
    await move(mori, id)
    clock.now += day
    expect((await ask(id)).status).toBe(200)
    await move(asGuest(server().base, '', token), id)
    const answer = { question: 'replace 1', yes: true, key: makeId() }
    expect(await mori.call('POST', `/api/tables/${id}/answers`, answer)).toMatchObject(notAway)
    expect((await aki.at(id, 'GET', '')).seats[1].kind).toBe('program')
  })
})

describe('a program without a clock', () => {
  it('may be replaced when it was awaited for a day, connected or not', async () => {
    const { id, token } = await tableWithProgram({})
    const live = await asGuest(server().base, '', token).live(id)
    clock.now += day - 1
    expect(await ask(id)).toMatchObject(notAway)
    clock.now += 1
    expect(await ask(id)).toMatchObject({ status: 200, body: { seats: [{}, { kind: 'bot' }, {}] } })
    await live.close()
  })

  it('is not replaced while it is not awaited', async () => {
    const { id, token } = await tableWithProgram({})
    await move(asGuest(server().base, '', token), id)
    expect((await aki.at(id, 'GET', '')).awaited).not.toContain(1)
    clock.now += 10 * day
    expect(await ask(id)).toMatchObject(notAway)
  })
})

describe('a program that plays live', () => {
  it('is replaced when its time is over, not for having no connection', async () => {
    const { id } = await tableWithProgram({ pace: { kind: 'live', bank: 3_600_000, increment: 0 } })
    clock.now += 3_600_000 - 1
    expect(await ask(id)).toMatchObject(notAway)
    clock.now += 1
    expect(await ask(id)).toMatchObject({ status: 200, body: { seats: [{}, { kind: 'bot' }, {}] } })
  })
})
