/** A player that clicks only what a person can see: it lifts curtains, follows the Tengu, chooses at random, confirms. */
import { expect, type Page } from '@playwright/test'
import { see, type Sight, type Spot } from './sight.ts'
import { waitForWork } from './table.ts'

/** Numbers from 0 up to, not including, 1 that follow from a seed. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const skips = /^(skip|pass|neither)\b/

/** Chooses among what is seen: rather not to skip, rather to finish what is begun, now and then in another part of the table. */
function choose({ spots, selected }: Sight, random: () => number): Spot {
  const useful = spots.filter(({ move, kind }) => kind !== 'more' && !skips.test(move))
  const buttons = useful.filter(({ kind }) => kind === 'button')
  const more = spots.filter(({ kind }) => kind === 'more')
  const looksElsewhere = more.length > 0 && random() < (selected && buttons.length === 0 ? 0.5 : 0.08)
  const finishes = selected && buttons.length > 0 && random() < 0.7
  const wanted = looksElsewhere || spots.length === more.length ? more : finishes ? buttons : useful
  const list = wanted.length > 0 ? wanted : more.length > 0 && random() < 0.5 ? more : spots
  return list[Math.floor(random() * list.length)]
}

/** How often a page that waits for others is looked at. */
const rhythm = 30
const mostClicks = 6000
/** A busy machine may take long, in milliseconds; scripts have no settings of their own for it. */
const longestWait = 120_000

/** Told of every click: what was seen, what was chosen. */
export type Witness = (sight: Sight, spot: Spot) => Promise<boolean | undefined> | boolean | undefined

const isAsked = ({ state, spots }: Sight): boolean =>
  ['final', 'crash', 'start'].includes(state) || (state !== 'wait' && spots.length > 0)

/** Looks at the page until there is something to click, or nothing ever will be. */
async function lookUntilAsked(page: Page, after: string): Promise<Sight> {
  let sight = await page.evaluate(see)
  if (isAsked(sight)) return sight
  const message = `nothing to click after:\n${after}`
  await expect
    .poll(async () => isAsked((sight = await page.evaluate(see))), {
      message,
      intervals: [rhythm],
      timeout: longestWait,
    })
    .toBe(true)
  return sight
}

/** Plays until the game is over, or until the witness answers false; the number of clicks. */
export async function playOn(page: Page, seed: number, witness?: Witness): Promise<number> {
  const random = chance(seed)
  const past: string[] = []
  for (let clicks = 0; clicks < mostClicks; clicks += 1) {
    const after = past.slice(-12).join('\n')
    const sight = await lookUntilAsked(page, after)
    if (sight.state === 'final') return clicks
    const trace = `${sight.question}\nafter:\n${after}`
    expect(sight.state, `the page broke, ${trace}`).not.toBe('crash')
    expect(sight.state, `the page went back to the start, ${trace}`).not.toBe('start')
    const spot = sight.state === 'choose' ? choose(sight, random) : sight.spots[0]
    if ((await witness?.(sight, spot)) === false) return clicks
    past.push(`${sight.state} | ${sight.question} | ${spot.kind} ${spot.text} ${spot.move}`)
    await page.mouse.click(spot.x, spot.y)
    await waitForWork(page)
  }
  throw new Error(`no end after ${mostClicks} clicks\n${past.slice(-30).join('\n')}`)
}
