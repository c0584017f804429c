/** The proxies of docs/hosting.md, where they are installed: what the server has compressed arrives as it was sent, and nothing is compressed twice. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Guest, makeGuest, openTable, tableOf } from './parts/guest.ts'
import { freePort } from './parts/http.ts'
import { makeFolder, startServer, type TestServer } from './parts/server.ts'
import { askWire, openWire } from './parts/wire.ts'

const hosting = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8')
const caddyfile = readFileSync(new URL('../../../Caddyfile', import.meta.url), 'utf8')
/** A block of docs/hosting.md that begins with a line. */
const blockOf = (first: string): string => hosting.split('```').find((block) => block.includes(first)) ?? ''

const script = 'export const spirits = "forest of spirits"\n'.repeat(200)
const browser = { 'accept-encoding': 'gzip, deflate, br' }

const folder = makeFolder()
let server: TestServer
let aki: Guest
let id = ''

beforeAll(async () => {
  const built = folder.file('page')
  mkdirSync(join(built, 'assets'), { recursive: true })
  for (const [name, content] of [
    ['index.html', '<!doctype html>'],
    ['assets/page-abcd1234.js', script],
    ['assets/page-abcd1234.js.br', brotliCompressSync(script)],
    ['assets/page-abcd1234.js.gz', gzipSync(script)],
  ] as const)
    writeFileSync(join(built, name), content)
  server = await startServer(folder.file('tables.sqlite'), [], { page: built })
  const guests = await Promise.all(['Aki', 'Mori'].map((name) => makeGuest(server.base, name)))
  ;[aki] = guests
  id = await tableOf(guests, { visibility: 'public' })
})
afterAll(async () => {
  await server.close()
  folder.remove()
})

/** How a proxy is started for a port, as the sample says or with its own compression switched on besides. */
type Start = (port: number, more: boolean) => ChildProcess

const upstream = (): string => new URL(server.base).host

const startNginx: Start = (port, more) => {
  const file = folder.file(`nginx-${port}.conf`)
  const sample = blockOf('# nginx').replace('nginx', '').replaceAll('127.0.0.1:3210', upstream())
  const kinds = 'gzip on; gzip_proxied any; gzip_types application/json application/javascript;'
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder.file(`${kind}-${port}`)};`)
    .join(' ')
  const types = 'types { application/javascript js; } access_log off;'
  const site = `server { listen 127.0.0.1:${port}; ${sample} }`
  writeFileSync(
    file,
    `daemon off; pid ${folder.file(`nginx-${port}.pid`)}; error_log stderr crit; events {} http { ${temporary} ${types} ${more ? kinds : ''} ${site} }`,
  )
  return spawn('nginx', ['-e', 'stderr', '-c', file], { stdio: 'ignore' })
}

const startCaddy =
  (sample: () => string): Start =>
  (port, more) => {
    const file = folder.file(`Caddyfile-${port}`)
    const site = sample()
      .replace(/^(bitoku\.example|\{\$BITOKU_ADDRESS\})/m, `http://127.0.0.1:${port}`)
      .replace(/127\.0\.0\.1:3210|bitoku:3210/, upstream())
      .replace('reverse_proxy', more ? 'encode gzip zstd\n\treverse_proxy' : 'reverse_proxy')
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
    const env = { ...process.env, HOME: folder.file('home'), XDG_DATA_HOME: folder.file('home') }
    return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { stdio: 'ignore', env })
  }

const isInstalled = (program: string): boolean => spawnSync(program, ['-v']).error === undefined

describe.each([
  ['nginx', 'nginx', startNginx],
  ['Caddy', 'caddy', startCaddy(() => blockOf('# Caddyfile').trimStart())],
  ['the Caddyfile of compose.yaml', 'caddy', startCaddy(() => caddyfile)],
] as const)('behind %s', (_name, program, start) => {
  it.skipIf(!isInstalled(program)).each([
    ['as the sample says', false],
    ['that compresses by itself', true],
  ])('what is sent arrives as it was compressed: %s', async (_how, more) => {
    const port = await freePort()
    const base = `http://127.0.0.1:${port}`
    const proxy = start(port, more)
    try {
      await expect
        .poll(() =>
          askWire(`${base}/server.json`).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200)
      const file = await askWire(`${base}/assets/page-abcd1234.js`, { headers: browser })
      expect(file.headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': expect.stringContaining('immutable'),
      })
      expect(file.headers.vary).toMatch(/accept-encoding/i)
      expect(file.body).toEqual(brotliCompressSync(script))
      const answer = await askWire(`${base}/api/tables/${id}/snapshot`, { headers: browser })
      expect(answer.headers['content-encoding']).toBe('br')
      expect(JSON.parse(brotliDecompressSync(answer.body).toString())).toHaveProperty('snapshot')
      expect((await askWire(`${base}/metrics`)).status).toBe(404)
      const table = await openTable(aki, { seats: [{ kind: 'program' }, { kind: 'program' }] })
      const [{ token }] = await Promise.all(
        [0, 1].map((seat) => aki.at<{ token: string }>(table, 'POST', `/seats/${seat}/token`, {})),
      )
      const socket = await openWire(`${base}/api/tables/${table}/live?after=0`, token, 'permessage-deflate')
      await expect.poll(() => socket.frames.some(({ isDeflated }) => isDeflated)).toBe(true)
      socket.close()
    } finally {
      proxy.kill()
      await once(proxy, 'exit')
    }
  })
})
