/** Being told of one's turn is offered where it is needed: in games over days. */
import { expect, test } from '@playwright/test'
import { joinBy, makeGuest, type NetworkServer, openTable, startServer } from './network.ts'

let server: NetworkServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.end())

test('who joins a game over days is offered to be told, and is asked once', async ({ browser }) => {
  const [hana, bo] = [await makeGuest(browser, 'Hana'), await makeGuest(browser, 'Bo')]
  const { join } = await openTable(hana, server.address, { pace: 'days', seats: 3 })
  await expect(hana.page.locator('.tell-me')).toContainText('Shall we tell you')
  await expect(hana.page.locator('.card-facts')).toContainText(/Fast|Relaxed/)
  await bo.page.goto(join)
  await expect(bo.page.locator('.tell-me')).toHaveCount(0)
  await bo.page.locator('.join-form .begin').click()
  await bo.page.locator('.tell-me .tell-later').click()
  await expect(bo.page.locator('.tell-me')).toHaveCount(0)
  await bo.page.reload()
  await bo.page.locator('.card-seats').waitFor()
  await expect(bo.page.locator('.tell-me')).toHaveCount(0)
  for (const { context, errors } of [hana, bo]) {
    expect(errors).toEqual([])
    await context.close()
  }
})

test('a live game offers nothing of the kind', async ({ browser }) => {
  const [hana, bo] = [await makeGuest(browser, 'Hana'), await makeGuest(browser, 'Bo')]
  const { join } = await openTable(hana, server.address)
  await hana.page.locator('.card-facts').waitFor()
  await expect(hana.page.locator('.tell-me')).toHaveCount(0)
  await joinBy(bo, join)
  await expect(bo.page.locator('.tell-me')).toHaveCount(0)
  for (const { context } of [hana, bo]) await context.close()
})
