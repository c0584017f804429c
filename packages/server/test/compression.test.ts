/** What is sent is compressed: looked at as it comes off the wire. */
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync, inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodingFor } from '../src/compress.ts'
import { makeId } from '../src/ids.ts'
import { type Guest, makeGuest, openTable, tableOf } from './parts/guest.ts'
import { makeFolder, startServer, type TestServer } from './parts/server.ts'
import { askWire, openWire, type WireAnswer } from './parts/wire.ts'

const script = 'export const spirits = "forest of spirits"\n'.repeat(200)
const page = `<!doctype html><title>Bitoku</title><meta property="og:image" content="x">${'<p>A forest</p>'.repeat(200)}`
const font = Buffer.alloc(4000, 'font')
/** Everything a browser says. */
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

const folder = makeFolder()
let server: TestServer
let [aki, mori]: Guest[] = []
let id = ''

beforeAll(async () => {
  const built = folder.file('page')
  mkdirSync(join(built, 'assets'), { recursive: true })
  const write = (name: string, content: string | Buffer): void => {
    const file = join(built, name)
    writeFileSync(file, content)
    utimesSync(file, 1_700_000_000, 1_700_000_000)
  }
  write('index.html', page)
  write('assets/page-abcd1234.js', script)
  write('assets/page-abcd1234.js.br', brotliCompressSync(script))
  write('assets/page-abcd1234.js.gz', gzipSync(script))
  write('assets/face-abcd1234.woff2', font)
  // Nothing makes such a copy; if there is one, it is not sent.
  write('assets/face-abcd1234.woff2.br', brotliCompressSync(font))
  write('small.json', '{}')
  server = await startServer(folder.file('tables.sqlite'), [], { page: built })
  ;[aki, mori] = await Promise.all(['Aki', 'Mori'].map((name) => makeGuest(server.base, name)))
  id = await tableOf([aki, mori], { visibility: 'public' })
})
afterAll(async () => {
  await server.close()
  folder.remove()
})

const withoutClock = (text: string): string => text.replace(/"now":\d+/, '')

const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<WireAnswer> =>
  askWire(server.base + path, { method, headers })

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP;Q=0.5', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['gzip, identity', 'gzip'],
    ['gzip;q=0.5, identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['zstd', undefined],
    ['br;q=much', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('for who accepts “%s” is %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding)
  })
})

describe('a file of the page', () => {
  const file = '/assets/page-abcd1234.js'

  it('travels as the copy that the build has made, by brotli or gzip, and says what it is', async () => {
    const [br, gzip] = await Promise.all([ask(file, browser), ask(file, { 'accept-encoding': 'gzip' })])
    expect(br.body).toEqual(brotliCompressSync(script))
    expect(gzip.body).toEqual(gzipSync(script))
    for (const [{ headers, body }, encoding] of [
      [br, 'br'],
      [gzip, 'gzip'],
    ] as const) {
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'application/javascript; charset=utf-8',
        'content-length': String(body.length),
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      })
    }
  })

  it('travels as it is to whoever takes nothing else', async () => {
    for (const headers of [{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'br;q=0, gzip;q=0' }]) {
      const plain = await ask(file, headers)
      expect(plain.body.toString()).toBe(script)
      expect(plain.headers).not.toHaveProperty('content-encoding')
      expect(plain.headers.vary).toBe('accept-encoding')
    }
  })

  it('has another ETag in every form, by which it is not sent again', async () => {
    const forms = await Promise.all([ask(file), ask(file, browser), ask(file, { 'accept-encoding': 'gzip' })])
    const tags = forms.map(({ headers }) => headers.etag ?? '')
    expect(new Set(tags).size).toBe(3)
    const again = await ask(file, { ...browser, 'if-none-match': tags[1] })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect((await ask(file, { ...browser, 'if-none-match': tags[0] })).status).toBe(200)
  })

  it('is described to who asks for the head only, and comes in parts as it is', async () => {
    const head = await ask(file, browser, 'HEAD')
    const { headers } = await ask(file, browser)
    expect(head.body.length).toBe(0)
    for (const name of ['content-length', 'content-encoding', 'content-type', 'etag', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, headers[name]])
    const part = await ask(file, { ...browser, range: 'bytes=7-11' })
    expect([part.status, part.body.toString()]).toEqual([206, script.slice(7, 12)])
    expect(part.headers).toMatchObject({ 'content-range': `bytes 7-11/${script.length}` })
    expect(part.headers).not.toHaveProperty('content-encoding')
  })

  it('that is compressed already, or small, is left alone, and a copy is no file of its own', async () => {
    const face = await ask('/assets/face-abcd1234.woff2', browser)
    expect(face.body).toEqual(font)
    expect(face.headers).toMatchObject({ 'content-type': 'font/woff2' })
    expect(face.headers).not.toHaveProperty('content-encoding')
    expect((await ask('/small.json', browser)).body.toString()).toBe('{}')
    expect((await ask(`${file}.br`, browser)).status).toBe(404)
  })
})

describe('an answer', () => {
  it('that is long travels by brotli or gzip, with its length', async () => {
    const path = `/api/tables/${id}/snapshot`
    const [plain, br, gzip] = await Promise.all([
      ask(path),
      ask(path, browser),
      ask(path, { 'accept-encoding': 'gzip' }),
    ])
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(withoutClock(brotliDecompressSync(br.body).toString())).toBe(withoutClock(plain.body.toString()))
    expect(withoutClock(gunzipSync(gzip.body).toString())).toBe(withoutClock(plain.body.toString()))
    expect(br.body.length).toBeLessThan(plain.body.length / 2)
    for (const { headers, body } of [plain, br, gzip]) {
      expect(headers['content-length']).toBe(String(body.length))
      expect(headers.vary).toMatch(/accept-encoding/)
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
    }
  })

  it('that is short travels as it is', async () => {
    const { headers, body } = await ask('/api/me', browser)
    expect(body.toString()).toBe('{}')
    expect(headers).not.toHaveProperty('content-encoding')
  })

  it('says the same of itself when only its head is asked for', async () => {
    const [head, whole] = [await ask('/', browser, 'HEAD'), await ask('/', browser)]
    expect(head.body.length).toBe(0)
    for (const name of ['content-length', 'content-encoding', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]])
    expect(whole.headers.vary).toBe('accept-language, accept-encoding')
    expect(brotliDecompressSync(whole.body).toString()).toContain('<p>A forest</p>')
  })

  it('that the page of somebody else makes a browser ask for is not compressed: its length would tell what it holds', async () => {
    const { headers } = await ask(`/api/tables/${id}/snapshot`, { ...browser, 'sec-fetch-site': 'cross-site' })
    expect(headers).not.toHaveProperty('content-encoding')
  })

  it('that is a picture is left alone', async () => {
    const { headers, body } = await ask('/picture.png?challenge=99', browser)
    expect(headers['content-type']).toBe('image/png')
    expect(headers).not.toHaveProperty('content-encoding')
    expect(body.subarray(1, 4).toString()).toBe('PNG')
  })
})

const inflate = (content: Buffer): string =>
  inflateRawSync(Buffer.concat([content, Buffer.from([0, 0, 0xff, 0xff])]), {
    finishFlush: constants.Z_SYNC_FLUSH,
  }).toString()

/** A program that is asked for a move is sent a long message, and a table where it sits. */
async function seatProgram(): Promise<{ readonly url: string; readonly token: string }> {
  const table = await openTable(aki, { seats: [{ kind: 'program' }, { kind: 'program' }] })
  const [{ token }] = await Promise.all(
    [0, 1].map((seat) => aki.at<{ token: string }>(table, 'POST', `/seats/${seat}/token`, {})),
  )
  return { url: `${server.base}/api/tables/${table}/live?after=0`, token }
}

describe('over a WebSocket', () => {
  const offer = 'permessage-deflate; client_max_window_bits'
  it('a long message is compressed for itself, a short one is not', async () => {
    const { url, token } = await seatProgram()
    const socket = await openWire(url, token, offer)
    expect(socket.head).toMatch(
      /sec-websocket-extensions: permessage-deflate; server_no_context_takeover; client_no_context_takeover/i,
    )
    await expect.poll(() => socket.frames.length).toBeGreaterThanOrEqual(2)
    const texts = socket.frames.map(({ isDeflated, content }) => (isDeflated ? inflate(content) : content.toString()))
    const kinds = texts.map((text) => (JSON.parse(text) as { kind: string }).kind)
    expect(kinds).toEqual(expect.arrayContaining(['news', 'turn']))
    texts.forEach((text, index) => {
      const { isDeflated, content } = socket.frames[index]
      expect([kinds[index], isDeflated]).toEqual([kinds[index], text.length >= 1024])
      if (isDeflated) expect(content.length).toBeLessThan(text.length / 2)
    })
    socket.close()
  })

  it.each([
    ['with room for the whole of a window', 'permessage-deflate; server_max_window_bits=12', true],
    ['with room for less', 'permessage-deflate; server_max_window_bits=9', false],
    ['that does not offer it', undefined, false],
  ])('a client %s is understood', async (_name, extensions, isDeflated) => {
    const { url, token } = await seatProgram()
    const socket = await openWire(url, token, extensions)
    expect(socket.head).toMatch(/^HTTP\/1.1 101/)
    await expect.poll(() => socket.frames.length).toBeGreaterThanOrEqual(2)
    expect(socket.frames.some((frame) => frame.isDeflated)).toBe(isDeflated)
    expect(socket.frames.some(({ content }) => content.length > 1024 || isDeflated)).toBe(true)
    socket.close()
  })

  it('a browser and a program understand it', async () => {
    const live = await mori.live(id)
    await mori.at(id, 'POST', '/chat', { kind: 'text', text: '桜'.repeat(300), key: makeId() })
    const text = '木'.repeat(300)
    await aki.at(id, 'POST', '/chat', { kind: 'text', text, key: makeId() })
    const heard = await live.until(
      (message) => message.kind === 'news' && message.chat.some((chat) => chat.text === text),
    )
    expect(heard.kind).toBe('news')
    await live.close()
  })
})
