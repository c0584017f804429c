/** The board stays where it is: neither the length of a question nor the number of its buttons moves it. */
import { expect, type Page, test } from '@playwright/test'
import { longTurn, midGame } from './positions.ts'
import { company, openFromShelf, openPage, take, waitForBoard, watchErrors } from './table.ts'

const turn = longTurn(7, 4)

/** Where the stage is, and the buttons of the prompt that say less than they mean. */
const look = (page: Page) =>
  page.evaluate(() => {
    const { left, top, width, height } = document.querySelector('.stage')?.getBoundingClientRect() ?? new DOMRect()
    const cut = [...document.querySelectorAll('.prompt-buttons .button, .question')].filter(
      (one) => one.scrollHeight > one.clientHeight + 4 || one.scrollWidth > one.clientWidth + 4,
    )
    return { stage: [left, top, width, height].map(Math.round), cut: cut.map((one) => one.textContent) }
  })

const screens = [
  { language: 'en', width: 1600, height: 900 },
  { language: 'ru', width: 1600, height: 900 },
  { language: 'fr', width: 1280, height: 800 },
  { language: 'ru', width: 820, height: 1180 },
] as const

for (const { language, width, height } of screens)
  test(`a long turn in ${language} at ${width}×${height} leaves the board where it is`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openPage(page, { language })
    await openFromShelf(page, turn.record, company(4))
    await waitForBoard(page)
    const { stage } = await look(page)
    for (const move of turn.moves) {
      await take(page, move)
      await expect(page.locator(`[data-move="${move}"].asking`)).toHaveCount(0)
      expect(await look(page)).toEqual({ stage, cut: [] })
    }
  })

test('every grove can be read on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  const errors = watchErrors(page)
  await openPage(page, { language: 'fr' })
  await openFromShelf(page, midGame(4, 'steady'), company(4))
  await waitForBoard(page)
  await expect(page.locator('.stage .narrow-track')).toHaveCount(5)
  const heights = await page
    .locator('.stage .narrow-track')
    .evaluateAll((tracks) => tracks.map((track) => track.getBoundingClientRect().height))
  for (const height of heights) expect(height).toBeGreaterThan(40)
  expect(errors).toEqual([])
})
