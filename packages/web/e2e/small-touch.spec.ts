/** A small phone in the hand: nothing of the bars runs off the edge, and what happened since covers nothing. */
import { languages } from '@bitoku/words'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { afterRivals } from './positions.ts'
import { company, openFromShelf, openPage, waitForBoard } from './table.ts'

const record = afterRivals(4, 'small-touch')

async function openPhone(browser: Browser, language: (typeof languages)[number], textSize: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openPage(page, { language, others: { textSize } })
  await openFromShelf(page, record, company(4))
  await waitForBoard(page)
  await page.locator('.since-only').waitFor()
  return page
}

/** What of some elements reaches beyond the window, or is drawn over another of them. */
const trouble = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate((all) => {
    const seen = [...document.querySelectorAll(all)]
      .map((one) => ({ name: `${one.tagName} ${one.className}`, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
    const off = seen.filter(({ box }) => box.left < 0 || box.right > innerWidth).map(({ name }) => `${name} is off`)
    const over = seen.flatMap(({ name, box }, at) =>
      seen.slice(at + 1).flatMap((other) => {
        const isApart =
          other.box.left >= box.right - 1 ||
          other.box.right <= box.left + 1 ||
          other.box.top >= box.bottom - 1 ||
          other.box.bottom <= box.top + 1
        return isApart ? [] : [`${name} is over ${other.name}`]
      }),
    )
    return [...off, ...over]
  }, selector)

for (const language of languages)
  for (const textSize of [100, 150])
    test(`the bars fit at four seats in ${language}, text at ${textSize} %`, async ({ browser }) => {
      const page = await openPhone(browser, language, textSize)
      expect(await trouble(page, '.app-bar .year, .app-bar .dial, .app-bar .order li, .app-bar .bar-button')).toEqual(
        [],
      )
      // What happened since stands beside the question, and never above the board.
      expect(
        await trouble(page, '.stage, .question, .since-only, .prompt-buttons button, .turn-buttons button'),
      ).toEqual([])
      await page.locator('.nav-tab:has(.nav-since)').click()
      await page.locator('.since-bar').waitFor()
      expect(await trouble(page, '.since-bar button')).toEqual([])
      await page.context().close()
    })
