/** The later steps of a plan as answers to the views that are expected then. */
import { copy, type Game, moveText, view, type View } from '@bitoku/engine'
import { followPlan } from './follow.ts'
import type { Plan } from './plan.ts'

/** The steps after the first one, until something comes up that is only imagined. */
export function replay(
  start: Game,
  seat: number,
  plan: Plan,
): readonly { readonly view: View; readonly move: string }[] {
  const steps: { readonly view: View; readonly move: string }[] = []
  const game = copy(start)
  followPlan(game, seat, plan, (code, at) => {
    if (at > 0) steps.push({ view: view(game, seat), move: moveText(game.tables, code) })
  })
  return steps
}
