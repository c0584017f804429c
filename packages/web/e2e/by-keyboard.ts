/** A player without a mouse: it reads what is on the screen and presses keys, as a person would who sees the focus. */
// A function sent to the page cannot reach outer ones.
// oxlint-disable unicorn/consistent-function-scoping
import { expect, type Page } from '@playwright/test'
import { waitForWork } from './table.ts'

/** Where the focus is, and what the page waits for. */
export interface Outlook {
  readonly state: 'tengu' | 'asking' | 'confirm' | 'choose' | 'wait' | 'final' | 'crash'
  /** What has the focus: its target, its move, or its words; undefined when nothing has it. */
  readonly focus: string | undefined
  /** Whether what has the focus is on the screen, and nothing lies above it. */
  readonly isSeen: boolean
  /** How many things can be chosen on the table, and how many options have a button. */
  readonly targets: number
  readonly buttons: number
  /** Whether the focus is in the list of all options. */
  readonly isList: boolean
  readonly question: string
  /** Whether something is selected. */
  readonly isBegun: boolean
  /** Whether what has the focus is selected, and pressing it again acts. */
  readonly isReady: boolean
}

/** Reads the page after its next frame. Runs inside the page, so it may use nothing from outside. */
export async function lookAround(): Promise<Outlook> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
  const has = (selector: string): boolean => document.querySelector(selector) !== null
  const count = (selector: string): number =>
    [...document.querySelectorAll(selector)].filter((one) => one.getBoundingClientRect().width > 0).length
  const active = document.activeElement
  const isLost = active === null || active === document.body
  const { left, top, width, height } = (active ?? document.body).getBoundingClientRect()
  const points = [0.5, 0.2, 0.8].flatMap((x) =>
    [0.5, 0.2, 0.8].map((y) => [left + width * x, top + height * y] as const),
  )
  const hits = points.map(([x, y]) => document.elementFromPoint(x, y))
  const state = has('.crash')
    ? 'crash'
    : has('.final .winner')
      ? 'final'
      : has('.tengu-turn')
        ? 'tengu'
        : has('.asking')
          ? 'asking'
          : has('.turn-buttons .confirm:enabled')
            ? 'confirm'
            : count('.target.is-legal, .thing-live, .prompt-buttons :is([data-move], [aria-expanded]), .option-row') > 0
              ? 'choose'
              : 'wait'
  return {
    state,
    focus: isLost
      ? undefined
      : (active.getAttribute('data-target') ?? active.getAttribute('data-move') ?? active.textContent ?? ''),
    isSeen: !isLost && hits.some((hit) => hit !== null && (active.contains(hit) || hit.contains(active))),
    targets: count('.target.is-legal, .thing-live:not([aria-pressed])'),
    buttons: count('.prompt-buttons [data-move]'),
    isList: active?.closest('.option-list') !== null && has('.option-list'),
    isBegun: has('[aria-pressed="true"][data-target]'),
    isReady:
      active?.getAttribute('aria-pressed') === 'true' &&
      document.querySelectorAll('.prompt-buttons [data-move]').length === 1,
    question: document.querySelector('.question')?.textContent ?? '',
  }
}

/** Looks until there is something to do, and the focus has found its place in sight. */
export async function lookUntilAsked(page: Page, after: string): Promise<Outlook> {
  await waitForWork(page)
  let outlook = await page.evaluate(lookAround)
  const isAsked = ({ state, focus, isSeen }: Outlook): boolean =>
    state === 'final' || state === 'crash' || (state !== 'wait' && focus !== undefined && isSeen)
  if (isAsked(outlook)) return outlook
  await expect(async () => {
    outlook = await page.evaluate(lookAround)
    if (isAsked(outlook)) return
    expect(outlook.state, `nothing to choose: ${outlook.question}`).not.toBe('wait')
    expectFocus(outlook, after)
  }).toPass({ intervals: [30] })
  return outlook
}

/** Presses a key so many times. */
export async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let n = 0; n < times; n += 1) await page.keyboard.press(key)
}

/** Walks with a key until what has the focus fits; gives up after so many steps. What is still being fetched is waited for. */
export async function walkTo(page: Page, key: string, selector: string, most = 40): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' })
  for (let n = 0; n < most; n += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press(key)
  }
  const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
  throw new Error(`${key} does not lead to ${selector}; the focus is at ${at}`)
}

/** Expects the focus to be somewhere, and in sight. */
export function expectFocus({ focus, isSeen, question, state }: Outlook, after: string): void {
  const where = `${state}: ${question}, after ${after}`
  expect(focus, `the focus is lost, ${where}`).toBeDefined()
  expect(isSeen, `the focus at ${focus} cannot be seen, ${where}`).toBe(true)
}
