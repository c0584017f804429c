/** Five sizes, four languages: nothing scrolls, nothing is cut off, nothing overlaps, everything that matters is in sight. */
import { languages } from '@bitoku/words'
import { expect, type Page, test } from '@playwright/test'
import { flaws } from './measure.ts'
import { longTurn, midGame, nearEnd } from './positions.ts'
import { company, openFromShelf, openPage, take, waitForBoard } from './table.ts'

const sizes = [
  [1600, 900],
  [1280, 800],
  [820, 1180],
  [390, 844],
  [390, 664],
] as const

/** What is always in sight at the table of four: a selector, and how many of it. */
const always = {
  question: ['.question', 1],
  confirm: ['.turn-buttons .confirm', 1],
  'own resources': ['.shelf .counter', 6],
  'own score': ['.score', 1],
  'own dice': [
    '.target[data-target="die:1"], .target[data-target="die:2"], .target[data-target="die:3"], .own-dice svg',
    3,
  ],
  hand: ['.hand [data-target]', 1],
  year: ['.year', 1],
  season: ['.season', 1],
  'turn order': ['.order li', 4],
  'rivals’ scores': ['.rival .score, .rival-chip b', 3],
  board: ['.stage svg.board', 1],
} as const

const turn = longTurn(7, 4)

/** Lets the page settle: two frames, and no finite animation running. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/** The flaws at every size, each with the size in front. */
async function flawsAt(page: Page, what: string, wanted: Parameters<typeof flaws>[0]): Promise<string[]> {
  const found: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await settle(page)
    found.push(...(await page.evaluate(flaws, wanted)).map((flaw) => `${what} ${width}×${height}: ${flaw}`))
  }
  return found
}

for (const language of languages) {
  test(`the layouts in ${language}`, async ({ page }) => {
    await openPage(page, { language })
    await settle(page)
    const start = await flawsAt(page, 'start', { title: ['.start h1', 1], companies: ['.company', 3] })
    const forms: string[] = []
    for (const at of [0, 1, 2]) {
      await page.locator('.company').nth(at).click()
      forms.push(...(await flawsAt(page, `new game ${at + 1}`, { begin: ['.begin', 1] })))
      await page.locator('.new-game-head button').click()
    }
    await openFromShelf(page, midGame(4, 'layout'), company(4))
    await waitForBoard(page)
    const table = await flawsAt(page, 'table', always)
    await page.setViewportSize({ width: 1600, height: 900 })
    await openFromShelf(page, turn.record, company(4))
    await waitForBoard(page)
    for (const move of turn.moves.slice(0, 5)) await take(page, move)
    const { hand: _hand, ...inCascade } = always
    const cascade = await flawsAt(page, 'cascade', { ...inCascade, cascade: ['.cascade-link', 3] })
    await openFromShelf(page, nearEnd(2, 'layout-end'), company(2))
    await waitForBoard(page)
    const end = await flawsAt(page, 'late', { question: always.question, confirm: always.confirm, board: always.board })
    expect([...start, ...forms, ...table, ...cascade, ...end]).toEqual([])
  })
}
