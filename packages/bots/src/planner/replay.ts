/** The later steps of a plan as answers to the views that are expected then. */
import { copy, type Game, moveText, view } from '@bitoku/engine'
import type { Foreseen } from '../memory.ts'
import { followPlan } from './follow.ts'
import type { Plan } from './plan.ts'

/** The steps after the first one, until something comes up that is only imagined. */
export function replay(start: Game, seat: number, plan: Plan): Foreseen {
  const steps: Foreseen['steps'][number][] = []
  const game = copy(start)
  const isWhole = followPlan(game, seat, plan, (code, at) => {
    if (at > 0) steps.push({ view: view(game, seat), move: moveText(game.tables, code) })
  })
  return { steps, isWhole }
}
