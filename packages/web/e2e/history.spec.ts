/** What happened: the log of the whole game, the turns since one's own, the past with the real board, links to any moment. */
import { type GameEvent, load, options, pastMoves } from '@bitoku/engine'
import { eventSentence } from '@bitoku/words'
import { openTable } from '@bitoku/host'
import { expect, type Page, test } from '@playwright/test'
import { afterRivals, nearEnd } from './positions.ts'
import { company, openFromShelf, openPage, take, useClock, watchErrors, type Wishes } from './table.ts'

const finished = nearEnd(4, 'history', true)
const inTurn = afterRivals(4, 'history')
const names = company(4).map(({ name }) => name)
const seatName = (seat: number): string => names[seat]

/** All events of a record that the first seat may see. */
function eventsOf(record: string): readonly GameEvent[] {
  const { log } = openTable('test', company(4), 0, load(record))
  return log.map(({ event }) => event).filter(({ audience }) => audience === undefined || audience === 0)
}

async function openGame(page: Page, record: string, wishes: Wishes = {}): Promise<readonly string[]> {
  const errors = watchErrors(page)
  await page.setViewportSize({ width: 1600, height: 900 })
  await openPage(page, wishes)
  await openFromShelf(page, record, company(4))
  const look = page.locator('.final .look')
  if (record === finished) await look.click()
  await page.locator('.log-entry').first().waitFor()
  return errors
}

/** How many moves have been made at the moment that is shown; −1: the present is shown. */
const momentShown = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('.history-bar')?.getAttribute('data-history') ?? -1))

test('the log tells the whole game, and can be copied as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const errors = await openGame(page, finished)
  await page.locator('.log-copy').click()
  await expect(page.locator('.log-copy')).toHaveAttribute('aria-label', 'Copied')
  const text = await page.evaluate(() => navigator.clipboard.readText())
  const lines = text.split('\n').map((line) => line.trim())
  // Of these nothing is ever summed up: each has its own line, in the order of the game.
  const alone = ['played', 'die-placed', 'crossed', 'built', 'crystal-gained', 'vision-gained', 'entered', 'passed']
  const sentences = eventsOf(finished)
    .filter(({ type }) => alone.includes(type))
    .map((event) => eventSentence('en', event, { edition: load(finished).tables.edition, seatName, style: 'noun' }))
  const wanted = new Set(sentences)
  expect(sentences.length).toBeGreaterThan(100)
  expect(lines.filter((line) => wanted.has(line))).toEqual(sentences)
  const headings = lines.filter((line) => /^Year \d: /.test(line))
  expect(headings).toContain('Year 1: Spring')
  expect(headings).toContain('Year 4: Winter')
  expect(errors).toEqual([])
})

test('earlier entries come as one scrolls up, and a seat can be seen alone', async ({ page }) => {
  const errors = await openGame(page, finished)
  const entries = page.locator('.log-entry')
  expect(await entries.count()).toBeLessThan(120)
  const scrollUp = async (): Promise<string> => {
    await page.locator('.log-lines').evaluate((box) => box.scrollTo({ top: -box.scrollHeight }))
    return (await page.locator('.log-season').first().textContent()) ?? ''
  }
  await expect.poll(scrollUp).toBe('Year 1: Spring')
  await page.locator('.log-seats button').nth(1).click()
  const marks = page.locator('.log-entry > svg')
  await expect(marks.first()).toHaveAttribute('aria-label', 'Ai')
  expect(new Set(await marks.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))).toEqual(
    new Set(['Ai']),
  )
  expect(await page.locator('.log-small').count()).toBeGreaterThan(0)
  await page.locator('.log-brief').click()
  await expect(page.locator('.log-small')).toHaveCount(0)
  expect(errors).toEqual([])
})

/** The entries of the log of which anything is in sight, and whether they are of the moment or later. */
const inSight = (page: Page): Promise<readonly string[]> =>
  page.locator('.log-lines').evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect()
    return [...box.querySelectorAll('.log-season, .log-entry, .log-after')].flatMap((one) => {
      const edges = one.getBoundingClientRect()
      return edges.bottom > top + 2 && edges.top < bottom - 2 ? [one.className] : []
    })
  })

test('beside an earlier moment the log ends where the game was then', async ({ page }) => {
  const errors = await openGame(page, finished)
  await page.keyboard.press('[')
  const slider = page.locator('.scrubber input')
  const turns = Number(await slider.getAttribute('max'))
  for (const turn of [turns - 3, 40, 14]) {
    await slider.fill(String(turn))
    await expect(page.locator('.history-where b')).toHaveText(new RegExp(`^History — turn ${turn} of `))
    // The last thing in sight is the entry of the moment, and what comes after it is told apart.
    await expect.poll(async () => (await inSight(page)).at(-1)).toBe('log-entry now')
    await expect(page.locator('.log-after')).toHaveText('After this moment')
    expect(await page.locator('.log-after ~ .log-entry:not(.later)').count()).toBe(0)
    expect(await page.locator('.log-entry:has(~ .log-after).later').count()).toBe(0)
  }
  await slider.fill('0')
  await expect.poll(() => momentShown(page)).toBe(0)
  await expect(page.locator('.log-entry.now')).toHaveCount(0)
  await expect.poll(async () => (await inSight(page)).slice(0, 2)).toEqual(['log-season', 'log-after'])
  await expect(page.locator('.log-season').first()).toHaveText('Year 1: Spring')
  await page.keyboard.press('Escape')
  await expect(page.locator('.log-after')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('the moment within a turn splits its entry: what was done later in it stands below', async ({ page }) => {
  const errors = await openGame(page, finished)
  const { log } = openTable('test', company(4), 0, load(finished))
  const placed = log.find(({ move, event }, at) => {
    const next = log[at + 1]
    return event.type === 'die-placed' && next !== undefined && next.move > move && next.event.type === 'forest-action'
  })
  await page.goto(`./#game=shelf&t=${placed?.move}`)
  await expect.poll(() => momentShown(page)).toBe(placed?.move)
  await expect(page.locator('.log-entry.now')).toContainText('places a die')
  await expect(page.locator('.log-entry.now')).not.toContainText('forest action')
  await expect(page.locator('.log-entry.later').first()).toContainText('forest action')
  expect(errors).toEqual([])
})

test('an entry shows on the board where its things are, and opens its cascade', async ({ page }) => {
  const errors = await openGame(page, inTurn)
  const entry = page.locator('.log-entry.recent', { has: page.locator('.log-head', { hasText: /die/ }) }).last()
  await entry.locator('.log-head').hover()
  await expect(page.locator('.located > i').first()).toBeVisible()
  const isOnBoard = await page.evaluate(() => {
    const board = document.querySelector('.area-board')?.getBoundingClientRect()
    return [...document.querySelectorAll('.located > i')].some((ring) => {
      const { left, right, top, bottom } = ring.getBoundingClientRect()
      return board !== undefined && left > board.left && right < board.right && top > board.top && bottom < board.bottom
    })
  })
  expect(isOnBoard).toBe(true)
  await page.mouse.move(700, 20)
  await expect(page.locator('.located > i')).toHaveCount(0)
  const fold = page.locator('.log-small').last()
  const before = await page.locator('.log-inner').count()
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  expect(await page.locator('.log-inner').count()).toBeGreaterThan(before)
  expect(errors).toEqual([])
})

test('what the others changed is marked until the own first step', async ({ page }) => {
  await openGame(page, inTurn)
  const marks = page.locator('.board .ring-last')
  expect(await marks.count()).toBeGreaterThan(0)
  const [step] = options(load(inTurn), 0).filter(({ move }) => /^(play|die) /.test(move))
  await take(page, step.move)
  await expect(marks).toHaveCount(0)
})

test('the turns since one’s own can be stepped through, and skipped for good', async ({ page }) => {
  const errors = await openGame(page, inTurn)
  const question = (await page.locator('.question').textContent()) ?? ''
  const bar = page.locator('.since-bar')
  await expect(bar).toContainText('3 turns since yours')
  await expect(bar.locator('.summary-card')).toHaveCount(3)
  await bar.locator('.since-step').click()
  await expect(page.locator('.history-bar')).toContainText('History — turn')
  const first = await momentShown(page)
  await page.locator('.history-ways button').nth(4).click()
  await expect.poll(() => momentShown(page)).toBeGreaterThan(first)
  await page.locator('.history-return').click()
  await expect(page.locator('.question')).toHaveText(question)
  await bar.locator('.since-skip').click()
  await expect(bar.locator('.since-cards')).toHaveCount(0)
  await page.reload()
  await expect(bar).toHaveText('3 turns since yours')
  await expect(bar.locator('.since-watch')).toHaveCount(0)
  await bar.locator('.since-fold').click()
  await expect(bar.locator('.summary-card')).toHaveCount(3)
  expect(errors).toEqual([])
})

test('watching them shows every move with the real motion and comes back by itself', async ({ page }) => {
  const errors = await openGame(page, inTurn, { motion: 'normal' })
  const moves = pastMoves(load(inTurn))
  const from = moves.findLastIndex(({ seat }) => seat === 0) + 1
  const question = (await page.locator('.question').textContent()) ?? ''
  await page.locator('.motion').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    const seen = { moments: [] as number[], flights: 0 }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const shown = document.querySelector('.history-bar')?.getAttribute('data-history')
      if (shown !== null && shown !== undefined && seen.moments.at(-1) !== Number(shown))
        seen.moments.push(Number(shown))
      seen.flights = Math.max(seen.flights, document.querySelectorAll('.motion-thing').length)
    }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-history'] })
  })
  await page.locator('.since-watch').click()
  await expect(page.locator('.history-bar')).toBeVisible()
  await expect(page.locator('.history-bar')).toHaveCount(0)
  const seen = await page.evaluate(() => (window as unknown as { seen: { moments: number[]; flights: number } }).seen)
  expect(seen.moments).toEqual([...Array(moves.length - from + 1).keys()].map((step) => from + step))
  expect(seen.flights).toBeGreaterThan(0)
  await expect(page.locator('.question')).toHaveText(question)
  await expect(page.locator('.since-bar')).toHaveText('3 turns since yours')
  expect(errors).toEqual([])
})

test('nothing can be chosen in the past, and the present is as it was', async ({ page }) => {
  await openGame(page, inTurn)
  const legal = page.locator('.target.is-legal, .thing-live')
  const before = await legal.count()
  expect(before).toBeGreaterThan(0)
  await page.keyboard.press('[')
  await expect(page.locator('.history-bar')).toBeVisible()
  await expect(legal).toHaveCount(0)
  await expect(page.locator('.turn-buttons')).toHaveCount(0)
  await page.locator('.hand .target').first().click()
  await expect(page.locator('.history-bar')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(legal).toHaveCount(before)
})

test('the past is played at the wanted speed, and stops where it is told to', async ({ page }) => {
  await useClock(page)
  await openGame(page, finished)
  await page.keyboard.press('[')
  const slider = page.locator('.scrubber input')
  await slider.fill('0')
  await expect.poll(() => momentShown(page)).toBe(0)
  await page.locator('.history-speed').click()
  await page.locator('.history-speed').click()
  await expect(page.locator('.history-speed')).toHaveText('4×')
  await page.locator('.history-play').click()
  await expect.poll(() => momentShown(page)).toBeGreaterThan(4)
  await page.locator('.history-play').click()
  const stopped = await momentShown(page)
  await page.clock.runFor(60_000)
  expect(await momentShown(page)).toBe(stopped)
})

test('a link leads to its moment, also after a reload', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const errors = await openGame(page, finished)
  await page.keyboard.press('[')
  await page.locator('.scrubber input').fill('14')
  await expect(page.locator('.history-where b')).toHaveText(/^History — turn 14 of /)
  const moment = await momentShown(page)
  const score = await page.locator('.rivals').textContent()
  await page.locator('.history-link').click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`#game=shelf&t=${moment}`)

  const other = await context.newPage()
  await other.setViewportSize({ width: 1600, height: 900 })
  await other.goto(link)
  const where = other.locator('.history-where b')
  await expect(where).toHaveText(/^History — turn 14 of /)
  expect(await momentShown(other)).toBe(moment)
  await expect(other.locator('.rivals')).toHaveText(score ?? '')
  await expect(other.locator('.final')).toHaveCount(0)
  await other.reload()
  await expect(where).toHaveText(/^History — turn 14 of /)
  await other.locator('.history-return').click()
  await expect.poll(() => other.evaluate(() => location.hash)).toBe('#game=shelf')
  expect(errors).toEqual([])
})

test('a link to a moment shows the board, whatever lies above it', async ({ page }) => {
  const errors = await openGame(page, finished)
  await page.goto('./#game=shelf')
  await page.locator('.open-sheets').first().click()
  await page.locator('.final').waitFor()
  await page.evaluate(() => {
    location.hash = '#game=shelf&t=20'
  })
  await expect.poll(() => momentShown(page)).toBe(20)
  await expect(page.locator('.final')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('a link to a moment or a game that is not there says so', async ({ page }) => {
  await openGame(page, finished)
  for (const moment of ['99999', 'yesterday']) {
    await page.goto(`./#game=shelf&t=${moment}`)
    await expect(page.locator('.toast')).toContainText('no such moment')
    await expect(page.locator('.history-bar')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#game=shelf')
  }
  await page.goto('./#game=nobody&t=3')
  await expect(page.locator('.start')).toContainText('That game is not on the shelf of this browser.')
})

test('the text board tells the past as well, with the same ways through it', async ({ page }) => {
  const errors = watchErrors(page)
  await openPage(page, { others: { board: 'text' } })
  await openFromShelf(page, inTurn, company(4))
  const question = (await page.locator('.question').textContent()) ?? ''
  const hand = page.locator('.text-state')
  const present = (await hand.textContent()) ?? ''
  await page.keyboard.press('[')
  await expect(page.locator('.history-bar')).toContainText('History — turn')
  await page.locator('.scrubber input').fill('3')
  await expect(page.locator('.history-where b')).toHaveText(/turn 3 of/)
  await expect(hand).not.toHaveText(present)
  // The log is that of the moment, in its section and in what the box answers.
  await expect(page.locator('.text-log')).not.toContainText('Year 1: Autumn')
  await page.locator('.scrubber input').fill('0')
  await expect(page.locator('.text-log')).toContainText('Nothing has happened yet.')
  await page.locator('#text-command').fill('log')
  await page.locator('#text-command').press('Enter')
  await expect(page.locator('.text-transcript li').last()).toContainText('Nothing has happened yet.')
  await page.locator('.history-return').click()
  await expect(page.locator('.question')).toHaveText(question)
  await expect(hand).toHaveText(present)
  expect(errors).toEqual([])
})
