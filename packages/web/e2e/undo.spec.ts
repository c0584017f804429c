/** A cascade of seven and more steps: taken back, interrupted by a reload, taken again. */
import { load, pastMoves } from '@bitoku/engine'
import { expect, type Page, test } from '@playwright/test'
import { longTurn } from './positions.ts'
import { exportRecord, importRecord, liftCurtain, openPage, take, waitForBoard, watchErrors } from './table.ts'

/** What the table shows of the turn: the question, what one has, what is ringed. */
function shown(page: Page): Promise<string> {
  return page.evaluate(() => {
    // A function sent to the page cannot reach outer ones.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const all = (selector: string, attribute: string): string[] =>
      [...document.querySelectorAll(selector)].map((one) => one.getAttribute(attribute) ?? '')
    const question = document.querySelector('.question')?.textContent ?? ''
    const ringed = all('.target.is-legal, .thing-live', 'data-target').toSorted()
    // Without what the thing under the pointer would change.
    const held = all('.shelf .counter', 'aria-label').map((said) => said.split(',')[0])
    return [question, ...held, ...ringed].join('\n')
  })
}

/** The board is drawn, and what stands around it. */
async function waitForTable(page: Page): Promise<void> {
  await waitForBoard(page)
  await page.locator('.shelf .counter').first().waitFor()
}

/** The reload of a game of two people ends at its curtain. */
async function reopen(page: Page): Promise<void> {
  await page.reload()
  await liftCurtain(page)
  await waitForTable(page)
}

test('a long cascade is taken back step by step, across a reload', async ({ page }) => {
  const errors = watchErrors(page)
  const { record, moves } = longTurn(7)
  await page.setViewportSize({ width: 1600, height: 900 })
  await openPage(page)
  await importRecord(page, record)
  await liftCurtain(page)
  await waitForTable(page)

  const undo = page.locator('.turn-buttons .stop')
  const redo = page.locator('.turn-buttons .button:not(.stop):not(.confirm)').first()
  const before: string[] = []
  for (const [at, move] of moves.entries()) {
    before.push(await shown(page))
    await take(page, move)
    await expect.poll(() => shown(page), { message: `after ${move}` }).not.toBe(before[at])
    if (at === 3) {
      const middle = await shown(page)
      await reopen(page)
      await expect.poll(() => shown(page), { message: 'a reload keeps the turn' }).toBe(middle)
    }
  }
  const end = await shown(page)
  const expectShown = async (wanted: string, message: string): Promise<void> => {
    await expect.poll(() => shown(page), { message }).toBe(wanted)
  }
  for (const [back, wanted] of before.toReversed().entries()) {
    await undo.click()
    await expectShown(wanted, `undo ${back + 1}`)
    if (back === 2) {
      await reopen(page)
      await expectShown(wanted, 'a reload in the middle of taking back')
    }
  }
  await expect(undo).toBeDisabled()
  for (const [at, wanted] of [...before.slice(1), end].entries()) {
    await redo.click()
    await expectShown(wanted, `redo ${at + 1}`)
  }
  // All at once, and again.
  await page.locator('.turn-buttons .button:not(.stop):not(.confirm)').last().click()
  await expectShown(before[0], 'restart')
  for (const move of moves) await take(page, move)
  await expectShown(end, 'the same end')
  await page.locator('.confirm').click()
  await liftCurtain(page)
  const played = pastMoves(load(await exportRecord(page))).filter(({ seat }) => seat === 0)
  expect(played.length).toBeGreaterThanOrEqual(moves.length)
  expect(errors).toEqual([])
})
