/** Screenshots of the main states of the table, for docs/shots: at three sizes, in the light of morning and of dusk. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { encodePng } from './palette.ts'
import { playOn } from './player.ts'
import { strongEnd, strongSpring, strongSummer, strongTurn } from './positions.ts'
import { withTable } from './served.ts'
import { company, openFromShelf, openPage, putOnShelf, shelved, take, waitForBoard } from './table.ts'

const folder = fileURLToPath(new URL('../../../docs/shots/', import.meta.url))

/** The states named on the command line; all if none is. */
const wanted = process.argv.slice(2)

const sizes = { desktop: [1600, 900], tablet: [820, 1180], phone: [390, 844] } as const

const turn = strongTurn(10)

/** Where a mouse points at something, if the screen is one that has a mouse. */
const pointed: Readonly<Record<string, string>> = { '4-cascade': '.stage .thing-live' }

/** The states, each with the way there. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '1-start': async (page) => {
    const evening = Date.UTC(2026, 3, 11, 19, 30)
    await putOnShelf(page, [
      shelved('bots', strongSummer('four', 3), company(4), evening),
      shelved('solo', strongSummer('solo', 2), company(2, true), evening - 86_400_000),
    ])
    await page.reload()
    await page.locator('.saved-game').first().waitFor()
  },
  '2-spring': async (page) => {
    await openFromShelf(page, strongSpring(3), company(4))
    await page.locator('.prompt-buttons button').first().waitFor()
  },
  '3-die': async (page) => {
    await openFromShelf(page, turn.record, company(4))
    await take(page, turn.moves[0])
  },
  '4-cascade': async (page) => {
    await openFromShelf(page, turn.record, company(4))
    for (const move of turn.moves.slice(0, 4)) await take(page, move)
  },
  '5-tengu': async (page) => {
    await openFromShelf(page, strongSummer('solo', 2), company(2, true))
    await playOn(page, 5, ({ state }) => state !== 'tengu')
  },
  '6-final': async (page) => {
    await openFromShelf(page, strongEnd(), company(4))
    await page.locator('.final').waitFor()
  },
  '7-rules': async (page) => {
    await openFromShelf(page, turn.record, company(4))
    await take(page, turn.moves[0])
    await page.keyboard.press('?')
    await page.locator('.guide-section.is-wanted').waitFor()
  },
  '8-hint': async (page) => {
    await openFromShelf(page, strongSummer('four', 3, 2), company(4))
    await waitForBoard(page)
    await page.keyboard.press('w')
    await page.locator('.hint-steps').waitFor()
  },
  'text-board': async (page) => {
    await openFromShelf(page, turn.record, company(4))
    for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
    await page.locator('.text-option').first().waitFor()
    await page.locator('#text-command').focus()
  },
  'text-keys': async (page) => {
    await openFromShelf(page, turn.record, company(4))
    await page.keyboard.press('k')
    await page.locator('.key-panel').waitFor()
  },
  'past-log': async (page) => {
    // Small screens have the log behind a tab.
    await page.evaluate(() => sessionStorage.setItem('bitoku.kept.shelf', JSON.stringify({ pane: 'log' })))
    await openFromShelf(page, strongSummer('four', 2, 3), company(4))
    await page.locator('.log-small').last().click()
  },
  'past-history': async (page) => {
    await openFromShelf(page, strongEnd(), company(4))
    await page.locator('.final .look').click()
    await page.locator('.open-history').click()
    await page.locator('.scrubber input').fill('110')
  },
  'worth-sheet': async (page) => {
    await openFromShelf(page, turn.record, company(4))
    for (const move of turn.moves.slice(0, 4)) await take(page, move)
    await page.keyboard.press('t')
    await page.locator('[data-line="visions"]').click()
  },
  'worth-ascension': async (page) => {
    await openFromShelf(page, strongEnd(), company(4))
    await page.locator('.final .watch').click()
    for (let at = 0; at < 6; at += 1) await page.locator('.ceremony .primary').click()
  },
  'worth-over-time': async (page) => {
    await openFromShelf(page, strongEnd(), company(4))
    await page.locator('.final [data-part="time"]').click()
    await page.locator('.score-lines').waitFor()
  },
  'worth-by-source': async (page) => {
    await openFromShelf(page, strongEnd(), company(4))
    await page.locator('.final [data-part="sources"]').click()
    await page.locator('.source-bars').waitFor()
  },
}

/** The picture of the page, decoded by the browser and written with 256 colours. */
async function shoot(page: Page, decoder: Page, name: string, target: string | undefined): Promise<void> {
  if (target === undefined) await page.mouse.move(1, 1)
  else await page.locator(target).first().hover()
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  // What is pointed at is foreseen at once; its tooltip comes a little later, and would cover the board.
  await page.waitForTimeout(target === undefined ? 500 : 250)
  const picture = (await page.screenshot()).toString('base64')
  const { width, height, text } = await decoder.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error('no canvas')
    pen.drawImage(image, 0, 0)
    const bytes = pen.getImageData(0, 0, image.width, image.height).data
    let letters = ''
    for (let at = 0; at < bytes.length; at += 32_768) letters += String.fromCharCode(...bytes.subarray(at, at + 32_768))
    return { width: image.width, height: image.height, text: btoa(letters) }
  }, picture)
  const file = encodePng(new Uint8ClampedArray(Buffer.from(text, 'base64')), width, height)
  writeFileSync(`${folder}${name}.png`, file)
  console.log(`docs/shots/${name}.png  ${width}×${height}  ${Math.round(file.length / 1024)} kB`)
}

async function shootAll(browser: Browser, address: string): Promise<void> {
  const decoder = await browser.newPage()
  for (const theme of ['light', 'dark'] as const) {
    for (const [state, reach] of Object.entries(states)) {
      if (wanted.length > 0 && !wanted.includes(state)) continue
      const context = await browser.newContext({ baseURL: address, viewport: { width: 1600, height: 900 } })
      const page = await context.newPage()
      await openPage(page, { theme })
      await reach(page)
      if (state !== '1-start' && state !== 'text-board') await waitForBoard(page)
      for (const [size, [width, height]] of Object.entries(sizes)) {
        await page.setViewportSize({ width, height })
        await shoot(page, decoder, `${state}-${size}-${theme}`, size === 'desktop' ? pointed[state] : undefined)
      }
      await context.close()
    }
  }
}

mkdirSync(folder, { recursive: true })
await withTable(shootAll)
