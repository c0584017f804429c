/** At a desk with a mouse: one click acts, and no tooltip stands between the pointer and what it points at. */
import { expect, type Page, test } from '@playwright/test'
import { longTurn } from './positions.ts'
import { company, openFromShelf, openPage, stopClock, take, useClock, waitForBoard, waitForWork } from './table.ts'

/** A browser without a screen has no pointer at all unless it is told so. */
const mouse = '--blink-settings=primaryPointerType=4,availablePointerTypes=4,primaryHoverType=2,availableHoverTypes=2'

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), mouse] }),
    { scope: 'worker' },
  ],
})

const turn = longTurn(7, 4)

/** Longer than a tooltip needs to come or to go. */
const rest = 60_000

/** A turn in which so many of its choices have been made. */
async function openTurn(page: Page, made: number): Promise<void> {
  await useClock(page)
  await page.setViewportSize({ width: 1600, height: 900 })
  await openPage(page)
  await openFromShelf(page, turn.record, company(4))
  await waitForBoard(page)
  for (const move of turn.moves.slice(0, made)) await take(page, move)
  expect(await page.evaluate(() => matchMedia('(pointer: fine)').matches)).toBe(true)
}

interface Spot {
  readonly target: string
  readonly x: number
  readonly y: number
}

/** The middle of whatever has a ring on the board, from top to bottom. */
const ringed = (page: Page): Promise<readonly Spot[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg.board .thing-live')]
      .map((thing) => {
        const { x, y, width, height } = (thing.querySelector('.thing-hit') ?? thing).getBoundingClientRect()
        return { target: thing.getAttribute('data-target') ?? '', x: x + width / 2, y: y + height / 2 }
      })
      .toSorted((one, other) => one.y - other.y),
  )

/** What a click at a point would reach. */
const reached = (page: Page, { x, y }: Spot): Promise<string | undefined> =>
  page.evaluate(
    ([left, top]) =>
      document.elementFromPoint(left, top)?.closest('[data-target]')?.getAttribute('data-target') ?? undefined,
    [x, y] as const,
  )

for (const made of [0, 1, 2])
  test(`whatever has a ring is reached from any other, tooltip or not, after ${made} choices`, async ({ page }) => {
    await openTurn(page, made)
    const spots = await ringed(page)
    expect(spots.length).toBeGreaterThan(2)
    const covered: string[] = []
    for (const from of spots) {
      await page.mouse.move(from.x, from.y, { steps: 3 })
      await page.locator('.tip').waitFor()
      for (const to of spots)
        if ((await reached(page, to)) !== to.target) covered.push(`${to.target} under the tooltip of ${from.target}`)
      await page.mouse.move(2, 300)
      await expect(page.locator('.tip')).toHaveCount(0)
    }
    expect(covered).toEqual([])
  })

test('a click on a neighbour is taken while the tooltip of another thing is still there', async ({ page }) => {
  await openTurn(page, 1)
  const findLines = async (): ReturnType<typeof ringed> =>
    (await ringed(page)).filter(({ target }) => target.startsWith('line:'))
  await expect.poll(async () => (await findLines()).length).toBeGreaterThan(1)
  const lines = await findLines()
  const [first, last] = [lines[0], lines[lines.length - 1]]
  const question = page.locator('.question')
  const asked = (await question.textContent()) ?? ''
  await page.mouse.move(last.x, last.y, { steps: 3 })
  await expect(page.locator('.tip')).toBeVisible()
  await stopClock(page)
  await page.mouse.move(first.x, first.y, { steps: 3 })
  await expect(page.locator('.tip')).toBeVisible()
  await page.mouse.down()
  await page.mouse.up()
  await page.clock.resume()
  await waitForWork(page)
  await expect(question).not.toHaveText(asked)
  // The pointer rests where it has clicked: nothing comes over what is asked next.
  await page.clock.runFor(rest)
  await expect(page.locator('.tip')).toHaveCount(0)
  await page.mouse.move(first.x + 2, first.y + 1)
  await page.clock.runFor(rest)
  await expect(page.locator('.tip')).toHaveCount(0)
})

test('the buttons of a tooltip can be reached', async ({ page }) => {
  await openTurn(page, 1)
  const spots = await ringed(page)
  const last = spots.filter(({ target }) => target.startsWith('line:')).at(-1)
  if (last === undefined) throw new Error('no line')
  await page.mouse.move(last.x, last.y, { steps: 3 })
  const rules = page.locator('.tip .tip-rules')
  await rules.waitFor()
  const box = await rules.boundingBox()
  if (box === null) throw new Error('no button')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 })
  await page.clock.runFor(rest)
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.locator('.guide')).toBeVisible()
})
