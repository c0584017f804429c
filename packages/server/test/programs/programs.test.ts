/** Outside programs play over HTTP. */
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TurnCard } from '@bitoku/host'
import { describe, expect, it } from 'vitest'
import { playOverHttp } from '../../sample/bot.ts'
import { makeId } from '../../src/ids.ts'
import { asGuest, makeGuest, openTable } from '../parts/guest.ts'
import { listenAnywhere } from '../parts/http.ts'
import { startServer, useFolder, useServer } from '../parts/server.ts'

const server = useServer()

const sample = fileURLToPath(new URL('../../sample/bot.ts', import.meta.url))

describe('the sample bot', () => {
  it('plays a whole game against another program, as a process of its own', async () => {
    const aki = await makeGuest(server().base, 'Aki')
    const id = await openTable(aki, { seats: [{ kind: 'program' }, { kind: 'program' }] })
    const token = async (seat: number): Promise<string> =>
      (await aki.at<{ token: string }>(id, 'POST', `/seats/${seat}/token`, {})).token
    const [first, second] = [await token(0), await token(1)]
    const [process, moves] = await Promise.all([
      promisify(execFile)('node', [sample, server().base, id, first]),
      playOverHttp(server().base, id, second),
    ])
    const { state, history } = await aki.at(id, 'GET', '')
    expect(state).toBe('finished')
    expect(moves).toBeGreaterThan(20)
    expect(process.stdout).toBe(`The game is over after ${history - moves} moves of mine.\n`)
  })
})

describe('the sample bot without an answer', () => {
  const folder = useFolder()

  it('sends the same move with the same key until there is one, and does it once', async () => {
    const keys: string[] = []
    let turns = 0
    const moody = createServer((request, response) => {
      const say = (status: number, body: object): void =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      if (request.method === 'GET') {
        turns += 1
        if (turns === 1) return say(503, { problem: { key: 'net.stopping', args: {} } })
        if (turns === 2) return say(200, { seat: 0, version: 7, view: {}, options: [{ move: 'pass' }] })
        return say(409, { problem: { key: turns === 3 ? 'table.finished' : 'table.cannot-load', args: {} } })
      }
      let text = ''
      request.on('data', (chunk: Buffer) => (text += chunk.toString()))
      request.on('end', () => {
        keys.push((JSON.parse(text) as { key: string }).key)
        if (keys.length === 1) request.socket.destroy()
        else if (keys.length === 2) say(429, { problem: { key: 'net.too-many', args: {} } })
        else say(200, { version: 8 })
      })
    })
    const { port, close } = await listenAnywhere(moody)
    expect(await playOverHttp(`http://127.0.0.1:${port}`, 'table', 'token')).toBe(1)
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    // Only the end of the game is an end: a game that this server cannot load is a fault.
    await expect(playOverHttp(`http://127.0.0.1:${port}`, 'table', 'token')).rejects.toThrow('table.cannot-load')
    moody.closeAllConnections()
    await close()
  })

  it('goes on after a restart of the server, and loses no move', async () => {
    const file = folder.file('restart.sqlite')
    const first = await startServer(file)
    const aki = await makeGuest(first.base, 'Aki')
    const id = await openTable(aki, { seats: [{ kind: 'program' }, { kind: 'program' }] })
    const tokens = await Promise.all(
      [0, 1].map(async (seat) => (await aki.at<{ token: string }>(id, 'POST', `/seats/${seat}/token`, {})).token),
    )
    const playing = Promise.all(tokens.map((token) => playOverHttp(first.base, id, token)))
    await expect.poll(async () => (await aki.at(id, 'GET', '')).history).toBeGreaterThan(10)
    await first.close()
    const second = await startServer(file, ['--port', new URL(first.base).port])
    const [one, other] = await playing
    expect(await aki.at(id, 'GET', '')).toMatchObject({ state: 'finished', history: one + other })
    await second.close()
  })
})

describe('a program', () => {
  it('is told what its seat may know, plays each move once, and cannot play another version or an illegal move', async () => {
    const aki = await makeGuest(server().base, 'Aki')
    const id = await openTable(aki, { seats: [{ kind: 'me' }, { kind: 'program' }] })
    const { token } = await aki.at<{ token: string }>(id, 'POST', '/seats/1/token', {})
    const program = asGuest(server().base, '', token)
    const turn = (await program.call<TurnCard>('GET', `/api/tables/${id}/turn`)).body
    expect(turn).toMatchObject({ seat: 1, view: { viewer: 1 } })
    const send = (part: object): Promise<{ readonly status: number; readonly body: unknown }> =>
      program.call('POST', `/api/tables/${id}/moves`, {
        move: turn.options[0].move,
        version: turn.version,
        key: makeId(),
        ...part,
      })
    expect(await send({ move: 'fly away' })).toMatchObject({
      status: 400,
      body: { problem: { key: 'move.not-possible' } },
    })
    expect((await send({ version: turn.version + 5 })).status).toBe(409)
    const key = makeId()
    const made = await send({ key })
    expect(made).toMatchObject({ status: 200, body: { version: turn.version + 1 } })
    expect(await send({ key })).toMatchObject({ status: 200, body: made.body })
    expect((await send({})).status).toBe(409)
    expect((await aki.at(id, 'GET', '')).history).toBe(1)
    expect((await program.call('GET', `/api/tables/${id}/turn`)).status).toBe(204)
  })

  it('waits for its turn and is told as soon as it comes', async () => {
    const [aki, mori] = [await makeGuest(server().base, 'Aki'), await makeGuest(server().base, 'Mori')]
    const id = await openTable(aki, { seats: [{ kind: 'program' }, { kind: 'open' }], visibility: 'public' })
    const { token } = await aki.at<{ token: string }>(id, 'POST', '/seats/0/token', {})
    const program = asGuest(server().base, '', token)
    const waiting = program.call<TurnCard>('GET', `/api/tables/${id}/turn?wait=20`)
    await mori.at(id, 'POST', '/join', {})
    expect((await waiting).body).toMatchObject({ seat: 0 })
  })
})

/** How a table answers to whoever has a token. */
const statusFor = async (token: string, id: string): Promise<number> =>
  (await asGuest(server().base, '', token).call('GET', `/api/tables/${id}`)).status

describe('the token of a program', () => {
  it('is made void by the next one, which the owner may give until the game begins', async () => {
    const aki = await makeGuest(server().base, 'Aki')
    const id = await openTable(aki, { seats: [{ kind: 'me' }, { kind: 'program' }, { kind: 'open' }] })
    const key = makeId()
    const issue = async (body: object): Promise<string> =>
      (await aki.at<{ token: string }>(id, 'POST', '/seats/1/token', body)).token
    const first = await issue({ key })
    expect(await issue({ key })).toBe(first)
    const second = await issue({})
    expect([await statusFor(first, id), await statusFor(second, id)]).toEqual([404, 200])
    await aki.at(id, 'POST', '/start', {})
    const third = await aki.call('POST', `/api/tables/${id}/seats/1/token`, { key: makeId() })
    expect(third).toMatchObject({ status: 409, body: { problem: { key: 'table.token-told' } } })
    expect(await statusFor(second, id)).toBe(200)
  })

  it('is given by the owner in a game as well if the program has none yet', async () => {
    const aki = await makeGuest(server().base, 'Aki')
    const id = await openTable(aki, { seats: [{ kind: 'me' }, { kind: 'program' }] })
    const path = `/api/tables/${id}/seats/1/token`
    expect((await aki.call('POST', path, { key: makeId() })).status).toBe(200)
    expect((await aki.call('POST', path, { key: makeId() })).status).toBe(409)
  })

  it('is exchanged by the program itself at any time, for its own seat only', async () => {
    const aki = await makeGuest(server().base, 'Aki')
    const id = await openTable(aki, { seats: [{ kind: 'program' }, { kind: 'program' }] })
    const { token } = await aki.at<{ token: string }>(id, 'POST', '/seats/0/token', {})
    const program = asGuest(server().base, '', token)
    const live = await program.live(id)
    expect((await program.call('POST', `/api/tables/${id}/seats/1/token`, { key: makeId() })).status).toBe(403)
    const { token: next } = await program.at<{ token: string }>(id, 'POST', '/seats/0/token', {})
    expect([await statusFor(token, id), await statusFor(next, id)]).toEqual([404, 200])
    expect(await live.closed).toBe(1008)
  })

  it('is not made the secret of a guest by taking a name', async () => {
    const aki = await makeGuest(server().base, 'Aki')
    const id = await openTable(aki, { seats: [{ kind: 'me' }, { kind: 'program' }] })
    const { token } = await aki.at<{ token: string }>(id, 'POST', '/seats/1/token', {})
    const named = await asGuest(server().base, '', token).call('PUT', '/api/me', { name: 'Robo', language: 'en' })
    expect(named).toMatchObject({ status: 403, body: { problem: { key: 'net.program' } } })
    expect(named.headers.get('set-cookie')).toBeNull()
    expect(await statusFor(token, id)).toBe(200)
  })

  it('is not told by a table, which says whose program it is', async () => {
    const aki = await makeGuest(server().base, 'Aki')
    const seats = [{ kind: 'program' }, { kind: 'me' }, { kind: 'open' }] as const
    const id = await openTable(aki, { seats, visibility: 'public' })
    await aki.at(id, 'POST', '/seats/0/token', {})
    const mori = await makeGuest(server().base, 'Mori')
    const { seats: cards } = await mori.at(id, 'GET', '')
    expect(cards[0]).toEqual({ kind: 'program', name: '', by: 'Aki' })
  })
})
