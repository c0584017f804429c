/** The steps of a plan with the decisions that they answer, so that they can be told in words. */
import { copy, type Decision, decision, type ExplainedOption, type Game, view, type View } from '@bitoku/engine'
import { followPlan } from './planner/follow.ts'
import type { Plan } from './planner/plan.ts'

/** A move of a plan: what will be asked then, what the seat will see then, and the option that it takes. */
export interface ForeseenStep {
  readonly option: ExplainedOption
  /** The decision with this option alone. */
  readonly decision: Decision
  readonly view: View
}

/** The moves of a plan until something hidden comes up. */
export function foresee(
  start: Game,
  seat: number,
  plan: Plan,
): { readonly steps: readonly ForeseenStep[]; readonly reveals: boolean } {
  const game = copy(start)
  const steps: ForeseenStep[] = []
  const ended = followPlan(game, seat, plan, (code) => {
    const asked = decision(game, seat)
    const option = asked?.options.find((one) => one.code === code)
    if (asked !== undefined && option !== undefined) {
      steps.push({ option, decision: { ...asked, options: [option], impossible: [] }, view: view(game, seat) })
    }
  })
  return { steps, reveals: !ended }
}
