/** A SQLite file that cannot grow: what is asked is refused for a while, and nothing is lost or done twice. */
import type { Database } from 'better-sqlite3'
import { expect, it, vi } from 'vitest'
import { makeId } from '../../src/ids.ts'
import type * as connecting from '../../src/storage/sqlite/connect.ts'
import { look, makeGuest, send, tableOf } from '../parts/guest.ts'
import { startServer, useFolder } from '../parts/server.ts'

/** The connections of the server; the first one writes. */
const opened: Database[] = []
vi.mock('../../src/storage/sqlite/connect.ts', async (original) => {
  const real = await original<typeof connecting>()
  return {
    ...real,
    connect: (path: string) => {
      const database = real.connect(path)
      opened.push(database)
      return database
    },
  }
})

const folder = useFolder()
/** As long as a busy machine may need; nothing is measured here. */
const patience = { interval: 100 }

/** Lets the file grow no more, and fills it up. */
function fillUp(database: Database): void {
  database.exec('create table junk (bytes blob)')
  database.pragma(`max_page_count = ${Number(database.pragma('page_count', { simple: true })) + 4}`)
  const insert = database.prepare('insert into junk values (zeroblob(7000))')
  expect(() => {
    for (;;) insert.run()
  }).toThrow('full')
}

it('is seen by whoever asks whether the server is ready, refuses what is to be stored, and does it once when there is room', async () => {
  const lines: string[] = []
  const logStream = { write: (line: string) => void lines.push(line) }
  const server = await startServer(folder.file('full.sqlite'), ['--log-level', 'warn'], { logStream })
  const ask = (path: string): ReturnType<typeof send> => send(server.base, 'GET', path, {}, undefined)
  const [aki, mori] = [await makeGuest(server.base, 'Aki'), await makeGuest(server.base, 'Mori')]
  const id = await tableOf([aki, mori])
  const [database] = opened
  fillUp(database)

  await expect.poll(async () => (await ask('/ready')).status, patience).toBe(503)
  const ready = await ask('/ready')
  expect(JSON.parse(ready.text)).toEqual({ problem: { key: 'net.unavailable', args: {} } })
  expect(ready.headers.get('retry-after')).toBe('1')
  // Small things may fit into pages that are there, until the outage is known.
  let refused = { kind: 'text', text: '', key: '' }
  const say = async (): Promise<number> => {
    refused = { kind: 'text', text: `message ${makeId()}`, key: makeId() }
    return (await mori.call('POST', `/api/tables/${id}/chat`, refused)).status
  }
  await expect.poll(say, patience).toBe(503)
  const health = await ask('/health')
  expect(health.status).toBe(200)
  expect(JSON.parse(health.text)).toMatchObject({
    ok: false,
    database: { ok: false, kind: 'sqlite' },
    bots: { ok: true },
  })
  // Who only looks goes on.
  expect((await look(aki, id)).snapshot.history).toBe(0)

  database.pragma('max_page_count = 1000000')
  await expect.poll(async () => (await ask('/ready')).status, patience).toBe(200)
  for (const _ of [1, 2]) {
    expect((await mori.call('POST', `/api/tables/${id}/chat`, refused)).status).toBe(200)
  }
  const { chat } = await aki.at<{ chat: readonly { text: string }[] }>(id, 'GET', '/chat')
  expect(chat.filter(({ text }) => text === refused.text)).toHaveLength(1)
  expect(JSON.parse((await ask('/health')).text)).toMatchObject({ database: { ok: true } })

  // An outage is two lines, whatever was refused meanwhile, and none of them is a stack.
  const said = lines.map((line) => JSON.parse(line) as { msg: string; part: string; seconds?: number; why?: string })
  expect(said.map(({ msg, part }) => `${msg}: ${part}`)).toEqual(['outage begins: database', 'outage ends: database'])
  expect(said[0].why).toContain('full')
  expect(said[1].seconds).toBeGreaterThan(0)
  expect(lines.join('')).not.toContain(' at ')
  await server.close()
})
