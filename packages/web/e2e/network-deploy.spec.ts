/** A new version of the page arrives in the middle of a turn. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { joinBy, makeGuest, type NetworkServer, openTable, startServer } from './network.ts'
import { playOn } from './player.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'bitoku-deploy-'))
let server: NetworkServer

test.beforeAll(async () => {
  const built = process.env['BITOKU_PAGE'] ?? fileURLToPath(new URL('../dist', import.meta.url))
  cpSync(built, folder, { recursive: true })
  server = await startServer(folder)
})

test.afterAll(async () => {
  await server.end()
  rmSync(folder, { recursive: true, force: true })
})

/** Puts another build in the place of the one that is served. */
function deploy(): void {
  const file = path.join(folder, 'build.json')
  const build: unknown = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...(build as object), build: 'another' }))
  const worker = path.join(folder, 'service-worker.js')
  appendFileSync(worker, '\n// another build\n')
  // They hold the one before.
  for (const ending of ['.br', '.gz']) rmSync(`${worker}${ending}`, { force: true })
}

test('the turn is played to its end, then one is asked to refresh', async ({ browser }) => {
  const [hana, bo] = await Promise.all([makeGuest(browser, 'Hana'), makeGuest(browser, 'Bo')])
  const { join } = await openTable(hana, server.address, { pace: 'untimed' })
  await joinBy(bo, join)
  const { page } = hana
  await page.locator('.table').waitFor()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  const confirm = page.locator('.turn-buttons .confirm')
  await playOn(page, 3, ({ state }) => state !== 'confirm')
  await expect(confirm).toBeEnabled()

  deploy()
  await hana.context.setOffline(true)
  await expect(page.locator('.net-banner.lost')).toBeVisible()
  await hana.context.setOffline(false)
  await expect(page.locator('.net-banner.lost')).toHaveCount(0)
  // The newer page is there and waits; the turn goes on.
  const hasNewer = (): Promise<boolean> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)
  await expect.poll(hasNewer).toBe(true)
  await expect(page.locator('.net-above .update-line')).toHaveCount(0)
  await expect(confirm).toBeEnabled()

  await confirm.click()
  const line = page.locator('.net-above .update-line')
  await expect(line).toBeVisible()
  const loaded = page.waitForEvent('load')
  await line.getByRole('button').click()
  await loaded
  await expect.poll(hasNewer).toBe(false)
  await expect(page.locator('.question')).toContainText('Bo is deciding…')
  await hana.context.close()
  await bo.context.close()
})
