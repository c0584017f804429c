/** A hint for the present question: asked for once, followed step by step, given up when another way is taken. */
import type { Explanation } from '@bitoku/bots'
import type { Snapshot } from '@bitoku/host'
import { useEffect, useState } from 'react'
import { askHint, questionOf } from './ask-hint.ts'
import { stepsTaken } from './progress.ts'

/** How far the hint is. */
export type HintState =
  | { readonly is: 'thinking' | 'failed' | 'over' }
  | { readonly is: 'told'; readonly hint: Explanation; readonly taken: number }

/** Asks for a hint, and says how far it is. */
export function useHint(now: Snapshot): HintState {
  const [before] = useState(now)
  const [hint, setHint] = useState<Explanation | 'failed'>()
  useEffect(() => {
    const question = questionOf(before)
    if (question === undefined) return setHint('failed')
    let isWanted = true
    const { answer, cancel } = askHint(question)
    answer.then(
      (explanation) => isWanted && setHint(explanation.plans.length === 0 ? 'failed' : explanation),
      () => isWanted && setHint('failed'),
    )
    return () => {
      isWanted = false
      cancel()
    }
  }, [before])
  if (hint === 'failed') return { is: 'failed' }
  const plan = hint?.plans[0].steps.map(({ option }) => option.move) ?? []
  const taken = stepsTaken(plan, before, now)
  if (taken === undefined || (hint !== undefined && taken === plan.length)) return { is: 'over' }
  return hint === undefined ? { is: 'thinking' } : { is: 'told', hint, taken }
}
