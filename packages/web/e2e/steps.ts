/** How long the page takes to show the next moment of the past. */
import type { CDPSession, Page } from '@playwright/test'

/** The times of one step, in milliseconds. */
interface StepTime {
  /** From the key to the new page: asking the host, drawing, laying out. */
  readonly wall: number
  /** What the page's own thread worked for it, its frame and the beginning of its movement included: other programs do not count. */
  readonly work: number
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]

/** Presses a key and takes the times until the page shows the next moment. */
async function timeStep(page: Page, client: CDPSession, key: string): Promise<StepTime> {
  const worked = async (): Promise<number> => {
    const { metrics } = await client.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await worked()
  const wall = await page.evaluate(async (pressed) => {
    // A function sent to the page cannot reach outer ones.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const shown = (): string | null | undefined => document.querySelector('.history-bar')?.getAttribute('data-history')
    const last = shown()
    const isNew = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (shown() === last) return
        observer.disconnect()
        resolve()
      }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-history'] })
    })
    const start = performance.now()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }))
    await isNew
    document.body.getBoundingClientRect()
    const time = performance.now() - start
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    return time
  }, key)
  return { wall, work: (await worked()) - before }
}

/** The usual step of so many with a key: by the work of the page, or by the clock where that is less, since it stands still at times. */
export async function timeSteps(page: Page, key: string, count: number): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const times: StepTime[] = []
  for (let at = 0; at < count; at += 1) {
    times.push(await timeStep(page, client, key))
    // A hand rests between two keys.
    await page.waitForTimeout(30)
  }
  await client.detach()
  return Math.min(median(times.map(({ work }) => work)), median(times.map(({ wall }) => wall)))
}
