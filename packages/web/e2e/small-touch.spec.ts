/** A small phone in the hand: nothing of the bars runs off the edge, nothing covers the board, and fingers are understood. */
import { languages } from '@bitoku/words'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { focusNames } from '../src/board/targets.ts'
import { afterRivals, dieTurn, longTurn } from './positions.ts'
import { company, openFromShelf, openPage, take, waitForBoard } from './table.ts'

const record = afterRivals(4, 'small-touch')
const die = dieTurn('phone1')

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

/** A phone on whose table a die can be placed. */
async function openDieTurn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openPage(page)
  await openFromShelf(page, die.record, company(2))
  await waitForBoard(page)
  return page
}

test('the bar of the zoom is there only while it is needed, for fingers, and the board comes above it', async ({
  browser,
}) => {
  const page = await openDieTurn(browser)
  const bar = page.locator('.zoom-bar')
  for (const [width, height] of [
    [390, 664],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const part of focusNames) {
      const chip = page.locator(`[data-place="chip:${part}"]`)
      if ((await chip.getAttribute('aria-pressed')) === 'false') await chip.tap()
      await expect(bar).toHaveCount(0)
      await chip.tap()
      const sizes = await bar.locator('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
      expect(Math.min(...sizes.map((size) => Math.min(size.width, size.height)))).toBeGreaterThan(42)
      // Dragged up as far as it goes.
      const stage = await page.locator('.stage').boundingBox()
      if (stage === null) throw new Error('no stage')
      for (let times = 0; times < 2; times += 1) {
        await page.mouse.move(stage.x + 20, stage.y + stage.height - 50)
        await page.mouse.down()
        await page.mouse.move(stage.x + 20, stage.y - 200, { steps: 4 })
        await page.mouse.up()
      }
      const under = await page.evaluate(() => {
        const { top = 0 } = document.querySelector('.zoom-bar')?.getBoundingClientRect() ?? {}
        return [...document.querySelectorAll('svg.board :is([data-piece], [data-target])')]
          .filter((one) => one.getBoundingClientRect().bottom > top + 2)
          .map((one) => one.getAttribute('data-target') ?? one.getAttribute('data-piece'))
      })
      expect(under, `${width}×${height} ${part}`).toEqual([])
      await bar.locator('button').nth(1).tap()
    }
  }
  await page.context().close()
})

test('the forest lines of a region can be read on the smallest phone', async ({ browser }) => {
  const page = await openDieTurn(browser)
  for (const part of ['yomi', 'stairs', 'glade', 'forges']) {
    await page.locator(`[data-place="chip:${part}"]`).click()
    const lines = page.locator('svg.board [data-target^="line:"]')
    await expect(lines).toHaveCount(5)
    const sizes = await lines.evaluateAll((all) =>
      all.map((line) =>
        Math.max(...[...line.querySelectorAll('.stamp')].map((icon) => icon.getBoundingClientRect().height)),
      ),
    )
    expect(Math.min(...sizes), part).toBeGreaterThan(19.5)
  }
  await page.context().close()
})

test('in a cascade the board keeps its room, however large the text is', async ({ browser }) => {
  const { record: long, moves } = longTurn(7, 4)
  const context = await browser.newContext({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openPage(page, { others: { textSize: 150 } })
  await openFromShelf(page, long, company(4))
  await waitForBoard(page)
  for (const move of moves.slice(0, 4)) {
    await take(page, move)
    const stage = await page.locator('.stage').boundingBox()
    expect(stage?.height, move).toBeGreaterThanOrEqual(250)
  }
  await context.close()
})

test('a second tap on what is selected leads to the ways in which it can be done', async ({ browser }) => {
  const page = await openDieTurn(browser)
  const [, number, region] = die.move.split(' ')
  const own = page.locator(`[data-target="die:${number}"]`).first()
  const space = page.locator(`svg.board [data-target="region:${region}"]`)
  const ways = page.locator('.prompt-buttons [data-move]')
  await own.tap()
  await own.tap()
  await expect(own).toHaveAttribute('aria-pressed', 'true')
  await space.tap()
  await expect(ways.first()).not.toBeFocused()
  // Whatever could have been chosen instead still has its ring.
  expect(await page.locator('svg.board .thing-live').count()).toBe(5)
  await space.tap()
  await expect(own).toHaveAttribute('aria-pressed', 'true')
  await expect(space).toHaveAttribute('aria-pressed', 'true')
  await expect(ways.first()).toBeFocused()
  await page.context().close()
})
