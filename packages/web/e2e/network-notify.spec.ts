/** Being told outside the page: the built worker shows a push message, and a webhook is tried by its button. */
import { expect, type Page, test } from '@playwright/test'
import { startWebSink, type WebSink } from '../../server/test/parts/http.ts'
import { joinBy, makeGuest, type NetworkServer, openTable, startServer } from './network.ts'

let server: NetworkServer
let sink: WebSink

test.beforeAll(async () => {
  server = await startServer()
  sink = await startWebSink()
})

test.afterAll(async () => {
  await sink.close()
  await server.end()
})

/** What a webhook is told. */
interface Told {
  readonly kind: string
  readonly title: string
  readonly text: string
  readonly url: string
  readonly table: string
}

const told = (): readonly Told[] => sink.requests.map(({ body }) => JSON.parse(String(body)) as Told)

/** A notification as it was shown. */
interface Shown {
  readonly title: string
  readonly body: string
  readonly tag: string
}

/** The notifications of the page that are there. */
const notificationsOf = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(async () => {
    const own = await navigator.serviceWorker.ready
    return (await own.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })

/** The same for a Chromium that has none, such as Debian's headless shell: what its worker would show, with the tags obeyed. */
async function imitateNotifications(page: Page): Promise<() => Promise<readonly Shown[]>> {
  const [worker] = page.context().serviceWorkers()
  await worker.evaluate(() => {
    const shown = new Map<string, Shown>()
    const { registration } = globalThis as unknown as { readonly registration: ServiceWorkerRegistration }
    registration.showNotification = async (title, { body = '', tag = '' } = {}) =>
      void shown.set(tag, { title, body, tag })
    // It has no badges either, and ends a worker that asks for one.
    Object.assign(navigator, { setAppBadge: undefined })
    Object.assign(globalThis, { shown })
  })
  return () =>
    worker.evaluate(() => [...(globalThis as unknown as { readonly shown: Map<string, Shown> }).shown.values()])
}

test('the button beside a webhook sends a message, and says when it cannot be delivered', async ({ browser }) => {
  const { page, context, errors } = await makeGuest(browser, 'Hana')
  await openTable({ page, context, errors }, server.address)
  await page.goto(`${server.address}?online=notices`)
  const address = page.locator('.wide-field input')
  await expect(page.locator('.test-webhook')).toBeDisabled()
  await address.fill(`http://127.0.0.1:${sink.port}/hana`)
  await address.blur()
  await page.locator('.test-webhook').click()
  await expect(page.locator('.notices-told')).toHaveText('The test is on its way.')
  expect(told()).toMatchObject([{ kind: 'test' }])
  sink.status = 500
  await page.locator('.test-webhook').click()
  await expect(page.locator('.problem')).toHaveText(/could not be sent/)
  await expect(page.locator('.notices-told')).toHaveText('')
  sink.status = 200
  sink.requests.length = 0
  expect(errors).toEqual([])
  await context.close()
})

test('a push message of a turn is shown by the worker of the built page, one for each game', async ({ browser }) => {
  const [hana, bo] = [await makeGuest(browser, 'Hana'), await makeGuest(browser, 'Bo')]
  const { page, context } = hana
  await context.grantPermissions(['notifications'], { origin: new URL(server.address).origin })
  const { join } = await openTable(hana, server.address, { pace: 'days' })
  // What the server says of the turn, word by word: a push message holds the same.
  await page.evaluate(async (url) => {
    const body = { language: 'en', zone: 'UTC', push: [], webhook: { url, format: 'json' } }
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/notices', { method: 'PUT', headers, body: JSON.stringify(body) })
  }, `http://127.0.0.1:${sink.port}/push`)
  await joinBy(bo, join)
  await expect.poll(() => told().length).toBeGreaterThan(0)
  const [{ title, text, url, table }] = told()

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const devtools = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (own !== undefined) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const deliver = async (data: object): Promise<void> =>
    void (await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(server.address).origin,
      registrationId: await registration,
      data: JSON.stringify(data),
    }))
  const hasNotifications = await page.evaluate(() => Notification.permission === 'granted')
  const shown = hasNotifications ? () => notificationsOf(page) : await imitateNotifications(page)

  await deliver({ title, body: text, tag: table, url })
  await expect.poll(shown).toEqual([{ title, body: text, tag: table }])
  // A newer message of the same game takes the place of the one before.
  await deliver({ title: 'Your turn', body: 'Again', tag: table, url })
  await expect.poll(shown).toEqual([{ title: 'Your turn', body: 'Again', tag: table }])
  for (const one of [hana, bo]) await one.context.close()
})
