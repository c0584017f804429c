/** Axe looks at every screen, in both lights and four languages, and finds nothing serious. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { playOn } from './player.ts'
import { longTurn, midGame, nearEnd } from './positions.ts'
import { company, openFromShelf, openPage, putOnShelf, shelved, take } from './table.ts'

const turn = longTurn(7, 4)

/** What lies over the table is looked at by itself: the table has been looked at. */
const parts: Readonly<Record<string, string>> = {
  'the menu': '.sheet',
  'the rules': '.guide',
  'the key map': '.sheet',
  'the sheets': '.sheet',
  'the past': '.history-bar',
  'a chart': '.final',
  'the Tengu at work': '.tengu-turn',
}

/** Every screen, with the way there. */
const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the start screen': async (page) => {
    await putOnShelf(page, [shelved('bots', midGame(4, 'axe'), company(4), 1)])
    await page.reload()
    await page.locator('.saved-game').first().waitFor()
  },
  'a new game': async (page) => {
    await page.locator('.company').nth(1).click()
    await page.locator('.new-game details summary').click()
  },
  'a turn with its cascade': async (page) => {
    await openFromShelf(page, turn.record, company(4))
    for (const move of turn.moves.slice(0, 4)) await take(page, move)
  },
  'the menu': async (page) => {
    await openFromShelf(page, turn.record, company(4))
    await page.locator('.open-menu').first().click()
    await page.locator('.settings').waitFor()
  },
  'the rules': async (page) => {
    await openFromShelf(page, turn.record, company(4))
    await page.keyboard.press('?')
    await page.locator('.guide-section.is-wanted').waitFor()
  },
  'the text board': async (page) => {
    await openFromShelf(page, turn.record, company(4))
    for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
    await page.locator('.text-option').first().waitFor()
  },
  'the key map': async (page) => {
    await openFromShelf(page, turn.record, company(4))
    await page.keyboard.press('k')
    await page.locator('.key-panel').waitFor()
  },
  'the sheets': async (page) => {
    await openFromShelf(page, turn.record, company(4))
    await page.keyboard.press('t')
    await page.locator('[data-line="visions"]').click()
  },
  'the past': async (page) => {
    await openFromShelf(page, nearEnd(4, 'axe', true), company(4))
    await page.locator('.final .look').click()
    await page.locator('.open-history').click()
    await page.locator('.scrubber input').fill('70')
  },
  'a chart': async (page) => {
    await openFromShelf(page, nearEnd(4, 'axe', true), company(4))
    await page.locator('.final [data-part="time"]').click()
    await page.locator('.score-lines').waitFor()
  },
  'the Tengu at work': async (page) => {
    await openFromShelf(page, midGame(1, 'axe', 2), company(2, true))
    await playOn(page, 5, ({ state }) => state !== 'tengu')
  },
  'the end': async (page) => {
    await openFromShelf(page, nearEnd(4, 'axe'), company(4))
    await playOn(page, 6)
  },
}

/** Every language once, both lights, the usual and the high contrast, text of twice the size. */
const looks = [
  { language: 'en', theme: 'light' },
  { language: 'ru', theme: 'dark' },
  { language: 'es', theme: 'light', others: { contrast: 'high' } },
  { language: 'fr', theme: 'dark', others: { contrast: 'high', textSize: 200 } },
] as const

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Numerals inside a drawing are part of the picture, whose name is a sentence: only words outside of drawings are labels that
 * somebody may speak to a voice control.
 */
async function hasWords(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const bare = element.cloneNode(true) as Element
    bare.querySelectorAll('svg, text').forEach((drawing) => drawing.remove())
    return (bare.textContent ?? '').trim() !== ''
  })
}

/** Everything serious that axe finds on a page, a line each. The board takes long: it is looked at in both lights, not in every look. */
async function seriousFindings(
  page: Page,
  part: string | undefined,
  withoutBoard: boolean,
): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).withTags(standards)
  if (part !== undefined) axe.include(part)
  if (withoutBoard) axe.exclude('svg.board')
  const { violations } = await axe.analyze()
  const found: string[] = []
  for (const { id, impact, nodes } of violations) {
    if (impact !== 'serious' && impact !== 'critical') continue
    for (const { target, html } of nodes) {
      const isPicture = id === 'label-content-name-mismatch' && !(await hasWords(page, String(target[0])))
      if (!isPicture) found.push(`${impact} ${id}: ${html.slice(0, 160)}`)
    }
  }
  return found
}

for (const [screen, reach] of Object.entries(screens)) {
  test(`axe finds nothing serious on ${screen}`, async ({ browser }) => {
    for (const [number, look] of looks.entries()) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      const page = await context.newPage()
      await openPage(page, look)
      await reach(page)
      expect(await seriousFindings(page, parts[screen], number > 1), JSON.stringify(look)).toEqual([])
      await context.close()
    }
  })
}
