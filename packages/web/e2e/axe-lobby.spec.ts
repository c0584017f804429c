/** Axe looks at the screens of network play, in both lights and four languages, and finds nothing serious. */
import { expect, type Page, test } from '@playwright/test'
import { joinBy, makeGuest, type NetworkServer, openTable, startServer } from './network.ts'
import { looks, seriousFindings } from './serious.ts'
import { preferElsewhere } from './table.ts'

let server: NetworkServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.end())

/** Screens take turns: each is looked at in both lights and two languages, with large text in high contrast or without. */
const turns = [
  [looks[0], looks[3]],
  [looks[2], looks[1]],
] as const
let examined = 0

/** Everything serious on a screen or in a part of it. The board itself is looked at elsewhere. */
async function examine(page: Page, screen: string, part?: string): Promise<readonly string[]> {
  const found: string[] = []
  examined += 1
  for (const look of turns[examined % 2]) {
    const others = { contrast: 'auto', textSize: 100, ...('others' in look ? look.others : {}) }
    await preferElsewhere(page, { ...look, others })
    const all = await seriousFindings(page, { part, withoutBoard: true })
    found.push(...all.map((one) => `${screen} in ${look.language}: ${one}`))
  }
  return found
}

test('axe finds nothing serious in the rooms around the tables', async ({ browser }) => {
  const hana = await makeGuest(browser, 'Hana')
  const { page, context } = hana
  const found: string[] = []
  await page.goto(server.address)
  await page.locator('.online-way').click()
  await page.locator('.new-table-button').click()
  await page.locator('.new-table .begin').waitFor()
  found.push(...(await examine(page, 'a new table')))
  await openTable(hana, server.address)
  found.push(...(await examine(page, 'the waiting room')))
  await page.goto(server.address)
  await page.locator('.online-way').click()
  await page.locator('.my-games .table-line').first().waitFor()
  found.push(...(await examine(page, 'the lobby')))
  await page.locator('.lobby-buttons .quiet:not(.my-name, .to-device)').click()
  await page.locator('.notices').waitFor()
  found.push(...(await examine(page, 'notices')))
  expect(found).toEqual([])
  await context.close()
})

test('axe finds nothing serious on the way in, in the chat and the menu of a network table', async ({ browser }) => {
  const [hana, bo] = await Promise.all([makeGuest(browser, 'Hana'), makeGuest(browser, 'Bo')])
  const found: string[] = []
  const { join } = await openTable(hana, server.address)
  await bo.page.goto(join)
  await bo.page.locator('.join-form .begin').waitFor()
  found.push(...(await examine(bo.page, 'the way in')))
  await joinBy(bo, join)
  await hana.page.locator('[data-part="chat"]').click()
  await hana.page.locator('.chat').waitFor()
  found.push(...(await examine(hana.page, 'the chat', '.area-side')))
  await hana.page.locator('.open-menu').first().click()
  await hana.page.locator('.settings').waitFor()
  found.push(...(await examine(hana.page, 'the menu', '.sheet')))
  expect(found).toEqual([])
  await Promise.all([hana, bo].map(({ context }) => context.close()))
})
