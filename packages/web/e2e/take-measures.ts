/** What the table costs a browser, served by the real server: bytes before play, first paint, answers to clicks, nodes. `--json` for machines. */
import type { Browser, Page } from '@playwright/test'
import { hearInterrupt, partialHeading } from '../../../scripts/interrupt.ts'
import { type Answer, nameClick, watchClicks } from './clicks.ts'
import { startServer } from './network.ts'
import { playOn } from './player.ts'
import { strongEnd, strongSummer } from './positions.ts'
import { countWay } from './received.ts'
import { withTable } from './served.ts'
import { timeSteps } from './steps.ts'
import { company, openFromShelf, openPage, startGame, waitForBoard } from './table.ts'

interface Measure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly goal: number
  readonly reached: boolean
  readonly notes: Readonly<Record<string, number>>
}

const measure = (name: string, value: number, unit: string, goal: number, notes: Measure['notes'] = {}): Measure => ({
  name,
  value: Math.round(value * 10) / 10,
  unit,
  goal,
  reached: value <= goal,
  notes,
})

async function newPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1600, height: 900 } })
  return context.newPage()
}

/** Marks when the board is in the page, and when it has been painted. Runs inside the page. */
function watchBoard(): void {
  const watch = new MutationObserver(() => {
    if (document.querySelector('svg.board') === null) return
    watch.disconnect()
    performance.mark('board')
    requestAnimationFrame(() => setTimeout(() => performance.mark('board painted')))
  })
  watch.observe(document, { childList: true, subtree: true })
}

/** Kilobytes of what was received, in all and file by file, the largest first. */
function weigh(received: readonly { readonly name: string; readonly bytes: number }[]): {
  readonly sum: number
  readonly files: Readonly<Record<string, number>>
} {
  const sorted = received.toSorted((one, other) => other.bytes - one.bytes)
  const sum = sorted.reduce((total, { bytes }) => total + bytes / 1000, 0)
  return { sum, files: Object.fromEntries(sorted.slice(0, 12).map(({ name, bytes }) => [name || '/', bytes / 1000])) }
}

/** What a browser receives at its first visit until the board of a new game against three bots is painted, and by and by to play offline. */
async function measureReceived(browser: Browser, address: string): Promise<readonly Measure[]> {
  const way = await countWay(address)
  const context = await browser.newContext({
    baseURL: way.address,
    viewport: { width: 1600, height: 900 },
    // What is fetched for later is measured below.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(watchBoard)
  await openPage(page)
  const startPage = weigh(way.received).sum
  await startGame(page, 1, 4, 'measure')
  await waitForBoard(page)
  const painted = await page.waitForFunction(() => {
    const [mark] = performance.getEntriesByName('board painted')
    return mark && performance.timeOrigin + mark.startTime
  })
  const until = await painted.jsonValue()
  await page.waitForLoadState('networkidle')
  const before = way.received.filter(({ asked }) => asked <= until)
  await context.close()
  way.close()
  const code = weigh(before.filter(({ name }) => name.endsWith('.js')))
  const all = weigh(before)

  const later = await countWay(address)
  const visitor = await newPage(browser, later.address)
  await openPage(visitor)
  await visitor.evaluate(async () => void (await navigator.serviceWorker.ready))
  await visitor.context().close()
  later.close()
  return [
    measure('JavaScript received before play', code.sum, 'kB', 210, code.files),
    measure('received before play, all with heads', all.sum, 'kB', 310, {
      'start page': startPage,
      files: before.length,
      ...all.files,
    }),
    measure('received to play offline', weigh(later.received).sum, 'kB', 1550, { files: later.received.length }),
  ]
}

/** From the reload of a page whose address names a game to its painted board, with a processor four times slower. */
async function measurePaint(browser: Browser, address: string, record: string): Promise<Measure> {
  const page = await newPage(browser, address)
  await openPage(page, { motion: 'normal' })
  await openFromShelf(page, record, company(4))
  await waitForBoard(page)
  await page.addInitScript(watchBoard)
  const times: number[] = []
  for (let run = 0; run < 5; run += 1) {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.reload()
    await waitForBoard(page)
    // Nothing is painted before the board is there; if anything ever is, the board's own time counts.
    const painted = await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const [board] = performance.getEntriesByName('board')
      return paint && board && Math.max(paint.startTime, board.startTime)
    })
    times.push(await painted.jsonValue())
    await session.detach()
  }
  await page.context().close()
  const sorted = times.toSorted((one, other) => one - other)
  return measure('first board paint, processor 4 times slower', sorted[2], 'ms', 1500, {
    fastest: Math.round(sorted[0]),
    slowest: Math.round(sorted[4]),
  })
}

/** The slowest of sixty clicks, from the click to the frame with the changed page; and the most SVG nodes on the way. */
async function measureClicks(browser: Browser, address: string, record: string): Promise<readonly Measure[]> {
  const page = await newPage(browser, address)
  await openPage(page, { motion: 'normal', pace: 'normal' })
  await openFromShelf(page, record, company(4))
  await waitForBoard(page)
  await page.evaluate(watchClicks)
  // Eyes have to find something before a hand can press it.
  await page.waitForTimeout(1000)
  let nodes = 0
  let clicks = 0
  await playOn(page, 7, async ({ state }, { x, y, kind, text, move }) => {
    // A hand rests on what it is going to press.
    await page.mouse.move(x, y)
    await page.waitForTimeout(150)
    clicks += 1
    if (clicks > 60) return false
    nodes = Math.max(nodes, await page.evaluate(nameClick, `${clicks} ${state} ${kind} ${move || text}`))
    return true
  })
  const answers = await page.evaluate(() => Reflect.get(globalThis, 'answers') as Answer[])
  const sprite = await page.evaluate(() => document.querySelectorAll('svg, svg *').length)
  await page.context().close()
  const sorted = answers.toSorted((one, other) => one.time - other.time)
  const slowest = sorted.toReversed().slice(0, 5)
  return [
    measure('slowest answer to a click', sorted.at(-1)?.time ?? 0, 'ms', 100, {
      clicks: sorted.length,
      median: Math.round(sorted[Math.floor(sorted.length / 2)]?.time ?? 0),
      'slower than 100 ms': sorted.filter(({ time }) => time > 100).length,
      'slowest until more than the pressed button has changed': Math.round(
        Math.max(...answers.map(({ whole }) => whole)),
      ),
      ...Object.fromEntries(slowest.map(({ name, time }) => [`«${name}»`, Math.round(time)])),
    }),
    measure('live SVG nodes on the table of four', nodes, 'nodes', 3000, { 'with the symbols they draw from': sprite }),
  ]
}

/** The usual step through the past of a finished game of four, with motion: back, and on. */
async function measureSteps(browser: Browser, address: string, record: string): Promise<Measure> {
  const page = await newPage(browser, address)
  await openPage(page, { motion: 'normal' })
  await openFromShelf(page, record, company(4))
  await page.locator('.final .look').click()
  await page.locator('.motion').waitFor({ state: 'attached' })
  await page.keyboard.press('[')
  await page.locator('.history-bar').waitFor()
  const back = await timeSteps(page, '[', 60)
  const on = await timeSteps(page, ']', 50)
  await page.context().close()
  return measure('step through the past', Math.max(back, on), 'ms', 50, { back, on })
}

const isJson = process.argv.includes('--json')

const interrupt = hearInterrupt()
const isInterrupted = new Promise<undefined>((resolve) =>
  interrupt.addEventListener('abort', () => resolve(undefined), { once: true }),
)

await withTable(
  async (browser, address) => {
    // Full boards: what is quick there is quick everywhere.
    const record = strongSummer('four', 3)
    const steps: Readonly<Record<string, () => Promise<readonly Measure[]>>> = {
      'bytes before play': () => measureReceived(browser, address),
      'the first paint': async () => [await measurePaint(browser, address, record)],
      'answers to clicks': () => measureClicks(browser, address, record),
      'steps through the past': async () => [await measureSteps(browser, address, strongEnd())],
    }
    const measures: Measure[] = []
    for (const [at, [what, step]] of Object.entries(steps).entries()) {
      console.error(`note: ${at}/${Object.keys(steps).length} measures, now ${what}`)
      const begun = step()
      // What is not waited for any more may fail when the browser is closed.
      begun.catch(() => {})
      // One after the other: they would disturb each other.
      // oxlint-disable-next-line no-await-in-loop
      const found = interrupt.aborted ? undefined : await Promise.race([begun, isInterrupted])
      if (found === undefined) break
      measures.push(...found)
    }
    report(measures)
  },
  startServer,
  false,
)
// What was given up in the middle keeps its ways to the server open.
if (interrupt.aborted) process.exit()

function report(measures: readonly Measure[]): void {
  if (!interrupt.aborted && measures.some(({ reached }) => !reached)) process.exitCode = 1
  if (isJson) {
    console.log(JSON.stringify(interrupt.aborted ? { partial: true, measures } : measures, undefined, 2))
    return
  }
  if (interrupt.aborted) console.log(partialHeading)
  for (const { name, value, unit, goal, reached, notes } of measures) {
    const more = Object.entries(notes).map(([what, n]) => `${what} ${Math.round(n * 10) / 10}`)
    console.log(
      `${name}: ${value} ${unit} (goal ${goal}): ${reached ? 'reached' : 'not reached'}  [${more.join(', ')}]`,
    )
  }
}
