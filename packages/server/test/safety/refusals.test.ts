/** What must never work: each is refused with a clear error. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { hashSecret, makeId } from '../../src/ids.ts'
import { versionOf } from '../../src/tables/drafts.ts'
import {
  asGuest,
  type Guest,
  look,
  makeGuest,
  openTable,
  seatAll,
  secretIn,
  send,
  someWish,
  tableOf,
} from '../parts/guest.ts'
import { makeBrowserKeys } from '../parts/browser-keys.ts'
import { makeFolder, startCountingServer, startServer, type TestServer } from '../parts/server.ts'

const folder = makeFolder()
let server: TestServer
let aki: Guest
let mori: Guest
let stranger: Guest
beforeAll(async () => {
  server = await startServer(folder.file('tables.sqlite'))
  aki = await makeGuest(server.base, 'Aki')
  mori = await makeGuest(server.base, 'Mori')
  stranger = await makeGuest(server.base, 'Kage')
})
afterAll(async () => {
  await server.close()
  folder.remove()
})

const problemOf = (body: unknown): unknown => (body as { problem?: { key?: unknown } }).problem?.key

describe('a table by invitation', () => {
  it('is for others as if it did not exist, whatever they ask', async () => {
    const id = await tableOf([aki, mori])
    const asked = [
      ['GET', ''],
      ['GET', '/snapshot'],
      ['GET', '/events'],
      ['GET', '/past/0'],
      ['GET', '/chat'],
      ['GET', '/record'],
      ['GET', '/export'],
      ['GET', '/turn'],
      ['POST', '/join', { key: makeId() }],
      ['POST', '/leave', { key: makeId() }],
      ['POST', '/start', { key: makeId() }],
      ['POST', '/return', { key: makeId() }],
      ['POST', '/rematch', { key: makeId() }],
      ['POST', '/chat', { kind: 'phrase', text: 'hello', key: makeId() }],
      ['POST', '/commands', { do: 'confirm', version: 1, autoResolve: 'smart', key: makeId() }],
      ['POST', '/preview', { move: 'skip', version: 1 }],
      ['POST', '/moves', { move: 'skip', version: 1, key: makeId() }],
      ['POST', '/questions', { kind: 'take-back', history: 0, key: makeId() }],
      ['POST', '/answers', { question: 'take-back 0 1', yes: true, key: makeId() }],
      ['POST', '/nudges', { seat: 0, key: makeId() }],
      ['POST', '/seats/0', { wish: { kind: 'open' }, key: makeId() }],
      ['POST', '/seats/0/token', { key: makeId() }],
      ['DELETE', ''],
    ] as const
    const nobody = asGuest(server.base, '', undefined)
    for (const [method, path, body] of asked) {
      for (const who of [stranger, nobody]) {
        const hidden = await who.call(method, `/api/tables/${id}${path}`, body)
        const missing = await who.call(method, `/api/tables/${makeId()}${path}`, body)
        expect([method, path, hidden.status, hidden.body]).toEqual([method, path, 404, missing.body])
        expect(missing.status).toBe(404)
      }
    }
    await expect(stranger.live(id)).rejects.toThrow('404')
  })

  it('is in no list of others', async () => {
    const id = await openTable(aki)
    expect(JSON.stringify((await stranger.call('GET', '/api/lobby')).body)).not.toContain(id)
    expect(JSON.stringify((await stranger.call('GET', '/api/games')).body)).not.toContain(id)
  })

  it('is watched by its watch link, which is no seat; one made up opens nothing', async () => {
    const id = await tableOf([aki, mori])
    const { links } = await aki.at(id, 'GET', '')
    const watch = { 'x-bitoku-link': secretIn(links?.watch) }
    const seen = await stranger.call('GET', `/api/tables/${id}/snapshot`, undefined, watch)
    expect(seen.status).toBe(200)
    expect(seen.body).toMatchObject({ table: { role: 'watch' }, snapshot: { finished: false } })
    expect(JSON.stringify(seen.body)).not.toContain('#watch')
    const body = { do: 'confirm', version: 1, autoResolve: 'smart', key: makeId() }
    const acted = await stranger.call('POST', `/api/tables/${id}/commands`, body, watch)
    expect([acted.status, problemOf(acted.body)]).toEqual([403, 'table.not-yours'])
    for (const link of [makeId(), 'x', secretIn(links?.watch).slice(0, -1)]) {
      expect((await stranger.call('GET', `/api/tables/${id}`, undefined, { 'x-bitoku-link': link })).status).toBe(404)
    }
  })

  it('has a watch link that does not let anybody sit down', async () => {
    const id = await openTable(aki)
    const { links } = await aki.at(id, 'GET', '')
    const answer = await stranger.call(
      'POST',
      `/api/tables/${id}/join`,
      { key: makeId() },
      { 'x-bitoku-link': secretIn(links?.watch) },
    )
    expect(answer).toMatchObject({ status: 403, body: { problem: { key: 'table.not-yours' } } })
  })
})

describe('acting for somebody else', () => {
  it('is not possible: the seat follows from the secret, and another seat cannot be named', async () => {
    const id = await tableOf([aki, mori])
    const { snapshot } = await look(aki, id)
    const move = snapshot.decision?.options[0].move
    const before = await look(mori, id)
    const named = { do: 'choose', move, version: snapshot.version, autoResolve: 'smart', key: makeId(), seat: 1 }
    expect((await aki.call('POST', `/api/tables/${id}/commands`, named)).status).toBe(400)
    expect((await look(mori, id)).snapshot).toEqual(before.snapshot)
  })

  it('is not possible with the token of a program of another seat or table', async () => {
    const seats = [{ kind: 'me' }, { kind: 'program' }] as const
    const [id, other] = [await openTable(aki, { seats }), await openTable(aki, { seats })]
    const { token } = await aki.at<{ token: string }>(id, 'POST', '/seats/1/token', {})
    const program = asGuest(server.base, '', token)
    expect((await program.call('GET', `/api/tables/${id}/turn`)).status).toBe(200)
    expect((await program.call('GET', `/api/tables/${other}/turn`)).status).toBe(404)
    expect((await program.call('GET', '/api/games')).status).toBe(401)
    expect((await program.call('POST', '/api/tables', { wish: someWish(), key: makeId() })).status).toBe(401)
    const said = await program.call('POST', `/api/tables/${id}/chat`, { kind: 'phrase', text: 'hello', key: makeId() })
    expect(said.status).toBe(401)
  })

  it('is not possible with the token of a program whose seat somebody else has got', async () => {
    const seats = [{ kind: 'me' }, { kind: 'program' }, { kind: 'open' }] as const
    const id = await openTable(aki, { seats })
    const { token } = await aki.at<{ token: string }>(id, 'POST', '/seats/1/token', {})
    const program = asGuest(server.base, '', token)
    const live = await program.live(id)
    const waiting = program.call('GET', `/api/tables/${id}/turn?wait=20`)
    await aki.at(id, 'POST', '/seats/1', { wish: { kind: 'open' } })
    expect(await server.house.storage.tables.open(hashSecret(token))).toBeUndefined()
    await seatAll(aki, id, [mori])
    expect((await mori.at(id, 'GET', '')).seat).toBe(1)
    await aki.at(id, 'POST', '/start', {})
    const { snapshot } = await look(mori, id)
    const key = makeId()
    const move = snapshot.decision?.options[0].move ?? ''
    expect((await waiting).status).toBe(404)
    for (const path of ['', '/snapshot', '/events', '/chat', '/turn', '/chronicle', '/past/0']) {
      expect([path, (await program.call('GET', `/api/tables/${id}${path}`)).status]).toEqual([path, 404])
    }
    for (const [path, body] of [
      ['/moves', { move, version: Math.floor(snapshot.version / 100_000), key }],
      ['/commands', { do: 'choose', move, version: snapshot.version, autoResolve: 'smart', key }],
      ['/leave', { key }],
      ['/seats/1/token', { key }],
    ] as const) {
      expect([path, (await program.call('POST', `/api/tables/${id}${path}`, body)).status]).toEqual([path, 404])
    }
    expect((await look(mori, id)).snapshot).toEqual(snapshot)
    expect(await live.closed).toBe(1008)
    expect(live.messages.some(({ kind }) => kind === 'turn')).toBe(false)
    await expect(program.live(id)).rejects.toThrow('404')
    const minted = await aki.call('POST', `/api/tables/${id}/seats/1/token`, { key: makeId() })
    expect(problemOf(minted.body)).toBe('table.no-program')
  })

  it('is not possible by waiting on a seat that one has been asked to leave', async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
    const id = await openTable(aki, { seats, visibility: 'public' })
    await stranger.at(id, 'POST', '/join', { seat: 1 })
    const waiting = stranger.call('GET', `/api/tables/${id}/turn?wait=20`)
    await aki.at(id, 'POST', '/seats/1', { wish: { kind: 'open' } })
    await mori.at(id, 'POST', '/join', { seat: 1 })
    await aki.at(id, 'POST', '/start', {})
    expect((await waiting).status).toBe(403)
  })

  it('is not possible for an owner either: nobody is put on a seat that is taken', async () => {
    const id = await openTable(aki, {
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      visibility: 'public',
    })
    await mori.at(id, 'POST', '/join', { seat: 1 })
    for (const wish of [{ kind: 'me' }, { kind: 'bot', level: 'club' }, { kind: 'program' }]) {
      const moved = await aki.call('POST', `/api/tables/${id}/seats/1`, { wish, key: makeId() })
      expect(problemOf(moved.body)).toBe('table.seat-taken')
    }
    for (const path of ['/start', '/seats/2']) {
      const wish = path === '/start' ? {} : { wish: { kind: 'open' } }
      expect((await mori.call('POST', `/api/tables/${id}${path}`, { ...wish, key: makeId() })).status).toBe(403)
    }
    expect((await mori.call('DELETE', `/api/tables/${id}`)).status).toBe(403)
  })
})

describe('requests', () => {
  it('are refused when they are malformed, too large, or hold anything unknown', async () => {
    const create = (body: unknown): Promise<{ readonly status: number; readonly body: unknown }> =>
      aki.call('POST', '/api/tables', body)
    const wish = someWish()
    const key = makeId()
    const bad = [
      '{',
      '[]',
      'null',
      '{"__proto__":{"x":1}}',
      { wish },
      { wish, key: 'short' },
      { wish, key, more: 1 },
      { wish: { ...wish, seed: 'maple' }, key },
      { wish: { ...wish, seats: [{ kind: 'me', guest: 'x' }, { kind: 'open' }] }, key },
      { wish: { ...wish, seats: [{ kind: 'me' }] }, key },
      { wish: { ...wish, seats: [{ kind: 'me' }, { kind: 'me' }] }, key },
      { wish: { ...wish, seats: [{ kind: 'tengu' }, { kind: 'me' }] }, key },
      { wish: { ...wish, seats: [{ kind: 'me' }, { kind: 'bot', level: 'godlike' }] }, key },
      { wish: { ...wish, pace: { kind: 'live', bank: -1, increment: 0 } }, key },
      { wish: { ...wish, visibility: 'secret' }, key },
      { wish: { ...wish, harder: 'yes' }, key },
    ]
    for (const body of bad) {
      const answer = await create(body)
      expect([body, answer.status >= 400 && answer.status < 500]).toEqual([body, true])
      expect(problemOf(answer.body)).toMatch(/^(net|table)\./)
    }
    expect(await create({ wish, key, more: 'x'.repeat(70_000) })).toMatchObject({
      status: 413,
      body: { problem: { key: 'net.too-large' } },
    })
    const plain = await send(
      server.base,
      'POST',
      '/api/tables',
      { authorization: `Bearer ${aki.secret}`, 'content-type': 'text/plain' },
      JSON.stringify({ wish, key }),
    )
    expect(plain.status).toBe(415)
    expect((await aki.call('GET', '/api/tables/../../etc/passwd')).status).toBe(404)
    expect((await aki.call('GET', '/api/tables/%00')).status).toBe(400)
    const id = await tableOf([aki, mori])
    const bare = ['lobby', 'games', 'me', 'notices', 'holidays', 'push-key', 'openapi.json', `tables/${id}`]
    for (const path of [...bare, `tables/${id}/chronicle`, `tables/${id}/past/0`]) {
      expect([path, (await aki.call('GET', `/api/${path}`)).status]).toEqual([path, 200])
      const asked = await aki.call('GET', `/api/${path}?x=1`)
      expect([path, asked.status, problemOf(asked.body)]).toEqual([path, 400, 'net.malformed'])
    }
    const posted = await aki.call('POST', `/api/tables/${id}/chat?x=1`, {
      kind: 'phrase',
      text: 'hello',
      key: makeId(),
    })
    expect(posted.status).toBe(400)
    for (const query of ['?after=-1', '?after=1e400', '?after=x', '?other=1']) {
      expect((await aki.call('GET', `/api/tables/${id}/events${query}`)).status).toBe(400)
    }
  })

  it('may name the versions of a table that has been changed very often', async () => {
    const id = await tableOf([aki, mori])
    const version = versionOf(1_000_000_000, 99_999)
    const key = makeId()
    for (const [path, body] of [
      ['/commands', { do: 'confirm', version, autoResolve: 'smart', key }],
      ['/preview', { move: 'skip', version }],
      ['/moves', { move: 'skip', version, key }],
    ] as const) {
      const answer = await aki.call('POST', `/api/tables/${id}${path}`, body)
      expect([path, answer.status, problemOf(answer.body)]).toEqual([path, 409, 'host.stale'])
    }
  })

  it('without a name get nowhere', async () => {
    const nobody = asGuest(server.base, '', undefined)
    const unknown = asGuest(server.base, '', makeId())
    for (const who of [nobody, unknown]) {
      const answer = await who.call('POST', '/api/tables', { wish: someWish(), key: makeId() })
      expect([answer.status, problemOf(answer.body)]).toEqual([401, 'net.nobody'])
    }
    expect((await unknown.call('GET', '/api/me')).body).toEqual({})
  })

  it('from another origin change nothing and hear nothing', async () => {
    const cookie = `bitoku_guest=${aki.secret}`
    const body = { wish: someWish(), key: makeId() }
    const from = (headers: Record<string, string>): Promise<{ readonly status: number }> =>
      send(server.base, 'POST', '/api/tables', headers, body)
    expect((await from({ cookie, origin: 'https://evil.example' })).status).toBe(403)
    expect((await from({ cookie, origin: 'null' })).status).toBe(403)
    expect((await from({ cookie })).status).toBe(403)
    expect((await from({ cookie, origin: server.base })).status).toBe(200)
    const { headers } = await send(server.base, 'GET', '/api/lobby', { origin: 'https://evil.example' }, undefined)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    const id = await tableOf([aki, mori])
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/tables/${id}/live`, ['bitoku'], {
      headers: { cookie, origin: 'https://evil.example' },
    })
    const refused = await new Promise<Error>((resolve) => socket.on('error', resolve))
    expect(refused.message).toContain('403')
    // A browser always says where a page is from; a program has a token and needs to say nothing.
    const silent = new WebSocket(`${server.base.replace('http', 'ws')}/api/tables/${id}/live`, ['bitoku'], {
      headers: { cookie },
    })
    expect((await new Promise<Error>((resolve) => silent.on('error', resolve))).message).toContain('403')
    await (await aki.live(id)).close()
  })

  it('come by the address that was given: the Host header does not count beside it', async () => {
    const own = await startServer(folder.file('address.sqlite'), ['--address', 'https://bitoku.example'])
    const guest = await makeGuest(own.base, 'Aki')
    const cookie = `bitoku_guest=${guest.secret}`
    const from = async (origin: string): Promise<number> =>
      (await send(own.base, 'POST', '/api/tables', { cookie, origin }, { wish: someWish(), key: makeId() })).status
    expect(await from('https://bitoku.example')).toBe(200)
    expect(await from(own.base)).toBe(403)
    expect(await from('http://bitoku.example')).toBe(403)
    await own.close()
  })

  it('are counted by who asks the last proxy, not by what the asker has put before it', async () => {
    const counted = await startCountingServer(folder.file('proxy.sqlite'), ['--requests', '2', '--proxy', '1'])
    const from = async (forwarded: string): Promise<number> =>
      (await send(counted.base, 'GET', '/api/lobby', { 'x-forwarded-for': forwarded }, undefined)).status
    expect(await from('198.51.100.1, 203.0.113.7')).toBe(200)
    expect(await from('198.51.100.2, 203.0.113.7')).toBe(200)
    expect(await from('198.51.100.3, 203.0.113.7')).toBe(429)
    expect(await from('198.51.100.3, 203.0.113.8')).toBe(200)
    expect(await from('2001:db8:0:1::1')).toBe(200)
    expect(await from('2001:db8::1:a:b:c:d')).toBe(200)
    expect(await from('2001:DB8:0:1:ffff::')).toBe(429)
    expect(await from('2001:db8:0:2::1')).toBe(200)
    await counted.close()
  })

  it('are counted by the connection where no proxy stands in front', async () => {
    const counted = await startCountingServer(folder.file('bare.sqlite'), ['--requests', '1'])
    const from = async (forwarded: string): Promise<number> =>
      (await send(counted.base, 'GET', '/api/lobby', { 'x-forwarded-for': forwarded }, undefined)).status
    expect([await from('198.51.100.1'), await from('198.51.100.2')]).toEqual([200, 429])
    await counted.close()
  })

  it('are counted, and too many are refused', async () => {
    const counted = await startCountingServer(folder.file('counted.sqlite'), ['--requests', '5'])
    const nobody = asGuest(counted.base, '', undefined)
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) statuses.push((await nobody.call('GET', '/api/lobby')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(problemOf((await nobody.call('GET', '/api/lobby')).body)).toBe('net.too-many')
    expect((await nobody.call('GET', '/health')).status).toBe(200)
    await counted.close()
  })
})

describe('an address that is none', () => {
  it('is refused as everything is: with a problem', async () => {
    for (const path of ['/%', '/api/tables/%E0%A4%A', '/api/%zz', `/api/tables/${'x'.repeat(3000)}`]) {
      const { status, text } = await send(server.base, 'GET', path, {}, undefined)
      expect([path.slice(0, 20), status, problemOf(JSON.parse(text))]).toEqual([
        path.slice(0, 20),
        expect.any(Number),
        expect.stringMatching(/^net\./),
      ])
      expect(status).toBeGreaterThanOrEqual(400)
    }
  })
})

const rename = (name: string): Promise<{ readonly status: number; readonly body: unknown }> =>
  stranger.call('PUT', '/api/me', { name, language: 'en' })

describe('names and messages', () => {
  it('are plain text: script stays what was written, control characters and long ones are refused', async () => {
    const script = '<script>alert(1)</script>'
    const guest = await makeGuest(server.base, script)
    const id = await openTable(guest, { visibility: 'public' })
    const lobby = await send(server.base, 'GET', '/api/lobby', {}, undefined)
    expect(lobby.headers.get('content-type')).toContain('application/json')
    expect(lobby.headers.get('x-content-type-options')).toBe('nosniff')
    expect(lobby.headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval'")
    expect(lobby.text).toContain(script)
    for (const name of ['', '   ', 'x'.repeat(33), 'a\u0000b', 'a\nb', 'a\u202Eb', '\u001B[31m']) {
      expect((await aki.call('PUT', '/api/me', { name, language: 'en' })).status).toBe(400)
    }
    for (const text of ['', 'x'.repeat(301), 'a\u0007b', 'a\u2066b']) {
      expect((await guest.call('POST', `/api/tables/${id}/chat`, { kind: 'text', text, key: makeId() })).status).toBe(
        400,
      )
    }
    expect(
      (await guest.call('POST', `/api/tables/${id}/chat`, { kind: 'phrase', text: 'rude', key: makeId() })).status,
    ).toBe(400)
  })

  it('can be seen: a name is stored without what is invisible, and neither consists of nothing else', async () => {
    const nothing = [
      '\u200B',
      '\u2060\u00AD',
      '\u3164',
      '\u115F\u1160\uFFA0',
      '\u2800',
      '\u{E0041}',
      '\u0301',
      '\uFE0F',
    ]
    for (const name of nothing) expect([name, (await rename(name)).status]).toEqual([name, 400])
    for (const name of ['Aki\u200B', '\u2060A\u00ADk\u200Di', '\u3164Aki ']) {
      expect(await rename(name)).toMatchObject({ status: 200, body: { name: 'Aki' } })
    }
    for (const name of ['森', 'Åsa', 'Ольга', 'O’Neill', '🦊']) {
      expect(await rename(name)).toMatchObject({ status: 200, body: { name } })
    }
    const id = await tableOf([aki, mori])
    const say = async (text: string): Promise<number> =>
      (await aki.call('POST', `/api/tables/${id}/chat`, { kind: 'text', text, key: makeId() })).status
    for (const text of [...nothing, 'a\uD800']) expect([text, await say(text)]).toEqual([text, 400])
    const family = '👩‍👩‍👧 ❤️ 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'
    expect(await say(family)).toBe(200)
    expect(JSON.stringify((await mori.call('GET', `/api/tables/${id}/chat`)).body)).toContain(family)
    await rename('Kage')
  })

  it('are preset phrases only where the table wants it so', async () => {
    const id = await tableOf([aki, mori], { freeChat: false })
    const free = await aki.call('POST', `/api/tables/${id}/chat`, { kind: 'text', text: 'hi', key: makeId() })
    expect(problemOf(free.body)).toBe('table.no-free-chat')
    expect(
      (await aki.call('POST', `/api/tables/${id}/chat`, { kind: 'phrase', text: 'hello', key: makeId() })).status,
    ).toBe(200)
  })
})

describe('a browser that is to be told', () => {
  it('is not in a private network, and reached by https only', async () => {
    const { keys } = makeBrowserKeys()
    const subscribe = (endpoint: string): Promise<{ readonly status: number; readonly body: unknown }> =>
      aki.call('PUT', '/api/notices', { language: 'en', zone: 'UTC', push: [{ id: 'phone', endpoint, keys }] })
    for (const host of [
      '127.0.0.1:9',
      '[::1]',
      '10.0.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '[fd00::1]',
      'localhost',
    ]) {
      const answer = await subscribe(`https://${host}/push`)
      expect([host, answer.status, problemOf(answer.body)]).toEqual([host, 400, 'net.closed-address'])
    }
    expect(problemOf((await subscribe('http://198.51.100.1/push')).body)).toBe('net.malformed')
    expect((await subscribe('https://8.8.8.8/push')).status).toBe(200)
    expect((await aki.call('DELETE', '/api/notices')).status).toBe(200)
  })
})

describe('a webhook', () => {
  it('into a private network is refused', async () => {
    const wish = { language: 'en', zone: 'UTC', push: [] }
    for (const url of [
      'http://127.0.0.1:9',
      'http://[::1]/',
      'http://10.0.0.1/',
      'http://169.254.169.254/latest',
      'http://localhost/',
    ]) {
      const answer = await aki.call('PUT', '/api/notices', { ...wish, webhook: { url, format: 'json' } })
      expect([url, answer.status, problemOf(answer.body)]).toEqual([url, 400, 'net.closed-address'])
    }
    for (const url of ['file:///etc/passwd', 'http://name:password@example.org/', 'x']) {
      expect((await aki.call('PUT', '/api/notices', { ...wish, webhook: { url, format: 'json' } })).status).toBe(400)
    }
  })
})

describe('a WebSocket', () => {
  it('that says something unknown or too long is closed', async () => {
    const id = await tableOf([aki, mori])
    for (const text of ['x', '{"kind":"hello"}', '{"kind":"here","more":1}', 'x'.repeat(5000)]) {
      const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/tables/${id}/live`, ['bitoku'], {
        headers: { authorization: `Bearer ${aki.secret}` },
      })
      await new Promise((resolve) => socket.on('open', resolve))
      socket.send(text)
      const code = await new Promise<number>((resolve) => socket.on('close', resolve))
      expect([text.slice(0, 30), code]).toEqual([text.slice(0, 30), text.length > 1000 ? 1009 : 1008])
    }
  })
})
