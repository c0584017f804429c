/** A browser that refuses what the table would like to have: no database, a full one, no worker. */
import { expect, test } from '@playwright/test'
import { playOn } from './player.ts'
import { openPage, savedBy, startGame, waitForBoard, watchErrors } from './table.ts'

test('without a database the game goes on, and says that it is not safe', async ({ page }) => {
  const errors = watchErrors(page)
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }))
  await openPage(page)
  await startGame(page, 0, 1, 'private')
  await waitForBoard(page)
  await expect(page.locator('.unsaved')).toHaveText(/refuses to save/)
  expect(await savedBy(page, '.unsaved .save-record')).toMatch(/^bitoku \d+ forest /)
  await page.locator('.unsaved .quiet').click()
  await expect(page.locator('.unsaved')).toHaveCount(0)
  let clicks = 0
  await playOn(page, 11, () => (clicks += 1) <= 20)
  await expect(page.locator('.unsaved')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('a full database is told of as long as it is full', async ({ page }) => {
  await openPage(page)
  await page.evaluate(() => {
    const sound = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put') ?? {}
    Reflect.set(globalThis, 'mend', () => Object.defineProperty(IDBObjectStore.prototype, 'put', sound))
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await startGame(page, 0, 1, 'full')
  await waitForBoard(page)
  await expect(page.locator('.unsaved')).toBeVisible()
  await page.evaluate(() => Reflect.apply(Reflect.get(globalThis, 'mend') as () => void, undefined, []))
  let clicks = 0
  await playOn(page, 12, () => (clicks += 1) <= 4)
  await expect(page.locator('.unsaved')).toHaveCount(0)
  await page.reload()
  await waitForBoard(page)
})

test('without workers the bots think on the page', async ({ page }) => {
  const errors = watchErrors(page)
  await page.addInitScript(() => Object.defineProperty(globalThis, 'Worker', { value: undefined }))
  await openPage(page)
  await startGame(page, 1, 2, 'no-worker')
  await waitForBoard(page)
  let clicks = 0
  await playOn(page, 13, () => (clicks += 1) <= 25)
  expect(clicks).toBeGreaterThan(20)
  expect(errors).toEqual([])
})

test.describe('without what the bots have learnt', () => {
  // Otherwise the files may come from what is kept for offline play.
  test.use({ serviceWorkers: 'block' })

  test('they play on, the table says so until it has come, and it is not asked for at every decision', async ({
    page,
    context,
  }) => {
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(error.message))
    let asked = 0
    const weights = /\/assets\/three-[^/]*\.js$/
    await context.route(weights, (route) => {
      asked += 1
      return route.abort()
    })
    await openPage(page)
    await startGame(page, 1, 3, 'untaught')
    await waitForBoard(page)
    await expect(page.locator('.untaught')).toHaveText(/rule of thumb/)
    let clicks = 0
    await playOn(page, 14, () => (clicks += 1) <= 25)
    expect(clicks).toBeGreaterThan(20)
    await expect(page.locator('.untaught')).toHaveCount(1)
    expect(asked).toBeGreaterThan(0)
    // The pauses before the attempts double: even if it took as long as a test may, there are no more.
    expect(asked).toBeLessThan(16)
    await context.unroute(weights)
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(page.locator('.untaught')).toHaveCount(0)
    expect(broken).toEqual([])
  })
})
