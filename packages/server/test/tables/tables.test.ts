/** Tables before and around the game: guests, lobby, own games, seats. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TableLine } from '@bitoku/host'
import { makeId } from '../../src/ids.ts'
import { lineOf } from '../../src/tables/cards.ts'
import { type Guest, look, makeGuest, openTable, seatAll, secretIn, send, someWish, tableOf } from '../parts/guest.ts'
import { chance, playTurn } from '../parts/play.ts'
import { makeFolder, startServer, type TestServer } from '../parts/server.ts'

const folder = makeFolder()
let server: TestServer
let aki: Guest
let mori: Guest
beforeAll(async () => {
  server = await startServer(folder.file('tables.sqlite'))
  aki = await makeGuest(server.base, 'Aki')
  mori = await makeGuest(server.base, 'Mori')
})
afterAll(async () => {
  await server.close()
  folder.remove()
})

const lines = async (who: Guest, path: string): Promise<readonly TableLine[]> =>
  (await who.call<{ tables: readonly TableLine[] }>('GET', path)).body.tables

describe('a guest', () => {
  it('is known by a cookie that scripts cannot read, and may change name and language', async () => {
    const { headers } = await send(server.base, 'PUT', '/api/me', {}, { name: ' Yuki ', language: 'ru' })
    const cookie = headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^bitoku_guest=[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
    const own = { cookie: cookie.split(';')[0], origin: server.base }
    expect(JSON.parse((await send(server.base, 'GET', '/api/me', own, undefined)).text)).toEqual({
      name: 'Yuki',
      language: 'ru',
    })
    const renamed = await send(server.base, 'PUT', '/api/me', own, { name: 'Yūki', language: 'es' })
    expect(renamed.headers.get('set-cookie')).toContain(own.cookie)
    expect(JSON.parse((await send(server.base, 'GET', '/api/me', own, undefined)).text)).toEqual({
      name: 'Yūki',
      language: 'es',
    })
  })
})

describe('the lobby', () => {
  it('shows public tables that wait, until they are full or removed', async () => {
    const [open, removed, hidden] = [
      await openTable(aki, { visibility: 'public' }),
      await openTable(aki, { visibility: 'public' }),
      await openTable(aki),
    ]
    const waiting = async (): Promise<readonly string[]> =>
      (await lines(mori, '/api/lobby')).filter(({ state }) => state === 'waiting').map(({ id }) => id)
    expect(await waiting()).toEqual(expect.arrayContaining([open, removed]))
    expect(await waiting()).not.toContain(hidden)
    expect((await aki.call('DELETE', `/api/tables/${removed}`)).status).toBe(200)
    await mori.at(open, 'POST', '/join', {})
    expect(await waiting()).not.toEqual(expect.arrayContaining([open]))
    expect(await waiting()).not.toContain(removed)
    expect((await aki.call('GET', `/api/tables/${removed}`)).status).toBe(404)
    expect((await aki.call('DELETE', `/api/tables/${open}`)).status).toBe(409)
  })
})

describe('scores', () => {
  it('are in no list and on no card while a game goes on whose table hides them', async () => {
    for (const liveScore of [true, false]) {
      const id = await tableOf([aki, mori], { liveScore, visibility: 'public' })
      const shown = [
        ...(await lines(mori, '/api/lobby')),
        ...(await lines(mori, '/api/games')),
        await aki.at(id, 'GET', ''),
        (await look(mori, id)).table,
      ].filter((line) => line.id === id)
      expect(shown.map(({ scores }) => scores.length)).toEqual(liveScore ? [2, 2, 2, 2] : [0, 0, 0, 0])
      const stored = await server.house.storage.tables.read(id)
      if (stored === undefined) throw new Error('no table')
      expect(lineOf({ ...stored, state: 'finished' }, { owner: false }, server.house).scores).toHaveLength(2)
    }
  })
})

describe('an owner without a seat', () => {
  const seats = [{ kind: 'open' }, { kind: 'program' }] as const

  it('finds the table that waits among the own ones, lets others in, and may sit down', async () => {
    const yuki = await makeGuest(server.base, 'Yuki')
    const id = await openTable(yuki, { seats })
    expect(await lines(yuki, '/api/games')).toMatchObject([{ id, owner: true }])
    const { links, ...card } = await yuki.at(id, 'GET', '')
    expect(card).toMatchObject({ role: 'invite', owner: true })
    expect(links?.join).toContain('#join=')
    expect(await yuki.at(id, 'POST', '/join', {})).toMatchObject({ seat: 0, state: 'live' })
    expect(await lines(yuki, '/api/games')).toMatchObject([{ id, seat: 0 }])
  })

  it.each(['/leave', '/seats/0'])('who got up by %s finds it as well, and others do not', async (path) => {
    const yuki = await makeGuest(server.base, 'Yuki')
    const id = await openTable(yuki)
    await yuki.at<unknown>(id, 'POST', path, path === '/leave' ? {} : { wish: { kind: 'open' } })
    expect(await lines(yuki, '/api/games')).toMatchObject([{ id, owner: true, seats: [{ kind: 'open' }, {}] }])
    expect((await lines(mori, '/api/games')).map((line) => line.id)).not.toContain(id)
    const { links } = await yuki.at(id, 'GET', '')
    const watching = { 'x-bitoku-link': secretIn(links?.watch) }
    expect(await mori.call('GET', `/api/tables/${id}`, undefined, watching)).not.toHaveProperty('body.links')
    // Who has a link to watch with is not told that a game has begun.
    expect(await mori.call('POST', `/api/tables/${id}/join`, { key: makeId() }, watching)).toMatchObject({
      status: 403,
      body: { problem: { key: 'table.not-yours' } },
    })
  })

  it('is told no more of a game with a delay than others who watch', async () => {
    const yuki = await makeGuest(server.base, 'Yuki')
    const id = await openTable(yuki, { seats: [{ kind: 'open' }, { kind: 'open' }], delay: 10 })
    await seatAll(yuki, id, [aki, mori])
    for (const who of [aki, mori]) await playTurn(who, id, chance('late'))
    const [mine] = await lines(yuki, '/api/games')
    const [own] = (await lines(aki, '/api/games')).filter((line) => line.id === id)
    expect([mine.phase, own.phase]).toEqual(['spring', 'summer'])
  })
})

describe('a public table whose owner does not come any more', () => {
  it('is offered in the lobby for three days, and again when the owner is back', async () => {
    let now = Date.now()
    const slow = await startServer(folder.file('lobby.sqlite'), [], { now: () => now })
    const [owner, other] = await Promise.all(['Aki', 'Mori'].map((name) => makeGuest(slow.base, name)))
    const id = await openTable(owner, {
      visibility: 'public',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    })
    const isThere = async (): Promise<boolean> => (await lines(other, '/api/lobby')).some((line) => line.id === id)
    const day = 86_400_000
    now += 2 * day
    // Others who come and go do not count.
    await other.at(id, 'POST', '/join', {})
    await other.at(id, 'POST', '/leave', {})
    expect(await isThere()).toBe(true)
    now += day
    expect(await isThere()).toBe(false)
    await owner.at(id, 'GET', '')
    expect(await isThere()).toBe(true)
    now += 3 * day
    expect(await isThere()).toBe(false)
    await slow.close()
  })
})

describe('a table that waits for nobody any more', () => {
  it('is removed when its owner was not there for thirty days, public or not, and no other one is', async () => {
    let now = Date.now()
    const file = folder.file('abandoned.sqlite')
    const before = await startServer(file, [], { now: () => now })
    const owner = await makeGuest(before.base, 'Aki')
    const [left, seen, begun] = [
      await openTable(owner, { visibility: 'public' }),
      await openTable(owner),
      await openTable(owner, { seats: [{ kind: 'me' }, { kind: 'bot', level: 'beginner' }] }),
    ]
    const day = 86_400_000
    now += 29 * day
    await owner.at(seen, 'GET', '')
    await before.close()
    now += day
    const after = await startServer(file, [], { now: () => now })
    const back = await makeGuest(after.base, 'Aki', owner.secret)
    const there = async (): Promise<readonly string[]> => (await lines(back, '/api/games')).map(({ id }) => id)
    await expect.poll(there).not.toContain(left)
    expect(await there()).toEqual(expect.arrayContaining([seen, begun]))
    expect((await back.call('GET', `/api/tables/${left}`)).status).toBe(404)
    await after.close()
  })
})

/** Opens a public table. */
const offer = (who: Guest, part: object = {}): ReturnType<Guest['call']> =>
  who.call('POST', '/api/tables', { wish: { ...someWish({ visibility: 'public' }), ...part }, key: makeId() })

describe('public tables of one guest', () => {
  it('are five at most while they wait, also when they are opened all at once', async () => {
    const yuki = await makeGuest(server.base, 'Yuki')
    const answers = await Promise.all(Array.from({ length: 12 }, () => offer(yuki)))
    const opened = answers.filter(({ status }) => status === 200)
    expect(opened.length).toBeLessThanOrEqual(5)
    expect(await lines(yuki, '/api/games')).toHaveLength(opened.length)
    for (let more = opened.length; more < 5; more += 1) expect((await offer(yuki)).status).toBe(200)
    expect(await offer(yuki)).toMatchObject({
      status: 409,
      body: { problem: { key: 'table.too-many', args: { n: 5 } } },
    })
    expect(await lines(yuki, '/api/games')).toHaveLength(5)
    // By invitation, or with everybody there, there may be more; and another guest has five of their own.
    expect((await offer(yuki, { visibility: 'invitation' })).status).toBe(200)
    expect((await offer(yuki, { seats: [{ kind: 'me' }, { kind: 'bot', level: 'beginner' }] })).status).toBe(200)
    expect((await offer(await makeGuest(server.base, 'Hana'))).status).toBe(200)
    const offered = (await lines(yuki, '/api/games')).filter((line) => line.visibility === 'public')
    const [{ id }] = offered.filter(({ state }) => state === 'waiting')
    expect((await yuki.call('DELETE', `/api/tables/${id}`)).status).toBe(200)
    expect((await offer(yuki)).status).toBe(200)
  })

  it('leave room for those of others, however many guests somebody makes up', async () => {
    const proxied = await startServer(folder.file('origins.sqlite'), ['--proxy', '1'])
    const offerFrom = async (address: string): Promise<string> => {
      const who = await makeGuest(proxied.base, 'Somebody')
      const body = { wish: someWish({ visibility: 'public' }), key: makeId() }
      return (await who.call<{ id: string }>('POST', '/api/tables', body, { 'x-forwarded-for': address })).body.id
    }
    const honest = await offerFrom('9.9.9.9')
    for (let count = 0; count < 14; count += 1) await offerFrom('8.8.8.8')
    const reader = await makeGuest(proxied.base, 'Mori')
    const listed = await lines(reader, '/api/lobby')
    expect(listed).toHaveLength(11)
    expect(listed.map(({ id }) => id)).toContain(honest)
    // From where a table was opened is told to nobody.
    expect(JSON.stringify(listed)).not.toMatch(/origin|8\.8\.8\.8/)
    // In one house all have the same address.
    for (let count = 0; count < 12; count += 1) await offerFrom('192.168.1.7')
    expect(await lines(reader, '/api/lobby')).toHaveLength(23)
    await proxied.close()
  })
})

describe('my games', () => {
  it('have those first that await me', async () => {
    const sora = await makeGuest(server.base, 'Sora')
    const [first, second] = [await tableOf([sora, aki]), await tableOf([sora, aki])]
    await playTurn(sora, second, chance('mine'))
    const mine = await lines(sora, '/api/games')
    expect(mine.map(({ id }) => id)).toEqual([first, second])
    expect(mine[0]).toMatchObject({ seat: 0, owner: true, awaited: [0, 1] })
    expect(JSON.stringify(mine)).not.toContain('seed')
  })
})

describe('a table that waits', () => {
  it('is arranged and started by its owner: bots sit down on what is open', async () => {
    const id = await openTable(aki, {
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
      visibility: 'public',
    })
    expect((await aki.call('GET', `/api/tables/${id}/snapshot`)).body).toMatchObject({
      problem: { key: 'table.not-started' },
    })
    await mori.at(id, 'POST', '/join', { seat: 3 })
    await aki.at(id, 'POST', '/seats/2', { wish: { kind: 'bot', level: 'casual' } })
    await mori.at(id, 'POST', '/leave', {})
    expect((await aki.at(id, 'GET', '')).seats[3]).toEqual({ kind: 'open', name: '' })
    await mori.at(id, 'POST', '/join', { seat: 3 })
    const started = await aki.at(id, 'POST', '/start', {})
    expect(started).toMatchObject({
      state: 'live',
      seats: [
        { kind: 'person' },
        { kind: 'bot', level: 'casual' },
        { kind: 'bot', level: 'casual' },
        { kind: 'person', name: 'Mori' },
      ],
    })
    expect(started.links?.join).toBeUndefined()
  })

  it('is freed of somebody by its owner, and of nobody by others', async () => {
    const id = await openTable(aki, {
      visibility: 'public',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    })
    await mori.at(id, 'POST', '/join', { seat: 2 })
    const stranger = await makeGuest(server.base, 'Kage')
    const free = { wish: { kind: 'open' }, key: makeId() }
    expect((await stranger.call('POST', `/api/tables/${id}/seats/2`, free)).status).toBe(403)
    const freed = await aki.at(id, 'POST', '/seats/2', { wish: { kind: 'open' } })
    expect(freed.seats[2]).toEqual({ kind: 'open', name: '' })
    expect(await mori.at(id, 'GET', '')).toMatchObject({ role: 'invite' })
    expect((await lines(mori, '/api/games')).map((line) => line.id)).not.toContain(id)
  })

  it('starts by itself when the last seat is taken, and then nobody can sit down', async () => {
    const id = await openTable(aki, { visibility: 'public', pace: { kind: 'days', turn: 86_400_000 } })
    const card = await mori.at(id, 'POST', '/join', {})
    expect(card).toMatchObject({ state: 'live', seat: 1, clocks: [{ left: 86_400_000 }, { left: 86_400_000 }] })
    expect(card.clocks.every(({ since }) => since !== undefined)).toBe(true)
    const sora = await makeGuest(server.base, 'Sora')
    expect((await sora.call('POST', `/api/tables/${id}/join`, { key: makeId() })).body).toMatchObject({
      problem: { key: 'table.started' },
    })
  })
})

describe('somebody who leaves a game', () => {
  it('is replaced by a bot at once, and may come back', async () => {
    const id = await tableOf([aki, mori])
    await mori.at(id, 'POST', '/leave', {})
    expect((await aki.at(id, 'GET', '')).seats[1]).toMatchObject({ kind: 'bot', standIn: true, name: 'Mori' })
    const { snapshot } = await look(mori, id)
    expect([snapshot.viewer, snapshot.asked, snapshot.decision]).toEqual([1, undefined, undefined])
    expect((await mori.at(id, 'POST', '/return', {})).seats[1]).toMatchObject({ kind: 'person' })
  })
})

describe('links', () => {
  it('lead to the page, with the secret behind the #', async () => {
    const id = makeId()
    const short = await send(server.base, 'GET', `/g/${id}`, {}, undefined)
    expect([short.status, short.headers.get('location')]).toEqual([302, `/?table=${id}`])
    const spanish = await send(server.base, 'GET', `/es/g/${id}`, {}, undefined)
    expect(spanish.headers.get('location')).toBe(`/?table=${id}&language=es`)
    expect((await send(server.base, 'GET', `/xx/g/${id}`, {}, undefined)).status).toBe(404)
  })
})

describe('for those who run it', () => {
  it('the server says that it lives and is ready, and its numbers', async () => {
    for (const path of ['/health', '/ready'])
      expect((await send(server.base, 'GET', path, {}, undefined)).status).toBe(200)
    const { text } = await send(server.base, 'GET', '/metrics', {}, undefined)
    expect(text).toMatch(/bitoku_games_in_memory \d+/)
    expect(text).toMatch(/bitoku_outbox_waiting 0/)
    expect(text).toMatch(/bitoku_moves_total{by="person"} [1-9]/)
    expect(text).not.toContain(aki.secret)
  })

  it('the server asks its database once a second for that, however many ask', async () => {
    const { storage } = server.house
    const counting = vi.spyOn(storage.outbox, 'count')
    // Far ahead, where nothing is known any more; there the clock stands.
    let now = 1e9
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const paths = Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? '/ready' : '/metrics'))
    for (const seconds of [1, 2]) {
      const answers = await Promise.all(paths.map((path) => send(server.base, 'GET', path, {}, undefined)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(counting).toHaveBeenCalledTimes(seconds)
      now += 1000
    }
    vi.restoreAllMocks()
  })
})
