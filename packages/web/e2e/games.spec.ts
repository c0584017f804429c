/** Whole games, played through the interface. */
import { load, score } from '@bitoku/engine'
import { expect, type Page, test } from '@playwright/test'
import { playOn } from './player.ts'
import { exportRecord, openPage, startGame, watchErrors } from './table.ts'

/** The totals of the final sheets by seat's name, and those of the engine for the exported record. */
async function compareSheets(page: Page, names: readonly string[]): Promise<void> {
  const heads = await page.locator('.final thead th span').allTextContents()
  const totals = await page.locator('.final tr.total td').allTextContents()
  const shown = Object.fromEntries(heads.map((name, at) => [name, Number(totals[at])]))
  const game = load(await exportRecord(page))
  expect(game.phase).toBe('over')
  expect(shown).toEqual(Object.fromEntries(score(game).map(({ seat, total }) => [names[seat], total])))
}

test('a whole game of two people at one screen', async ({ page }) => {
  const errors = watchErrors(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page)
  await startGame(page, 2, 2, 'two-people')
  const clicks = await playOn(page, 1)
  expect(clicks).toBeGreaterThan(100)
  await compareSheets(page, ['Shu', 'Ai'])
  expect(errors).toEqual([])
})

test('a whole game against three bots', async ({ page }) => {
  const errors = watchErrors(page)
  await page.setViewportSize({ width: 1600, height: 900 })
  await openPage(page)
  await startGame(page, 1, 4, 'three-bots')
  await playOn(page, 2)
  await compareSheets(page, ['Shu', 'Ai', 'Yamabuki', 'Asagi'])
  expect(errors).toEqual([])
})

test('a whole game alone against the Tengu, on a phone', async ({ page }) => {
  const errors = watchErrors(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page)
  await startGame(page, 0, 1, 'the-tengu')
  let panels = 0
  await playOn(page, 3, ({ state }) => {
    if (state === 'tengu') panels += 1
    return true
  })
  expect(panels).toBeGreaterThan(10)
  await compareSheets(page, ['Shu', 'Tengu'])
  expect(errors).toEqual([])
})
