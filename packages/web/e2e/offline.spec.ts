/** After the first visit the table needs no network; a newer build waits for running games. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rulesVersion } from '@bitoku/engine'
import { expect, type Page, test } from '@playwright/test'
import { playOn } from './player.ts'
import { midGame } from './positions.ts'
import { company, openPage, putOnShelf, shelved, startGame } from './table.ts'

const learnt = fileURLToPath(new URL('../../bots/src/weights', import.meta.url))
const built = fileURLToPath(new URL('../dist', import.meta.url))

/** Waits until everything is kept in the browser. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active === null || active.state === 'activated') return
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }))
  })
}

test('what the bots have learnt is in the build once for every number of seats', () => {
  const code = readdirSync(join(built, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(built, 'assets', name), 'utf8'))
  for (const seats of ['solo', 'two', 'three', 'four']) {
    const [, head = 'missing'] = /numbers:\s*'(.{60})/.exec(readFileSync(join(learnt, `${seats}.ts`), 'utf8')) ?? []
    const holders = code.filter((text) => text.includes(head))
    expect(holders, seats).toHaveLength(1)
  }
})

test('a solo game and a game against a bot begin offline after one visit', async ({ page, context }) => {
  await openPage(page)
  await waitUntilKept(page)
  await context.setOffline(true)
  await page.reload()
  await page.locator('.start').waitFor()
  await startGame(page, 0, 2, 'offline')
  await playOn(page, 4)
  await expect(page.locator('.table')).toBeVisible()
  await page.goto('./')
  await page.locator('.start').waitFor()
  await startGame(page, 1, 2, 'offline')
  // The rest is the same as alone; the bot has to move.
  let clicks = 0
  await playOn(page, 4, () => (clicks += 1) <= 40)
  expect(clicks).toBeGreaterThan(40)
  await expect(page.locator('.table')).toBeVisible()
})

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** Serves a copy of the build that a test may change. */
async function withBuild(work: (address: string, folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bitoku-build-'))
  cpSync(built, folder, { recursive: true })
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://here').pathname
    const file = path === '/' ? '/index.html' : path
    try {
      const body = readFileSync(join(folder, file))
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain', 'cache-control': 'no-cache' })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  try {
    await work(`http://127.0.0.1:${port}/`, folder)
  } finally {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Puts another build in the place of the one that is served. */
function publishNewer(folder: string, rules: number): void {
  const worker = join(folder, 'service-worker.js')
  const name = /bitoku [0-9a-f]{12} rules \d+/
  expect(readFileSync(worker, 'utf8')).toMatch(name)
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(name, `bitoku newer rules ${rules}`))
  const page = join(folder, 'index.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace('<title>Bitoku</title>', '<title>Bitoku, newer</title>'))
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ build: 'newer', rules }))
}

test('a newer build is offered, and taken only when asked for', async ({ browser }) => {
  await withBuild(async (baseURL, folder) => {
    const page = await (await browser.newContext({ baseURL })).newPage()
    await openPage(page)
    await waitUntilKept(page)
    // The first build is no update, however often it is looked for.
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect(page.locator('.update-line')).toHaveCount(0)
    publishNewer(folder, rulesVersion)
    await page.reload()
    await page.locator('.update-line').waitFor()
    await expect(page).toHaveTitle('Bitoku')
    await page.locator('.update-line button').click()
    await expect(page).toHaveTitle('Bitoku, newer')
    await expect(page.locator('.update-line')).toHaveCount(0)
  })
})

test('a build with other rules waits for the games that are not over, even while no page is open', async ({
  browser,
}) => {
  await withBuild(async (baseURL, folder) => {
    const context = await browser.newContext({ baseURL })
    const page = await context.newPage()
    await openPage(page)
    await putOnShelf(page, [shelved('running', midGame(2, 'offline'), company(2), 1)])
    await page.reload()
    await waitUntilKept(page)
    publishNewer(folder, rulesVersion + 1)
    await page.reload()
    await expect(page.locator('.update-line')).toContainText('waits until your games')
    await page.close()
    // No page is open: the newer worker is free to begin.
    const later = await context.newPage()
    const hasBegun = async (): Promise<boolean> => {
      await later.goto('about:blank')
      await later.goto('./')
      await expect(later.locator('.update-line')).toContainText('waits until your games')
      return later.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting === null)
    }
    await expect.poll(hasBegun).toBe(true)
    await expect(later).toHaveTitle('Bitoku')
    // The game goes on under the rules it began with.
    await later.locator('.saved-game').first().getByRole('button').first().click()
    await later.locator('.table').waitFor()
    await playOn(later, 3)
    // With all games over nothing keeps the newer build back.
    await later.goto('./')
    await later.locator('.update-line button').click()
    await expect(later).toHaveTitle('Bitoku, newer')
    await expect.poll(() => later.evaluate(async () => (await caches.keys()).length)).toBe(1)
  })
})
