/** Network play on the text board: the clocks, the chat, the questions of others, and whose turn it is. */
import { expect, test } from '@playwright/test'
import { joinBy, makeGuest, type NetworkServer, openTable, startServer } from './network.ts'

let server: NetworkServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.end())

test('clocks and chat have headings, one’s own turn is called so, and there are no hints', async ({ browser }) => {
  const [hana, bo] = await Promise.all([
    makeGuest(browser, 'Hana', { others: { board: 'text' } }),
    makeGuest(browser, 'Bo'),
  ])
  const { join } = await openTable(hana, server.address, { pace: 'live' })
  await joinBy(bo, join)
  await hana.page.locator('.text-board').waitFor()
  // Both choose a first card: whoever is asked hears it.
  await expect(hana.page.locator('#turn')).toContainText('Your turn')
  await expect(hana.page.locator('#turn')).not.toContainText('Hana')
  await expect(hana.page.locator('#text-clocks')).toHaveText('Clocks')
  await expect(hana.page.locator('.text-clocks li')).toHaveCount(2)
  await expect(hana.page.locator('.text-clocks li').first()).toContainText(/(Hana|Bo): \d+:\d\d/)
  await bo.page.locator('[data-part="chat"]').click()
  await bo.page.locator('.chat .field').fill('Good evening')
  await bo.page.keyboard.press('Enter')
  await expect(hana.page.locator('.text-chat .message')).toContainText('Good evening')
  await hana.page.locator('#text-command').fill('hint')
  await hana.page.keyboard.press('Enter')
  await expect(hana.page.locator('.text-transcript li').last()).toContainText('no hints at network tables')
  await expect(bo.page.locator('.open-hint')).toHaveCount(0)
  expect([...hana.errors, ...bo.errors]).toEqual([])
  await Promise.all([hana, bo].map(({ context }) => context.close()))
})
