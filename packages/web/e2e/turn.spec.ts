/** The turn: asked before waste, parts in any order, confirmed by hand, by the clock or at once; the curtain. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { longTurn, midGame, openParts } from './positions.ts'
import {
  company,
  insist,
  openList,
  optionOf,
  openFromShelf,
  openPage,
  stopClock,
  take,
  useClock,
  waitForBoard,
  waitForWork,
  watchErrors,
} from './table.ts'

const turn = longTurn(7, 4)

/** Longer than anything at the table waits before it comes by itself, in milliseconds. */
const patience = 120_000

async function openTurn(page: Page, others: Readonly<Record<string, unknown>> = {}, moves = 0): Promise<void> {
  await useClock(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, { others })
  await openFromShelf(page, turn.record, company(4))
  await waitForBoard(page)
  for (const move of turn.moves.slice(0, moves)) await take(page, move)
}

/** The question and the resources. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [document.querySelector('.question'), ...document.querySelectorAll('.shelf .counter')]
      .map((one) => one?.textContent ?? '')
      .join(' '),
  )

const ringed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.target.is-legal, .thing-live')]
      .map((one) => one.getAttribute('data-target') ?? '')
      .toSorted(),
  )

test('what would be wasted is asked about once more, until it is muted', async ({ page }) => {
  await openTurn(page, {}, 4)
  const skip = page.locator('.prompt-buttons [data-move="skip"]')
  const before = await ringed(page)
  await skip.click()
  await expect(page.locator('.prompt.asking')).toBeVisible()
  await page.locator('.asking .back').click()
  await expect(page.locator('.prompt.asking')).toHaveCount(0)
  expect(await ringed(page)).toEqual(before)
  await skip.click()
  await page.locator('.asking .never').click()
  await expect(page.locator('.confirm')).toBeEnabled()
  await page.locator('.turn-buttons .stop').click()
  await skip.click()
  await expect(page.locator('.confirm')).toBeEnabled()
  await page.locator('.turn-buttons .stop').click()
  // The list in the menu brings it back.
  await page.locator('.open-menu').click()
  await page.locator('.setting-group input:not(:checked)').check()
  await page.keyboard.press('Escape')
  await skip.click()
  await expect(page.locator('.prompt.asking')).toBeVisible()
})

test('a second click on what was already taken does nothing, and says nothing', async ({ page }) => {
  const [move = ''] = turn.moves
  await openTurn(page)
  await take(page, move)
  const once = await shown(page)
  await page.locator('.turn-buttons .stop').click()
  await (await optionOf(page, move)).dblclick()
  await expect.poll(() => shown(page)).toBe(once)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('the parts of a bundle come in any order: pressing one rings its targets only', async ({ page }) => {
  const errors = watchErrors(page)
  const { record, moves } = openParts()
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page)
  await openFromShelf(page, record, company(2))
  await waitForBoard(page)
  for (const move of moves) await take(page, move)
  const parts = page.locator('.cascade-link.open:enabled')
  const all = await ringed(page)
  const found: string[] = []
  for (let at = 0; at < (await parts.count()); at += 1) {
    await parts.nth(at).click()
    await expect(parts.nth(at)).toHaveAttribute('aria-pressed', 'true')
    const own = await ringed(page)
    expect(own.length).toBeLessThan(all.length)
    found.push(...own)
    await parts.nth(at).click()
    expect(await ringed(page)).toEqual(all)
  }
  expect([...new Set(found)].toSorted()).toEqual([...new Set(all)])
  expect(errors).toEqual([])
})

test('a turn is confirmed by hand unless another way is preferred', async ({ page }) => {
  await openTurn(page, {}, turn.moves.length)
  await expect(page.locator('.confirm')).toBeEnabled()
  await expect(page.locator('.confirm-ring')).toHaveCount(0)
  await page.clock.runFor(patience)
  await expect(page.locator('.turn-buttons .stop')).toBeEnabled()
})

test('the clock confirms a turn; Hold and every step back stop it', async ({ page }) => {
  // More than anybody can choose at the table: until the test lets it, its time is not over.
  await openTurn(page, { confirmMode: 'timed', confirmSeconds: patience / 1000 }, turn.moves.length)
  await expect(page.locator('.confirm-ring')).toBeVisible()
  await page.locator('.turn-buttons .hold').click()
  await expect(page.locator('.confirm-ring')).toHaveCount(0)
  await page.clock.runFor(2 * patience)
  await expect(page.locator('.turn-buttons .stop'), 'held').toBeEnabled()
  await page.locator('.turn-buttons .stop').click()
  await waitForWork(page)
  await page.clock.runFor(2 * patience)
  await expect(page.locator('.turn-buttons .redo'), 'taken back').toBeVisible()
  await page.locator('.turn-buttons .redo').click()
  await expect(page.locator('.confirm-ring')).toBeVisible()
  await expect(page.locator('.turn-buttons .stop')).toBeEnabled()
  await page.clock.runFor(2 * patience)
  await expect(page.locator('.turn-buttons .stop'), 'confirmed').toBeDisabled()
})

test('without a confirmation a turn ends with its last choice', async ({ page }) => {
  await openTurn(page, { confirmMode: 'none' }, turn.moves.length)
  await expect(page.locator('.turn-buttons .stop')).toBeDisabled()
  await expect(page.locator('.log-entry.draft')).toHaveCount(0)
})

test('nothing hidden is revealed by the clock unless that is preferred', async ({ page }) => {
  await useClock(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, { others: { confirmMode: 'none' } })
  await openFromShelf(page, midGame(1, 'shots', 2), company(2, true))
  await waitForBoard(page)
  const option = page.locator('.option-row, .prompt-buttons [data-move]').first()
  const isOver = (): Promise<boolean> => page.locator('.confirm').isEnabled()
  // Right after a step neither the next options nor the end of the turn may be there yet.
  const isAsked = async (): Promise<boolean> => {
    if (!(await option.isVisible())) await openList(page)
    return option.isVisible()
  }
  for (let steps = 0; steps < 30; steps += 1) {
    await expect.poll(async () => (await isOver()) || (await isAsked())).toBe(true)
    if (await isOver()) break
    await option.click()
    await waitForWork(page)
    await insist(page)
  }
  await expect(page.locator('.confirm')).toBeEnabled()
  await page.clock.runFor(patience)
  await expect(page.locator('.tengu-turn')).toHaveCount(0)
  await expect(page.locator('.confirm')).toBeEnabled()
})

const people = company(2).map((seat) => ({ ...seat, kind: 'person' as const, level: undefined }))

/** Opens the game of two people, and stops the clock before its curtain. */
async function openCurtain(page: Page): Promise<Locator> {
  await openFromShelf(page, midGame(2, 'layout'), people)
  const lift = page.locator('.curtain .lift')
  await lift.waitFor()
  await stopClock(page)
  return lift
}

test('the curtain is lifted by holding its button, or by pressing it twice', async ({ page }) => {
  const errors = watchErrors(page)
  await useClock(page)
  await openPage(page)
  const curtain = page.locator('.curtain')
  const expectLifted = async (): Promise<void> => {
    await expect(curtain).toHaveCount(0)
    await page.clock.resume()
    await waitForBoard(page)
  }
  const lift = await openCurtain(page)
  await lift.click()
  await page.clock.runFor(4000)
  await expect(curtain).toBeVisible()
  await expect(page.locator('.table')).toHaveCount(0)
  await lift.click()
  await expectLifted()
  // A press is not remembered for ever.
  await openCurtain(page)
  await lift.click()
  await page.clock.runFor(6000)
  await lift.click()
  await expect(curtain).toBeVisible()
  await lift.click()
  await expectLifted()
  await openCurtain(page)
  await lift.hover()
  await page.mouse.down()
  await page.clock.runFor(500)
  await expect(curtain).toBeVisible()
  await page.clock.runFor(200)
  await expectLifted()
  await page.mouse.up()
  await openCurtain(page)
  await lift.focus()
  await page.keyboard.down('Enter')
  await page.clock.runFor(700)
  await expectLifted()
  await page.keyboard.up('Enter')
  expect(errors).toEqual([])
})
