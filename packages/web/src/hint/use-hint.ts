/** A hint for the present question: asked for once, followed step by step, given up when another way is taken. */
import { questionOf } from '@bitoku/text'
import type { Explanation } from '@bitoku/bots'
import type { Snapshot } from '@bitoku/host'
import { useEffect, useState } from 'react'
import { askHint } from './ask-hint.ts'
import { type HintState, stateOfHint } from './progress.ts'

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
  return stateOfHint(hint, before, now)
}
