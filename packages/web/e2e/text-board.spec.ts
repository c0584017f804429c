/** The text board in a real browser: a whole game on it, its commands, its headings, and that it fits small screens. */
// A function sent to the page cannot reach outer ones.
// oxlint-disable unicorn/consistent-function-scoping
import { load, score } from '@bitoku/engine'
import { expect, type Page, test } from '@playwright/test'
import { walkTo } from './by-keyboard.ts'
import { longTurn, midGame, nearEnd } from './positions.ts'
import { company, exportRecord, importRecord, openFromShelf, openPage, watchErrors } from './table.ts'

const others = { board: 'text' }

/** Types a command and waits for its answer. */
async function command(page: Page, said: string): Promise<string> {
  const answers = page.locator('.text-transcript li')
  const before = await answers.count()
  await page.locator('#text-command').focus()
  await page.keyboard.type(said)
  await page.keyboard.press('Enter')
  await expect(answers).toHaveCount(Math.min(before + 1, 40))
  return (await answers.last().locator('p:not(.text-said)').allTextContents()).join('\n')
}

/** What the text board waits for. */
const state = (page: Page): Promise<{ readonly what: string; readonly options: number }> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const has = (selector: string): boolean => document.querySelector(selector) !== null
    const what = has('.crash')
      ? 'crash'
      : has('#text-scores')
        ? 'final'
        : has('.text-asking')
          ? 'asking'
          : has('.confirm:enabled')
            ? 'confirm'
            : has('.text-option')
              ? 'choose'
              : 'wait'
    return { what, options: document.querySelectorAll('.text-option').length }
  })

/** The same as soon as there is anything to do. */
async function stateWhenAsked(page: Page): ReturnType<typeof state> {
  let now = await state(page)
  if (now.what === 'wait')
    await expect.poll(async () => (now = await state(page)).what, { intervals: [30] }).not.toBe('wait')
  return now
}

/** Writes into the command box without waiting for more than the page to take it. */
async function say(page: Page, said: string): Promise<void> {
  await page.keyboard.insertText(said)
  await page.keyboard.press('Enter')
}

test('a whole game alone against the Tengu on the text board', async ({ page }) => {
  const errors = watchErrors(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page)
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip-link')).toBeFocused()
  await page.keyboard.press('Enter')
  await walkTo(page, 'Tab', '.company')
  await page.keyboard.press('Enter')
  await walkTo(page, 'Tab', '.begin')
  await page.keyboard.press('Enter')
  await page.locator('.text-board').waitFor()
  await page.locator('#text-command').focus()
  let chosen = 0
  let byButton = 0
  for (;;) {
    const { what, options } = await stateWhenAsked(page)
    expect(what).not.toBe('crash')
    if (what === 'final') break
    if (what === 'asking') await say(page, 'yes')
    if (what === 'confirm') await say(page, 'confirm')
    if (what !== 'choose') continue
    chosen += 1
    // Rather not the last one, which skips; now and then by its button.
    const number = 1 + ((chosen * 7) % Math.max(1, options - 1))
    if (chosen % 10 === 0) {
      await page
        .locator('.text-option')
        .nth(number - 1)
        .focus()
      await page.keyboard.press('Enter')
      byButton += 1
      await page.locator('#text-command').focus()
    } else await say(page, String(number))
  }
  expect(chosen).toBeGreaterThan(60)
  expect(byButton).toBeGreaterThan(5)
  const game = load(await exportRecord(page))
  expect(game.phase).toBe('over')
  const scores = await page.locator('.text-scores li').allTextContents()
  for (const { seat, total } of score(game)) expect(scores[seat + 1]).toContain(`Total: ${total},`)
  expect(errors).toEqual([])
})

test('the commands answer, in English and in the language that is spoken', async ({ page }) => {
  await openPage(page, { language: 'es', others })
  await openFromShelf(page, longTurn(7, 4).record, company(4))
  await page.locator('.text-option').first().waitFor()
  expect(await command(page, 'estado')).toContain('Año')
  expect(await command(page, 'status')).toContain('Año')
  const options = await command(page, 'opciones')
  expect(options.split('\n')).toHaveLength(await page.locator('.text-option').count())
  expect(await command(page, 'grove yomi')).toContain('Yomi')
  expect(await command(page, 'región yomi')).toBe(await command(page, 'grove yomi'))
  expect(await command(page, 'rival ai')).toContain('Ai')
  expect(await command(page, 'explica kodama')).toContain('odama')
  expect(await command(page, 'log 3')).not.toBe('')
  expect(await command(page, 'optoins')).toContain('options')
  expect(await command(page, '99')).toContain('99')
  for (const said of ['mano', 'dominio', 'colinas', 'senda', 'expositores', 'puntos', 'desde', 'ayuda'])
    expect((await command(page, said)).length, said).toBeGreaterThan(20)
  expect(await page.locator('.text-transcript').textContent()).not.toMatch(/undefined|NaN/)
})

test('who can reach a value is told for every seat', async ({ page }) => {
  await openPage(page, { others })
  await openFromShelf(page, midGame(4, 'text'), company(4))
  await page.locator('.text-option').first().waitFor()
  expect(await command(page, 'who can reach')).toContain('Say a value')
  const low = (await command(page, 'who can reach 1')).split('\n')
  expect(low.map((line) => line.split(':')[0]).toSorted()).toEqual(['Ai', 'Asagi', 'Shu', 'Yamabuki'])
  expect(low.join(' ')).toContain('die ')
  const high = await command(page, 'reach 6')
  expect(high.length).toBeLessThan(low.join('\n').length)
})

test('the keys of the past and of the table that compares work here too', async ({ page }) => {
  await openPage(page, { others })
  await openFromShelf(page, midGame(4, 'text'), company(4))
  await page.locator('.text-option').first().waitFor()
  const now = await page.locator('.text-state').textContent()
  for (const _ of [1, 2, 3, 4, 5, 6]) await page.keyboard.press('[')
  await expect(page.locator('.history-bar')).toContainText('History — turn')
  await expect(page.locator('.text-option')).toHaveCount(0)
  await expect(page.locator('#text-since')).toHaveCount(0)
  await expect.poll(() => page.locator('.text-state').textContent()).not.toBe(now)
  await page.keyboard.press('Escape')
  await expect(page.locator('.history-bar')).toHaveCount(0)
  await page.keyboard.press('[')
  await expect(page.locator('.history-bar')).toBeVisible()
  await page.keyboard.press(']')
  await page.keyboard.press(']')
  await expect(page.locator('.text-option').first()).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.locator('.sheet .compare tbody tr').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.sheet')).toHaveCount(0)
})

test('steps are undone, done again and confirmed by command, and announced', async ({ page }) => {
  const turn = longTurn(3, 2)
  await openPage(page, { others })
  await openFromShelf(page, turn.record, company(2))
  await page.locator('.text-option').first().waitFor()
  await expect(page.locator('#turn')).toContainText('Your turn')
  const question = await page.locator('.question').textContent()
  const number = await page.locator(`.text-option[data-move="${turn.moves[0]}"] .text-number`).textContent()
  await command(page, `do ${Number.parseInt(number ?? '', 10)}`)
  if (await page.locator('.text-asking').isVisible()) await command(page, 'yes')
  await expect(page.locator('.question')).not.toHaveText(question ?? '')
  await expect(page.locator('#turn')).toContainText((await page.locator('.question').textContent()) ?? '')
  await expect(page.locator('#events p')).not.toBeEmpty()
  expect(await command(page, 'undo')).toBe('Undone.')
  await expect(page.locator('.question')).toHaveText(question ?? '')
  expect(await command(page, 'undo')).toBe('There is nothing to undo.')
  expect(await command(page, 'redo')).toBe('Done again.')
  expect(await command(page, 'confirm')).toContain('not finished')
  expect(await command(page, 'restart')).toContain('anew')
})

test('the headings stand in their order, and both renderers show the same game', async ({ page }) => {
  await openPage(page, { others })
  await openFromShelf(page, midGame(4, 'text'), company(4))
  await page.locator('.text-option').first().waitFor()
  expect(await page.locator('h2').allTextContents()).toEqual([
    'Question',
    'Options',
    'Since your last turn',
    'My resources',
    'My dice',
    'Hand',
    'My domain',
    'Forest',
    'Far bank',
    'Hills',
    'Paths of wisdom',
    'Displays',
    'Rivals',
    'Log',
  ])
  await expect(page.locator('.text-forest h3')).toHaveCount(5)
  const question = await page.locator('.question').textContent()
  const options = await page.locator('.text-option').count()
  await page.getByRole('button', { name: 'Drawn board' }).last().click()
  await expect(page.locator('.table .question')).toHaveText(question ?? '')
  await page.keyboard.press('a')
  await expect(page.locator('.option-row')).toHaveCount(options)
})

test('the curtain, then the hand of the next person', async ({ page }) => {
  await openPage(page, { others })
  await importRecord(page, midGame(2, 'text-curtain'))
  await page.locator('.curtain .lift').dblclick()
  await expect(page.locator('.text-board')).toBeVisible()
  await expect(page.locator('#turn')).toContainText('your turn')
})

/** How far the page reaches beyond the window, sideways. */
const overhang = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.text-board *')].flatMap((one) => {
      const { right, width } = one.getBoundingClientRect()
      const isScrolled = one.closest('.text-jumps') !== null
      return width > 0 && right > innerWidth + 1 && !isScrolled ? [`${one.tagName} ${one.className}`] : []
    }),
  )

for (const [name, language, width, textSize] of [
  ['320 px', 'ru', 320, 100],
  ['200 % text', 'fr', 820, 200],
  ['320 px and 200 % text', 'en', 320, 200],
] as const)
  test(`nothing is cut off at ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await openPage(page, { language, others: { ...others, textSize } })
    await openFromShelf(page, nearEnd(2, 'text-fits'), company(2))
    await page.locator('.text-board h2').first().waitFor()
    expect(await overhang(page)).toEqual([])
  })
