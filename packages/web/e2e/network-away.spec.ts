/** Holidays and nights in games over days: clocks stand still, and the others see who is away. */
import { expect, test } from '@playwright/test'
import { joinBy, makeGuest, type NetworkServer, openTable, startServer } from './network.ts'

let server: NetworkServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.end())

test('who goes on holiday is seen to be away, and back again', async ({ browser }) => {
  const [hana, bo] = [await makeGuest(browser, 'Hana'), await makeGuest(browser, 'Bo')]
  const { page } = hana
  // Only a table over days asks for a pause at night; the next one remembers the answer.
  await page.goto(`${server.address}?online=new`)
  await page.locator('.new-table').waitFor()
  await expect(page.locator('.night-pause')).toHaveCount(0)
  await page.locator('.pace-kind input').nth(1).check()
  await page.locator('.night-pause input').check()
  await page.locator('.new-table .begin').click()
  await expect(page.locator('.card-facts')).toContainText('pause at night')
  const { join } = await openTable(hana, server.address)
  await joinBy(bo, join)
  await page.locator('.table').waitFor()
  await expect(page.locator('.seat-signs .clock')).toBeVisible()
  await expect(page.locator('.seat-signs .away')).toHaveCount(0)

  const other = await bo.context.newPage()
  await other.goto(`${server.address}?online=notices`)
  await expect(other.getByText('14 days left')).toBeVisible()
  const today = await other.locator('.holiday-first').inputValue()
  await other.locator('.holiday-first').fill(`${Number(today.slice(0, 4)) + 1}-07-01`)
  await other.locator('.holiday-last').fill(`${Number(today.slice(0, 4)) + 1}-07-15`)
  await other.locator('.take-holiday').click()
  await expect(other.getByText('There are 14 days of holidays in a year.')).toBeVisible()
  await other.locator('.holiday-first').fill(today)
  await other.locator('.holiday-last').fill(today)
  await other.locator('.take-holiday').click()
  await expect(other.locator('.holidays li')).toHaveCount(1)
  await expect(other.getByText('13 days left')).toBeVisible()
  await expect(page.locator('.seat-signs .away')).toContainText('On holiday until')

  await other.locator('.end-holiday').click()
  await expect(other.locator('.holidays li')).toHaveCount(0)
  await expect(page.locator('.seat-signs .away')).toHaveCount(0)
  for (const { context, errors } of [hana, bo]) {
    // What was refused was refused on purpose.
    expect(errors.filter((error) => !error.includes('400'))).toEqual([])
    await context.close()
  }
})
