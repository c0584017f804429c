/** Network play in tests: the real server in a process of its own, guests in browsers of their own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { watchErrors, type Wishes } from './table.ts'

/** A running server. */
export interface NetworkServer {
  readonly address: string
  /** Puts the server's clock forward, in milliseconds. */
  readonly forward: (time: number) => void
  readonly end: () => Promise<void>
}

const builtPage = fileURLToPath(new URL('../dist', import.meta.url))

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Starts the server with an empty database, before the page that is built. */
export async function startServer(page = process.env['BITOKU_PAGE'] ?? builtPage): Promise<NetworkServer> {
  const script = fileURLToPath(new URL('network-server.ts', import.meta.url))
  const child: ChildProcess = spawn(process.execPath, [script, `${await freePort()}`, page], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const [first] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  return {
    address: `${first.toString().trim()}/`,
    forward: (time) => void child.send(time),
    end: async () => {
      // A Ctrl-C at the terminal has reached it as well.
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** A person at a browser of their own. */
export interface Guest {
  readonly page: Page
  readonly context: BrowserContext
  readonly errors: readonly string[]
}

/** A guest with preferences as a browser keeps them. */
export async function makeGuest(
  browser: Browser,
  name: string,
  { language = 'en', theme = 'light', others = {} }: Wishes = {},
  viewport = { width: 1280, height: 800 },
): Promise<Guest> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const kept = { state: { language, theme, pace: 'instant', motion: 'off', name, ...others }, version: 2 }
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    ['bitoku.preferences', JSON.stringify(kept)],
  )
  return { page, context, errors: watchErrors(page) }
}

/** Opens a table from the start screen, in two clicks besides what is wished; answers with the links. */
export async function openTable(
  { page }: Guest,
  address: string,
  wish: { readonly pace?: 'live' | 'days' | 'untimed'; readonly seats?: number } = {},
): Promise<{ readonly join: string; readonly watch: string }> {
  await page.goto(address)
  await page.locator('.online-way').click()
  await page.locator('.new-table-button').click()
  const paces = ['live', 'days', 'untimed']
  if (wish.pace !== undefined) await page.locator('.pace-kind input').nth(paces.indexOf(wish.pace)).check()
  for (let seat = 2; seat < (wish.seats ?? 2); seat += 1) await page.locator('.new-table .add-seat').click()
  await page.locator('.new-table .begin').click()
  const links = page.locator('.link-line input')
  await expect(links).toHaveCount(2)
  return { join: await links.nth(0).inputValue(), watch: await links.nth(1).inputValue() }
}

/** Sits down by a link. */
export async function joinBy({ page }: Guest, link: string): Promise<void> {
  await page.goto(link)
  await page.locator('.join-form .begin').click()
  await page.locator('.table').waitFor()
}
