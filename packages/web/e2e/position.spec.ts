/** A link to a position: anybody can play on from there. */
import { load, pastMoves } from '@bitoku/engine'
import { expect, test } from '@playwright/test'
import { midGame } from './positions.ts'
import { company, exportRecord, openFromShelf, openPage, watchErrors } from './table.ts'

test('a moment of a game is played on from by whoever has its link', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const record = midGame(1, 'maple', 2)
  await openPage(page)
  await openFromShelf(page, record, company(2, true))
  await page.keyboard.press('[')
  await page.locator('.scrubber input').fill('3')
  await expect(page.locator('.history-where b')).toHaveText(/^History — turn 3 of /)
  const moment = Number(await page.locator('.history-bar').getAttribute('data-history'))
  await page.locator('.history-position').click()
  await expect(page.locator('.history-position')).toHaveAttribute('aria-label', 'Copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link.length).toBeLessThan(2000)

  const other = await (await browser.newContext()).newPage()
  const errors = watchErrors(other)
  await other.goto(link)
  await other.locator('.new-game .begin').click()
  await other.locator('.table').waitFor()
  const game = load(await exportRecord(other))
  expect(pastMoves(game).map(({ code }) => code)).toEqual(
    pastMoves(load(record))
      .slice(0, moment)
      .map(({ code }) => code),
  )
  expect(game.rules.seed).toBe('maple')
  // A damaged link says so, and leaves the start screen usable.
  await other.goto(link.slice(0, -30))
  await other.reload()
  await expect(other.getByRole('alert')).toBeVisible()
  await expect(other.locator('.company').first()).toBeVisible()
  expect(errors).toEqual([])
  await other.context().close()
})
