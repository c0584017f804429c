/** Bots that misbehave, each level in its way; only `club` is sound. */
import type { Task, Thought } from '../../src/bots/worker.ts'

// Piscina calls the default export.
// oxlint-disable-next-line import/no-default-export
export default function answer({ question, begun }: Task): Thought {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  begun.postMessage('begun')
  const { level, options, view } = question
  if ('seed' in view.rules) throw new Error('a bot must not know the seed')
  if (level === 'beginner') for (;;);
  if (level === 'casual') throw new Error('out of ideas')
  return { move: level === 'strong' ? 'cheat' : options[0].move, plan: [] }
}
