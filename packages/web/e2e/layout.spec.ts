/** Five sizes, four languages: nothing scrolls, nothing is cut off, nothing overlaps, everything that matters is in sight. */
import { languages } from '@bitoku/words'
import { expect, type Page, test } from '@playwright/test'
import { speakLonger } from './longer-words.ts'
import { cutChoices, flaws } from './measure.ts'
import { lateSummer, longTurn, midGame, nearEnd, strongSummer } from './positions.ts'
import {
  company,
  offerRecord,
  openFromShelf,
  openPage,
  preferElsewhere,
  putOnShelf,
  shelved,
  startGame,
  take,
  waitForBoard,
} from './table.ts'

const sizes = [
  [1600, 900],
  [1280, 800],
  [820, 1180],
  [390, 844],
  [390, 664],
  [844, 390],
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
  season: ['.season, .dial', 1],
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
  await page.mouse.move(1, 1)
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await settle(page)
    found.push(...(await page.evaluate(flaws, wanted)).map((flaw) => `${what} ${width}×${height}: ${flaw}`))
  }
  return found
}

/** The flaws of the table: at the beginning of a turn, in a cascade, asked before waste, late in a Summer, late in the game, with full boards. */
async function tableFlaws(page: Page): Promise<readonly string[]> {
  await openFromShelf(page, midGame(4, 'layout'), company(4))
  await waitForBoard(page)
  const table = await flawsAt(page, 'table', always)
  await page.setViewportSize({ width: 1600, height: 900 })
  await openFromShelf(page, turn.record, company(4))
  await waitForBoard(page)
  for (const move of turn.moves.slice(0, 5)) await take(page, move)
  const { hand: _hand, ...inCascade } = always
  const cascade = await flawsAt(page, 'cascade', { ...inCascade, cascade: ['.cascade-link', 3] })
  await page.setViewportSize({ width: 1600, height: 900 })
  const skip = page.locator('.prompt-buttons [data-move="skip"]')
  if (await skip.isVisible()) await skip.click()
  const { confirm: _confirm, ...whileAsking } = inCascade
  const asking = await flawsAt(page, 'asking', whileAsking)
  await openFromShelf(page, lateSummer(4), company(4))
  await waitForBoard(page)
  const summer = await flawsAt(page, 'summer', inCascade)
  await openFromShelf(page, nearEnd(2, 'layout-end'), company(2))
  await waitForBoard(page)
  const end = await flawsAt(page, 'late', { question: always.question, confirm: always.confirm, board: always.board })
  await openFromShelf(page, strongSummer('four', 4, 3), company(4))
  await waitForBoard(page)
  const full = await flawsAt(page, 'full boards', inCascade)
  return [...table, ...cascade, ...asking, ...summer, ...end, ...full]
}

/** The flaws of everything before the table: start, forms, shelf, a record. */
async function startFlaws(page: Page): Promise<readonly string[]> {
  await settle(page)
  const start = await flawsAt(page, 'start', { title: ['.start h1', 1], companies: ['.company', 3] })
  const forms: string[] = []
  for (const at of [0, 1, 2]) {
    await page.locator('.company').nth(at).click()
    forms.push(...(await flawsAt(page, `new game ${at + 1}`, { begin: ['.begin', 1] })))
    await page.locator('.new-game-head button').click()
  }
  await putOnShelf(page, [shelved('one', midGame(4, 'layout'), company(4)), shelved('two', 'torn', company(2))])
  await page.reload()
  await page.locator('.saved-game [aria-expanded]').first().click()
  const shelf = await flawsAt(page, 'shelf', { companies: ['.company', 3] })
  await offerRecord(page, midGame(4, 'layout'))
  const record = await flawsAt(page, 'record', { begin: ['.begin', 1] })
  return [...start, ...forms, ...shelf, ...record]
}

for (const language of languages)
  test(`the layouts in ${language}`, async ({ page }) => {
    await openPage(page, { language })
    expect([...(await startFlaws(page)), ...(await tableFlaws(page))]).toEqual([])
  })

test('what is chosen for a new game is read in full on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page)
  await page.locator('.company').nth(1).click()
  await page.locator('.new-game details summary').click()
  for (const language of languages) {
    await preferElsewhere(page, { language })
    expect(await page.evaluate(cutChoices), language).toEqual([])
  }
})

test('the layouts in a language 40 % longer than English', async ({ page }) => {
  await speakLonger(page)
  await openPage(page, { language: 'es' })
  await expect(page.locator('.company b').first()).toHaveText('AAloonee aagaaiinst thee Teenguu')
  expect([...(await startFlaws(page)), ...(await tableFlaws(page))]).toEqual([])
})

for (const language of ['ru', 'en'] as const) {
  for (const textSize of [130, 150]) {
    test(`the layouts of the table in ${language} with text at ${textSize} %`, async ({ page }) => {
      await openPage(page, { language, others: { textSize } })
      expect(await tableFlaws(page)).toEqual([])
    })
  }
}

test('the layouts for the left hand', async ({ page }) => {
  await openPage(page, { others: { hand: 'left' } })
  expect(await tableFlaws(page)).toEqual([])
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await settle(page)
    const confirm = await page.locator('.turn-buttons .confirm').boundingBox()
    expect((confirm?.x ?? width) + (confirm?.width ?? 0) / 2, `${width}×${height}`).toBeLessThan(width / 2)
  }
})

test('the cards of a full hand lie beside the panel that explains them, not over it', async ({ page }) => {
  await openPage(page)
  await startGame(page, 0, 1, 'full-hand')
  await expect(page.locator('.hand .target')).toHaveCount(4)
  for (const width of [1280, 1366, 1440, 1536, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await settle(page)
    const gap = await page.evaluate(() => {
      const left = document.querySelector('.preview')?.getBoundingClientRect().left ?? 0
      const rights = [...document.querySelectorAll('.hand .target')].map((card) => card.getBoundingClientRect().right)
      return left - Math.max(...rights)
    })
    expect(gap, `at ${width}`).toBeGreaterThan(0)
  }
})

test('what can be chosen is marked in three styles', async ({ page }) => {
  const looks: string[] = []
  await openPage(page)
  await openFromShelf(page, midGame(4, 'layout'), company(4))
  await waitForBoard(page)
  for (const targets of ['glow', 'ring', 'bold']) {
    await preferElsewhere(page, { others: { targets } })
    await expect(page.locator('html')).toHaveAttribute('data-targets', targets)
    looks.push(
      await page.evaluate(() => {
        const board = document.querySelector('svg.board')
        return ['ring ring-legal', 'ring ring-glow']
          .map((name) => {
            const ring = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
            ring.setAttribute('class', name)
            board?.append(ring)
            const { strokeWidth, fillOpacity } = getComputedStyle(ring)
            return `${strokeWidth} ${fillOpacity}`
          })
          .join(' ')
      }),
    )
  }
  expect(new Set(looks).size).toBe(3)
})
