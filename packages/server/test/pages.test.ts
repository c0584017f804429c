/** The page as it is served. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeId } from '../src/ids.ts'
import { type Guest, makeGuest, openTable, tableOf } from './parts/guest.ts'
import { playGame } from './parts/play.ts'
import { makeFolder, startServer, type TestServer } from './parts/server.ts'

it('says by its whole address where the picture is that others show beside a link', async () => {
  const folder = makeFolder()
  const page = folder.file('page')
  mkdirSync(page)
  const index = '<title>Bitoku</title><meta property="og:image" content="./share.jpg" /><p>./share.jpg</p>'
  writeFileSync(join(page, 'index.html'), index)
  writeFileSync(join(page, 'share.jpg'), 'a picture')
  const address = ['--address', 'https://bitoku.example']
  const server = await startServer(folder.file('tables.sqlite'), address, { page })
  // The short link of a table leads there.
  const answer = await fetch(`${server.base}/g/some-table`)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(await answer.text()).toBe(index.replace('"./share.jpg"', '"https://bitoku.example/share.jpg"'))
  expect(await (await fetch(`${server.base}/share.jpg`)).text()).toBe('a picture')
  await server.close()
  folder.remove()
})

describe('beside a link to a table others show', () => {
  const folder = makeFolder()
  let server: TestServer
  let [aki, mori]: Guest[] = []
  beforeAll(async () => {
    const page = folder.file('page')
    mkdirSync(page)
    const index = '<meta property="og:title" content="Bitoku" /><meta property="og:description" content="A forest" />'
    writeFileSync(join(page, 'index.html'), index)
    server = await startServer(folder.file('tables.sqlite'), [], { page })
    ;[aki, mori] = await Promise.all(['Aki', '<b>"Mori"'].map((name) => makeGuest(server.base, name)))
  })
  afterAll(async () => {
    await server.close()
    folder.remove()
  })

  /** The title and the sentence that a page in a language has. */
  async function read(path: string, language = 'en'): Promise<readonly (string | undefined)[]> {
    const text = await (await fetch(server.base + path, { headers: { 'accept-language': language } })).text()
    return [/og:title" content="([^"]*)/, /og:description" content="([^"]*)/].map((part) => part.exec(text)?.[1])
  }

  it('who sits there and what is free, in the language of the link or of the reader', async () => {
    const id = await openTable(aki, {
      visibility: 'public',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'club' }, { kind: 'open' }],
    })
    expect(await read(`/g/${id}`)).toEqual(['Bitoku — Aki and Bot', 'A seat is free: sit down.'])
    expect(await read(`/ru/g/${id}`)).toEqual(['Bitoku — Aki и Бот', 'Свободно 1 место: садитесь.'])
    expect(await read(`/g/${id}`, 'fr-CA,en;q=0.5')).toEqual([
      'Bitoku — Aki et Bot',
      'Une place est libre\u{A0}: prenez-la.',
    ])
  })

  it('season and scores of a game, without letting a name become part of the page', async () => {
    const id = await tableOf([aki, mori], { visibility: 'public' })
    const [title, text] = await read(`/g/${id}`)
    expect(title).toBe('Bitoku — Aki and &lt;b&gt;&quot;Mori&quot;')
    expect(text).toMatch(/^Year 1.* · Aki 0 · &lt;b&gt;&quot;Mori&quot; 0$/)
    await server.house.storage.tables.change(id, makeId(), Date.now(), () => ({ set: { state: 'finished' } }))
    expect((await read(`/g/${id}`))[1]).toMatch(/^Ended unfinished: Aki 0/)
  })

  it('no scores where they are hidden, and nothing later than what may be watched', async () => {
    const hidden = await tableOf([aki, mori], { visibility: 'public', liveScore: false })
    expect((await read(`/g/${hidden}`))[1]).toMatch(/· Aki · &lt;/)
    const late = await tableOf([aki, mori], { visibility: 'public', delay: 10 })
    const [, before] = await read(`/g/${late}`)
    await playGame([aki, mori], late, 'late', 12)
    const now = await tableOf([aki, mori], { visibility: 'public' })
    await playGame([aki, mori], now, 'late', 12)
    expect((await read(`/g/${late}`))[1]).toBe(before)
    expect((await read(`/g/${now}`))[1]).not.toBe(before)
  })

  it('nothing of a table by invitation: it looks like one that is not there', async () => {
    const id = await tableOf([aki, mori])
    expect(await read(`/g/${id}`)).toEqual(['Bitoku', 'A forest'])
    expect(await read(`/g/${makeId()}`)).toEqual(['Bitoku', 'A forest'])
    expect(await read('/?table=../etc&language=xx')).toEqual(['Bitoku', 'A forest'])
  })
})
