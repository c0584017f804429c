/** Moves are movements: they end soon, a click ends them at once, they bar nothing, and who wants stillness gets it. */
import { expect, type Page, test } from '@playwright/test'
import { dieTurn } from './positions.ts'
import { company, openFromShelf, openPage, take, watchErrors, type Wishes } from './table.ts'

/** The first seat begins a turn and places a die. */
const { record, move } = dieTurn('motion')
const die = `die:a:${move.split(' ')[1]}`

/** What is on its way at this moment. */
interface Flight {
  /** Copies of things and signs. */
  readonly bodies: number
  readonly outlines: number
  /** When the last animation ends, and how long the longest of them is, in milliseconds. */
  readonly end: number
  readonly longest: number
  /** Whether anything changes its place. */
  readonly moves: boolean
}

function flight(page: Page): Promise<Flight> {
  return page.evaluate(() => {
    const effects = document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return []
      // Buttons have transitions of their own.
      return effect.target?.closest('.motion, [data-piece], [data-count]') ? [effect] : []
    })
    const frames = effects.flatMap((effect) => effect.getKeyframes())
    return {
      bodies: document.querySelectorAll('.motion-thing, .motion-sign').length,
      outlines: document.querySelectorAll('.motion-from, .motion-to').length,
      end: Math.max(0, ...effects.map((effect) => Number(effect.getComputedTiming().endTime))),
      longest: Math.max(0, ...effects.map((effect) => Number(effect.getTiming().duration))),
      moves: frames.some((frame) => (frame['transform'] ?? 'none') !== 'none'),
    }
  })
}

/** A table on which every movement stops where it begins, so that a test can look at it as long as it likes. */
async function openFrozen(page: Page, wishes: Wishes = {}): Promise<void> {
  await page.setViewportSize({ width: 1600, height: 900 })
  await openPage(page, { motion: 'normal', ...wishes })
  await openFromShelf(page, record, company(2))
  await page.locator('.motion').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    // It is called with the element it belongs to.
    // oxlint-disable-next-line typescript/unbound-method
    const { animate } = Element.prototype
    Element.prototype.animate = function freeze(this: Element, ...args) {
      const animation = animate.apply(this, args)
      animation.pause()
      return animation
    }
  })
}

const thaw = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.play()
  })

/** Where the die is drawn, and where its copy has begun its way. */
async function whereabouts(
  page: Page,
): Promise<{ readonly thing: string; readonly from: number; readonly to: number }> {
  return page.evaluate((name) => {
    const piece = [...document.querySelectorAll(`.table [data-piece="${name}"]`)].at(-1)
    const copy = document.querySelector('.motion-thing')
    const to = Number.parseFloat(copy instanceof HTMLElement ? copy.style.left : '-1')
    return {
      thing: piece?.closest('.board, .domain')?.getAttribute('class') ?? '',
      from: copy?.getBoundingClientRect().left ?? -1,
      to,
    }
  }, die)
}

const quiet = { bodies: 0, outlines: 0, end: 0, longest: 0, moves: false }

test('a die travels from the domain to its region in less than 800 ms', async ({ page }) => {
  const errors = watchErrors(page)
  await openFrozen(page)
  await take(page, move)
  await expect.poll(async () => (await flight(page)).bodies).toBeGreaterThan(0)
  const { end, longest, moves } = await flight(page)
  expect(moves).toBe(true)
  expect(longest).toBeLessThanOrEqual(800)
  expect(end).toBeLessThan(800)
  const { thing, from, to } = await whereabouts(page)
  expect(thing, 'the die itself is in its region already').toBe('board')
  expect(from, 'its copy comes from the domain on the left').toBeLessThan(300)
  expect(to).toBeGreaterThan(400)
  await thaw(page)
  await expect.poll(() => flight(page)).toEqual(quiet)
  expect(errors).toEqual([])
})

test('a click ends all movement at once, and so does a key', async ({ page }) => {
  await openFrozen(page)
  await take(page, move)
  await expect.poll(async () => (await flight(page)).bodies).toBeGreaterThan(0)
  await page.mouse.click(1590, 890)
  expect(await flight(page)).toEqual(quiet)

  await page.locator('.turn-buttons .stop').click()
  await expect.poll(async () => (await flight(page)).bodies).toBeGreaterThan(0)
  await page.keyboard.press('Shift')
  expect(await flight(page)).toEqual(quiet)
})

test('nothing waits for a movement: the buttons work while the die flies', async ({ page }) => {
  await openFrozen(page)
  await take(page, move)
  await expect.poll(async () => (await flight(page)).bodies).toBeGreaterThan(0)
  const question = await page.locator('.question').textContent()
  await page.locator('.turn-buttons .stop').click()
  await expect(page.locator('.question')).not.toHaveText(question ?? '')
})

test('what is taken back travels back', async ({ page }) => {
  await openFrozen(page)
  await take(page, move)
  await expect.poll(async () => (await flight(page)).bodies).toBeGreaterThan(0)
  await page.locator('.turn-buttons .stop').click()
  await expect.poll(async () => (await whereabouts(page)).thing).toBe('domain')
  await expect.poll(async () => (await flight(page)).bodies).toBe(1)
  const { from, to } = await whereabouts(page)
  expect(from).toBeGreaterThan(400)
  expect(to).toBeLessThan(300)
})

for (const wish of ['of the system', 'at the table'] as const) {
  test(`whoever wants stillness, ${wish}, sees both places outlined and nothing move`, async ({ page }) => {
    if (wish === 'of the system') await page.emulateMedia({ reducedMotion: 'reduce' })
    await openFrozen(page, wish === 'at the table' ? { motion: 'off' } : {})
    await take(page, move)
    await expect.poll(async () => (await flight(page)).outlines).toBeGreaterThanOrEqual(2)
    const { bodies, moves, longest } = await flight(page)
    expect({ bodies, moves }).toEqual({ bodies: 0, moves: false })
    expect(longest).toBeLessThanOrEqual(800)
    await thaw(page)
    await expect.poll(() => flight(page)).toEqual(quiet)
  })
}

test('fast movements are twice as fast', async ({ page }) => {
  await openFrozen(page, { motion: 'fast' })
  await take(page, move)
  await expect.poll(async () => (await flight(page)).bodies).toBeGreaterThan(0)
  const speeds = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playbackRate }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : undefined
      return target?.matches('.motion *') ? [playbackRate] : []
    }),
  )
  expect(new Set(speeds)).toEqual(new Set([2]))
})

test('what happens while the page is hidden is not shown later', async ({ page }) => {
  await openFrozen(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  })
  await take(page, move)
  await expect.poll(async () => (await whereabouts(page)).thing).toBe('board')
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  // What would be shown late would be by the third frame; and what comes next is shown alone.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  expect(await flight(page)).toEqual(quiet)
  await page.locator('.turn-buttons .stop').click()
  await expect.poll(async () => (await flight(page)).bodies).toBe(1)
})
