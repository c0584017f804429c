/** How far a plan has been followed. */
import type { Explanation } from '@bitoku/bots'
import { type HintedTable, stepsTaken } from '@bitoku/text'

/** How far a hint is. */
export type HintState =
  | { readonly is: 'thinking' | 'failed' | 'over' }
  | { readonly is: 'told'; readonly hint: Explanation; readonly taken: number }

/** How far the hint is that was asked for at a table; undefined: it is being thought about. */
export function stateOfHint(
  hint: Explanation | 'failed' | undefined,
  before: HintedTable,
  now: HintedTable,
): HintState {
  const plan = typeof hint === 'object' ? hint.plans[0].steps.map(({ option }) => option.move) : []
  const taken = stepsTaken(plan, before, now)
  // Neither a thought nor its failure outlives the position.
  if (taken === undefined) return { is: 'over' }
  if (typeof hint !== 'object') return { is: hint ?? 'thinking' }
  return taken === plan.length ? { is: 'over' } : { is: 'told', hint, taken }
}
