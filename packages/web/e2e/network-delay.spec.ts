/** A table whose spectators are kept some turns behind. */
import { expect, type Page, test } from '@playwright/test'
import { joinBy, makeGuest, type NetworkServer, startServer } from './network.ts'
import { playOn } from './player.ts'

let server: NetworkServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.end())

const confirm = (page: Page) => page.locator('.turn-buttons .confirm')
const asked = (page: Page): Promise<boolean> => page.locator('.prompt-buttons .button').first().isVisible()

/** How many moves there are, as the server tells it to whoever looks at the page. */
async function historyOf(page: Page, id: string, link?: string): Promise<number> {
  const headers: Record<string, string> = link === undefined ? {} : { 'x-bitoku-link': link }
  const answer = await page.request.get(`${server.address}api/tables/${id}`, { headers })
  return ((await answer.json()) as { readonly history: number }).history
}

test('those who watch see the game two turns behind, and are told so', async ({ browser }) => {
  const [hana, bo, kage] = await Promise.all(['Hana', 'Bo', 'Kage'].map((name) => makeGuest(browser, name)))
  const { page } = hana
  await page.goto(server.address)
  await page.locator('.online-way').click()
  await page.locator('.new-table-button').click()
  await page.locator('.pace-kind input').nth(2).check()
  await page.locator('.new-table details summary').click()
  await page.locator('.watch-delay select').selectOption('2')
  await page.locator('.new-table .begin').click()
  await expect(page.locator('.card-facts')).toContainText('those who watch are 2 turns behind')
  const links = page.locator('.link-line input')
  const [join, watch] = [await links.nth(0).inputValue(), await links.nth(1).inputValue()]
  await joinBy(bo, join)
  await page.locator('.table').waitFor()
  await kage.page.goto(watch)
  await expect(kage.page.locator('.question')).toContainText('You see the game 2 turns behind.')

  const id = new URL(page.url()).searchParams.get('table') ?? ''
  const secret = new URL(watch).hash.split('=')[1]
  for (const [each, seed] of [
    [page, 3],
    [bo.page, 4],
  ] as const) {
    await playOn(each, seed, ({ state }) => state !== 'confirm')
    await confirm(each).click()
  }
  // Both have chosen in Spring: whoever plays sees Summer, whoever watches still sees Spring.
  await expect(page.locator('.season')).toHaveText('Summer')
  await expect(bo.page.locator('.season')).toHaveText('Summer')
  expect(await historyOf(kage.page, id, secret)).toBe(0)
  await expect(kage.page.locator('.season')).toHaveText('Spring')

  // One more turn, and the first of Spring is shown; two more, and it is Summer there as well.
  const turn = async (): Promise<void> => {
    const [first, second] = [page, bo.page]
    await expect.poll(async () => (await asked(first)) || (await asked(second))).toBe(true)
    const mover = (await asked(first)) ? first : second
    await playOn(mover, 5, ({ state }) => state !== 'confirm')
    await confirm(mover).click()
    await expect(confirm(mover)).toHaveCount(1)
  }
  await turn()
  await expect.poll(() => historyOf(kage.page, id, secret)).toBe(1)
  await turn()
  await expect(kage.page.locator('.season')).toHaveText('Summer')
  expect(await historyOf(kage.page, id, secret)).toBeLessThan(await historyOf(page, id))
  for (const { context, errors } of [hana, bo, kage]) {
    expect(errors).toEqual([])
    await context.close()
  }
})
