/** One network that asks for a lot: others do not wait for it. */
import { writeFileSync } from 'node:fs'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addTurns } from '../../src/api/turns.ts'
import { makeFairQueue } from '../../src/fair-queue.ts'
import { makeReplays } from '../../src/replay/replays.ts'
import type { HotGame } from '../../src/tables/hot.ts'
import { eyesOf, momentFor } from '../../src/tables/look.ts'
import { type Guest, look, makeGuest, obey, openTable, tableOf } from '../parts/guest.ts'
import { playGame } from '../parts/play.ts'
import { startCountingServer, type TestServer, useFolder } from '../parts/server.ts'

describe('a fair queue', () => {
  it('lets networks take turns, and of one what goes first go first', () => {
    const queue = makeFairQueue<string>()
    for (const job of ['a1', 'a2', 'a3']) queue.add('a', job)
    queue.add('b', 'b1')
    queue.add('a', 'a0', true)
    queue.add('c', 'c1')
    expect([queue.size(), queue.countOf('a'), queue.countOf('d')]).toEqual([6, 4, 0])
    expect(Array.from({ length: 7 }, queue.take)).toEqual(['a0', 'b1', 'c1', 'a1', 'a2', 'a3', undefined])
    expect([queue.size(), queue.countOf('a')]).toEqual([0, 0])
  })
})

describe('requests of one network that come all at once', () => {
  it('begin a few at a time: what others ask for, and what it plays itself, goes before the rest', async () => {
    const app = fastify()
    const begun: string[] = []
    addTurns(app)
    app.all('*', async ({ url }) => begun.push(url))
    const ask = (url: string, remoteAddress: string, method: 'GET' | 'POST' = 'GET'): Promise<unknown> =>
      app.inject({ url, remoteAddress, method })
    const flood = Array.from({ length: 100 }, (_, number) => ask(`/flood/${number}`, '9.9.9.9'))
    await Promise.all([ask('/move', '9.9.9.9', 'POST'), ask('/other', '8.8.8.8'), ...flood])
    expect(begun.length).toBe(102)
    expect(begun.indexOf('/other')).toBeLessThan(12)
    expect(begun.indexOf('/move')).toBeLessThan(12)
    await app.close()
  })
})

const folder = useFolder()
const networks = { flood: { 'x-forwarded-for': '9.9.9.9' }, other: { 'x-forwarded-for': '8.8.8.8' } }

/** A server and a table of two persons who have played a while. */
async function startTable(
  name: string,
  flags: readonly string[],
  parts: Parameters<typeof startCountingServer>[2] = {},
): Promise<{ readonly server: TestServer; readonly guests: readonly Guest[]; readonly id: string }> {
  const server = await startCountingServer(folder.file(`${name}.sqlite`), ['--proxy', '1', ...flags], parts)
  const guests = await Promise.all(['Aki', 'Mori'].map((each) => makeGuest(server.base, each)))
  const id = await tableOf(guests, { visibility: 'public' })
  await playGame(guests, id, name, 40)
  return { server, guests, id }
}

describe('the lobby', () => {
  it('is read once for all who ask at the same time, and anew when a table is opened', async () => {
    const server = await startCountingServer(folder.file('lobby.sqlite'), ['--requests', '0'])
    const aki = await makeGuest(server.base, 'Aki')
    const reads = vi.spyOn(server.house.storage.tables, 'waiting')
    const ask = async (): Promise<readonly string[]> => {
      const answer = await fetch(`${server.base}/api/lobby`)
      const { tables } = (await answer.json()) as { readonly tables: readonly { readonly id: string }[] }
      return tables.map(({ id }) => id)
    }
    // The moment stands still: what is kept does not grow old.
    const moment = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    const before = await Promise.all(Array.from({ length: 200 }, ask))
    expect(before.every((each) => each.length === 0)).toBe(true)
    expect(reads).toHaveBeenCalledTimes(1)
    const id = await openTable(aki, { visibility: 'public' })
    const after = await Promise.all(Array.from({ length: 200 }, ask))
    expect(after.every((each) => each.join() === id)).toBe(true)
    expect(reads).toHaveBeenCalledTimes(2)
    moment.mockRestore()
    await server.close()
  })
})

describe('the past of a game', () => {
  let server: TestServer
  let guests: readonly Guest[] = []
  let id = ''
  beforeAll(async () => {
    ;({ server, guests, id } = await startTable('past', ['--requests', '0']))
  })
  afterAll(() => server.close())

  const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(`${server.base}/api/tables/${id}${path}`, { headers })

  it('is replayed once for two hundred who ask at the same time, and not again until something has happened', async () => {
    const { replayed } = server.house.replays.count()
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask('/chronicle')))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(texts).size).toBe(1)
    const again = await ask('/chronicle')
    const tag = again.headers.get('etag') ?? ''
    expect(server.house.replays.count().replayed).toBe(replayed + 1)
    const same = await ask('/chronicle', { 'if-none-match': tag })
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', tag])
    expect(same.headers.get('cache-control')).toBe('private, no-cache')
    await playGame(guests, id, 'more', 6)
    expect((await ask('/chronicle', { 'if-none-match': tag })).status).toBe(200)
    expect(server.house.replays.count().replayed).toBe(replayed + 2)
  })

  it('is kept apart by who sees it: nobody is answered with what somebody else may see', async () => {
    const hot = await server.house.shelf.find(id)
    if (hot === undefined) throw new Error('no table')
    const path = `/past/${hot.table.history}`
    const seen: string[] = []
    const standpoints = [{ role: 'seat', seat: 0 }, { role: 'seat', seat: 1 }, { role: 'watch' }] as const
    for (const [index, standpoint] of standpoints.entries()) {
      const secret = guests[index]?.secret
      const answer = await ask(path, secret === undefined ? {} : { authorization: `Bearer ${secret}` })
      const outcome = momentFor(hot, eyesOf({ ...standpoint, owner: false }), hot.table.history)
      const text = await answer.text()
      expect(text).toBe(JSON.stringify({ moment: outcome.ok && outcome.value }))
      seen.push(text, answer.headers.get('etag') ?? '')
    }
    expect(new Set(seen).size).toBe(6)
  })

  it('that is not there is refused as before', async () => {
    const answer = await ask('/past/99999')
    expect([answer.status, await answer.json()]).toEqual([400, { problem: { key: 'host.no-such-moment', args: {} } }])
    expect((await ask('/past/x')).status).toBe(400)
  })

  it('is found in another thread for links to earlier moments as well', async () => {
    const { replayed } = server.house.replays.count()
    const pictures = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`${server.base}/picture.png?table=${id}&t=7`)),
    )
    expect(pictures.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(server.house.replays.count().replayed).toBe(replayed + 1)
  })
})

describe('a question that cannot even be put', () => {
  it('is refused, and so is the next one: nobody behind it waits for ever', async () => {
    const replays = makeReplays()
    // No game has no moves.
    const hot = { table: { id: 'x', version: 1, history: 1 }, game: undefined } as unknown as HotGame
    for (const history of [0, 1]) {
      const question = { kind: 'past', history } as const
      const asked = replays.ask({ hot, seat: undefined, question, network: 'a', charge: async () => {} })
      await expect(asked).rejects.toThrow(TypeError)
    }
    await replays.close()
  })
})

describe('while one network asks for more of the past than can be replayed', () => {
  const mostWaiting = 10
  const opened = folder.file('opened')
  let server: TestServer
  let guests: readonly Guest[] = []
  let id = ''
  beforeAll(async () => {
    ;({ server, guests, id } = await startTable('flood', ['--requests', '100000'], {
      replays: { worker: new URL('held-replays.ts', import.meta.url), workerData: opened, mostWaiting, limit: 300_000 },
    }))
  })
  afterAll(() => server.close())

  it('moves are made, others are answered, and it is told to come back later', async () => {
    let answered = 0
    const ask = async (history: number, headers: Readonly<Record<string, string>>): Promise<Response> => {
      const answer = await fetch(`${server.base}/api/tables/${id}/past/${history}`, { headers })
      if (answer.status === 200) answered += 1
      return answer
    }
    // One is being replayed, so many wait, and the rest is too much.
    const flood = Array.from({ length: mostWaiting + 6 }, (_, history) => ask(history, networks.flood))
    const refused = await Promise.race(flood)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('1')
    await expect.poll(() => server.house.replays.count().waiting).toBe(mostWaiting)
    const other = ask(mostWaiting + 7, networks.other)
    await expect.poll(() => server.house.replays.count().waiting).toBe(mostWaiting + 1)
    const [aki] = guests
    expect((await look(aki, id)).snapshot.gameId).toBe(id)
    const live = await makeGuest(server.base, 'Sora')
    const table = await tableOf([live, aki])
    const { snapshot: fresh } = await look(live, table)
    const move = fresh.decision?.options[0]?.move ?? ''
    const step = await obey(live, table, { do: 'choose', move, version: fresh.version })
    // Moves and snapshots are there though nothing of the backlog is.
    expect([step.status, answered]).toEqual([200, 0])
    writeFileSync(opened, '')
    expect((await other).status).toBe(200)
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBe(mostWaiting + 1)
    expect(statuses.filter((status) => status === 429).length).toBe(5)
  })
})

describe('the limit of requests', () => {
  it('counts what is replayed for more than what is known already', async () => {
    const { server, id } = await startTable('cost', ['--requests', '200'])
    const statusOf = async (path: string, headers: Readonly<Record<string, string>>): Promise<number> =>
      (await fetch(`${server.base}/api/tables/${id}${path}`, { headers })).status
    const known: number[] = []
    for (let asked = 0; asked < 150; asked += 1) known.push(await statusOf('/chronicle', networks.flood))
    expect(new Set(known)).toEqual(new Set([200]))
    const moments = 20
    let fresh = 0
    while (fresh < 200 && (await statusOf(`/past/${fresh % moments}`, networks.other)) === 200) fresh += 1
    // Each moment counts twice when it is replayed, and once afterwards.
    expect(fresh).toBe(200 - moments)
    await server.close()
  })
})
