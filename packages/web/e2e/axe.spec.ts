/** Axe looks at every screen, in both lights and four languages, and finds nothing serious. */
import { expect, type Page, test } from '@playwright/test'
import { playOn } from './player.ts'
import { longTurn, midGame, nearEnd } from './positions.ts'
import { looks, seriousFindings } from './serious.ts'
import { company, openFromShelf, openPage, preferElsewhere, putOnShelf, shelved, take } from './table.ts'

const turn = longTurn(7, 4)

/** What lies over the table is looked at by itself: the table has been looked at. */
const parts: Readonly<Record<string, string>> = {
  'the menu': '.sheet',
  'the rules': '.guide',
  'the key map': '.sheet',
  'a hint': '.hint',
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
  'a hint': async (page) => {
    await openFromShelf(page, midGame(4, 'hint'), company(4))
    await page.locator('.stage svg.board').first().waitFor()
    await page.keyboard.press('w')
    await page.locator('.hint-steps').waitFor()
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
    await openFromShelf(page, nearEnd(4, 'axe', true), company(4))
    await page.locator('.final .winner').waitFor()
  },
}

/** Screens that are looked at as a whole take long: a test has two looks at them. */
const halves = [looks.slice(0, 2), looks.slice(2)]

for (const [screen, reach] of Object.entries(screens)) {
  for (const few of screen in parts ? [looks] : halves) {
    const spoken = few.map(({ language }) => language).join(', ')
    test(`axe finds nothing serious on ${screen} (${spoken})`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await openPage(page)
      await reach(page)
      for (const look of few) {
        await preferElsewhere(page, look)
        const withoutBoard = looks.indexOf(look) > 1
        expect(await seriousFindings(page, { part: parts[screen], withoutBoard }), JSON.stringify(look)).toEqual([])
      }
    })
  }
}
