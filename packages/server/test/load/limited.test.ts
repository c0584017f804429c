/** Who has asked for too much in a minute: files are not counted, people get a page that says so, programs an answer. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { absenceSentences, languages } from '@bitoku/words'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeFolder, startCountingServer, type TestServer } from '../parts/server.ts'

const limit = 6
const folder = makeFolder()
let server: TestServer

beforeAll(async () => {
  const page = folder.file('page')
  mkdirSync(join(page, 'assets'), { recursive: true })
  writeFileSync(join(page, 'index.html'), '<!doctype html>')
  writeFileSync(join(page, 'assets/page-abcd1234.js'), 'export const spirits = 4')
  server = await startCountingServer(folder.file('tables.sqlite'), ['--requests', `${limit}`, '--proxy', '1'], { page })
})
afterAll(async () => {
  await server.close()
  folder.remove()
})

/** Asks as somebody at an address. */
const ask = (address: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(server.base + path, { redirect: 'manual', headers: { 'x-forwarded-for': address, ...headers } })

async function useUp(address: string): Promise<void> {
  for (let asked = 0; asked < limit; asked += 1) expect((await ask(address, '/api/me')).status).toBe(200)
}

describe('the limit of requests', () => {
  it('does not count files of the page, which somebody who is limited gets as well', async () => {
    const address = '5.5.5.1'
    const files = ['/assets/page-abcd1234.js', '/server.json', '/index.html']
    for (let loaded = 0; loaded < 10; loaded += 1)
      for (const file of files) expect([file, (await ask(address, file)).status]).toEqual([file, 200])
    await useUp(address)
    expect((await ask(address, '/api/me')).status).toBe(429)
    expect((await ask(address, files[0])).status).toBe(200)
  })

  it('has one for files too, which only a flood uses up', async () => {
    const address = '5.5.5.2'
    const statuses: number[] = []
    for (let asked = 0; asked < limit * 20 + 1; asked += 1)
      statuses.push((await ask(address, '/assets/page-abcd1234.js')).status)
    expect(statuses.filter((status) => status === 200).length).toBe(limit * 20)
    expect(statuses.at(-1)).toBe(429)
    expect((await ask(address, '/api/me')).status).toBe(200)
  })

  it.each(languages)('gives people a page in their language that tries again by itself: %s', async (language) => {
    const address = `5.5.6.${languages.indexOf(language)}`
    await useUp(address)
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': `${language},en;q=0.5` }
    for (const path of ['/', '/g/some-table', '/?table=some-table']) {
      const answer = await ask(address, path, headers)
      const text = await answer.text()
      const seconds = Number(answer.headers.get('retry-after'))
      expect(answer.status).toBe(429)
      expect(seconds).toBeGreaterThan(0)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const { title, why, again, now } = absenceSentences(language, 'limited', seconds)
      for (const words of [`lang="${language}"`, title, why, again, now]) expect(text).toContain(words)
      expect(text).toContain(`<meta http-equiv="refresh" content="${seconds}">`)
      // It needs nothing else from the server.
      expect(text).not.toMatch(/<script|src=|<link/)
    }
  })

  it('gives programs and our own page the problem, and when to come again', async () => {
    const address = '5.5.5.3'
    await useUp(address)
    for (const headers of [{}, { accept: 'application/json' }, { accept: 'text/html' }] as Record<string, string>[]) {
      const answer = await ask(address, '/api/lobby', headers)
      expect(answer.status).toBe(429)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.json()).toEqual({ problem: { key: 'net.too-many', args: {} } })
    }
  })
})

describe('the numbers of the server', () => {
  it('are found out once for all who ask at the same time', async () => {
    // The second for which they are known does not end in between.
    vi.spyOn(performance, 'now').mockReturnValue(1e9)
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask('5.5.5.4', '/metrics')))
    vi.restoreAllMocks()
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(texts).size).toBe(1)
  })
})
