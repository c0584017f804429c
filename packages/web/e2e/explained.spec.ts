/** Everything on the table explains itself: tooltips, the mode in which a tap explains, cards and tiles close up. */
import { expect, type Page, test } from '@playwright/test'
import { midGame } from './positions.ts'
import { company, openFromShelf, openPage, useClock, waitForBoard, waitForTips, watchErrors } from './table.ts'

const record = midGame(4, 'layout')

async function openTable(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await openPage(page)
  await openFromShelf(page, record, company(4))
  await waitForBoard(page)
}

/** The drawings outside the board that neither a tooltip nor words beside them explain. */
function unexplained(): readonly string[] {
  const drawings = [...document.querySelectorAll('.table svg:not(svg svg)')].filter(
    (svg) => svg.closest('svg.board, .stage') === null && svg.checkVisibility(),
  )
  return drawings
    .filter((svg) => {
      if (svg.closest('[data-tip]') !== null || svg.closest('[aria-hidden="true"].hidden-text') !== null) return false
      const holder = svg.closest('button, h2, h3, header, label, .preview.resting, .since, .log-entry, .region-chip')
      return (holder?.textContent ?? '').trim() === ''
    })
    .map((svg) => `${svg.parentElement?.className ?? ''} ${svg.innerHTML.slice(0, 60)}`)
}

/** The things of the board without a name. */
function nameless(): readonly string[] {
  return [...document.querySelectorAll('svg.board [data-target]')]
    .filter((thing) => (thing.getAttribute('aria-label') ?? '').trim() === '')
    .map((thing) => thing.getAttribute('data-target') ?? '')
}

for (const [width, height] of [
  [1600, 900],
  [820, 1180],
  [390, 844],
] as const) {
  test(`every drawing of the table is explained at ${width}×${height}`, async ({ page }) => {
    await openTable(page, width, height)
    expect(await page.evaluate(unexplained)).toEqual([])
    expect(await page.evaluate(nameless)).toEqual([])
    const tabs = page.locator('.nav-tab')
    for (let at = 1; at < (await tabs.count()); at += 1) {
      await tabs.nth(at).click()
      expect(await page.evaluate(unexplained), `tab ${at}`).toEqual([])
    }
  })
}

/** The things whose tooltip is no more than their name; buttons say by it what they do. Runs inside the page. */
async function unsaid(): Promise<readonly string[]> {
  const found: string[] = []
  const seen = new Set<string>()
  // A tooltip comes with the next frames; one that never comes is not waited for without end.
  const mostFrames = 1000
  const holders = document.querySelectorAll('.table :is([data-tip], svg.board [data-target])')
  for (const holder of holders) {
    const kind = `${holder.getAttribute('data-target')?.replaceAll(/\d/g, '')} ${holder.getAttribute('data-about')} ${holder.className}`
    if (holder.closest('button:not(.target), .log, .preview') !== null || !holder.checkVisibility()) continue
    if (holder.matches('.log *') || seen.has(`${kind} ${holder.getAttribute('data-tip')}`)) continue
    seen.add(`${kind} ${holder.getAttribute('data-tip')}`)
    // The one before goes first, so that whatever comes is its own.
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    while (document.querySelector('.tip') !== null) await new Promise((resolve) => requestAnimationFrame(resolve))
    for (const type of ['pointerover', 'pointermove'])
      holder.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: 'mouse', clientX: -99 - found.length, clientY: -99 }),
      )
    for (let frame = 0; frame < mostFrames && document.querySelector('.tip') === null; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    const tip = document.querySelector('.tip')
    const lines = tip?.querySelectorAll('b, p').length ?? 0
    if (lines < 2) found.push(`${kind}: ${tip?.textContent ?? 'nothing'}`)
    else if (tip?.querySelector('.tip-rules') === null) found.push(`${kind}: no way to the rules`)
  }
  return [...new Set(found)]
}

for (const [width, height] of [
  [1600, 900],
  [390, 844],
] as const)
  test(`the tooltip of every thing says more than its name and leads to the rules at ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openPage(page, { others: { hoverDelay: 0 } })
    await openFromShelf(page, record, company(4))
    await waitForBoard(page)
    await waitForTips(page)
    expect(await page.evaluate(unsaid)).toEqual([])
    const parts = page.locator('.region-chip:not([aria-pressed="true"])')
    for (const part of width < 1000 ? ['yomi', 'home', 'paths', 'market'] : []) {
      await page.locator(`[data-place="chip:${part}"]`).click()
      await expect(parts).toHaveCount(7)
      expect(await page.evaluate(unsaid), part).toEqual([])
    }
    for (const tab of width < 1000 ? [1, 2] : []) {
      await page.locator('.nav-tab').nth(tab).click()
      expect(await page.evaluate(unsaid), `tab ${tab}`).toEqual([])
    }
  })

/** Buttons and lists that are smaller than a finger or a pointer needs, without those of the board. */
function tooSmall(least: number): readonly string[] {
  return [...document.querySelectorAll('.table :is(button, select)')].flatMap((button) => {
    if (button.closest('.stage') !== null || !button.checkVisibility()) return []
    const { width, height } = button.getBoundingClientRect()
    // Cards, dice and tiles have the size of their drawing, but react around it.
    const around = getComputedStyle(button, '::after')
    const reach = button.classList.contains('target') ? [around.width, around.height].map(Number.parseFloat) : [0, 0]
    // Lengths in percent come out with tiny fractions.
    const isSmall = Math.max(width, reach[0]) < least - 0.1 || Math.max(height, reach[1]) < least - 0.1
    const name = button.getAttribute('aria-label') ?? button.textContent
    return isSmall ? [`${button.className} “${name}” ${Math.round(width)}×${Math.round(height)}`] : []
  })
}

test('whatever can be pressed is big enough for a pointer', async ({ page }) => {
  for (const [width, height] of [
    [1600, 900],
    [1280, 800],
  ] as const) {
    await openTable(page, width, height)
    expect(await page.evaluate(tooSmall, 32), `${width}×${height}`).toEqual([])
  }
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('whatever can be pressed is big enough for a finger', async ({ page }) => {
    await openTable(page, 820, 1180)
    expect(await page.evaluate(tooSmall, 44)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    // The table is laid out anew after the window has its size.
    await expect.poll(() => page.evaluate(tooSmall, 44)).toEqual([])
    await page.locator('.nav-tab').nth(1).click()
    await expect.poll(() => page.evaluate(tooSmall, 44)).toEqual([])
  })

  test('a long press explains and does not choose', async ({ page }) => {
    await openTable(page, 390, 844)
    await waitForTips(page)
    const card = page.locator('.hand .target.is-legal').first()
    const box = await card.boundingBox()
    if (box === null) throw new Error('no card')
    const session = await page.context().newCDPSession(page)
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.locator('.tip').waitFor()
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(card).toHaveAttribute('aria-pressed', 'false')
    await page.locator('.tip-inspect:not(.tip-rules)').tap()
    await expect(page.locator('.sheet.inspect .inspect-art svg')).toBeVisible()
  })
})

test('a tooltip names the thing with its term, stays under the pointer, and goes with Escape', async ({ page }) => {
  await useClock(page)
  await openTable(page, 1600, 900)
  const card = page.locator('.hand .target').first()
  await card.hover()
  const tip = page.locator('.tip')
  await expect(tip).toBeVisible()
  await expect(tip.locator('b')).toHaveText(/\(.+\)/)
  // The pointer passes through it to what lies below, but may rest on it all the same.
  const box = await tip.boundingBox()
  if (box === null) throw new Error('no tooltip')
  await page.mouse.move(box.x + box.width / 2, box.y + 12, { steps: 5 })
  await page.clock.runFor(60_000)
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
})

test('whatever is not asked for says why when it is clicked, and the board gets no frame', async ({ page }) => {
  const errors = watchErrors(page)
  await page.setViewportSize({ width: 1600, height: 900 })
  await openPage(page)
  await openFromShelf(page, midGame(3, 'why', 2), company(3))
  await waitForBoard(page)
  const toast = page.locator('.toast')
  for (const [target, why] of Object.entries({
    'region:yomi': /None of your dice can be placed/,
    'home:1': /None of your dice can be placed/,
    'hill:yomi': /None of your dice can cross/,
    'line:yomi:1': /placing a die in this region/,
    'favour:yomi:gifts': /when a die crosses/,
    'mitama-slot:1': /needs an effect/,
    'crystal-slot:1': /needs an effect/,
    'crystal-space:1': /needs an effect/,
    'bitoku-path': /needs an effect/,
    'die:1': /locked/,
  })) {
    // After a key, whatever a click gives the focus to would be framed.
    await page.keyboard.press('Escape')
    await expect(toast).toHaveCount(0)
    await page
      .locator(`[data-target="${target}"]`)
      .first()
      .click({ position: { x: 4, y: 12 } })
    await expect(toast, target).toHaveText(why)
    expect(await page.locator('svg.board').evaluate((board) => getComputedStyle(board).outlineStyle)).toBe('none')
  }
  expect(errors).toEqual([])
})

test('why something was refused goes with the next choice, and quotes what is asked now', async ({ page }) => {
  await openTable(page, 1600, 900)
  const toast = page.locator('.toast')
  const gate = page.locator('svg.board [data-target^="gate:"]').first()
  const question = page.locator('.question')
  const ask = async (): Promise<void> => {
    await gate.click()
    await expect(toast).toContainText((await question.textContent()) ?? '?')
  }
  await ask()
  await page.locator('.hand .target.is-legal').first().click()
  await expect(toast).toHaveCount(0)
  await ask()
  await page.locator('.unselect').click()
  await expect(toast).toHaveCount(0)
})

test('on a phone a refusal covers nothing that can be chosen', async ({ page }) => {
  await openTable(page, 390, 844)
  for (const part of ['all', 'yomi', 'home', 'paths', 'market']) {
    await page.locator(`[data-place="chip:${part}"]`).click()
    await page.locator('.toast').waitFor({ state: 'detached' })
    await page.locator('svg.board [data-target]:not(.thing-live)').last().dispatchEvent('click')
    await page.locator('.toast').waitFor()
    const covered = await page.evaluate(() => {
      const toast = document.querySelector('.toast')?.getBoundingClientRect() ?? new DOMRect()
      return [...document.querySelectorAll('.is-legal, .thing-live, .prompt')]
        .filter((one) => one.getBoundingClientRect().top < toast.bottom)
        .map((one) => one.getAttribute('data-target'))
    })
    expect(covered, part).toEqual([])
    await page.locator('.toast').click()
  }
})

test('in the mode for it the next tap explains instead of acting', async ({ page }) => {
  const errors = watchErrors(page)
  await openTable(page, 1600, 900)
  await page.locator('[data-asks]').click()
  await page.locator('.hand .target.is-legal').first().click()
  await expect(page.locator('.tip')).toBeVisible()
  await expect(page.locator('[aria-pressed="true"][data-target]')).toHaveCount(0)
  await page.mouse.move(1, 1)
  await page.locator('.hand .target.is-legal').first().click()
  await expect(page.locator('.hand [aria-pressed="true"]')).toHaveCount(1)
  expect(errors).toEqual([])
})

test.describe('as long as those who explain have not come', () => {
  // Otherwise they may come from what is kept for offline play.
  test.use({ serviceWorkers: 'block' })

  test('the next tap cannot be made to explain: it would act', async ({ page }) => {
    const { promise: come, resolve: letThemCome } = Promise.withResolvers<void>()
    await page.route(/\/assets\/tip-layer-[^/]*\.js$/, async (route) => {
      await come
      await route.continue()
    })
    await openTable(page, 1600, 900)
    const asks = page.locator('[data-asks]')
    await expect(asks).toBeDisabled()
    letThemCome()
    await asks.click()
    await page.locator('.hand .target.is-legal').first().click()
    await expect(page.locator('.tip')).toBeVisible()
    await expect(page.locator('[aria-pressed="true"][data-target]')).toHaveCount(0)
  })
})

test('cards and tiles open close up, large, with what they would do now', async ({ page }) => {
  const errors = watchErrors(page)
  await openTable(page, 1280, 800)
  const sheet = page.locator('.sheet.inspect')
  for (const target of ['.hand .target', '[data-target^="mitama-slot:"]', '[data-target^="rock:"]']) {
    await page.locator(target).first().click({ button: 'right' })
    await expect(sheet, target).toBeVisible()
    const drawn = await sheet.locator('.inspect-art svg').boundingBox()
    expect(Math.max(drawn?.width ?? 0, drawn?.height ?? 0), target).toBeGreaterThanOrEqual(279)
    await page.keyboard.press('Escape')
    await expect(sheet, target).toHaveCount(0)
  }
  await page.locator('.hand .target').first().focus()
  await page.keyboard.press('i')
  await expect(sheet.locator('.is-open').first()).toBeVisible()
  await sheet.locator('.inspect-ways button').first().click()
  await expect(sheet).toHaveCount(0)
  await expect(page.locator('.turn-buttons .stop')).toBeEnabled()
  expect(errors).toEqual([])
})
