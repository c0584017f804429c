/** How far a plan has been followed. */
import type { Explanation } from '@bitoku/bots'
import type { Snapshot } from '@bitoku/host'

type Table = Pick<Snapshot, 'gameId' | 'history' | 'asked' | 'draft'>

/** How far a hint is. */
export type HintState =
  | { readonly is: 'thinking' | 'failed' | 'over' }
  | { readonly is: 'told'; readonly hint: Explanation; readonly taken: number }

/** How many steps of a plan have been taken since the table at which it was asked for; undefined once another way was taken. */
export function stepsTaken(plan: readonly string[], before: Table, now: Table): number | undefined {
  const isSame = now.gameId === before.gameId && now.history === before.history && now.asked === before.asked
  const made = now.draft.steps.map(({ option }) => option.move)
  const first = before.draft.steps.length
  if (!isSame || made.length < first) return undefined
  const since = made.slice(first)
  return since.length <= plan.length && since.every((move, at) => move === plan[at]) ? since.length : undefined
}

/** Whether a table is still the one at which a hint was asked for: what is thought about it meanwhile is worth telling. */
export const isStillAsked = (before: Table, now: Table | undefined): boolean =>
  now !== undefined && stepsTaken([], before, now) !== undefined

/** How far the hint is that was asked for at a table; undefined: it is being thought about. */
export function stateOfHint(hint: Explanation | 'failed' | undefined, before: Table, now: Table): HintState {
  const plan = typeof hint === 'object' ? hint.plans[0].steps.map(({ option }) => option.move) : []
  const taken = stepsTaken(plan, before, now)
  // Neither a thought nor its failure outlives the position.
  if (taken === undefined) return { is: 'over' }
  if (typeof hint !== 'object') return { is: hint ?? 'thinking' }
  return taken === plan.length ? { is: 'over' } : { is: 'told', hint, taken }
}
