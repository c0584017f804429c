/** How far a plan has been followed. */
import type { Snapshot } from '@bitoku/host'

type Table = Pick<Snapshot, 'gameId' | 'history' | 'asked' | 'draft'>

/** How many steps of a plan have been taken since the table at which it was asked for; undefined once another way was taken. */
export function stepsTaken(plan: readonly string[], before: Table, now: Table): number | undefined {
  const isSame = now.gameId === before.gameId && now.history === before.history && now.asked === before.asked
  const made = now.draft.steps.map(({ option }) => option.move)
  const first = before.draft.steps.length
  if (!isSame || made.length < first) return undefined
  const since = made.slice(first)
  return since.length <= plan.length && since.every((move, at) => move === plan[at]) ? since.length : undefined
}
