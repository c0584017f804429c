/** Where hints are given: to the person who has to decide at a table in this browser. Against people over the network there are none. */
import { useExtras } from '../table/extras.ts'
import { useGame } from '../table/game.ts'

/** Whether hints are given at this table at all. */
export const useHasHints = (): boolean => useExtras() === undefined

/** Whether one can be asked for now. */
export function useCanHint(): boolean {
  const { asked, viewer, decision } = useGame().snapshot
  return useHasHints() && decision !== undefined && asked === viewer
}
