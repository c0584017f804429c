/** Where bots think: a thread of its own, given a view and the legal moves, never the game. */
import type { MessagePort } from 'node:worker_threads'
import { makeMemory } from '@bitoku/bots'
import type { BotQuestion } from '@bitoku/host'
import { practiseOnce, think } from '@bitoku/host/think'
import { digestOfView } from './digest.ts'

/** A question, and where to say that the thread is ready and thinks about it. */
export interface Task {
  readonly question: BotQuestion
  readonly begun: MessagePort
}

/** A move, and what the bot means to do next, by the digest of the view that it expects then. */
export interface Thought {
  readonly move: string
  readonly plan: readonly (readonly [string, string])[]
}

/** Thinks about one decision. Piscina calls the default export of this file. */
// oxlint-disable-next-line import/no-default-export
export default function answer({ question, begun }: Task): Thought {
  // A thread is asked for the first time: who waits for it waits a little longer, but the turn is thought about as well as others.
  if (question.level !== 'greedy') practiseOnce(question.view.rules.seats)
  // A port between threads has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  begun.postMessage('begun')
  begun.close()
  const memory = makeMemory(question.thoughts)
  const move = think(question, memory)
  const plan = [...memory.answers].map(([view, next]) => [digestOfView(view), next] as const)
  return { move, plan }
}
