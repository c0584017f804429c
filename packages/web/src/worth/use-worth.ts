/** What the sheets are compared with: the game before the turn that is not confirmed, and what every seat lacks. */
import { nextSteps, type NextStep, type Sheet } from '@bitoku/engine'
import { useEffect, useMemo, useState } from 'react'
import { useGame } from '../table/game.ts'

/** The sheets before the first step of the running turn; undefined where no step is taken. */
export function useSheetsBefore(): readonly Sheet[] | undefined {
  const { host, snapshot } = useGame()
  const first = snapshot.draft.steps.at(0)?.move
  const [before, setBefore] = useState<{ readonly first: number; readonly sheets: readonly Sheet[] }>()
  useEffect(() => {
    if (first === undefined) return
    let isWanted = true
    void host.past(first - 1).then((outcome) => {
      if (isWanted && outcome.ok) setBefore({ first, sheets: outcome.value.sheets })
    })
    return () => {
      isWanted = false
    }
  }, [host, first])
  return before?.first === first ? before?.sheets : undefined
}

/** What every seat lacks for its next VP; nothing once the game is over. */
export function useNextSteps(): readonly (readonly NextStep[])[] {
  const { view, finished } = useGame().snapshot
  return useMemo(() => view.seats.map((_, seat) => (finished ? [] : nextSteps(view, seat))), [view, finished])
}
