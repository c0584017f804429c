/**
 * What a bot remembers of its plan. A plan is kept as answers to the views it expects to see: when something unexpected
 * came up, the view is another one, no answer is found, and the bot thinks again. So nothing stale is ever played.
 */
import type { Game, View } from '@bitoku/engine'
import { isInTheMiddle } from './trial.ts'

/** What is kept for one bot at one table. */
export interface Memory {
  answers: ReadonlyMap<string, string>
  /** How often it has thought about what it is in the middle of, and in which season that was, where it is known. */
  thoughts: number
  season: string | undefined
}

/** A memory without answers; of a bot that may have thought in this turn before. */
export const makeMemory = (thoughts = 0): Memory => ({ answers: new Map(), thoughts, season: undefined })

const keyOf = (view: View): string => JSON.stringify(view)

/** The steps of a plan after its first one, as far as they can be foreseen. */
export interface Foreseen {
  readonly steps: readonly { readonly view: View; readonly move: string }[]
  /** Whether they lead to the end of the turn: what is asked after that belongs to another one. */
  readonly isWhole: boolean
}

/** Keeps the moves of a plan, each with the view before it; what was kept before is forgotten. */
export function remember(memory: Memory, { steps, isWhole }: Foreseen): void {
  memory.answers = new Map(steps.map(({ view, move }) => [keyOf(view), move]))
  if (isWhole) memory.thoughts = 0
}

/** What the second thought of a turn may cost, as a share of the first; the third one half of that, and so on. */
export const shareOfRest = 0.4

const shareAfter = (thoughts: number): number => (thoughts === 0 ? 1 : shareOfRest / 2 ** (thoughts - 1))

/**
 * The share of its budget that a bot has for a thought it begins now, on a game that it imagines. The budget is meant for a
 * turn: each time that something hidden comes up on the way it thinks again, but less and less, so that all these thoughts
 * together have less than the first one.
 */
export function beginThought(memory: Memory | undefined, start: Game, seat: number): number {
  const isGoingOn = isInTheMiddle(start, seat, start)
  if (memory === undefined) return shareAfter(isGoingOn ? 1 : 0)
  const season = `${start.round} ${start.phase}`
  const before = isGoingOn && (memory.season ?? season) === season ? memory.thoughts : 0
  memory.thoughts = before + 1
  memory.season = season
  return shareAfter(before)
}

/** The move kept for this very view. */
export function recall({ answers }: Memory, view: View): string | undefined {
  return answers.size === 0 ? undefined : answers.get(keyOf(view))
}
