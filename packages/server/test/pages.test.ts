/** The page as it is served. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder, startServer } from './parts/server.ts'

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
