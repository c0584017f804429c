/** Network play, from one browser to another over the real server. */
import { load, score } from '@bitoku/engine'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Guest, joinBy, makeGuest, type NetworkServer, openTable, startServer } from './network.ts'
import { playOn } from './player.ts'
import { savedBy, waitForWork } from './table.ts'

let server: NetworkServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.end())

/** The guests are gone, and nothing has gone wrong at their screens. */
async function leave(...guests: readonly Guest[]): Promise<void> {
  for (const { context, errors } of guests) {
    expect(errors).toEqual([])
    // oxlint-disable-next-line no-await-in-loop
    await context.close()
  }
}

test('two browsers play a live game to the end', async ({ browser }) => {
  const [hana, bo] = await Promise.all([makeGuest(browser, 'Hana'), makeGuest(browser, 'Bo')])
  const { join } = await openTable(hana, server.address)
  await joinBy(bo, join)
  await hana.page.locator('.table').waitFor()
  // The link has done its work, and does not lie about any more.
  expect(new URL(bo.page.url()).hash).toBe('')
  const clicks = await Promise.all([playOn(hana.page, 1), playOn(bo.page, 2)])
  for (const n of clicks) expect(n).toBeGreaterThan(50)
  const sheets = await Promise.all(
    [hana, bo].map(async ({ page }) => {
      const heads = await page.locator('.final thead th span').allTextContents()
      const totals = await page.locator('.final tr.total td').allTextContents()
      return Object.fromEntries(heads.map((name, at) => [name, Number.parseInt(totals[at], 10)]))
    }),
  )
  expect(sheets[0]).toEqual(sheets[1])
  const game = load(await savedBy(hana.page, '.final .save-record'))
  expect(game.phase).toBe('over')
  const totals = score(game).map(({ total }) => total)
  expect(totals).toEqual([sheets[0]['Hana'], sheets[0]['Bo']])

  // The same table again: the first to ask opens it, the other finds the way to it.
  await hana.page.locator('.final .rematch').click()
  await hana.page.locator('.card-seats').waitFor()
  await expect(bo.page.locator('.final .rematch')).toHaveText('To the next game')
  await bo.page.locator('.final .rematch').click()
  await bo.page.locator('.join-form .begin').click()
  await Promise.all([hana, bo].map(({ page }) => expect(page.locator('.prompt-buttons .button').first()).toBeVisible()))
  await leave(hana, bo)
})

const confirm = (page: Page) => page.locator('.turn-buttons .confirm')

/** Chooses at random until only the confirmation is left. */
async function decide(page: Page, seed: number): Promise<void> {
  await expect(page.locator('.prompt-buttons .button').first()).toBeVisible()
  await playOn(page, seed, ({ state }) => state !== 'confirm')
  await expect(confirm(page)).toBeEnabled()
}

/** Plays a card and declines what it brings: nothing hidden comes up, so that the turn could be taken back. */
async function takeQuietTurn(page: Page): Promise<void> {
  await page.locator('.prompt-buttons [aria-expanded="false"]').click()
  await page.locator('.option-row[data-move^="play"]').first().click()
  const all = page.locator('.prompt-buttons [data-move]')
  const declining = page.locator('.prompt-buttons :is([data-move^="skip"], [data-move^="neither"])')
  const way = async (): Promise<Locator | undefined> => {
    if (await confirm(page).isEnabled()) return undefined
    return ((await declining.count()) > 0 ? declining : all).first()
  }
  for (;;) {
    await waitForWork(page)
    await expect(page.locator('.prompt-buttons [data-move], .turn-buttons .confirm:enabled').first()).toBeVisible()
    const next = await way()
    if (next === undefined) break
    await next.click()
  }
  await confirm(page).click()
}

/** The steps of the turn that is not confirmed, as the chain shows them. */
const steps = (page: Page): Promise<readonly string[]> => page.locator('.cascade').allInnerTexts()

const isAsked = async ({ page }: Guest): Promise<boolean> => (await page.title()).startsWith('●')

const icon = ({ page }: Guest): Promise<string> =>
  page.locator('link[rel="icon"]').evaluate((link) => (link instanceof HTMLLinkElement ? link.href : ''))

/** What fails because the line was cut on purpose, or the page loaded anew. */
const isLine = (error: string): boolean =>
  /ERR_INTERNET_DISCONNECTED|ERR_ABORTED|WebSocket|Unable to preload|when fetching the script/.test(error)

test('a game over days goes on after a reload and a lost line, and the title says whose turn it is', async ({
  browser,
}) => {
  const [hana, bo] = await Promise.all([makeGuest(browser, 'Hana'), makeGuest(browser, 'Bo')])
  const { join } = await openTable(hana, server.address, { pace: 'days' })
  await joinBy(bo, join)
  const { page } = hana
  await page.locator('.table').waitFor()
  await expect(page).toHaveTitle('● Your turn — Bo')

  // Nobody waits at the screen: the turn is confirmed by hand.
  await decide(page, 3)
  await expect(page.locator('.turn-buttons .hold')).toHaveCount(0)
  const chosen = await steps(page)
  await page.reload()
  await expect(confirm(page)).toBeEnabled()
  expect(await steps(page)).toEqual(chosen)

  // Without a line steps are chosen and taken back as before; they wait until the line is there again, even across a reload.
  await page.locator('.turn-buttons .stop').click()
  await expect(confirm(page)).toBeDisabled()
  await hana.context.setOffline(true)
  await decide(page, 4)
  await page.locator('.turn-buttons .stop').click()
  await expect(confirm(page)).toBeDisabled()
  await decide(page, 9)
  await expect(page.locator('.net-banner.lost')).toHaveText('Reconnecting… your steps are kept')
  const offline = await steps(page)
  await hana.context.setOffline(false)
  await page.reload()
  await expect(confirm(page)).toBeEnabled()
  expect(await steps(page)).toEqual(offline)

  await confirm(page).click()
  await expect(page.locator('.question')).toHaveText('Bo is deciding…')
  await expect(page).toHaveTitle('Bo — Bitoku')
  await decide(bo.page, 5)
  await confirm(bo.page).click()
  // Summer: one of them is asked, and only that one is told so. Until then the titles are those of Spring.
  for (const { page: each } of [hana, bo]) await expect(each.locator('.season')).toHaveText('Summer')
  await expect.poll(async () => [await isAsked(hana), await isAsked(bo)].filter(Boolean).length).toBe(1)
  const [first, second] = (await isAsked(hana)) ? [hana, bo] : [bo, hana]
  await takeQuietTurn(first.page)
  await expect(second.page).toHaveTitle(/^● Your turn — /)

  // A turn is taken back when the other agrees.
  await first.page.locator('.open-menu').click()
  await first.page.locator('.menu .take-back').click()
  await expect(first.page.locator('.net-banner.asked')).toContainText('Waiting for')
  await second.page.locator('.net-banner.asked .yes').click()
  await expect(first.page).toHaveTitle(/^● Your turn — /)
  await expect(second.page).toHaveTitle(/ — Bitoku$/)
  await expect(second.page.locator('.net-banner.asked')).toHaveCount(0)
  await takeQuietTurn(first.page)
  await expect(second.page).toHaveTitle(/^● Your turn — /)
  await expect(first.page).toHaveTitle(/ — Bitoku$/)
  expect(await icon(second)).toContain('circle')
  expect(await icon(first)).not.toContain('circle')

  // Another game waits: its way is offered where there is nothing to do.
  await first.page.evaluate(async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'beginner' }]
    const wish = {
      seats,
      harder: false,
      pace: { kind: 'untimed' },
      visibility: 'invitation',
      liveScore: true,
      freeChat: true,
    }
    const body = JSON.stringify({ wish, key: crypto.randomUUID() })
    await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    // Somebody comes back to the page: the list is read again.
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(first.page.locator('.turn-toast')).toContainText('Your turn')
  await first.page.locator('.next-game').click()
  await expect(first.page).toHaveTitle(/^● Your turn/)
  await expect(first.page.locator('.rival-name')).not.toHaveText(/Hana|Bo/)
  // A line that was cut on purpose leaves requests that failed.
  expect([...hana.errors, ...bo.errors].filter((error) => !isLine(error))).toEqual([])
  await Promise.all([hana.context.close(), bo.context.close()])
})

test('the seat of somebody who is gone is given to a bot when all others agree, and taken back', async ({
  browser,
}) => {
  const [hana, bo, vera] = await Promise.all(['Hana', 'Bo', 'Vera'].map((name) => makeGuest(browser, name)))
  const { join } = await openTable(hana, server.address, { pace: 'live', seats: 3 })
  await Promise.all([bo, vera].map((guest) => joinBy(guest, join)))
  await Promise.all([hana, bo, vera].map(({ page }) => page.locator('.table').waitFor()))
  const table = vera.page.url()
  // Vera has been seen at the table before she goes.
  await expect(hana.page.locator('.presence.here').first()).toBeVisible()
  await vera.page.goto(server.address)
  await hana.page.locator('.open-menu').click()
  // Before its time the button is there, cannot be pressed, and says from when on it can.
  await hana.page.locator('.menu .replace:enabled').filter({ hasText: 'in place of Vera' }).click()
  const asked = bo.page.locator('.net-banner.asked')
  await expect(asked).toContainText('Hana would like a bot to play for Vera until Vera is back.')
  await asked.locator('.yes').click()
  await expect(asked).toHaveCount(0)

  // The bot has made its choice of Spring; the two others make theirs, and it goes on.
  for (const [at, { page }] of [hana, bo].entries()) {
    // oxlint-disable no-await-in-loop
    await decide(page, at + 1)
    await confirm(page).click()
    // oxlint-enable no-await-in-loop
  }
  await expect(hana.page.locator('.season')).toHaveText('Summer')
  await vera.page.goto(table)
  const replaced = vera.page.locator('.net-banner', { hasText: 'A bot plays for you.' })
  await replaced.locator('.button').click()
  await expect(replaced).toHaveCount(0)
  await expect(hana.page.locator('.net-banner')).toHaveCount(0)
  await leave(hana, bo, vera)
})

test('somebody watches on a phone: public things only, moves as they come; phrases are read in each language', async ({
  browser,
}) => {
  const [hana, bo, vera] = await Promise.all([
    makeGuest(browser, 'Hana'),
    makeGuest(browser, 'Bo', { language: 'fr' }),
    makeGuest(browser, 'Vera', { language: 'en' }, { width: 390, height: 844 }),
  ])
  const told: string[] = []
  vera.page.on('response', (response) => {
    if (response.url().includes('/snapshot')) void response.text().then((text) => told.push(text))
  })
  const { join, watch } = await openTable(hana, server.address, { pace: 'untimed' })
  await joinBy(bo, join)
  await vera.page.goto(watch)
  await expect(vera.page.locator('.question')).toContainText('You are watching. Hana and Bo are deciding…')
  await expect(vera.page.locator('.area-hand')).toContainText('No cards in hand')
  await expect(vera.page.locator('.presence.here').first()).toBeVisible()

  await hana.page.locator('[data-part="chat"]').click()
  await hana.page.locator('.show-phrases').click()
  await hana.page.locator('[data-phrase="hello"]').click()
  await expect(hana.page.locator('.message p')).toHaveText('Hello!')
  await expect(bo.page.locator('[data-part="chat"] .unread')).toHaveText('1')
  await bo.page.locator('[data-part="chat"]').click()
  await expect(bo.page.locator('.message p')).toHaveText('Bonjour !')
  await bo.page.locator('.compose input').fill('<b>hm</b>')
  await expect(hana.page.locator('.typing')).toHaveText('Bo is writing…')
  await bo.page.locator('.compose .send').click()
  await expect(hana.page.locator('.message p').nth(1)).toHaveText('<b>hm</b>')
  await hana.page.locator('.mute.all').click()
  await expect(hana.page.locator('.message p')).toHaveText(['Hello!'])

  await decide(hana.page, 7)
  await confirm(hana.page).click()
  await expect(vera.page.locator('.question')).toContainText('Bo is deciding…')
  await decide(bo.page, 8)
  await confirm(bo.page).click()
  await expect(vera.page.locator('.season')).toHaveText('Summer')
  await expect(vera.page.locator('.turn-buttons')).toHaveCount(0)

  expect(told.length).toBeGreaterThan(1)
  for (const text of told) {
    const { snapshot, table } = JSON.parse(text)
    expect(snapshot.viewer).toBeUndefined()
    expect(snapshot.decision).toBeUndefined()
    expect(table.links).toBeUndefined()
    for (const seat of snapshot.view.seats) {
      expect(Object.keys(seat)).not.toContain('hand')
      expect(Object.keys(seat)).not.toContain('kept')
    }
  }
  await leave(hana, bo, vera)
})
