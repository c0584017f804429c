/** How much of one network stays open. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type Guest, makeGuest, openTable } from '../parts/guest.ts'
import { startServer, type TestServer, useFolder } from '../parts/server.ts'

const most = 300
const folder = useFolder()
let server: TestServer
let aki: Guest
let id: string

beforeAll(async () => {
  server = await startServer(folder.file('crowd.sqlite'), ['--requests', '100000', '--proxy', '1'])
  aki = await makeGuest(server.base, 'Aki')
  id = await openTable(aki, { visibility: 'public', seats: [{ kind: 'program' }, { kind: 'me' }, { kind: 'open' }] })
})
afterAll(() => server.close())

const opened: WebSocket[] = []
afterAll(() => opened.forEach((socket) => socket.terminate()))

/** Opens a connection from an address: what is first said there, or why it is closed. */
function openFrom(address: string): Promise<string> {
  const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/tables/${id}/live`, ['bitoku'], {
    headers: { 'x-forwarded-for': address },
  })
  opened.push(socket)
  return new Promise((resolve, reject) => {
    socket.once('message', () => resolve('open'))
    socket.once('close', (code, reason) => resolve(`${code} ${reason.toString()}`))
    socket.once('error', reject)
  })
}

describe('WebSockets of one network', () => {
  it('are so many at most: one more is told why it is closed, and others are not concerned', async () => {
    for (let count = 0; count < most; count += 50) {
      const some = await Promise.all(Array.from({ length: 50 }, (_, last) => openFrom(`2a00:1:2:3::${count + last}`)))
      expect(new Set(some)).toEqual(new Set(['open']))
    }
    expect(await openFrom('2a00:1:2:3:ffff::1')).toBe('1013 net.too-many')
    expect(await openFrom('2a00:1:2:4::1')).toBe('open')
    // At home all have the same address.
    expect(await openFrom('192.168.1.2')).toBe('open')
    opened[0].close()
    await expect.poll(() => openFrom('2a00:1:2:3::1')).toBe('open')
  })
})

describe('programs of one network', () => {
  it('wait for their turns as many at a time', async () => {
    const { token } = await aki.at<{ token: string }>(id, 'POST', '/seats/0/token', {})
    const gone = new AbortController()
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '9.9.9.9' }
    const ask = (): Promise<number> =>
      fetch(`${server.base}/api/tables/${id}/turn?wait=30`, { headers, signal: gone.signal }).then(
        ({ status }) => status,
      )
    const waiting = Array.from({ length: most + 1 }, ask)
    const ended = Promise.allSettled(waiting)
    expect(await Promise.race(waiting)).toBe(429)
    gone.abort()
    await ended
    // Those who have gone make room.
    await expect.poll(async () => (await fetch(`${server.base}/api/tables/${id}/turn`, { headers })).status).toBe(204)
  })
})
