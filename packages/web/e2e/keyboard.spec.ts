/** The whole game without a mouse: only `page.keyboard` touches the page. */
import { decision, load } from '@bitoku/engine'
import { expect, type Page, test } from '@playwright/test'
import { expectFocus, lookAround, lookUntilAsked, type Outlook, press, walkTo } from './by-keyboard.ts'
import { chance } from './player.ts'
import { longTurn, midGame } from './positions.ts'
import { company, openFromShelf, openPage, waitForBoard, watchErrors } from './table.ts'

/** One choice: with the keys for targets, with those for zones, or from the list of all options. */
async function choose(page: Page, outlook: Outlook, random: () => number): Promise<string> {
  const way = random()
  if (outlook.isReady) {
    await press(page, 'Enter')
    return 'pressing again'
  }
  // One or two ways have their buttons, and no list; many that do not fit have nothing else.
  const hasList = await page.locator('.prompt-buttons [aria-expanded]').isVisible()
  if (outlook.isList || (hasList && (outlook.targets + outlook.buttons === 0 || (way < 0.05 && outlook.targets > 4)))) {
    if (!outlook.isList) await press(page, 'a')
    await page.locator('.option-row').first().waitFor()
    await press(page, 'ArrowDown', 1 + Math.floor(random() * 4))
    await press(page, 'Enter')
    return 'the list'
  }
  // What is begun is finished; else now and then by a button.
  if (outlook.buttons > 0 && (way < 0.5 || outlook.isBegun || outlook.targets === 0)) {
    await walkTo(page, 'Shift+Tab', '.prompt *', 12)
    await press(page, 'ArrowRight', Math.floor(random() * outlook.buttons))
    await walkTo(page, 'ArrowLeft', '.prompt-buttons [data-move]', 8)
    await press(page, 'Enter')
    return 'a button'
  }
  await press(page, 'n', 1 + Math.floor(random() * Math.min(outlook.targets, 3)))
  await press(page, 'Enter')
  return 'a target'
}

/** Plays until the game is over; the number of choices. */
async function playByKeyboard(page: Page, seed: number): Promise<number> {
  const random = chance(seed)
  let after = 'the beginning'
  for (let choices = 0; choices < 3000; choices += 1) {
    const outlook = await lookUntilAsked(page, after)
    if (outlook.state === 'final') return choices
    expect(outlook.state).not.toBe('crash')
    if (outlook.state === 'tengu' || outlook.state === 'asking') {
      if (outlook.state === 'asking') await walkTo(page, 'ArrowLeft', '.asking [data-move]', 4)
      await press(page, 'Enter')
      after = outlook.state
    } else if (outlook.state === 'confirm') {
      await press(page, 'Control+Enter')
      after = 'confirming'
    } else after = await choose(page, outlook, random)
  }
  throw new Error('no end')
}

test('a whole game alone against the Tengu by keyboard only', async ({ page }) => {
  const errors = watchErrors(page)
  await page.setViewportSize({ width: 1024, height: 700 })
  await openPage(page)
  await walkTo(page, 'Tab', '.company')
  await press(page, 'Enter')
  await walkTo(page, 'Tab', '.new-game summary')
  await press(page, 'Enter')
  await walkTo(page, 'Tab', '.new-game details .choice input')
  await page.keyboard.type('by-keyboard')
  await walkTo(page, 'Tab', '.begin')
  await press(page, 'Enter')
  await waitForBoard(page)
  expect(await playByKeyboard(page, 7)).toBeGreaterThan(100)
  await walkTo(page, 'Tab', '.final .look')
  await press(page, 'Enter')
  await walkTo(page, 'Shift+Tab', '.app-bar *')
  await walkTo(page, 'ArrowRight', '.open-menu')
  await press(page, 'Enter')
  await walkTo(page, 'Tab', '.menu-buttons .save-record')
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Enter')])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  expect(load(Buffer.concat(chunks).toString('utf8')).phase).toBe('over')
  expect(errors).toEqual([])
})

/** A turn in which the same targets mean several options, and those targets. */
function withVariants(): { readonly record: string; readonly targets: readonly string[] } {
  for (let n = 0; n < 20; n += 1) {
    const record = midGame(2, `variants-${n}`, 2)
    const all = decision(load(record), 0)?.options ?? []
    const found = all.find(
      ({ move, targets }) =>
        targets.length === 2 && all.some((other) => other.move !== move && other.targets.join() === targets.join()),
    )
    if (found !== undefined) return { record, targets: found.targets }
  }
  throw new Error('no such turn')
}

test('Enter on what is selected leads to the ways in which it can be done', async ({ page }) => {
  const { record, targets } = withVariants()
  await page.setViewportSize({ width: 1600, height: 900 })
  await openPage(page)
  await openFromShelf(page, record, company(2))
  await waitForBoard(page)
  await press(page, 'n')
  const [first, second] = targets.map((target) => page.locator(`[data-target="${target}"]`).first())
  await first.focus()
  await press(page, 'Enter')
  await press(page, 'Enter')
  // The way leads on to what can be chosen next, and nothing is unselected.
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(first).not.toBeFocused()
  await second.focus()
  await press(page, 'Enter')
  await press(page, 'Enter')
  await expect(page.locator('.prompt-buttons [data-move]').first()).toBeFocused()
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await press(page, 'ArrowRight')
  await press(page, 'Enter')
  // It is done, or asked about because it wastes something.
  await expect(page.locator('.asking .back, .turn-buttons .stop:enabled')).toHaveCount(1)
})

/** The zone that has the focus. */
const zone = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const zones = ['app-bar', 'prompt', 'area-board', 'area-dock', 'area-domain', 'rivals', 'log', 'skip-link']
    return zones.find((one) => document.activeElement?.closest(`.${one}`) !== null) ?? 'none'
  })

test('Tab goes from zone to zone and out of the page, arrows move inside', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await openPage(page)
  await openFromShelf(page, longTurn(7, 4).record, company(4))
  await waitForBoard(page)
  await page.locator('.rivals').waitFor()
  const zones: string[] = []
  for (let n = 0; n < 8; n += 1) {
    await press(page, 'Tab')
    zones.push(await zone(page))
  }
  expect(zones).toEqual(['skip-link', 'app-bar', 'prompt', 'area-board', 'area-dock', 'area-domain', 'rivals', 'log'])
  await press(page, 'Tab')
  expect(['none', 'skip-link']).toContain(await zone(page))
  await press(page, '2')
  const region = page.locator('[data-target="region:stairs"]')
  await expect(region).toBeFocused()
  await press(page, 'ArrowDown')
  expect(await zone(page)).toBe('area-board')
  await expect(region).not.toBeFocused()
  await press(page, 'ArrowUp')
  await expect(region).toBeFocused()
})

test('a key can be changed, taken away and brought back; single characters can be switched off', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page)
  await openFromShelf(page, midGame(2, 'keys'), company(2))
  await waitForBoard(page)
  await press(page, 'k')
  const row = page.locator('[data-action="target-next"]')
  await walkTo(page, 'Tab', '[data-action="target-next"] .key', 80)
  await press(page, 'Enter')
  await press(page, 'x')
  await expect(row.locator('.key').first()).toHaveText('x')
  await expect(row.locator('.warning')).toHaveCount(0)
  await press(page, 'Enter')
  await press(page, 'u')
  await expect(row.locator('.warning')).toContainText('undo')
  await press(page, 'Enter')
  await press(page, 'x')
  await press(page, 'Escape')
  const at = async (): Promise<string | undefined> => (await page.evaluate(lookAround)).focus
  await expect.poll(at).toBeDefined()
  const before = await at()
  await press(page, 'n')
  expect(await at()).toBe(before)
  // What is pressed while the sheet goes away is not for the table.
  const atNext = async (): Promise<string | undefined> => {
    await press(page, 'x')
    return at()
  }
  await expect.poll(atNext).not.toBe(before)
  await page.reload()
  await waitForBoard(page)
  // The board is there before the keys are.
  await expect.poll(atNext).toBeDefined()
  await expect(page.locator('.is-legal:focus, .thing-live:focus')).toHaveCount(1)
  await press(page, 'k')
  await walkTo(page, 'Tab', '.key-panel input[type="checkbox"]')
  await press(page, 'Space')
  await press(page, 'Escape')
  await press(page, '?')
  await press(page, 'k')
  await expect(page.locator('.guide, .key-panel')).toHaveCount(0)
})

/** The thing that has the focus. */
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? undefined)

/** Whether what has the focus is in the frame of the board, if it is on the board. */
function isInFrame(): boolean {
  const stage = document.querySelector('.area-board')?.getBoundingClientRect()
  const thing = document.activeElement?.getBoundingClientRect()
  if (stage === undefined || thing === undefined) return false
  if (document.activeElement?.closest('.area-board') === null) return true
  const x = thing.left + thing.width / 2
  const y = thing.top + thing.height / 2
  return x > stage.left && x < stage.right && y > stage.top && y < stage.bottom
}

test('with the board near, the camera follows the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await openPage(page)
  await openFromShelf(page, midGame(4, 'camera'), company(4))
  await waitForBoard(page)
  await press(page, '+', 3)
  for (const key of ['1', '3', '5', '6', '7', 'f', 'n', 'n']) {
    const before = await focused(page)
    await press(page, key)
    // The focus goes on a moment later, and the camera takes its time.
    await expect.poll(() => focused(page), key).not.toBe(before)
    await expect.poll(() => page.evaluate(isInFrame), key).toBe(true)
    expectFocus(await page.evaluate(lookAround), key)
  }
})
