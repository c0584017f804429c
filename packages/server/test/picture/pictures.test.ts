/** Pictures beside links, over HTTP. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { determinize, view } from '@bitoku/engine'
import { languages } from '@bitoku/words'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeId } from '../../src/ids.ts'
import { publicStanding } from '../../src/tables/outcome-of-moves.ts'
import { toldOf } from '../../src/tables/told.ts'
import { type Guest, makeGuest, openTable, secretIn, tableOf } from '../parts/guest.ts'
import { playGame } from '../parts/play.ts'
import { makeFolder, startServer, type TestServer } from '../parts/server.ts'

const index = '<meta property="og:image" content="/share.jpg" /><meta property="og:title" content="Bitoku" />'
const folder = makeFolder()
let server: TestServer
let [aki, mori]: Guest[] = []

/** A server that has a page. */
function serve(
  name: string,
  parts: Parameters<typeof startServer>[2] = {},
  flags: readonly string[] = [],
): Promise<TestServer> {
  const page = folder.file(`${name} page`)
  mkdirSync(page)
  writeFileSync(join(page, 'index.html'), index)
  writeFileSync(join(page, 'share.jpg'), 'the usual picture')
  return startServer(folder.file(`${name}.sqlite`), ['--address', 'https://bitoku.example', ...flags], {
    page,
    ...parts,
  })
}

beforeAll(async () => {
  // However busy the machine is.
  server = await serve('tables', { pictures: { limit: 300_000, patience: 300_000 } })
  ;[aki, mori] = await Promise.all(['Aki', 'Mori'].map((name) => makeGuest(server.base, name)))
})
afterAll(async () => {
  await server.close()
  folder.remove()
})

/** The path of the picture that a page has. */
async function pictureOn(path: string, { base } = server): Promise<string> {
  const text = await (await fetch(base + path)).text()
  const [, address = ''] = /og:image" content="https:\/\/bitoku\.example([^"]*)/.exec(text) ?? []
  return address.replaceAll('&amp;', '&')
}

/** A picture that has to be one: 1200 wide and 630 high. */
async function paint(path: string): Promise<Buffer> {
  const answer = await fetch(server.base + path)
  expect(answer.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  return bytes
}

/** Somebody whose questions nobody counts. */
const somebody = { network: 'here', charge: async () => {} }

describe('a table has a picture', () => {
  it('that goes with its game, in every language', async () => {
    const waiting = await openTable(aki, { visibility: 'public' })
    const live = await tableOf([aki, mori], { visibility: 'public' })
    const pictures = [await paint(await pictureOn(`/g/${waiting}`)), await paint(await pictureOn(`/g/${live}`))]
    for (const language of languages.slice(1)) pictures.push(await paint(await pictureOn(`/${language}/g/${live}`)))
    await playGame([aki, mori], live, 'pictured', 30)
    pictures.push(await paint(await pictureOn(`/g/${live}`)))
    for (const [at, picture] of pictures.entries()) {
      for (const other of pictures.slice(at + 1)) expect(picture.equals(other)).toBe(false)
    }
  })

  it('under an address that changes with it, and that nobody has to fetch twice', async () => {
    const id = await tableOf([aki, mori], { visibility: 'public' })
    const path = await pictureOn(`/g/${id}`)
    const first = await fetch(server.base + path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    expect(first.headers.get('cache-control')).toBe('public, max-age=60')
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect((await fetch(server.base + path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect(await pictureOn(`/g/${id}`)).toBe(path)
    await playGame([aki, mori], id, 'pictured', 30)
    expect(await pictureOn(`/g/${id}`)).not.toBe(path)
    expect((await fetch(server.base + path, { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  it('of an earlier moment', async () => {
    const id = await tableOf([aki, mori], { visibility: 'public' })
    const beginning = await paint(await pictureOn(`/g/${id}`))
    await playGame([aki, mori], id, 'pictured')
    const path = await pictureOn(`/g/${id}?t=0`)
    expect(path).toContain(`table=${id}&t=0&`)
    expect((await paint(path)).equals(beginning)).toBe(true)
    const { history } = await aki.at(id, 'GET', '')
    expect(await toldOf(server.house, id, somebody, history - 1)).toMatchObject({ state: 'live', round: 4 })
    const end = await toldOf(server.house, id, somebody)
    expect(end).toMatchObject({ state: 'finished', phase: 'over' })
    // What has not been is as it is now.
    expect(await toldOf(server.house, id, somebody, history + 1)).toEqual(end)
  })

  it('without what is hidden: no scores before the end, no later moment than may be watched', async () => {
    const hidden = await tableOf([aki, mori], { visibility: 'public', liveScore: false })
    const late = await tableOf([aki, mori], { visibility: 'public', delay: 10 })
    const before = await pictureOn(`/g/${late}`)
    for (const id of [hidden, late]) await playGame([aki, mori], id, 'pictured', 30)
    const { history } = await aki.at(late, 'GET', '')
    expect(history).toBeGreaterThan(12)
    expect(await pictureOn(`/g/${late}`)).toBe(before)
    for (const moment of [0, 5, 12, history]) {
      expect(await toldOf(server.house, late, somebody, moment)).toEqual(await toldOf(server.house, late, somebody))
      const told = await toldOf(server.house, hidden, somebody, moment)
      expect(told?.seats).toHaveLength(2)
      for (const seat of told?.seats ?? []) expect(seat).not.toHaveProperty('score')
    }
  })

  it('that is the same, byte by byte, whatever cards are hidden', async () => {
    const [real, twin] = await Promise.all([0, 1].map(() => tableOf([aki, mori], { visibility: 'public' })))
    await playGame([aki, mori], real, 'pictured', 40)
    const hot = await server.house.shelf.find(real)
    if (hot === undefined) throw new Error('no game')
    const other = determinize(view(hot.game), 'other cards')
    expect(other.seats.map(({ hand }) => hand)).not.toEqual(hot.game.seats.map(({ hand }) => hand))
    const standing = publicStanding(other)
    await server.house.storage.tables.change(twin, makeId(), Date.now(), () => ({ set: { standing } }))
    const [one, two] = await Promise.all([real, twin].map(async (id) => paint(`/picture.png?table=${id}&language=en`)))
    expect(one.equals(two)).toBe(true)
  })

  it('only if everybody finds it: one by invitation looks like one that is not there', async () => {
    const id = await tableOf([aki, mori])
    const { links } = await aki.at(id, 'GET', '')
    const absent = makeId()
    for (const table of [id, absent]) expect(await pictureOn(`/g/${table}`)).toBe('/share.jpg')
    const refusals = await Promise.all(
      [id, absent].map(async (table) => {
        const headers = { 'x-bitoku-link': secretIn(links?.watch) }
        const { status, body } = await aki.call('GET', `/picture.png?table=${table}`, undefined, headers)
        return { status, body }
      }),
    )
    expect(refusals[0]).toMatchObject({ status: 404 })
    expect(refusals[0]).toEqual(refusals[1])
    for (const path of [
      '/picture.png',
      '/picture.png?table=../etc',
      '/picture.png?challenge=x',
      '/picture.png?position=9.x',
    ]) {
      expect((await fetch(server.base + path)).status).toBe(404)
    }
  })
})

it('a challenge and a position have one, with words that say the same', async () => {
  const text = await (await fetch(`${server.base}/?challenge=143`)).text()
  expect(text).toContain('og:title" content="Bitoku — Beat 143 VP"')
  const paths = await Promise.all(
    ['/?challenge=143', '/?challenge=144', '/?position=2.summer'].map((one) => pictureOn(one)),
  )
  const [beat, more, position] = await Promise.all(paths.map(paint))
  expect(beat.equals(more) || beat.equals(position)).toBe(false)
})

it('a challenge with more VP than there can be has the usual picture', async () => {
  expect(await pictureOn('/?challenge=501')).toBe('/share.jpg')
  expect((await fetch(`${server.base}/picture.png?challenge=501`)).status).toBe(404)
})

it('one address gets so many new pictures a minute, then the usual one; those that are painted go on', async () => {
  const worker = new URL('strange-painter.ts', import.meta.url)
  // The minute does not end meanwhile.
  vi.useFakeTimers({ toFake: ['Date'] })
  const counted = await serve('counted', { pictures: { worker, patience: 300_000 } }, ['--requests', '1000'])
  const typeOf = async (score: number): Promise<string | null> =>
    (await fetch(`${counted.base}/picture.png?challenge=${score}`)).headers.get('content-type')
  const types: (string | null)[] = []
  for (let score = 100; score < 132; score += 1) types.push(await typeOf(score))
  expect(types).toEqual([...Array.from({ length: 30 }, () => 'image/png'), 'image/jpeg', 'image/jpeg'])
  expect(await typeOf(100)).toBe('image/png')
  await counted.close()
  vi.useRealTimers()
})

it('a table has the usual picture where its own cannot be painted', async () => {
  const worker = new URL('strange-painter.ts', import.meta.url)
  const strange = await serve('strange', { pictures: { worker, patience: 300_000 } })
  const guest = await makeGuest(strange.base, 'Mori')
  const id = await openTable(guest, { visibility: 'public' })
  const answer = await fetch(strange.base + (await pictureOn(`/g/${id}`, strange)))
  expect(await answer.text()).toBe('the usual picture')
  const { headers } = await fetch(strange.base + (await pictureOn(`/g/${id}`, strange)), { redirect: 'manual' })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.has('etag')).toBe(false)
  await strange.close()
})
