/** A view that breaks offers a way on and a report with the record; the game stays whole. */
import { load, save } from '@bitoku/engine'
import { expect, type Page, test } from '@playwright/test'
import { midGame } from './positions.ts'
import { company, exportRecord, openFromShelf, openPage, savedBy, waitForBoard } from './table.ts'

const record = midGame(2, 'crash')

/** Breaks what the score sheets sort with while they are drawn, or mends it again. */
async function breakSheets(page: Page, isBroken: boolean): Promise<void> {
  await page.evaluate((breaks) => {
    const lists: { toSorted: unknown; sound?: unknown } = Array.prototype as never
    lists.sound ??= lists.toSorted
    const sound = lists.sound as (compare?: unknown) => unknown
    Object.defineProperty(lists, 'sound', { enumerable: false })
    Object.defineProperty(lists, 'toSorted', {
      configurable: true,
      writable: true,
      value(this: readonly unknown[], compare?: unknown): unknown {
        const first = this[0]
        if (breaks && typeof first === 'object' && first !== null && 'rank' in first)
          throw new Error('broken on purpose')
        return Reflect.apply(sound, this, [compare])
      },
    })
  }, isBroken)
}

async function openSheets(page: Page): Promise<void> {
  await page.locator('.app-bar button').last().click()
  await page.locator('.menu-buttons .button').first().click()
}

test('one can go on after a crash, and its report has the record', async ({ page }) => {
  await openPage(page)
  await openFromShelf(page, record, company(2))
  await waitForBoard(page)
  await breakSheets(page, true)
  await openSheets(page)
  await expect(page.locator('.crash')).toBeVisible()
  await expect(page.locator('.crash pre')).toHaveText('broken on purpose')

  const report = await savedBy(page, '.crash .button:nth-child(2)')
  expect(report).toContain('broken on purpose')
  const start = report.search(/bitoku \d+ forest /)
  const end = report.indexOf('\n', report.indexOf('\nend ') + 1)
  expect(save(load(report.slice(start, end)))).toBe(record)

  await breakSheets(page, false)
  await page.locator('.crash .primary').click()
  await waitForBoard(page)
  await openSheets(page)
  await expect(page.locator('.final')).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await exportRecord(page)).toBe(record)
})

test('after a second crash going on loads the page anew; the way to the start screen is open as well', async ({
  page,
}) => {
  await openPage(page)
  await openFromShelf(page, record, company(2))
  await waitForBoard(page)
  await breakSheets(page, true)
  for (let crash = 0; crash < 2; crash += 1) {
    await openSheets(page)
    await expect(page.locator('.crash')).toBeVisible()
    if (crash === 0) await page.locator('.crash .primary').click()
  }
  await page.locator('.crash .primary').click()
  await waitForBoard(page)
  await openSheets(page)
  await expect(page.locator('.final')).toBeVisible()

  await page.reload()
  await waitForBoard(page)
  await breakSheets(page, true)
  await openSheets(page)
  await page.locator('.crash .button').last().click()
  await expect(page.locator('.start')).toBeVisible()
  await expect(page.locator('.saved-game')).toHaveCount(1)
})
