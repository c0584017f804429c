/** A lobby with many tables: found by what one looks for, quiet while nothing changes, and a seat that somebody else was faster to take. */
import { expect, type Page, test } from '@playwright/test'
import { makeGuest, type NetworkServer, openTable, startServer } from './network.ts'

let server: NetworkServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.end())

const paces = [
  { kind: 'live', bank: 1_200_000, increment: 30_000 },
  { kind: 'days', turn: 86_400_000 },
  { kind: 'untimed' },
] as const
const tongues = ['en', 'es', 'fr', 'ru'] as const

/** Opens public tables of as many hosts, five each; their names end with a number. */
async function fillLobby(hosts: number): Promise<void> {
  for (let host = 0; host < hosts; host += 1) {
    const language = tongues[host % tongues.length]
    const json = { 'content-type': 'application/json' }
    const named = await fetch(`${server.address}api/me`, {
      method: 'PUT',
      headers: json,
      body: JSON.stringify({ name: `Zoë ${host}`, language }),
    })
    const secret = /bitoku_guest=([\w-]+)/.exec(named.headers.get('set-cookie') ?? '')?.[1] ?? ''
    for (let table = 0; table < 5; table += 1) {
      const seats = [{ kind: 'me' }, ...Array.from({ length: 1 + (table % 3) }, () => ({ kind: 'open' }))]
      const wish = {
        seats,
        harder: false,
        pace: paces[table % 3],
        visibility: 'public',
        liveScore: true,
        freeChat: true,
      }
      const body = JSON.stringify({ wish, key: `key-of-table-${host}-${table}` })
      const headers = { ...json, authorization: `Bearer ${secret}` }
      expect((await fetch(`${server.address}api/tables`, { method: 'POST', headers, body })).status).toBe(200)
    }
  }
}

const lines = (page: Page) => page.locator('.open-tables .table-line')

test('a lobby with many tables is looked through by pages, filters and names, by keys as well', async ({ browser }) => {
  await fillLobby(10)
  const { page, errors } = await makeGuest(browser, 'Aki')
  const filter = page.locator('.lobby-filter')
  await page.goto(`${server.address}?online=lobby`)
  await expect(lines(page)).toHaveCount(30)
  await expect(page.locator('.lobby-count')).toHaveText('50 tables wait for players')
  await page.locator('.more-tables').focus()
  await page.keyboard.press('Enter')
  await expect(lines(page)).toHaveCount(50)
  await expect(lines(page).nth(30)).toBeFocused()
  await expect(page.locator('.more-tables')).toHaveCount(0)

  await filter.getByLabel('Players').selectOption('4')
  await expect(lines(page)).toHaveCount(10)
  await filter.getByLabel('Language').selectOption('ru')
  await expect(lines(page)).toHaveCount(2)
  await expect(lines(page).first()).toContainText('Русский')
  await filter.getByLabel('Name of a player').fill('zoe 7')
  await expect(lines(page)).toHaveCount(1)
  await filter.getByLabel('Pace').selectOption('days')
  await expect(page.locator('.open-tables .nothing')).toContainText('No table fits.')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(lines(page)).toHaveCount(30)

  // It hears of what others do, and keeps what is looked for.
  await filter.getByLabel('Name of a player').fill('Mori')
  await expect(lines(page)).toHaveCount(0)
  const mori = await makeGuest(browser, 'Mori')
  await mori.page.goto(`${server.address}?online=new`)
  await mori.page.locator('.new-table .wish-choice input[name="visibility"]').first().check()
  await mori.page.locator('.new-table .begin').click()
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page).first()).toContainText('Mori')
  expect([...errors, ...mori.errors]).toEqual([])
})

test('an open lobby asks for nothing while nothing changes', async ({ browser }) => {
  const { page } = await makeGuest(browser, 'Yuki')
  await page.clock.install()
  const opened = page.waitForEvent('websocket', (socket) => socket.url().endsWith('/api/lists/live'))
  await page.goto(`${server.address}?online=lobby`)
  const socket = await opened
  await page.clock.runFor(5000)
  await expect(page.locator('.lobby-lists[aria-busy="false"]')).toBeVisible()
  await page.clock.runFor(10_000)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  socket.on('framesent', () => asked.push('sent'))
  await page.clock.runFor(60_000)
  expect(asked).toEqual([])
})

test('whoever finds the last seat taken is told so, beside the game', async ({ browser }) => {
  const [aki, mori, sora] = await Promise.all(['Aki', 'Mori', 'Sora'].map((name) => makeGuest(browser, name)))
  const { join } = await openTable(aki, server.address)
  await sora.page.goto(join)
  await expect(sora.page.locator('.join-form')).toBeVisible()
  // Sora's request is on its way while Mori sits down.
  const [held, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await sora.page.route('**/join', async (route) => {
    sent.resolve()
    await held.promise
    await route.continue()
  })
  await sora.page.locator('.join-form .begin').click()
  await sent.promise
  await mori.page.goto(join)
  await mori.page.locator('.join-form .begin').click()
  await mori.page.locator('.table').waitFor()
  held.resolve()
  await expect(sora.page.locator('.join-refused')).toHaveText('This game has begun already. You can watch the game.')
  await sora.page.locator('.join-refused button').click()
  await expect(sora.page.locator('.join-refused')).toHaveCount(0)
})
