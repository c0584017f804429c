/** The thread in which bots think while the terminal listens. */
import { parentPort } from 'node:worker_threads'
import type { Explanation } from '@bitoku/bots'
import type { BotQuestion } from '@bitoku/host'
import { advise, practiseOnce, prepare, think } from '@bitoku/host/think'

/** What the thread can be asked. */
export type Request = { readonly id: number } & (
  | { readonly about: 'seats'; readonly seats: number }
  | { readonly about: 'move' | 'hint'; readonly question: BotQuestion }
)

/** What it answers. */
export type Reply = { readonly id: number } & (
  | { readonly value: boolean | string | Explanation }
  | { readonly failure: string }
)

async function answer(request: Request): Promise<boolean | string | Explanation> {
  switch (request.about) {
    case 'seats': {
      const isHere = await prepare(request.seats)
      if (isHere) practiseOnce(request.seats)
      return isHere
    }
    case 'move':
      return think(request.question)
    case 'hint':
      return advise(request.question)
  }
}

// This is a thread of Node, not a window: there is no origin to name.
// oxlint-disable unicorn/require-post-message-target-origin
parentPort?.on('message', (request: Request) => {
  const { id } = request
  answer(request).then(
    (value) => parentPort?.postMessage({ id, value } satisfies Reply),
    (error: unknown) => parentPort?.postMessage({ id, failure: String(error) } satisfies Reply),
  )
})
