/** The page's side of the bots' worker. */
import { chooseMove, seedRandom } from '@bitoku/bots'
import { type Remote, wrap } from 'comlink'
import type { BotQuestion, BotRunner } from './bot-turn.ts'
import type { BotWorker } from './worker.ts'

/** A worker that can be asked. */
interface Connection {
  readonly worker: Worker
  readonly remote: Remote<BotWorker>
  /** False when the worker cannot be loaded here. */
  readonly works: Promise<boolean>
}

const createWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** Bots in a worker of their own; where there can be none, on the page. */
export function makeWorkerRunner(create: () => Worker = createWorker): BotRunner {
  let connection: Connection | undefined
  const connect = (): Connection => (connection ??= openConnection(create()))
  const worksHere = async (): Promise<boolean> => {
    try {
      return await connect().works
    } catch {
      return false
    }
  }
  return {
    ready: async () => {
      await worksHere()
    },
    choose: async (question) => ((await worksHere()) ? connect().remote.choose(question) : thinkHere(question)),
    reset: () => {
      connection?.worker.terminate()
      connection = undefined
    },
  }
}

function openConnection(worker: Worker): Connection {
  const remote = wrap<BotWorker>(worker)
  const broken = new Promise<boolean>((resolve) => {
    worker.addEventListener('error', () => resolve(false), { once: true })
  })
  return { worker, remote, works: Promise.race([remote.ping(), broken]) }
}

/** Bots on the page itself. */
export function makePageRunner(): BotRunner {
  return { ready: async () => {}, choose: async (question) => thinkHere(question), reset: () => {} }
}

function thinkHere({ level, view, seat, options, seed }: BotQuestion): string {
  return chooseMove(level, { view, seat, options, random: seedRandom(seed) })
}
