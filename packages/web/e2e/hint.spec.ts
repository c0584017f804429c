/** Hints: a bot thinks in a worker, tells its plan beside the board, and rings the next step; only at tables of this browser. */
// A function sent to the page cannot reach outer ones.
// oxlint-disable unicorn/consistent-function-scoping
import { expect, type Page, test } from '@playwright/test'
import { midGame } from './positions.ts'
import { company, openFromShelf, openPage, waitForBoard, watchErrors } from './table.ts'

const record = midGame(4, 'hint')
const patience = { timeout: 30_000 }

test('a hint can be stopped, told, followed and closed', async ({ page }) => {
  const errors = watchErrors(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page)
  await openFromShelf(page, record, company(4))
  await waitForBoard(page)
  const panel = page.locator('.hint')
  const rings = page.locator('.hint-rings i')
  await page.locator('.open-hint').click()
  await expect(panel).toContainText('thinks')
  await panel.getByRole('button', { name: 'Stop' }).click()
  await expect(panel).toHaveCount(0)
  await page.keyboard.press('w')
  await expect(panel.locator('.hint-steps li').first()).toHaveAttribute('aria-current', 'step', patience)
  await expect(panel).toContainText('Expected at the end')
  await expect(panel.locator('.hint-why li')).not.toHaveCount(0)
  await expect(rings).not.toHaveCount(0)
  const [ring, target] = await page.evaluate(() => {
    const middle = (box: DOMRect | undefined): number => (box === undefined ? Number.NaN : box.x + box.width / 2)
    const boxes = [...document.querySelectorAll('[data-target]')].map((one) => one.getBoundingClientRect())
    const x = middle(document.querySelector('.hint-rings i')?.getBoundingClientRect())
    return [x, Math.min(...boxes.map((box) => Math.abs(middle(box) - x)))]
  })
  expect(ring).toBeGreaterThan(0)
  expect(target).toBeLessThan(2)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(rings).toHaveCount(0)
  expect(errors).toEqual([])
})

test('taking the first step of the plan leads to the second one, any other way ends the hint', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await openPage(page)
  await openFromShelf(page, record, company(4))
  await waitForBoard(page)
  await page.keyboard.press('w')
  const steps = page.locator('.hint-steps li')
  await expect(steps.first()).toBeVisible(patience)
  const label = (await steps.first().locator('span').last().textContent()) ?? ''
  await choose(page, (row) => row === label)
  await expect(page.locator('.hint-steps .done')).not.toHaveCount(0)
  await expect(page.locator('.hint-steps .now')).toHaveCount(1)
  await page.keyboard.press('u')
  await expect(page.locator('.hint-steps .done')).toHaveCount(0)
  await choose(page, (row) => row !== label)
  await expect(page.locator('.hint')).toHaveCount(0)
})

/** Chooses the first option of the list whose label is wanted, whatever it wastes. */
async function choose(page: Page, isWanted: (label: string) => boolean): Promise<void> {
  await page.keyboard.press('a')
  const rows = page.locator('.option-row')
  await rows.first().waitFor()
  const labels = await rows.locator('b').allTextContents()
  await rows.nth(labels.findIndex(isWanted)).click()
  const anyway = page.locator('.asking [data-move]')
  if (await anyway.isVisible()) await anyway.click()
}

test('on a phone it comes from the menu, over the hand, with the board in sight', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openPage(page, { language: 'ru' })
  await openFromShelf(page, record, company(4))
  await waitForBoard(page)
  await page.locator('.nav .open-menu').tap()
  await page.locator('.menu-buttons .open-hint').tap()
  await expect(page.locator('.hint-steps li').first()).toBeVisible(patience)
  await waitForBoard(page)
  await expect(page.locator('.hint-rings i').first()).toBeVisible()
  const places = await page.evaluate(() => {
    const box = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect()
    const [hint, stage, prompt, ring] = ['.hint', '.stage', '.prompt', '.hint-rings i'].map(box)
    return { hint, stage, prompt, ring }
  })
  expect(places.hint?.bottom).toBeLessThanOrEqual((places.prompt?.top ?? 0) + 1)
  expect(places.hint?.top).toBeGreaterThan((places.stage?.top ?? 0) + 100)
  // What the plan begins with may be a card, which lies below the board and so behind the hint.
  const { ring, hint, stage } = places
  const isOnBoard = (ring?.top ?? 0) < (stage?.bottom ?? 0)
  expect((ring?.top ?? 0) < (hint?.top ?? 0)).toBe(isOnBoard)
  await context.close()
})

test('on the text board it is a command, and the same panel', async ({ page }) => {
  await openPage(page, { language: 'fr', others: { board: 'text' } })
  await openFromShelf(page, record, company(4))
  await page.locator('.text-option').first().waitFor()
  await page.locator('#text-command').fill('conseil')
  await page.keyboard.press('Enter')
  const told = page.locator('.text-transcript li').last()
  await expect(told).toContainText('Attendu à la fin', patience)
  await expect(told).toContainText('1. ')
  await page.locator('#text-options').focus()
  await page.keyboard.press('w')
  await expect(page.locator('.hint-steps li').first()).toBeVisible(patience)
})
