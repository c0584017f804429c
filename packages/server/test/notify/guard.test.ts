import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findTarget, isOpenAddress } from '../../src/notify/guard.ts'
import { post } from '../../src/notify/post.ts'
import { startWebSink, type WebSink } from '../parts/http.ts'

const closed: readonly (readonly [string, ...string[]])[] = [
  ['this machine', '127.0.0.1', '127.8.8.8', '0.0.0.0', '::1', '::'],
  ['private networks', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fdff::1'],
  ['link-local ones, where clouds keep their secrets', '169.254.169.254', 'fe80::1'],
  ['the networks of providers', '100.64.0.1', '100.127.255.255'],
  ['groups and reserved ones', '224.0.0.1', '255.255.255.255', '240.0.0.1', 'ff02::1', '192.0.2.1', '2001:db8::1'],
  [
    'IPv4 in disguise',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
  ],
]

const resolve = async (name: string): Promise<readonly string[]> =>
  name === 'two.example' ? ['1.1.1.1', '10.0.0.1'] : name === 'none.example' ? [] : ['1.1.1.1']

describe('an address that somebody gives us', () => {
  it.each(closed)('is refused inside %s', (_name, ...addresses) => {
    for (const address of addresses) expect(isOpenAddress(address), address).toBe(false)
  })

  it('is open on the internet', () => {
    for (const address of ['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111']) {
      expect(isOpenAddress(address), address).toBe(true)
    }
    expect(isOpenAddress('localhost')).toBe(false)
  })

  it.each([
    'ftp://one.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://name:password@one.example/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]:8080/',
    'http://[::ffff:7f00:1]/',
    'https://two.example/',
    'https://none.example/',
    'no address',
  ])('is refused: %s', async (address) => {
    expect(await findTarget(address, { allowPrivate: false, resolve })).toBeUndefined()
  })

  it('is fixed to what its name meant when it was checked', async () => {
    const target = await findTarget('https://one.example:8443/a?b', { allowPrivate: false, resolve })
    expect(target?.address).toBe('1.1.1.1')
    expect(target?.url.host).toBe('one.example:8443')
  })
})

describe('a post', () => {
  let sink: WebSink
  beforeAll(async () => {
    sink = await startWebSink()
  })
  afterAll(() => sink.close())
  const toSink = { allowPrivate: true, resolve: async () => ['127.0.0.1'] }
  const send = (patience?: number): ReturnType<typeof post> =>
    post(`http://hook.example:${sink.port}/path?query=1`, { 'x-test': 'yes' }, 'körper', {
      ...toSink,
      ...(patience === undefined ? {} : { patience }),
    })

  it('goes to the address that was checked, under its own name', async () => {
    sink.status = 200
    expect(await send()).toBe(200)
    const [{ path, headers, body }] = sink.requests
    expect(path).toBe('/path?query=1')
    expect(headers).toMatchObject({ host: `hook.example:${sink.port}`, 'x-test': 'yes' })
    expect(body.toString()).toBe('körper')
  })

  it('is not made to private networks', async () => {
    const before = sink.requests.length
    expect(await post(`http://127.0.0.1:${sink.port}/`, {}, '', { allowPrivate: false })).toBe('refused')
    expect(await post(`http://x.example:${sink.port}/`, {}, '', { ...toSink, allowPrivate: false })).toBe('refused')
    expect(sink.requests).toHaveLength(before)
  })

  it('follows no redirect', async () => {
    sink.status = 302
    const before = sink.requests.length
    expect(await send()).toBe(302)
    expect(sink.requests).toHaveLength(before + 1)
  })

  it('does not wait for ever, nor for a name, nor read without end', async () => {
    sink.status = 0
    expect(await send(300)).toBe('failed')
    sink.status = -1
    expect(await send()).toBe(200)
    const never = { allowPrivate: false, patience: 100, resolve: () => new Promise<never>(() => {}) }
    expect(await post('https://slow.example/', {}, '', never)).toBe('failed')
    const broken = { allowPrivate: false, resolve: () => Promise.reject(new Error('no such name')) }
    expect(await post('https://broken.example/', {}, '', broken)).toBe('failed')
  })
})
