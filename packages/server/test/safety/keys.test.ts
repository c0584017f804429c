/** Keys of requests belong to whoever has sent them: nobody gets the answer of another. */
import type { TurnCard } from '@bitoku/host'
import { describe, expect, it } from 'vitest'
import { makeId } from '../../src/ids.ts'
import { asGuest, makeGuest, openTable, tableOf } from '../parts/guest.ts'
import { useServer } from '../parts/server.ts'

const server = useServer()

interface Told {
  readonly token?: string
  readonly problem?: { readonly key: string }
}

describe('the key of a request', () => {
  it('gives the owner nothing of what a program was answered', async () => {
    const aki = await makeGuest(server().base, 'Aki')
    const id = await openTable(aki, { seats: [{ kind: 'me' }, { kind: 'program' }] })
    const { token } = await aki.at<{ token: string }>(id, 'POST', '/seats/1/token', {})
    const key = makeId()
    const own = await asGuest(server().base, 'bot', token).call<Told>('POST', `/api/tables/${id}/seats/1/token`, {
      key,
    })
    const fresh = own.body.token ?? ''
    expect(own.status).toBe(200)
    const repeated = await aki.call<Told>('POST', `/api/tables/${id}/seats/1/token`, { key })
    expect(repeated.body.token).not.toBe(fresh)
    expect(repeated).toMatchObject({ status: 409, body: { problem: { key: 'table.token-told' } } })
    expect((await asGuest(server().base, 'bot', fresh).call('GET', `/api/tables/${id}/snapshot`)).status).toBe(200)
  })

  it('sits nobody down by the answer that another has had', async () => {
    const [aki, mori, sora] = await Promise.all(['Aki', 'Mori', 'Sora'].map((name) => makeGuest(server().base, name)))
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
    const id = await openTable(aki, { seats, visibility: 'public' })
    const key = makeId()
    expect((await mori.at(id, 'POST', '/join', { key })).seat).toBe(1)
    expect((await sora.at(id, 'POST', '/join', { key })).seat).toBe(2)
  })

  it('says a message for each who has chosen it, and once for each', async () => {
    const [aki, mori] = await Promise.all(['Aki', 'Mori'].map((name) => makeGuest(server().base, name)))
    const id = await tableOf([aki, mori])
    const key = makeId()
    for (const guest of [aki, mori, aki]) await guest.at(id, 'POST', '/chat', { kind: 'phrase', text: 'hello', key })
    const { chat } = await aki.at<{ chat: readonly { readonly name: string }[] }>(id, 'GET', '/chat')
    expect(chat.map(({ name }) => name)).toEqual(['Aki', 'Mori'])
  })

  it('is of no use for another request of the same person', async () => {
    const [aki, mori] = await Promise.all(['Aki', 'Mori'].map((name) => makeGuest(server().base, name)))
    const id = await openTable(aki, {
      visibility: 'public',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    })
    const key = makeId()
    await mori.at(id, 'POST', '/join', { key })
    const left = await mori.call<Told>('POST', `/api/tables/${id}/leave`, { key })
    expect(left).toMatchObject({ status: 409, body: { problem: { key: 'storage.key-used' } } })
    await mori.at(id, 'POST', '/leave', {})
    // It changes nothing any more, and must not look as if it had.
    const again = await mori.call<Told>('POST', `/api/tables/${id}/join`, { key })
    expect(again).toMatchObject({ status: 409, body: { problem: { key: 'storage.key-used' } } })
  })

  it('makes a move of each program that has chosen it', async () => {
    const aki = await makeGuest(server().base, 'Aki')
    const id = await openTable(aki, { seats: [{ kind: 'program' }, { kind: 'program' }] })
    const key = makeId()
    const versions: number[] = []
    for (const seat of [0, 1]) {
      const { token } = await aki.at<{ token: string }>(id, 'POST', `/seats/${seat}/token`, {})
      const program = asGuest(server().base, 'bot', token)
      const { version, options } = await program.at<TurnCard>(id, 'GET', '/turn')
      versions.push(
        (await program.at<{ version: number }>(id, 'POST', '/moves', { move: options[0].move, version, key })).version,
      )
    }
    expect(versions[1]).toBeGreaterThan(versions[0])
    expect((await aki.at(id, 'GET', '')).history).toBe(2)
  })

  it('still has the answer that an earlier version of the server has stored', async () => {
    const [aki, mori] = await Promise.all(['Aki', 'Mori'].map((name) => makeGuest(server().base, name)))
    const id = await tableOf([aki, mori])
    const { storage, now } = server().house
    const key = makeId()
    const message = { name: 'Aki', seat: 0, audience: 'players', kind: 'phrase', text: 'hello', at: now() } as const
    const said = await storage.chat.say(id, key, message)
    const repeated = await aki.at<{ number: number }>(id, 'POST', '/chat', { kind: 'phrase', text: 'hello', key })
    expect({ ok: true, value: repeated }).toEqual(said)
    expect(await storage.chat.read(id, 9)).toHaveLength(1)
    const leaving = makeId()
    const changed = await storage.tables.change(id, leaving, now(), () => ({}))
    await mori.at(id, 'POST', '/leave', { key: leaving })
    expect((await aki.at(id, 'GET', '')).seats[1].kind).toBe('person')
    expect(changed.ok).toBe(true)
  })
})

describe('whoever may not sit down', () => {
  it('is told so: on another seat, as a program, at a table that is full', async () => {
    const [aki, mori, sora] = await Promise.all(['Aki', 'Mori', 'Sora'].map((name) => makeGuest(server().base, name)))
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'program' }] as const
    const id = await openTable(aki, { seats, visibility: 'public' })
    const join = (guest: typeof aki, seat?: number) =>
      guest.call<Told>('POST', `/api/tables/${id}/join`, { key: makeId(), ...(seat !== undefined && { seat }) })
    expect(await join(aki, 1)).toMatchObject({ status: 409, body: { problem: { key: 'table.seat-twice' } } })
    const { token } = await aki.at<{ token: string }>(id, 'POST', '/seats/2/token', {})
    expect(await join(asGuest(server().base, 'bot', token))).toMatchObject({ status: 401 })
    expect(await join(sora, 2)).toMatchObject({ status: 409, body: { problem: { key: 'table.seat-taken' } } })
    expect(await join(mori)).toMatchObject({ status: 200 })
    expect(await join(sora)).toMatchObject({ status: 409, body: { problem: { key: 'table.started' } } })
  })
})
