/** Bots at a table in the terminal: they think in a thread of their own, so that the terminal always listens. */
import { Worker } from 'node:worker_threads'
import type { Explanation } from '@bitoku/bots'
import type { BotQuestion, BotRunner } from '@bitoku/host'
import type { AskedHint } from '@bitoku/text'
import type { Reply, Request } from './thread.ts'

/** What a thread is asked, without its number. */
type Question = Request extends infer One ? (One extends Request ? Omit<One, 'id'> : never) : never

/** A thread that answers questions. */
interface Thread {
  readonly ask: (question: Question) => Promise<boolean | string | Explanation>
  readonly end: () => void
}

function openThread(): Thread {
  const worker = new Worker(new URL('thread.ts', import.meta.url))
  // The game ends with its person, not with its bots.
  worker.unref()
  const waiting = new Map<
    number,
    { resolve: (value: boolean | string | Explanation) => void; reject: (why: Error) => void }
  >()
  let count = 0
  worker.on('message', (reply: Reply) => {
    const one = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('value' in reply) one?.resolve(reply.value)
    else one?.reject(new Error(reply.failure))
  })
  const giveUp = (why: Error): void => {
    for (const { reject } of waiting.values()) reject(why)
    waiting.clear()
  }
  worker.on('error', giveUp)
  worker.on('exit', () => giveUp(new Error('the thread of the bots ended')))
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        count += 1
        waiting.set(count, { resolve, reject })
        // A thread of Node, not a window: there is no origin to name.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        worker.postMessage({ ...question, id: count })
      }),
    end: () => void worker.terminate(),
  }
}

/** Bots in a thread, opened when the first is asked. */
export function makeThreadRunner(): BotRunner {
  let thread: Thread | undefined
  const open = (): Thread => (thread ??= openThread())
  return {
    ready: async (seats) =>
      (await open()
        .ask({ about: 'seats', seats })
        .catch(() => false)) === true,
    choose: async (question) => (await open().ask({ about: 'move', question })) as string,
    reset: () => {
      thread?.end()
      thread = undefined
    },
  }
}

/** Asks a bot for a hint, in a thread that ends with the question. */
export function askHint(question: BotQuestion): AskedHint {
  const thread = openThread()
  const answer = thread.ask({ about: 'hint', question }) as Promise<Explanation>
  void answer.then(thread.end, thread.end)
  return { answer, cancel: thread.end }
}
