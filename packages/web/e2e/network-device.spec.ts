/** A guest goes on on another device. */
import { expect, test } from '@playwright/test'
import { makeGuest, type NetworkServer, openTable, startServer } from './network.ts'

let server: NetworkServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.end())

test('a link makes another browser the same guest, once', async ({ browser }) => {
  const [desk, phone] = [
    await makeGuest(browser, 'Hana'),
    await makeGuest(browser, 'Somebody', {}, { width: 390, height: 844 }),
  ]
  await openTable(desk, server.address)
  await desk.page.goto(`${server.address}?online=lobby`)
  await desk.page.locator('.to-device').click()
  await desk.page.locator('.make-pass').click()
  const link = await desk.page.locator('.link-line input').inputValue()
  expect(link).toMatch(new RegExp(`^${server.address}#me=[\\w-]{22}$`))

  // On the device it comes from it asks nothing, and is not used up.
  const second = await desk.context.newPage()
  await second.goto(link)
  await expect(second.locator('main')).toContainText('You are Hana here already')
  await second.close()

  await phone.page.goto(link)
  await expect(phone.page.locator('h1')).toHaveText('Play here as Hana?')
  await phone.page.locator('.take-pass').click()
  await expect(phone.page.locator('.my-name b')).toHaveText('Hana')
  await expect(phone.page.locator('.my-games .table-line')).toHaveCount(1)
  // Nothing of the link lies about.
  expect(new URL(phone.page.url()).hash).toBe('')
  await phone.page.locator('.my-games .table-line').click()
  await expect(phone.page.locator('.start-table')).toBeVisible()

  const late = await makeGuest(browser, 'Late')
  await late.page.goto(link)
  await expect(late.page.getByRole('alert')).toContainText('used already')
  expect([...desk.errors, ...phone.errors]).toEqual([])
  for (const { context } of [desk, phone, late]) await context.close()
})

test('whoever already has a name in a browser is told what becomes of it', async ({ browser }) => {
  const [desk, other] = [await makeGuest(browser, 'Hana'), await makeGuest(browser, 'Bo')]
  await openTable(desk, server.address)
  await openTable(other, server.address)
  await desk.page.goto(`${server.address}?online=device`)
  await desk.page.locator('.make-pass').click()
  await other.page.goto(await desk.page.locator('.link-line input').inputValue())
  await expect(other.page.locator('.pass-warning')).toContainText('you are Bo in this browser')
  await other.page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(other.page.locator('.my-name b')).toHaveText('Bo')
  expect([...desk.errors, ...other.errors]).toEqual([])
  for (const { context } of [desk, other]) await context.close()
})
