/**
 * What a bot remembers of its plan. A plan is kept as answers to the views it expects to see: when something unexpected
 * came up, the view is another one, no answer is found, and the bot thinks again. So nothing stale is ever played.
 */
import type { View } from '@bitoku/engine'

/** The answers kept for one bot at one table. */
export interface Memory {
  answers: ReadonlyMap<string, string>
}

/** An empty memory. */
export const makeMemory = (): Memory => ({ answers: new Map() })

const keyOf = (view: View): string => JSON.stringify(view)

/** Keeps the moves of a plan, each with the view before it; what was kept before is forgotten. */
export function remember(memory: Memory, steps: readonly { readonly view: View; readonly move: string }[]): void {
  memory.answers = new Map(steps.map(({ view, move }) => [keyOf(view), move]))
}

/** The move kept for this very view. */
export function recall({ answers }: Memory, view: View): string | undefined {
  return answers.size === 0 ? undefined : answers.get(keyOf(view))
}
