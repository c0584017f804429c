/** A link to a moment of a network game. */
import { expect, type Page, test } from '@playwright/test'
import { makeGuest, type NetworkServer, startServer } from './network.ts'
import { playOn } from './player.ts'

let server: NetworkServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.end())

const momentShown = async (page: Page): Promise<number> =>
  Number(await page.locator('.history-bar').getAttribute('data-history'))

/** Asks the server as the guest of a page, and is not refused. */
async function post(page: Page, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(`${server.address}api/${path}`, {
    data: { ...data, key: `key-${Math.random().toString(36).slice(2)}` },
    headers: { origin: new URL(server.address).origin },
  })
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
  return answer.json()
}

test('a link leads those at the table to its moment, and everybody when the game is over', async ({ browser }) => {
  const [hana, friend] = [await makeGuest(browser, 'Hana'), await makeGuest(browser, 'Friend')]
  const { page } = hana
  await hana.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(server.address)
  await page.request.put(`${server.address}api/me`, { data: { name: 'Hana', language: 'en' } })
  const wish = {
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'beginner' }],
    harder: false,
    pace: { kind: 'untimed' },
    visibility: 'invitation',
    liveScore: true,
    freeChat: true,
  }
  const { id } = (await post(page, 'tables', { wish })) as { readonly id: string }
  await page.goto(`${server.address}?table=${id}`)
  await page.locator('.table').waitFor()
  let clicks = 0
  await playOn(page, 3, () => (clicks += 1) < 40)
  await page.keyboard.press('[')
  await page.locator('.scrubber input').fill('2')
  await expect(page.locator('.history-where b')).toHaveText(/^History — turn 2 of /)
  await page.locator('.history-link').click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  // The turn may be told before its moment is there: by now both are.
  const moment = await momentShown(page)
  expect(link).toMatch(new RegExp(`^${server.address}g/${id}#replay=[\\w-]{22}&t=${moment}$`))

  // Who has a seat sees the moment at once; the link stays in the address, and the way back to now as well.
  const second = await hana.context.newPage()
  await second.goto(link)
  await expect(second.locator('.history-bar')).toHaveAttribute('data-history', `${moment}`)
  await second.locator('.history-return').click()
  await expect.poll(() => second.evaluate(() => location.hash)).toMatch(/^#replay=[\w-]+$/)
  await second.close()

  // Somebody else does not, as long as the game goes on; who may watch does.
  await friend.page.goto(link)
  await expect(friend.page.getByRole('alert')).toContainText('not open to you')
  const card = (await (await page.request.get(`${server.address}api/tables/${id}`)).json()) as {
    readonly links: { readonly watch: string }
  }
  await friend.page.goto(`${server.address.slice(0, -1)}${card.links.watch}&t=${moment}`)
  await expect(friend.page.locator('.history-bar')).toHaveAttribute('data-history', `${moment}`)

  // A bot plays the game to its end.
  await post(page, `tables/${id}/leave`, {})
  await expect
    .poll(async () => (await page.request.get(`${server.address}api/tables/${id}`)).json())
    .toMatchObject({ state: 'finished' })
  const stranger = await makeGuest(browser, 'Stranger')
  await stranger.page.goto(link)
  await expect(stranger.page.locator('.history-bar')).toHaveAttribute('data-history', `${moment}`)
  await expect(stranger.page.locator('.final')).toHaveCount(0)
  await stranger.page.reload()
  await expect(stranger.page.locator('.history-bar')).toHaveAttribute('data-history', `${moment}`)
  await expect(stranger.page.locator('.history-link')).toBeVisible()
  for (const { context, errors } of [hana, stranger]) {
    expect(errors).toEqual([])
    await context.close()
  }
  await friend.context.close()
})

test('a link to a moment of a table that everybody finds tells the server which, and others what it was like', async ({
  browser,
}) => {
  const { page, context, errors } = await makeGuest(browser, 'Hana')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(server.address)
  await page.request.put(`${server.address}api/me`, { data: { name: 'Hana', language: 'en' } })
  const wish = {
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'beginner' }],
    harder: false,
    pace: { kind: 'untimed' },
    visibility: 'public',
    liveScore: true,
    freeChat: true,
  }
  const { id } = (await post(page, 'tables', { wish })) as { readonly id: string }
  await page.goto(`${server.address}?table=${id}`)
  await page.locator('.table').waitFor()
  let clicks = 0
  await playOn(page, 3, () => (clicks += 1) < 20)
  await page.keyboard.press('[')
  await page.locator('.scrubber input').fill('1')
  await expect(page.locator('.history-where b')).toHaveText(/^History — turn 1 of /)
  await page.locator('.history-link').click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const moment = await momentShown(page)
  expect(link).toBe(`${server.address}g/${id}?t=${moment}`)

  const served = await (await page.request.get(link)).text()
  expect(served).toContain('og:title" content="Bitoku — Hana and Bot"')
  const [, picture = ''] = /og:image" content="([^"]*)/.exec(served) ?? []
  expect(picture).toContain(`/picture.png?table=${id}&amp;t=${moment}&amp;`)

  // The page goes on with what is behind the #.
  await page.goto(link)
  await expect(page.locator('.history-bar')).toHaveAttribute('data-history', `${moment}`)
  expect(new URL(page.url())).toMatchObject({ search: `?table=${id}`, hash: `#t=${moment}` })
  expect(errors).toEqual([])
  await context.close()
})
