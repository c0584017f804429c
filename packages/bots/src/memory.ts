/**
 * What a bot remembers of its plan. A plan is kept as answers to the views it expects to see: when something unexpected
 * came up, the view is another one, no answer is found, and the bot thinks again. So nothing stale is ever played.
 */
import type { View } from '@bitoku/engine'

/** What is kept for one bot at one table. */
export interface Memory {
  answers: ReadonlyMap<string, string>
  /** How often it has thought in its present turn. */
  thoughts: number
}

/** A memory without answers; of a bot that may have thought in this turn before. */
export const makeMemory = (thoughts = 0): Memory => ({ answers: new Map(), thoughts })

const keyOf = (view: View): string => JSON.stringify(view)

/** Keeps the moves of a plan, each with the view before it; what was kept before is forgotten. */
export function remember(memory: Memory, steps: readonly { readonly view: View; readonly move: string }[]): void {
  memory.answers = new Map(steps.map(({ view, move }) => [keyOf(view), move]))
}

/** What the second thought of a turn may cost, as a share of the first; the third one half of that, and so on. */
export const shareOfRest = 0.4

/**
 * The share of its budget that a bot has for a thought it begins now. The budget is meant for a turn: each time that something
 * hidden comes up on the way it thinks again, but less and less, so that no turn costs twice the budget.
 */
export function beginThought(memory: Memory | undefined, isInTheMiddle: boolean): number {
  const before = isInTheMiddle ? Math.max(1, memory?.thoughts ?? 1) : 0
  if (memory !== undefined) memory.thoughts = before + 1
  return before === 0 ? 1 : shareOfRest / 2 ** (before - 1)
}

/** The move kept for this very view. */
export function recall({ answers }: Memory, view: View): string | undefined {
  return answers.size === 0 ? undefined : answers.get(keyOf(view))
}
