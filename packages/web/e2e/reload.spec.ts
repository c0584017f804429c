/** The address names the game: reload, back and forward, a closed tab, two tabs lead to where one was. */
import { decision, load } from '@bitoku/engine'
import { expect, type Page, test } from '@playwright/test'
import { midGame } from './positions.ts'
import { company, exportRecord, openFromShelf, openPage, startGame, take, waitForBoard, watchErrors } from './table.ts'

const record = midGame(2, 'reload')

const options = decision(load(record), 0)?.options ?? []
/** A step that leaves the turn open, and a thing that several options begin with. */
const step = options.find(({ kind, reveals }) => kind !== 'pass' && !reveals)?.move ?? ''
const thing =
  options
    .flatMap(({ targets }) => targets)
    .find((target) => options.filter(({ targets }) => targets.includes(target)).length > 1) ?? ''

const selected = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[aria-pressed="true"][data-target]')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('data-target') ?? ''))].toSorted())

test('back leads to the shelf, forward to the game, a reload stays', async ({ page }) => {
  const errors = watchErrors(page)
  await openPage(page)
  await startGame(page, 0, 1, 'address')
  const address = page.url()
  expect(address).toMatch(/#game=[\w-]+$/)
  await page.reload()
  await waitForBoard(page)
  expect(page.url()).toBe(address)
  await page.goBack()
  await expect(page.locator('.start')).toBeVisible()
  await expect(page.locator('.saved-game')).toHaveCount(1)
  await page.goForward()
  await waitForBoard(page)
  expect(page.url()).toBe(address)
  // Leaving by the menu is a step of its own: back leads to the game.
  await page.locator('.app-bar button').last().click()
  await page.locator('.menu-buttons .stop').click()
  await expect(page.locator('.start')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await page.goBack()
  await waitForBoard(page)
  expect(errors).toEqual([])
})

test('a bookmark to a game that was removed says so, and harms nothing', async ({ page }) => {
  await openPage(page)
  await startGame(page, 0, 1, 'bookmark')
  const address = page.url()
  await page.goBack()
  await page.locator('.saved-game .remove').click()
  await page.locator('.saved-game .button.stop').click()
  await expect(page.locator('.saved-game')).toHaveCount(0)
  await page.goForward()
  await expect(page.locator('.start .problem')).toHaveText(/not on the shelf/)
  // Another query, so that the page is loaded anew.
  await page.goto(address.replace('#', '?bookmark#'))
  await expect(page.locator('.start .problem')).toHaveText(/not on the shelf/)
  await expect(page.locator('.company')).toHaveCount(3)
})

test('a closed tab and a new one find the game, with its unconfirmed step', async ({ page, context }) => {
  await openPage(page)
  await openFromShelf(page, record, company(2))
  await waitForBoard(page)
  await take(page, step)
  await expect(page.locator('.turn-buttons .stop')).toBeEnabled()
  const question = (await page.locator('.question').textContent()) ?? ''
  const ours = page.url()
  await page.close()
  const next = await context.newPage()
  await next.goto('./')
  await next.locator('.saved-open').first().click()
  await waitForBoard(next)
  await expect(next.locator('.question')).toHaveText(question)
  await expect(next.locator('.turn-buttons .stop')).toBeEnabled()
  expect(next.url()).toBe(ours)
})

test('of two tabs with the same game the later one is saved; the other says so and can take it back', async ({
  page,
  context,
}) => {
  await openPage(page)
  await openFromShelf(page, record, company(2))
  await waitForBoard(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await waitForBoard(other)
  await expect(other.locator('.unsaved')).toHaveCount(0)

  await take(page, step)
  await expect(page.locator('.unsaved')).toHaveText(/another tab/)
  await page.locator('.unsaved .primary').click()
  await expect(page.locator('.unsaved')).toHaveCount(0)
  // What was done here in the meantime was not saved, so it is gone; from now on this tab saves.
  await expect(page.locator('.turn-buttons .stop')).toBeDisabled()
  await take(page, step)
  await expect(page.locator('.turn-buttons .stop')).toBeEnabled()
  await expect(page.locator('.unsaved')).toHaveCount(0)
  await other.reload()
  await waitForBoard(other)
  await expect(other.locator('.turn-buttons .stop')).toBeEnabled()
  expect(await exportRecord(other)).toBe(record)
})

test('a reload keeps what is selected', async ({ page }) => {
  await openPage(page)
  await openFromShelf(page, record, company(2))
  await waitForBoard(page)
  await page.locator(`[data-target="${thing}"]`).first().click()
  const before = await selected(page)
  expect(before.length).toBeGreaterThan(0)
  const question = (await page.locator('.question').textContent()) ?? ''
  await page.reload()
  await waitForBoard(page)
  await expect.poll(() => selected(page)).toEqual(before)
  await expect(page.locator('.question')).toHaveText(question)
  // Taken back, it stays taken back.
  await page.keyboard.press('Escape')
  await expect.poll(() => selected(page)).toEqual([])
  await page.reload()
  await waitForBoard(page)
  expect(await selected(page)).toEqual([])
})

test('a reload keeps the zoom', async ({ page }) => {
  await openPage(page)
  await openFromShelf(page, record, company(2))
  await waitForBoard(page)
  const scene = page.locator('.stage .scene')
  await page.locator('.app-bar .zoom-in').click()
  await expect(scene).toHaveAttribute('style', /scale\(1\.5\)/)
  await page.keyboard.press('+')
  await expect(scene).toHaveAttribute('style', /scale\(2\.25\)/)
  // It is written down when it has come to rest.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('bitoku.kept.shelf'))).toContain('2.25')
  await page.reload()
  await expect(scene).toHaveAttribute('style', /scale\(2\.25\)/)
})

test('a reload keeps the part of the board and the pane of a phone, and the tab of a small desk', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page)
  await openFromShelf(page, record, company(2))
  await waitForBoard(page)
  const pressed = page.locator('.region-chip[aria-pressed="true"]')
  await page.locator('.region-chip').nth(3).click()
  const focus = (await pressed.textContent()) ?? ''
  await page.reload()
  await waitForBoard(page)
  await expect(pressed).toHaveText(focus)
  await page.locator('.nav-tab').nth(3).click()
  await expect(page.locator('.log')).toBeVisible()
  await page.reload()
  await expect(page.locator('.log')).toBeVisible()
  await expect(page.locator('.nav-tab.now')).toHaveText(/Log/)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('.tab').nth(1).click()
  await page.reload()
  await waitForBoard(page)
  await expect(page.locator('.tab').nth(1)).toHaveAttribute('aria-selected', 'true')
})
