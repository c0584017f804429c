/** What stands before the tables: whose requests are counted together, where they come from, how slowly, and what may be kept of answers. */
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { networkOf, openNetworkOf } from '../../src/api/network-of.ts'
import { makeId } from '../../src/ids.ts'
import { type Guest, makeGuest, openTable, send } from '../parts/guest.ts'
import { startServer, type TestServer, useFolder } from '../parts/server.ts'

const folder = useFolder()
const lines: string[] = []
const routes: string[] = []
let server: TestServer
let aki: Guest
beforeAll(async () => {
  server = await startServer(folder.file('edges.sqlite'), ['--log-level', 'info'], {
    slowestRequest: 500,
    logStream: { write: (line) => void lines.push(line) },
    onRoute: (route) => void routes.push(route),
  })
  aki = await makeGuest(server.base, 'Aki')
})
afterAll(() => server.close())

const same = (addresses: readonly string[]): ReadonlySet<string> => new Set(addresses.map(networkOf))

describe('an address of IPv6', () => {
  it('is counted by its network, and one that stands for IPv4 by that', () => {
    expect(same(['2a00:1:2:3::1', '2A00:1:2:3:ffff::', '[2a00:1:2:3::9]:443', '2a00:0001:2:3:4:5:6.7.8.9'])).toEqual(
      new Set(['2a00:1:2:3::/64']),
    )
    expect(
      same([
        '9.8.7.6',
        '9.8.7.6:1234',
        '::ffff:9.8.7.6',
        '::FFFF:908:706',
        '0:0:0:0:0:ffff:9.8.7.6',
        '64:ff9b::9.8.7.6',
        '64:ff9b::908:706',
        '2002:908:706::1',
        '2002:908:706:ffff::1',
      ]),
    ).toEqual(new Set(['9.8.7.6']))
    expect(same(['fe80::1%eth0', 'fe80::2'])).toEqual(new Set(['fe80:0:0:0::/64']))
    expect(networkOf('2a00:1:2:4::1')).not.toBe(networkOf('2a00:1:2:3::1'))
    expect(openNetworkOf('::ffff:c0a8:101')).toBeUndefined()
    expect(openNetworkOf('fe80::1%eth0')).toBeUndefined()
    expect(openNetworkOf('[2a00:1:2:3::9]:443')).toBe('2a00:1:2:3::/64')
    expect(openNetworkOf('::ffff:908:706')).toBe('9.8.7.6')
  })
})

/** A name for a guest, told by a page of an origin. */
const fromPage = (base: string, origin: string, more: Record<string, string> = {}) =>
  send(base, 'PUT', '/api/me', { origin, ...more }, { name: 'Mori', language: 'en' })

describe('a request of a page', () => {
  it('comes from the same scheme, name and port, or is refused', async () => {
    const { host, port } = new URL(server.base)
    expect((await fromPage(server.base, server.base)).status).toBe(200)
    for (const origin of [
      `https://${host}`,
      `http://127.0.0.1:${Number(port) + 1}`,
      `http://localhost:${port}`,
      'null',
    ]) {
      expect([origin, (await fromPage(server.base, origin)).status]).toEqual([origin, 403])
    }
    // The first of them would be the server itself behind a proxy that it was not told of.
    expect(lines.filter((line) => line.includes('BITOKU_ADDRESS'))).toHaveLength(1)
    expect((await fromPage(server.base, `https://${host}`)).status).toBe(403)
    expect(lines.filter((line) => line.includes('BITOKU_ADDRESS'))).toHaveLength(1)
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/tables/x/live`, ['bitoku'], {
      headers: { origin: `https://${host}` },
    })
    expect(
      await new Promise((resolve) => socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode))),
    ).toBe(403)
  })

  it('is believed the scheme that a proxy tells, if one stands in front', async () => {
    const behind = await startServer(folder.file('behind.sqlite'), ['--proxy', '1'])
    const { host } = new URL(behind.base)
    const told = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '9.9.9.9' }
    expect((await fromPage(behind.base, `https://${host}`, told)).status).toBe(200)
    expect((await fromPage(behind.base, `http://${host}`, told)).status).toBe(403)
    await behind.close()
  })
})

const isAsked = (route: string): boolean => /^GET \/(?!\*|:file)/.test(route) && !route.endsWith('/live')

describe('an answer', () => {
  it('is kept by nobody, unless its route says how long', async () => {
    const id = await openTable(aki, { visibility: 'public' })
    const kept = new Map([
      ['/picture.png', 'public, max-age=60'],
      ['/', 'no-cache'],
      // By their ETags they are asked for again, and not sent again.
      ...['events', 'chronicle', 'past/0'].map((each) => [`/api/tables/${id}/${each}`, 'private, no-cache'] as const),
    ])
    const paths = routes.filter(isAsked).map((route) => route.slice(4).replace(':id', id).replace(':history', '0'))
    expect(paths.length).toBeGreaterThan(20)
    for (const path of [...paths, '/nothing', '/%', `/g/${id}`, '/api/tables/none']) {
      const { headers, status } = await send(
        server.base,
        'GET',
        path,
        { authorization: `Bearer ${aki.secret}` },
        undefined,
      )
      const wanted = status === 200 ? (kept.get(path) ?? 'no-store') : 'no-store'
      expect([path, headers.get('cache-control')]).toEqual([path, wanted])
    }
    const { headers } = await aki.call('POST', `/api/tables/${id}/chat`, {
      kind: 'phrase',
      text: 'hello',
      key: makeId(),
    })
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

/** A connection, and all that has come back when it is closed. */
function openRaw(): { readonly socket: Socket; readonly closed: Promise<string> } {
  const { port, hostname } = new URL(server.base)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.on('data', (data) => (heard += data.toString()))
  socket.on('error', () => {})
  return { socket, closed: new Promise((resolve) => socket.on('close', () => resolve(heard))) }
}

/** Sends a request byte by byte, for ever. */
function dribble(socket: Socket, beginning: string): void {
  socket.write(beginning)
  const timer = setInterval(() => socket.write('x'), 20)
  socket.on('close', () => clearInterval(timer))
}

const slowHead = 'GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: '
const slowBody =
  'PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"name":"'

// Without the limit they would stay for ever: the tests wait for the end, not for a time.
describe('a request that comes too slowly', () => {
  it('is closed in its head, in its body, and where nothing comes at all', async () => {
    for (const beginning of [slowHead, slowBody]) {
      const { socket, closed } = openRaw()
      dribble(socket, beginning)
      expect(await closed).toMatch(/^HTTP\/1.1 408 /)
    }
    expect(await openRaw().closed).toMatch(/^$|^HTTP\/1.1 408 /)
  })

  it('is closed as well behind one that came in time', async () => {
    const { socket, closed } = openRaw()
    socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n')
    socket.once('data', () => dribble(socket, slowHead))
    expect(await closed).toMatch(/^HTTP\/1.1 200 [^]*HTTP\/1.1 408 /)
  })
})

describe('a connection that sends what is no WebSocket', () => {
  it('is one short line of the log, without a stack, and no error', async () => {
    const id = await openTable(aki, { visibility: 'public' })
    // A reserved bit, an unknown kind, a frame without a mask, one that is too long, text that is none.
    const frames = [
      [0xf1, 0x80],
      [0x83, 0x80],
      [0x81, 0x05],
      [0x81, 0xff, 0, 0, 0, 0, 1, 0, 0, 0],
      [0x81, 0x81, 0, 0, 0, 0, 0xff],
    ]
    for (const frame of frames) {
      lines.length = 0
      const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/tables/${id}/live`, ['bitoku'])
      const wire = await new Promise<Socket>((resolve) => {
        socket.on('upgrade', ({ socket: raw }) => socket.on('open', () => resolve(raw)))
      })
      for (let count = 0; count < 3; count += 1) wire.write(Buffer.from(frame))
      await new Promise((resolve) => socket.on('close', resolve))
      await expect.poll(() => lines.length).toBeGreaterThan(0)
      expect(lines).toHaveLength(1)
      expect(JSON.parse(lines[0])).toMatchObject({ level: 30, code: expect.stringMatching(/^WS_ERR_/) })
      expect(lines[0].length).toBeLessThan(200)
      expect(lines[0]).not.toContain('stack')
    }
  })
})
