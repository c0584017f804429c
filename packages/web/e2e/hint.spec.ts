/** Hints: a bot thinks in a worker, tells its plan beside the board, and rings the next step; only at tables of this browser. */
// A function sent to the page cannot reach outer ones.
// oxlint-disable unicorn/consistent-function-scoping
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { askedFor, midGame, strongSpring, strongSummer } from './positions.ts'
import { company, insist, openFromShelf, openPage, waitForBoard, waitForWork, watchErrors } from './table.ts'

const record = midGame(4, 'hint')

test('a hint can be stopped, told, followed and closed', async ({ page }) => {
  const errors = watchErrors(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await canHoldHint(page)
  await openPage(page)
  await openFromShelf(page, record, company(4))
  await waitForBoard(page)
  const panel = page.locator('.hint')
  const rings = page.locator('.hint-rings i')
  const goOn = await holdHint(page)
  await page.locator('.open-hint').click()
  await expect(panel).toContainText('thinks')
  await panel.getByRole('button', { name: 'Stop' }).click()
  await expect(panel).toHaveCount(0)
  await goOn()
  await page.keyboard.press('w')
  await expect(panel.locator('.hint-steps li').first()).toHaveAttribute('aria-current', 'step')
  await expect(panel).toContainText('Expected at the end')
  await expect(panel.locator('.hint-why li')).not.toHaveCount(0)
  await expect(rings).not.toHaveCount(0)
  const [ring, target] = await page.evaluate(() => {
    const middle = (box: DOMRect | undefined): number => (box === undefined ? Number.NaN : box.x + box.width / 2)
    const boxes = [...document.querySelectorAll('[data-target]')].map((one) => one.getBoundingClientRect())
    const x = middle(document.querySelector('.hint-rings i')?.getBoundingClientRect())
    return [x, Math.min(...boxes.map((box) => Math.abs(middle(box) - x)))]
  })
  expect(ring).toBeGreaterThan(0)
  expect(target).toBeLessThan(2)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(rings).toHaveCount(0)
  expect(errors).toEqual([])
})

test('taking the first step of the plan leads to the second one, any other way ends the hint', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await openPage(page)
  await openFromShelf(page, record, company(4))
  await waitForBoard(page)
  await page.keyboard.press('w')
  const steps = page.locator('.hint-steps li')
  await expect(steps.first()).toBeVisible()
  const label = (await steps.first().locator('span').last().textContent()) ?? ''
  await choose(page, (row) => row === label)
  await expect(page.locator('.hint-steps .done')).not.toHaveCount(0)
  await expect(page.locator('.hint-steps .now')).toHaveCount(1)
  await page.keyboard.press('u')
  await expect(page.locator('.hint-steps .done')).toHaveCount(0)
  await choose(page, (row) => row !== label)
  await expect(page.locator('.hint')).toHaveCount(0)
})

/** Makes it possible to keep a bot thinking as long as a test likes. Asked for before a page is opened. */
async function canHoldHint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // It is called with the worker it belongs to.
    // oxlint-disable-next-line typescript/unbound-method
    const { postMessage } = Worker.prototype
    const held: (() => void)[] = []
    const state = { isHeld: false }
    Worker.prototype.postMessage = function say(this: Worker, ...said: readonly unknown[]) {
      const send = (): void => Reflect.apply(postMessage, this, said)
      if (state.isHeld) held.push(send)
      else send()
    }
    Object.assign(globalThis, {
      holdHint: (isHeld: boolean) => {
        state.isHeld = isHeld
        if (!isHeld) for (const send of held.splice(0)) send()
      },
    })
  })
}

/** No bot hears what it is asked until the answer is called. */
async function holdHint(page: Page): Promise<() => Promise<void>> {
  const hold = (isHeld: boolean): Promise<void> =>
    page.evaluate((isIt) => (globalThis as unknown as { holdHint: (isHeld: boolean) => void }).holdHint(isIt), isHeld)
  await hold(true)
  return () => hold(false)
}

/** Chooses the first option of the list whose label is wanted, whatever it wastes. */
async function choose(page: Page, isWanted: (label: string) => boolean): Promise<void> {
  await page.keyboard.press('a')
  const rows = page.locator('.option-row')
  await rows.first().waitFor()
  const labels = await rows.locator('b').allTextContents()
  await rows.nth(labels.findIndex(isWanted)).click()
  await waitForWork(page)
  await insist(page)
}

test('on a phone it comes from the menu, over the hand, with the board in sight', async ({ browser }) => {
  const { page, context } = await openPhone(browser, record, { height: 664, language: 'ru' })
  await page.locator('.nav .open-menu').tap()
  await page.locator('.menu-buttons .open-hint').tap()
  await expect(page.locator('.hint-steps li').first()).toBeVisible()
  await waitForBoard(page)
  const places = await page.evaluate(() => {
    const box = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect()
    const [hint, stage, prompt] = ['.hint', '.stage', '.prompt'].map(box)
    return { hint, stage, prompt }
  })
  expect(places.hint?.bottom).toBeLessThanOrEqual((places.prompt?.top ?? 0) + 1)
  expect(places.hint?.top).toBeGreaterThan((places.stage?.top ?? 0) + 100)
  await context.close()
})

/** Asks for a hint and waits until it is told. In Spring a bot that chooses meanwhile takes it back: then it is asked for again. */
async function askHint(page: Page): Promise<void> {
  const steps = page.locator('.hint-steps li').first()
  const isTold = async (): Promise<boolean> => {
    if (!(await page.locator('.hint').isVisible())) await page.keyboard.press('w')
    return steps.isVisible()
  }
  await expect.poll(isTold).toBe(true)
}

/** A game on a phone. */
async function openPhone(
  browser: Browser,
  game: string,
  { height = 844, language = 'en' }: { readonly height?: number; readonly language?: 'en' | 'ru' } = {},
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 390, height }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openPage(page, { language })
  await openFromShelf(page, game, company(4))
  await waitForBoard(page)
  return { page, context }
}

/** What of the things that can be chosen, and of the buttons of the prompt, lies under the hint. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.thing-live, .is-legal, .prompt-buttons button, .hint-rings i')].flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      return top?.closest('.hint') === null ? [] : [one.getAttribute('data-target') ?? one.className]
    }),
  )

test('on a phone it folds into one line that covers nothing that is to be pressed', async ({ browser }) => {
  const { page, context } = await openPhone(browser, strongSpring(2))
  const hint = page.locator('.hint')
  const rings = page.locator('.hint-rings i')
  await askHint(page)
  const [label] = await page.locator('.hint-steps li > span:last-child').allTextContents()
  expect(await covered(page)).not.toEqual([])
  await page.locator('.hint-fold').tap()
  await expect(hint).toHaveClass(/folded/)
  await expect(hint).toContainText(label)
  await expect(rings).not.toHaveCount(0)
  expect(await covered(page)).toEqual([])
  // Unfolded again it folds by itself as soon as anything else is touched.
  await page.locator('.hint-fold').tap()
  await expect(page.locator('.hint-steps li').first()).toBeVisible()
  await page.touchscreen.tap(200, 200)
  await expect(hint).toHaveClass(/folded/)
  await expect(rings).not.toHaveCount(0)
  await hint.getByRole('button').last().tap()
  await expect(hint).toHaveCount(0)
  await expect(rings).toHaveCount(0)
  await context.close()
})

test('on a phone the list opens above it, and the row of the step is ringed', async ({ browser }) => {
  const { page, context } = await openPhone(browser, strongSummer('four', 3))
  await askHint(page)
  const [label] = await page.locator('.hint-steps li > span:last-child').allTextContents()
  await page.locator('.prompt-buttons [aria-expanded]').tap()
  await expect(page.locator('.hint')).toHaveClass(/folded/)
  await page.locator('.option-row').first().waitFor()
  await expect.poll(() => ringed(page, '.option-row b')).toEqual([label])
  const above = await page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.option-list')?.getBoundingClientRect() ?? new DOMRect()
    const spots = [0.05, 0.5, 0.95].map((part) => document.elementFromPoint(x + width / 2, y + height * part))
    return spots.every((spot) => spot?.closest('.option-list') !== null)
  })
  expect(above).toBe(true)
  await context.close()
})

test('on a phone the tab that holds what is to be pressed is ringed', async ({ browser }) => {
  const { page, context } = await openPhone(browser, askedFor('virtue', 4))
  await askHint(page)
  const tabs = page.locator('.nav-tab')
  await tabs.nth(0).tap()
  await expect.poll(() => ringed(page, '.nav-tab')).toEqual([await tabs.nth(1).textContent()])
  await tabs.nth(1).tap()
  await expect.poll(() => ringed(page, '.domain .is-legal')).toHaveLength(1)
  await context.close()
})

/** The texts, or else the targets, of those things around whose middle there is a ring. */
const ringed = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    const rings = [...document.querySelectorAll('.hint-rings i')].map((ring) => ring.getBoundingClientRect())
    return [...document.querySelectorAll(wanted)].flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      const [left, top] = [x + width / 2, y + height / 2]
      const isIn = rings.some((box) => left > box.left && left < box.right && top > box.top && top < box.bottom)
      return isIn ? [one.textContent] : []
    })
  }, selector)

/** Where the hint points to. */
interface Pointed {
  readonly step: number
  readonly x: number
  readonly y: number
}

/** Where the first ring lies, once it is around something that rests; 'over' without a hint, undefined in between. Runs inside the page. */
async function findRing(): Promise<Pointed | 'over' | undefined> {
  const look = (): Pointed | undefined => {
    const ring = document.querySelector<HTMLElement>('.hint-rings i')
    const number = document.querySelector('.hint .now .hint-number')?.textContent
    if (ring === null || number === undefined) return undefined
    // Where it stands: what can be seen of it swells and shrinks.
    const { left, top, width, height } = ring.style
    const [x, y, wide, high] = [left, top, width, height].map((length) => Number.parseFloat(length))
    const isSame = (box: DOMRect): boolean =>
      [box.x - x, box.y - y, box.width - wide, box.height - high].every((gap) => Math.abs(gap) < 1)
    const things = [...document.querySelectorAll('[data-target], [data-target] *, button')]
    if (!things.some((thing) => isSame(thing.getBoundingClientRect()))) return undefined
    return { step: Number(number), x: x + wide / 2, y: y + high / 2 }
  }
  if (document.querySelector('.table > .hint') === null && document.querySelector('.table') !== null) return 'over'
  const before = look()
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  const after = look()
  return JSON.stringify(before) === JSON.stringify(after) ? after : undefined
}

/** Where the ring rests that comes after another one. */
async function ringAfter(page: Page, last: Pointed | undefined): Promise<Pointed | 'over'> {
  let now: Pointed | 'over' | undefined
  const isNext = async (): Promise<boolean> => {
    now = await page.evaluate(findRing)
    return now !== undefined && JSON.stringify(now) !== JSON.stringify(last)
  }
  await expect.poll(isNext, { intervals: [100], message: `the ring after ${JSON.stringify(last)}` }).toBe(true)
  return now ?? 'over'
}

/** Presses whatever is ringed until the hint is over; the number of the step that was the last one then. */
async function followRings(page: Page, press: (x: number, y: number) => Promise<void>): Promise<number> {
  let last: Pointed | undefined
  for (let pressed = 0; pressed < 40; pressed += 1) {
    const now = await ringAfter(page, last)
    if (now === 'over') return last?.step ?? 0
    last = now
    await press(now.x, now.y)
    await waitForWork(page)
  }
  throw new Error('the rings lead nowhere')
}

const positions = [
  ['a turn of Summer', () => strongSummer('four', 2)],
  ['a late turn of Summer', () => strongSummer('four', 4, 2)],
  ['Spring', () => strongSpring(3)],
  ['a favour', () => askedFor('favour', 4)],
] as const

for (const [what, make] of positions) {
  test(`the rings alone lead through a plan: ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openPage(page)
    await openFromShelf(page, make(), company(4))
    await waitForBoard(page)
    await askHint(page)
    const steps = await page.locator('.hint-steps li').count()
    expect(await followRings(page, (x, y) => page.mouse.click(x, y))).toBe(steps)
  })

  test(`on a phone the rings alone lead through a plan: ${what}`, async ({ browser }) => {
    const { page, context } = await openPhone(browser, make())
    await askHint(page)
    const steps = await page.locator('.hint-steps li').count()
    await page.locator('.hint-fold').tap()
    expect(await followRings(page, (x, y) => page.touchscreen.tap(x, y))).toBe(steps)
    await context.close()
  })
}

test('when only a button is missing the ring goes to it, and not to what is chosen already', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  // The first click selects: then the button is missing, as it is where one thing can be done in several ways.
  await openPage(page, { others: { clickMode: 'select' } })
  await openFromShelf(page, askedFor('favour', 4), company(4))
  await waitForBoard(page)
  await askHint(page)
  const ring = await ringAfter(page, undefined)
  if (ring === 'over') throw new Error('no ring')
  await page.mouse.click(ring.x, ring.y)
  await expect(page.locator('[data-target][aria-pressed="true"]')).not.toHaveCount(0)
  await expect.poll(() => ringed(page, '.prompt-buttons [data-move]')).toHaveLength(1)
  expect(await ringed(page, '[data-target]')).toEqual([])
})

test('the past has neither hint nor ring, and the present has them again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page)
  await openFromShelf(page, record, company(4))
  await waitForBoard(page)
  await askHint(page)
  await page.keyboard.press('[')
  await expect(page.locator('.history-bar')).toBeVisible()
  await expect(page.locator('.hint, .hint-rings')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('.history-bar')).toHaveCount(0)
  await expect(page.locator('.hint-steps li').first()).toBeVisible()
  await expect(page.locator('.hint-rings i')).not.toHaveCount(0)
})

test('on the text board it is a command, and the same panel', async ({ page }) => {
  await openPage(page, { language: 'fr', others: { board: 'text' } })
  await openFromShelf(page, record, company(4))
  await page.locator('.text-option').first().waitFor()
  await page.locator('#text-command').fill('conseil')
  await page.keyboard.press('Enter')
  await expect(page.locator('.text-transcript li').first()).toContainText('réfléchit')
  const told = page.locator('.text-transcript li').last()
  await expect(told).toContainText('Attendu à la fin')
  await expect(told).toContainText('1. ')
  await page.locator('#text-options').focus()
  await page.keyboard.press('w')
  await expect(page.locator('.hint-steps li').first()).toBeVisible()
})

test('on the text board a move that is made meanwhile takes the hint back', async ({ page }) => {
  await canHoldHint(page)
  await openPage(page, { others: { board: 'text' } })
  await openFromShelf(page, record, company(4))
  await page.locator('.text-option').first().waitFor()
  await holdHint(page)
  for (const said of ['hint', '1', 'yes']) {
    await page.locator('#text-command').fill(said)
    await page.keyboard.press('Enter')
  }
  await expect(page.locator('.text-transcript')).toContainText('The position has changed meanwhile')
  await expect(page.locator('.text-transcript')).not.toContainText('Expected at the end')
})
