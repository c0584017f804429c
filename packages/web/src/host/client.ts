/** The page's side of the bots' worker. */
import type { Remote } from 'comlink'
import type { BotQuestion, BotRunner } from '@bitoku/host'
import { firstTable } from '../app/painted.ts'
import type { BotWorker } from './worker.ts'

/** A worker that can be asked. */
interface Connection {
  readonly worker: Worker
  readonly remote: Remote<BotWorker>
  /** False when the worker cannot be loaded here. */
  readonly works: Promise<boolean>
}

/** A worker for bots. */
export const createWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

const longestWait = 3000

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 })
    else setTimeout(resolve, 200)
  })
const late = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestWait)
  })

/** Fulfilled when the table has been painted and the page has nothing more urgent to do: a worker that loads would hold up the first board. */
async function calmPage(): Promise<void> {
  await Promise.race([firstTable, late()])
  await idle()
}

/** Bots in a worker of their own, created when the page is calm; where there can be none, on the page. */
export function makeWorkerRunner(create: () => Worker = createWorker, calm: () => Promise<void> = calmPage): BotRunner {
  let connection: Promise<Connection> | undefined
  const connect = (): Promise<Connection> => (connection ??= calm().then(() => openConnection(create())))
  /** The worker; undefined where it cannot be created or loaded. */
  const working = async (): Promise<Connection | undefined> => {
    try {
      const open = await connect()
      return (await open.works) ? open : undefined
    } catch {
      return undefined
    }
  }
  return {
    ready: async (seats) => {
      const open = await working()
      return open === undefined ? prepareHere(seats) : open.remote.prepare(seats).catch(() => false)
    },
    choose: async (question) => {
      const open = await working()
      return open === undefined ? thinkHere(question) : open.remote.choose(question)
    },
    reset: () => {
      void connection?.then(
        ({ worker }) => worker.terminate(),
        () => {},
      )
      connection = undefined
    },
  }
}

/** Nobody waits for the words between page and worker before the table stands. */
async function openConnection(worker: Worker): Promise<Connection> {
  // Listened for before anything is waited for: a worker that breaks at once says so only once.
  const broken = new Promise<boolean>((resolve) => {
    worker.addEventListener('error', () => resolve(false), { once: true })
  })
  const { wrap } = await import('comlink')
  const remote = wrap<BotWorker>(worker)
  return { worker, remote, works: Promise.race([remote.ping(), broken]) }
}

/** Bots on the page itself. */
export function makePageRunner(): BotRunner {
  return { ready: prepareHere, choose: thinkHere, reset: () => {} }
}

async function prepareHere(seats: number): Promise<boolean> {
  return import('@bitoku/host/think').then(({ prepare }) => prepare(seats)).catch(() => false)
}

async function thinkHere(question: BotQuestion): Promise<string> {
  return (await import('@bitoku/host/think')).think(question)
}
