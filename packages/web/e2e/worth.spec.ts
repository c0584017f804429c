/** What it is worth: the sheets in the middle of a game, the ceremony and the table at its end, the charts and their twins. */
import { load, score } from '@bitoku/engine'
import { expect, type Page, test } from '@playwright/test'
import { playOn } from './player.ts'
import { longTurn, midGame, nearEnd } from './positions.ts'
import {
  company,
  importRecord,
  openFromShelf,
  openPage,
  stopClock,
  take,
  useClock,
  waitForBoard,
  watchErrors,
} from './table.ts'

const record = nearEnd(4, 'worth', true)

/** Numbers from small to large, whichever seat has them. */
const inOrder = (texts: readonly string[]): readonly number[] => texts.map(Number).toSorted((one, other) => one - other)

/** The numbers of a table, row by row, without those of its head. */
const rowsOf = (page: Page, table: string): Promise<readonly (readonly string[])[]> =>
  page
    .locator(`${table} tbody tr`)
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')))

test('in the middle of a game the sheets show every line, what it is made of and what is missing', async ({ page }) => {
  const errors = watchErrors(page)
  await page.setViewportSize({ width: 1600, height: 900 })
  await openPage(page)
  const game = midGame(4, 'worth')
  await openFromShelf(page, game, company(4))
  await waitForBoard(page)
  await page.keyboard.press('t')
  await expect(page.locator('.final .compare tbody tr')).toHaveCount(9)
  const totals = await page.locator('.final tr.total td').allTextContents()
  const own = score(load(game))[0].total
  expect(totals.map(Number)).toContain(own)
  for (const line of ['visions', 'rocks', 'treasures', 'dice', 'buildings', 'crystals', 'bitoku', 'vp', 'first']) {
    const head = page.locator(`[data-line="${line}"]`)
    await head.click()
    await expect(head).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('.line-details section')).toHaveCount(4)
  }
  await page.locator('[data-line="visions"]').click()
  await expect(page.locator('.line-details .lacking').first()).toContainText(/Now −\d VP; missing for \d VP: \d/)
  // A vision looked at closely says the same.
  const said = await page.locator('.line-details li .lacking').first().textContent()
  await page.locator('.line-details [data-inspect^="vision"]').first().click({ button: 'right' })
  await expect(page.locator('.inspect .missing')).toHaveText(said ?? '')
  await page.keyboard.press('Escape')
  await expect(page.locator('.inspect')).toHaveCount(0)
  await page.keyboard.press('t')
  await expect(page.locator('.final')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('what the running turn changes is marked, and is gone when it is taken back', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await openPage(page)
  const turn = longTurn(7, 4)
  await openFromShelf(page, turn.record, company(4))
  for (const move of turn.moves.slice(0, 5)) await take(page, move)
  await page.locator('.open-sheets').click()
  const changes = page.locator('.final tbody .change')
  await expect(page.locator('.final tr.total .change').first()).toBeVisible()
  // The changes of the lines of a seat add up to the change of its total.
  const changesOf = (row: string): Promise<readonly (readonly number[])[]> =>
    page
      .locator(`.final ${row}`)
      .evaluateAll((rows) =>
        rows.map((one) =>
          [...one.querySelectorAll('td')].map((cell) =>
            Number((cell.querySelector('.change')?.textContent ?? '0').replace('−', '-')),
          ),
        ),
      )
  const [total] = await changesOf('tr.total')
  const lines = await changesOf('tbody tr')
  const added = total.map((_, seat) => lines.reduce((sum, line) => sum + line[seat], 0))
  expect(added).toEqual(total)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+U')
  await page.keyboard.press('t')
  await page.locator('.final tr.total').waitFor()
  await expect(changes).toHaveCount(0)
})

test('the game ends with the ceremony; a key skips it, and the table follows', async ({ page }) => {
  const errors = watchErrors(page)
  await useClock(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, { motion: 'normal' })
  await openFromShelf(page, nearEnd(2, 'worth'), company(2))
  const end = playOn(page, 4)
  await expect(page.locator('.ceremony .lane')).toHaveCount(2)
  await expect(page.locator('.ceremony .skip')).toBeFocused()
  await page.keyboard.press('Enter')
  await end
  await expect(page.locator('.final .winner')).toBeVisible()
  await expect(page.locator('.ceremony')).toHaveCount(0)
  // Again, and this time to its end: within 15 seconds of the page's clock it goes by itself.
  await stopClock(page)
  await page.locator('.final .watch').click()
  await page.locator('.ceremony').waitFor()
  const second = 1000
  let seconds = 0
  let sums: readonly string[] = []
  for (; (await page.locator('.ceremony').count()) > 0 && seconds < 60; seconds += 1) {
    if (await page.locator('.lane.is-winner').isVisible()) sums = await page.locator('.lane-sum').allTextContents()
    await page.clock.runFor(second)
  }
  expect(seconds).toBeLessThanOrEqual(15)
  await page.clock.resume()
  await expect(page.locator('.final .winner')).toBeVisible()
  const totals = await page.locator('.final tr.total td').allTextContents()
  expect(inOrder(sums)).toEqual(inOrder(totals))
  // A click anywhere ends it too.
  await page.locator('.final .watch').click()
  await page.locator('.ceremony .lanes').click()
  await expect(page.locator('.final .winner')).toBeVisible()
  expect(errors).toEqual([])
})

test('whoever wants stillness turns the pages of the ceremony', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, { motion: 'normal' })
  await openFromShelf(page, nearEnd(1, 'worth', true), company(2, true))
  await page.locator('.final .watch').click()
  const next = page.locator('.ceremony-buttons .primary')
  await next.waitFor()
  const seen: string[] = []
  while (await next.isVisible()) {
    seen.push((await page.locator('.ceremony-head h1').textContent()) ?? '')
    await next.click()
  }
  expect(seen.length).toBeGreaterThan(8)
  expect(new Set(seen).size).toBe(seen.length)
  const sums = await page.locator('.lane-sum').allTextContents()
  await page.keyboard.press('Escape')
  await page.locator('.final tr.total').waitFor()
  const totals = await page.locator('.final tr.total td').allTextContents()
  expect(inOrder(sums)).toEqual(inOrder(totals))
})

test('after the end the score beside every name is the final one', async ({ page }) => {
  await openPage(page)
  const totals = score(load(record)).map(({ total }) => String(total))
  for (const [width, height, rivals] of [
    [1600, 900, '.rival .score b'],
    [390, 844, '.rival-chip .chip-line:first-child b'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openFromShelf(page, record, company(4))
    await page.locator('.final .look').click()
    await expect(page.locator(rivals)).toHaveCount(3)
    const shown = await page.locator(rivals).allTextContents()
    expect(shown.toSorted(), `${width}`).toEqual(totals.slice(1).toSorted())
    await expect(page.locator('[data-place="count:a:vp"] b').first()).toHaveText(totals[0])
    await expect(page.locator('.rival .projection')).toHaveCount(0)
    await expect(page.locator('.prompt')).toContainText('becomes the Great Spirit')
  }
})

test('a finished game of four has its charts, each with a table of the same numbers', async ({ page }) => {
  const errors = watchErrors(page)
  await page.setViewportSize({ width: 1600, height: 900 })
  await openPage(page)
  await importRecord(page, record)
  const sheets = score(load(record)).toSorted((one, other) => one.rank - other.rank)
  await expect(page.locator('.final .winner h1')).toContainText(String(sheets[0].total))
  await page.locator('.final [data-part="time"]').click()
  const chart = page.locator('.score-lines')
  await expect(chart.locator('path.score-line')).toHaveCount(4)
  // Every line has a dash of its own.
  const dashes = await chart
    .locator('path.score-line')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('stroke-dasharray') ?? 'whole'))
  expect(new Set(dashes).size).toBe(4)
  await chart.focus()
  await page.keyboard.press('Home')
  await expect(page.locator('.read-name')).toHaveText('Beginning')
  await expect(chart).toHaveAttribute('aria-valuenow', '0')
  await page.keyboard.press('End')
  const ends = await page.locator('.legend b').allTextContents()
  expect(ends.map(Number)).toEqual(score(load(record)).map(({ total }) => total))
  const box = await chart.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 100)
  await expect(page.locator('.read-name')).toContainText(/Year \d: /)
  await page.locator('.twin').click()
  const seasons = await rowsOf(page, '.twin-table')
  expect(seasons.at(-1)?.map(Number)).toEqual(score(load(record)).map(({ total }) => total))
  await page.locator('.final [data-part="sources"]').click()
  await expect(page.locator('.bar-piece').first()).toBeVisible()
  const bars = await page.locator('.source-bars .end-value').allTextContents()
  expect(bars.map(Number)).toEqual(sheets.map(({ total }) => total))
  await page.locator('.bar-piece').first().focus()
  await expect(page.locator('.bar-piece').first()).toHaveAttribute('aria-label', /: .+, \d+ VP$/)
  await page.locator('.twin').click()
  const numbers = (await rowsOf(page, '.twin-table')).map((row) => row.map((text) => Number(text.replace('−', '-'))))
  const columns = sheets.map((_, seat) => numbers.reduce((sum, row) => sum + row[seat], 0))
  expect(columns).toEqual(sheets.map(({ total }) => total))
  expect(errors).toEqual([])
})

test('who hides the score until the end is not told it here', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await openPage(page)
  await page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { readonly state: object }
    localStorage.setItem(key, JSON.stringify({ state: { ...kept.state, projection: 'own' }, version: 2 }))
  }, 'bitoku.preferences')
  await openFromShelf(page, midGame(4, 'worth'), company(4))
  await page.keyboard.press('t')
  await expect(page.locator('.final tr.rank')).toHaveCount(0)
  await expect(page.locator('.final tr.total td.none')).toHaveCount(3)
})

test('on a phone with text of twice the size nothing is cut off and nothing lies on anything else', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, { others: { textSize: 200 } })
  await openFromShelf(page, record, company(4))
  const body = page.locator('.final .sheet-body')
  await expect(page.locator('.final .compare')).toBeVisible()
  expect(await body.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  await page.locator('.final .watch').click()
  await expect(page.locator('.lane')).toHaveCount(4)
  const rooms = await page
    .locator('.lane')
    .evaluateAll((lanes) =>
      lanes.map((lane) =>
        Math.round(
          lane.getBoundingClientRect().bottom -
            (lane.querySelector('.lane-sum')?.getBoundingClientRect().bottom ?? Infinity),
        ),
      ),
    )
  for (const room of rooms) expect(room).toBeGreaterThanOrEqual(8)
  await page.locator('.ceremony .skip').click()
  await page.locator('.final .look').click()
  await page.keyboard.press('[')
  const title = await page.locator('.history-where').boundingBox()
  const ways = await page.locator('.history-out').boundingBox()
  if (title === null || ways === null) throw new Error('no bar of the past')
  const isBeside = title.x + title.width <= ways.x + 1
  expect(isBeside || title.y + title.height <= ways.y + 1).toBe(true)
  expect(
    await page.locator('.history-where b').evaluate((one) => one.scrollWidth - one.clientWidth),
  ).toBeLessThanOrEqual(0)
})

test('where the system chooses the colours, the numbers of a chart have its ink', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await openPage(page, { theme: 'light' })
  await openFromShelf(page, record, company(4))
  await page.locator('.final [data-part="time"]').click()
  const ink = await page.locator('.final').evaluate((one) => getComputedStyle(one).color)
  const numbers = page.locator('.score-lines :is(.tick, .end-value)')
  await numbers.first().waitFor()
  const fills = await numbers.evaluateAll((all) => all.map((one) => getComputedStyle(one).fill))
  expect(new Set(fills)).toEqual(new Set([ink]))
})
