/** A game over days waits for somebody: a reminder, and what programs need to begin. */
import { expect, type Page, test } from '@playwright/test'
import { joinBy, makeGuest, type NetworkServer, openTable, startServer } from './network.ts'
import { playOn } from './player.ts'

let server: NetworkServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.end())

const hour = 3_600_000

/** Plays until others decide. */
async function playOwnTurn(page: Page, seed: number): Promise<void> {
  await expect(page.locator('.prompt-buttons .button').first()).toBeVisible()
  await playOn(page, seed, ({ state }) => state !== 'confirm')
  await page.locator('.turn-buttons .confirm').click()
  await expect(page.locator('.question')).toContainText(/deciding|moving/)
}

test('who lets the others wait for half a day can be reminded, once', async ({ browser }) => {
  const [hana, bo] = [await makeGuest(browser, 'Hana'), await makeGuest(browser, 'Bo')]
  const { join } = await openTable(hana, server.address, { pace: 'days' })
  await joinBy(bo, join)
  await hana.page.locator('.table').waitFor()
  await playOwnTurn(hana.page, 1)
  await expect(hana.page.locator('.remind')).toHaveCount(0)
  server.forward(13 * hour)
  await hana.page.reload()
  await expect(hana.page.locator('.remind')).toHaveText('Remind Bo')
  // Whoever is awaited has nobody to remind.
  await expect(bo.page.locator('.remind')).toHaveCount(0)
  await hana.page.locator('.remind').click()
  await expect(hana.page.getByText('A reminder is on its way to Bo.').first()).toBeVisible()
  await expect(hana.page.locator('.remind')).toHaveCount(0)
  await expect(bo.page.getByText('The others are waiting for you.').first()).toBeVisible()
  for (const { context, errors } of [hana, bo]) {
    expect(errors).toEqual([])
    await context.close()
  }
})

test('a program at a table that began at once is given its token there, once', async ({ browser }) => {
  const { page, context, errors } = await makeGuest(browser, 'Hana')
  await page.goto(`${server.address}?online=new`)
  await page.locator('.new-table select').first().selectOption('program')
  await page.locator('.new-table .begin').click()
  await page.locator('.table').waitFor()
  const banner = page.locator('.program-token')
  await expect(banner).toContainText('has no token yet')
  await banner.locator('.make-token').click()
  const token = await banner.locator('input').inputValue()
  expect(token).toMatch(/^[\w-]{22}$/)
  const id = /table=([\w-]{22})/.exec(page.url())?.[1] ?? ''
  const turn = await fetch(`${server.address}api/tables/${id}/turn`, { headers: { authorization: `Bearer ${token}` } })
  expect(turn.status).toBe(200)
  await banner.locator('.quiet').click()
  await expect(banner).toHaveCount(0)
  // It was told once.
  await page.reload()
  await page.locator('.table').waitFor()
  await expect(banner).toHaveCount(0)
  expect(errors).toEqual([])
  await context.close()
})

test('the seat of a program that does not play goes to a bot when the others agree', async ({ browser }) => {
  const [hana, bo] = [await makeGuest(browser, 'Hana'), await makeGuest(browser, 'Bo')]
  const { page } = hana
  await page.goto(`${server.address}?online=new`)
  await page.locator('.pace-kind input').nth(1).check()
  await page.locator('.new-table .add-seat').click()
  await page.locator('.new-table select').first().selectOption('program')
  await page.locator('.new-table .begin').click()
  await joinBy(bo, await page.locator('.link-line input').first().inputValue())
  await page.locator('.table').waitFor()
  for (const [at, one] of [page, bo.page].entries()) await playOwnTurn(one, at + 1)
  await expect(page.locator('.expired')).toHaveCount(0)
  await page.locator('.open-menu').click()
  await expect(page.locator('.menu .replace:disabled').filter({ hasText: 'the time of the turn' })).toBeVisible()
  server.forward(30 * 24 * hour)
  await Promise.all([page, bo.page].map((one) => one.reload()))
  await expect(page.locator('.expired')).toContainText('is out of time')
  await page.locator('.expired-bot').click()
  const asked = bo.page.locator('.net-banner.asked')
  await expect(asked).toContainText('Hana would like a bot to take the seat of')
  await asked.locator('.yes').click()
  await expect(asked).toHaveCount(0)
  // The bot makes its choice of Spring, and the year goes on.
  await expect(page.locator('.season')).toHaveText('Summer')
  for (const { context, errors } of [hana, bo]) {
    expect(errors).toEqual([])
    await context.close()
  }
})
