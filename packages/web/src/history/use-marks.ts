/** What on the board is marked as changed: since the viewer's last turn, or in the turn of the past that is shown. */
import { useMemo } from 'react'
import { useGame } from '../table/game.ts'
import { changedTargets, lastTargets } from '../table/last-move.ts'
import { useHistory, useIsPast } from './use-history.ts'

/** The targets to be marked. */
export function useMarks(): readonly string[] {
  const { events, viewer, draft } = useGame().snapshot
  const isPast = useIsPast()
  const recent = useHistory((state) => state.recent)
  return useMemo(
    () => (isPast ? changedTargets(recent, viewer) : lastTargets({ events, viewer, draft })),
    [isPast, recent, events, viewer, draft],
  )
}
