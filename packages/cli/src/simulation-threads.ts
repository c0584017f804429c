/** A simulation on several cores: every game follows from its own seed, so the number of threads changes nothing but the time. */
import { Worker } from 'node:worker_threads'
import { addTally, noTally, type Plan, type Report, reportOf, type Tally } from './simulation.ts'

/** How a simulation is played. */
interface Settings {
  readonly workers: number
  readonly warmUpMilliseconds: number
  readonly onGame: (done: number, of: number) => void
  /** Ends it early with what there is. */
  readonly signal: AbortSignal
}

/** A thread takes as many games at a time as it plays in so many milliseconds: it ends soon, and talking costs nothing. */
const portionMilliseconds = 200
/** Times of the first games say little. */
const mostGrowth = 4

/** How many games a thread takes next: what it plays in a portion's time, and no more than its share of what is left. */
const nextPortion = (count: number, took: number, left: number, threads: number): number =>
  Math.max(1, Math.min(mostGrowth * count, Math.round((count * portionMilliseconds) / took), Math.ceil(left / threads)))

/** Plays the games of a plan in threads; undefined when it was ended before the first. */
export async function simulateInThreads(
  plan: Plan,
  { workers, warmUpMilliseconds, onGame, signal }: Settings,
): Promise<Report | undefined> {
  const script = new URL('simulation-thread.ts', import.meta.url)
  const most = Math.max(1, Math.min(workers, plan.games))
  const threads = Array.from({ length: most }, () => new Worker(script, { workerData: { plan, warmUpMilliseconds } }))
  const stop = new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
  const failure = Promise.race(threads.map(failureOf))
  // Nobody waits for it once all is played.
  failure.catch(() => {})
  const hear = <Message>(thread: Worker): Promise<Message | undefined> =>
    Promise.race([new Promise<Message>((resolve) => thread.once('message', resolve)), stop, failure])
  const tally = noTally(plan)
  let next = 0
  onGame(0, plan.games)
  try {
    const warm = await Promise.all(threads.map((thread) => hear<number>(thread)))
    const start = performance.now()
    const playOn = async (thread: Worker): Promise<void> => {
      for (let count = 1; next < plan.games && !signal.aborted;) {
        const from = next
        const begun = performance.now()
        next = Math.min(plan.games, from + count)
        // This is a thread of Node, not a window: there is no origin to name.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        thread.postMessage({ from, to: next })
        // One portion after the other on purpose.
        // oxlint-disable-next-line no-await-in-loop
        const part = await hear<Tally>(thread)
        if (part === undefined) return
        addTally(tally, part)
        count = nextPortion(part.games, performance.now() - begun, plan.games - next, most)
        onGame(tally.games, plan.games)
      }
    }
    await Promise.all(threads.map(playOn))
    if (tally.games === 0) return undefined
    const warmUpGames = warm.reduce<number>((sum, one) => sum + (one ?? 0), 0)
    return reportOf(plan, tally, { warmUpGames, seconds: (performance.now() - start) / 1000 })
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}

const failureOf = (thread: Worker): Promise<never> =>
  new Promise((_, reject) => {
    thread.once('error', reject)
  })
