/** The threads of the bots. A bot that takes too long is ended with its thread; the others go on. */
import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { BotAnswer, BotQuestion } from '@bitoku/host'
import { makeLimiter } from '../limiter.ts'
import type { Task, Thought } from './worker.ts'

/** What a bot answered, and its plan. */
export interface PoolAnswer extends BotAnswer {
  readonly plan: Thought['plan']
}

/** Threads in which bots think. */
export interface BotPool {
  /** Asks a bot; answers in time, whatever the bot does. */
  readonly ask: (question: BotQuestion) => Promise<PoolAnswer>
  /** How many questions wait for a thread. */
  readonly waiting: () => number
  /** Whether they think: not every one of the last answers was a failure. */
  readonly isWell: () => boolean
  /** How many threads there are at most. */
  readonly threads: number
  readonly close: () => Promise<void>
}

/** How threads are used. */
export interface PoolUse {
  /** The file that a thread runs. */
  readonly worker?: URL
  readonly threads?: number
  /** How long a bot may think, in milliseconds. */
  readonly limit: number
}

/** A thread has to be ready after so long, or something is wrong with it; on a busy machine it takes a while. */
const longestStart = 30_000

/** So many answers in a row are none before something is wrong with the threads. */
const mostFailures = 5

/** One core is left to those who play. */
const usualThreads = (): number => Math.max(1, availableParallelism() - 1)

/** Makes threads for bots; they start when they are needed. */
export function makeBotPool({
  worker = new URL('worker.ts', import.meta.url),
  threads = usualThreads(),
  limit,
}: PoolUse): BotPool {
  const pool = new Piscina<Task, Thought>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: threads,
    // Who comes back after a break should find the thread warm.
    idleTimeout: 600_000,
    concurrentTasksPerWorker: 1,
  })
  // A question is handed out when there is a thread for it; its time runs from when that thread begins to think.
  const limiter = makeLimiter(threads)
  let failures = 0

  return {
    ask: (question) =>
      limiter.run(async () => {
        const late = new AbortController()
        const { port1, port2 } = new MessageChannel()
        let timer = setTimeout(() => late.abort(), longestStart)
        port1.on('message', () => {
          clearTimeout(timer)
          timer = setTimeout(() => late.abort(), limit)
        })
        try {
          const task = { question, begun: port2 }
          const { move, plan } = await pool.run(task, { signal: late.signal, transferList: [port2] })
          failures = 0
          return { move, plan, fault: undefined }
        } catch {
          failures += 1
          return { move: undefined, plan: [], fault: late.signal.aborted ? 'bot.slow' : 'bot.threw' }
        } finally {
          clearTimeout(timer)
          port1.close()
        }
      }),
    waiting: limiter.waiting,
    isWell: () => failures < mostFailures,
    threads,
    close: () => pool.destroy(),
  }
}
