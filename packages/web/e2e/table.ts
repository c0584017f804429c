/** Ways to the table: preferences, a new game, a record on the shelf, the record back out. */
import { expect, type Page } from '@playwright/test'

/** What the tests prefer. */
export interface Wishes {
  readonly language?: 'en' | 'es' | 'fr' | 'ru'
  readonly theme?: 'light' | 'dark'
  readonly pace?: 'instant' | 'normal'
  readonly name?: string
}

/** Opens the page with preferences as a browser keeps them. */
export async function openPage(
  page: Page,
  { language = 'en', theme = 'light', pace = 'instant', name = '' }: Wishes = {},
): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    ['bitoku.preferences', JSON.stringify({ state: { language, theme, pace, name }, version: 1 })],
  )
  await page.goto('./')
  await page.locator('.start').waitFor()
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
  await page.locator('.table, .curtain').waitFor()
}

/** Opens a record by pasting it. */
export async function importRecord(page: Page, record: string): Promise<void> {
  const paste = page.locator('.import textarea')
  if (!(await paste.isVisible())) await page.locator('.import summary').click()
  await paste.fill(record)
  await page.locator('.import-buttons button').click()
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

/** Puts a game on the shelf of this browser and opens it from there. */
export async function openFromShelf(page: Page, record: string, seats: readonly ShelfSeat[]): Promise<void> {
  await page.evaluate(
    async ([text, at]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('bitoku', 1)
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore('games', { keyPath: 'id' }))
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('IndexedDB')))
      })
      const game = { format: 1, id: 'shelf', writer: '', started: 1, changed: 1, version: 1, marks: [], faults: [] }
      await new Promise((resolve) => {
        const transaction = database.transaction('games', 'readwrite')
        transaction.objectStore('games').put({ ...game, seats: at, record: text, draft: undefined })
        transaction.addEventListener('complete', resolve)
      })
      database.close()
    },
    [record, seats] as const,
  )
  await page.reload()
  await page.locator('.saved-open').first().click()
  await page.locator('.table, .curtain').waitFor()
}

/** Takes an option by its button, or from the list where it has none. */
export async function take(page: Page, move: string): Promise<void> {
  const button = page.locator(`.prompt-buttons [data-move="${move}"]`)
  if (!(await button.isVisible())) await page.locator('.prompt-buttons [aria-expanded="false"]').click()
  await page.locator(`[data-move="${move}"]`).first().click()
}

/** The record of the open game, as the menu saves it. */
export async function exportRecord(page: Page): Promise<string> {
  const look = page.locator('.final .buttons .button:not(.primary)')
  if (await look.isVisible()) await look.click()
  await page.locator('.app-bar button').last().click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.menu-buttons .button').nth(1).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** The board is there and drawn. */
export async function waitForBoard(page: Page): Promise<void> {
  await expect(page.locator('.stage svg.board').first()).toBeVisible()
}
