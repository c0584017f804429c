/** Those who look at lists are told when one has changed, in every process, and cost nothing meanwhile. */
import { connect, createServer, type Server } from 'node:net'
import type { ListsMessage, LobbyAnswer } from '@bitoku/host'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { usualPulse } from '../../src/live/pulse.ts'
import { lobbyTopic } from '../../src/storage/lobby.ts'
import type { News } from '../../src/storage/news.ts'
import { makeGuest, openTable, someWish } from '../parts/guest.ts'
import { listenAnywhere } from '../parts/http.ts'
import { makeId } from '../../src/ids.ts'
import { startPostgres, type TestPostgres } from '../parts/postgres.ts'
import { startServer, type TestServer, useFolder } from '../parts/server.ts'

const folder = useFolder()
const step = 20

/** Somebody who looks at lists, and all that was said to them. */
async function look(
  base: string,
  secret?: string,
): Promise<{ readonly socket: WebSocket; readonly heard: ListsMessage[]; readonly lists: () => readonly string[] }> {
  const headers: Record<string, string> = secret === undefined ? {} : { authorization: `Bearer ${secret}` }
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/lists/live`, ['bitoku'], { headers })
  const heard: ListsMessage[] = []
  socket.on('message', (data) => heard.push(JSON.parse((data as Buffer).toString()) as ListsMessage))
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  return { socket, heard, lists: () => heard.flatMap(({ lists }) => lists) }
}

describe('an open lobby', () => {
  const pulse = 100
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(folder.file('lists.sqlite'), [], { lists: { step, pulse } })
  })
  afterAll(() => server.close())

  it('costs at most 1 kB a minute when nothing changes', async () => {
    // All that travels in both directions passes here.
    let bytes = 0
    const { port, hostname } = new URL(server.base)
    const counting: Server = createServer((near) => {
      const far = connect(Number(port), hostname)
      near.on('data', (data) => void ((bytes += data.length), far.write(data)))
      far.on('data', (data) => void ((bytes += data.length), near.write(data)))
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const)
        one.on('close', () => other.destroy()).on('error', () => {})
    })
    const through = await listenAnywhere(counting)
    const aki = await makeGuest(server.base, 'Aki')
    const { socket, heard } = await look(`http://127.0.0.1:${through.port}`, aki.secret)
    const beats = 10
    const pinged = async (): Promise<void> => void (await new Promise((resolve) => socket.once('ping', resolve)))
    await pinged()
    const before = bytes
    for (let beat = 0; beat < beats; beat += 1) await pinged()
    const aMinute = ((bytes - before) / beats) * (60_000 / usualPulse)
    expect(aMinute).toBeGreaterThan(0)
    expect(aMinute).toBeLessThanOrEqual(100)
    expect(heard).toEqual([])
    socket.terminate()
    await through.close()
  })

  it('is told once of many changes, and of its own games apart', async () => {
    const [aki, mori] = await Promise.all(['Aki', 'Mori'].map((name) => makeGuest(server.base, name)))
    const watcher = await look(server.base)
    const player = await look(server.base, mori.secret)
    const ids = await Promise.all([1, 2, 3].map(() => openTable(aki, { visibility: 'public' })))
    await expect.poll(() => watcher.lists()).toContain('lobby')
    expect(watcher.heard.length).toBeLessThan(4)
    expect(player.lists()).not.toContain('games')
    await mori.at(ids[0], 'POST', '/join', {})
    await expect.poll(() => player.lists()).toContain('games')
    expect(watcher.lists()).not.toContain('games')
    // What happens at that table from now on is told as well, though it is in the lobby no more.
    const [before, told] = [player.heard.length, watcher.heard.length]
    await expect.poll(() => server.house.storage.tables.read(ids[0])).toMatchObject({ state: 'live' })
    await aki.at(ids[0], 'POST', '/leave', {})
    await expect.poll(() => player.heard.length).toBeGreaterThan(before)
    await aki.at(ids[0], 'POST', '/chat', { kind: 'phrase', text: 'hello' })
    await openTable(aki, { visibility: 'invitation' })
    await expect.poll(() => watcher.heard.length).toBeLessThanOrEqual(told + 1)
    for (const { socket } of [watcher, player]) socket.terminate()
  })

  it('hears nobody out, and is closed with the server', async () => {
    const talker = await look(server.base)
    talker.socket.send('{"kind":"here"}')
    expect(await new Promise((resolve) => talker.socket.on('close', resolve))).toBe(1008)
    const other = await startServer(folder.file('closing.sqlite'), [], { lists: { step } })
    const { socket } = await look(other.base)
    const closed = new Promise((resolve) => socket.on('close', resolve))
    await other.close()
    expect(await closed).toBe(1001)
  })
})

describe('thousands of open lobbies', () => {
  const many = 2000

  /** Lets many look; what is told of the lobby, how often each was told, and how many at most in one go. */
  async function lookAtOnce() {
    const { makeLists } = await import('../../src/live/lists.ts')
    const listeners = new Set<(news: News) => void>()
    const storage = {
      news: {
        subscribe: (_: string, listener: (news: News) => void) => (
          listeners.add(listener),
          () => listeners.delete(listener)
        ),
      },
    }
    const lists = makeLists({ storage, log: { debug: () => {} } } as unknown as Parameters<typeof makeLists>[0], 1)
    const told = Array.from({ length: many }, () => 0)
    let inOneGo = 0
    let most = 0
    for (let number = 0; number < many; number += 1) {
      lists.look(
        {
          send: () => {
            told[number] += 1
            inOneGo += 1
            most = Math.max(most, inOneGo)
            queueMicrotask(() => (inOneGo = 0))
          },
          drop: () => {},
        },
        undefined,
      )
    }
    const tell = (news: News): void => listeners.forEach((listener) => listener(news))
    return { lists, listeners, tell, told, most: () => most }
  }

  it('are told little by little, and each of them once for all that has changed meanwhile', async () => {
    const { lists, listeners, tell, told, most } = await lookAtOnce()
    for (let change = 0; change < 50; change += 1) tell({ table: lobbyTopic, kind: 'table', number: 0 })
    await expect.poll(() => told.every((times) => times === 1)).toBe(true)
    expect(most()).toBe(200)
    expect(listeners.size).toBe(1)
    lists.close()
  })

  it('are told in four steps after an outage, and little by little again afterwards', async () => {
    const { lists, tell, told, most } = await lookAtOnce()
    tell({ table: lobbyTopic, kind: 'missed' })
    await expect.poll(() => told.every((times) => times === 1)).toBe(true)
    expect(most()).toBe(many / 4)
    lists.close()
  })
})

describe('of two servers on one PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres({ durable: false })
  }, 180_000)
  afterAll(() => postgres.stop())

  it('each tells of what was done at the other, and both show the same pages', async () => {
    const url = postgres.createDatabase()
    const [here, there] = await Promise.all([1, 2].map(() => startServer(url, [], { lists: { step } })))
    const aki = await makeGuest(here.base, 'Aki')
    const elsewhere = await makeGuest(there.base, 'Aki', aki.secret)
    const watcher = await look(there.base, aki.secret)
    const id = await openTable(aki, { visibility: 'public', pace: { kind: 'days', turn: 86_400_000 } })
    await expect.poll(() => watcher.lists().toSorted()).toEqual(['games', 'lobby'])
    const found = await elsewhere.call<LobbyAnswer>('GET', '/api/lobby?pace=days&seats=2&search=AKI&language=en')
    expect(found.body).toMatchObject({ waiting: 1, tables: [{ id, language: 'en' }] })
    watcher.socket.terminate()
    await Promise.all([here.close(), there.close()])
  })
})

describe('the lobby over HTTP', () => {
  it('has pages, filters and a language: that of the host, unless another is wished for', async () => {
    const server = await startServer(folder.file('pages.sqlite'))
    const hosts = await Promise.all(['Aki', 'Mori', 'Zoë'].map((name) => makeGuest(server.base, name)))
    await hosts[1].call('PUT', '/api/me', { name: 'Mori', language: 'fr' })
    for (const host of hosts) for (let count = 0; count < 3; count += 1) await openTable(host, { visibility: 'public' })
    await hosts[2].call('POST', '/api/tables', {
      wish: someWish({ visibility: 'public', language: 'ru' }),
      key: makeId(),
    })
    const ask = async (query: string): Promise<LobbyAnswer> =>
      (await hosts[0].call<LobbyAnswer>('GET', `/api/lobby${query}`)).body
    const whole = await ask('')
    expect(whole).toMatchObject({ waiting: 10 })
    expect(whole.next).toBeUndefined()
    const pages: string[] = []
    for (let after: string | undefined = ''; after !== undefined;) {
      const { tables, next }: LobbyAnswer = await ask(`?limit=4${after === '' ? '' : `&after=${after}`}`)
      pages.push(...tables.map(({ id }) => id))
      after = next
    }
    expect(pages).toEqual(whole.tables.map(({ id }) => id))
    expect((await ask('?language=fr')).tables.map(({ seats }) => seats[0].name)).toEqual(['Mori', 'Mori', 'Mori'])
    expect((await ask('?language=ru')).waiting).toBe(1)
    expect((await ask('?search=zoe')).waiting).toBe(4)
    for (const query of [
      '?seats=5',
      '?pace=slow',
      '?after=x',
      '?limit=1000',
      '?colour=red',
      `?search=${'x'.repeat(50)}`,
    ]) {
      expect([query, (await hosts[0].call('GET', `/api/lobby${query}`)).status]).toEqual([query, 400])
    }
    const numbers = await (await fetch(`${server.base}/metrics`)).text()
    expect(numbers).toContain('bitoku_tables{state="waiting"} 10')
    expect(numbers).toContain('bitoku_guests 3')
    expect(numbers).toContain('bitoku_games_finished_total 0')
    expect(numbers).toContain('bitoku_chat_messages_total 0')
    await server.close()
  })
})
