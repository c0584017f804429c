/** The way from an entry of the log to its things on the board: fetched when it is first pointed at. */
import type { GameEvent } from '@bitoku/engine'
import { useEffect } from 'react'

let wanted: readonly GameEvent[] | undefined

/** Shows where some events happened; undefined: no longer. */
export function pointOut(events: readonly GameEvent[] | undefined): void {
  wanted = events
  void import('./locate.ts').then(({ forgetPlaces, locate }) => {
    if (wanted !== events) return
    if (events === undefined) forgetPlaces()
    else locate(events)
  })
}

/** Whatever was pointed out is forgotten with the log. */
export function useLocating(): typeof pointOut {
  useEffect(() => () => pointOut(undefined), [])
  return pointOut
}
