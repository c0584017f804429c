/** Bots that misbehave, each level in its way; only `club` is sound. */
import { existsSync } from 'node:fs'
import type { Task, Thought } from '../../src/bots/worker.ts'

// Piscina calls the default export.
// oxlint-disable-next-line import/no-default-export
export default function answer({ question, begun }: Task): Thought {
  const { level, options, view } = question
  // Its time runs from when it begins: that is when the test has seen the others move.
  if (level === 'beginner') while (!existsSync(process.env['BITOKU_TEST_OTHERS'] ?? ''));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  begun.postMessage('begun')
  if ('seed' in view.rules) throw new Error('a bot must not know the seed')
  if (level === 'beginner') for (;;);
  if (level === 'casual') throw new Error('out of ideas')
  return { move: level === 'strong' ? 'cheat' : options[0].move, plan: [] }
}
