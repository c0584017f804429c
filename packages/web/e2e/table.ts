/** Ways to the table: preferences, a new game, a record on the shelf, the record back out. */
import { expect, type Locator, type Page } from '@playwright/test'

/** What the tests prefer. */
export interface Wishes {
  readonly language?: 'en' | 'es' | 'fr' | 'ru'
  readonly theme?: 'light' | 'dark'
  readonly pace?: 'instant' | 'normal'
  /** Off by default: tests do not wait for movement. */
  readonly motion?: 'off' | 'fast' | 'normal'
  readonly name?: string
  /** Any other preference. */
  readonly others?: Readonly<Record<string, unknown>>
}

/** Opens the page with preferences as a browser keeps them. */
export async function openPage(
  page: Page,
  { language = 'en', theme = 'light', pace = 'instant', motion = 'off', name = '', others = {} }: Wishes = {},
): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    ['bitoku.preferences', JSON.stringify({ state: { language, theme, pace, motion, name, ...others }, version: 1 })],
  )
  await page.goto('./')
  await page.locator('.start').waitFor()
}

/** Prefers something else while the page is open, as another window of the same browser would, and waits for it. */
export async function preferElsewhere(page: Page, { others = {}, ...wishes }: Wishes): Promise<void> {
  await page.evaluate(
    ([key, changes]) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { readonly state?: object }
      localStorage.setItem(key, JSON.stringify({ ...kept, state: { ...kept.state, ...changes } }))
      dispatchEvent(new StorageEvent('storage', { key }))
    },
    ['bitoku.preferences', { ...wishes, ...others }] as const,
  )
  const { language, theme } = wishes
  const spoken = language === undefined ? '' : `[lang="${language}"]`
  const lit = theme === undefined ? '' : `[data-theme="${theme}"]`
  await page.locator(`html${spoken}${lit}`).waitFor({ state: 'attached' })
  // Colours may change little by little.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'),
  )
}

/** Collects everything that goes wrong on the page. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('requestfailed', (request) => errors.push(`${request.url()} ${request.failure()?.errorText}`))
  return errors
}

/** Starts a game from the start screen. Companies: 0 the Tengu, 1 bots, 2 friends. */
export async function startGame(page: Page, company: 0 | 1 | 2, seats: number, seed: string): Promise<void> {
  await page.locator('.company').nth(company).click()
  const rows = company === 0 ? seats : await page.locator('.seats .seat-row').count()
  for (let row = rows; row < seats; row += 1) await page.locator('.add-seat').click()
  await page.locator('.new-game details summary').click()
  await page.locator('.new-game details .choice input').fill(seed)
  await page.locator('.begin').click()
  await page.locator('.table, .text-board, .curtain').waitFor()
}

/** Pastes a text as a record. */
export async function offerRecord(page: Page, text: string): Promise<void> {
  const paste = page.locator('.import textarea')
  if (!(await paste.isVisible())) await page.locator('.import summary').click()
  await paste.fill(text)
  await page.locator('.import-buttons button').click()
}

/** Opens a record by pasting it; every seat is a person's. */
export async function importRecord(page: Page, record: string): Promise<void> {
  await offerRecord(page, record)
  await page.locator('.record-seats .begin').click()
  await page.locator('.table, .text-board, .curtain').waitFor()
}

/** Lifts the curtain. */
export async function liftCurtain(page: Page): Promise<void> {
  await page.locator('.curtain .lift').dblclick()
  await page.locator('.table, .text-board').waitFor()
}

/** One of the seats of a game on the shelf. */
export interface ShelfSeat {
  readonly kind: 'person' | 'bot' | 'tengu'
  readonly name: string
  readonly level: 'casual' | undefined
}

/** One person, and bots or the Tengu at the other seats. */
export function company(seats: number, isSolo = false): readonly ShelfSeat[] {
  const names = ['Shu', 'Ai', 'Yamabuki', 'Asagi']
  return names.slice(0, seats).map((name, seat) => {
    if (seat === 0) return { kind: 'person', name, level: undefined }
    return isSolo ? { kind: 'tengu', name: 'Tengu', level: undefined } : { kind: 'bot', name, level: 'casual' }
  })
}

/** Puts things on the shelf of this browser as they are, sound or not. */
export async function putOnShelf(page: Page, things: readonly { readonly id: string }[]): Promise<void> {
  await page.evaluate(async (all) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('bitoku', 1)
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore('games', { keyPath: 'id' }))
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('IndexedDB')))
    })
    await new Promise((resolve) => {
      const transaction = database.transaction('games', 'readwrite')
      for (const thing of all) transaction.objectStore('games').put(thing)
      transaction.addEventListener('complete', resolve)
    })
    database.close()
  }, things)
}

/** A game as the shelf keeps it. */
export function shelved(id: string, record: string, seats: readonly ShelfSeat[], changed = 1): { readonly id: string } {
  const common = { format: 1, writer: '', started: 1, changed, version: 1, marks: [], faults: [] }
  return { ...common, id, seats, record, draft: undefined } as { readonly id: string }
}

/** Puts a game on the shelf of this browser and opens it by its address. */
export async function openFromShelf(page: Page, record: string, seats: readonly ShelfSeat[]): Promise<void> {
  await putOnShelf(page, [shelved('shelf', record, seats)])
  await page.goto('./#game=shelf')
  await page.reload()
  await page.locator('.table, .text-board, .curtain').waitFor()
}

/** Waits until what was pressed is being followed: on a slow machine it shows first that it was taken. */
export async function waitForWork(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-taken], .is-sent') === null)
}

/** Takes what was pressed last, whatever it wastes. */
export async function insist(page: Page): Promise<void> {
  const anyway = page.locator('.asking [data-move]')
  if (await anyway.isVisible()) await anyway.click()
  await waitForWork(page)
}

/** Waits until tooltips and explanations, which are fetched when a table stands, are there. */
export async function waitForTips(page: Page): Promise<void> {
  await expect(page.locator('[data-asks]')).toBeEnabled()
}

/**
 * Opens the list of all options if it is there and closed. Not by the mouse, which would wait for this very button: right after a step
 * it may be that of the question before, and go away.
 */
export const openList = (page: Page): Promise<void> =>
  page
    .locator('.prompt-buttons [aria-expanded="false"]')
    .evaluateAll((lists) => lists.forEach((list) => list instanceof HTMLElement && list.click()))

/** The button or the row of an option; the list is opened where it has no button. */
export async function optionOf(page: Page, move: string): Promise<Locator> {
  const option = page.locator(`[data-move="${move}"]`).first()
  await expect(async () => {
    if (!(await option.isVisible())) await openList(page)
    expect(await option.isVisible()).toBe(true)
  }).toPass()
  return option
}

/** Takes an option by its button, or from the list where it has none; a warning does not stop it. */
export async function take(page: Page, move: string): Promise<void> {
  await (await optionOf(page, move)).click()
  await waitForWork(page)
  await insist(page)
}

/** The record of the open game, as the menu saves it. */
export async function exportRecord(page: Page): Promise<string> {
  const look = page.locator('.final .look')
  if (await look.isVisible()) await look.click()
  await page.locator('.open-menu').first().click()
  return savedBy(page, '.menu-buttons .save-record')
}

/** The text that a button saves as a file. */
export async function savedBy(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator(button).click()])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Gives the test a clock of its own, which runs like any other until the test moves it: `page.clock.runFor` brings at once what
 * would come by itself. Asked for before a page is opened.
 */
export async function useClock(page: Page): Promise<void> {
  await page.clock.install()
}

/** Stops the clock of a page: nothing comes by itself any more, not even a frame, until the test lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1000)
}

/** The board is there and drawn. */
export async function waitForBoard(page: Page): Promise<void> {
  await expect(page.locator('.stage svg.board').first()).toBeVisible()
}
