/** The address names the moment that is shown: a reload and a link lead there. */
import { useEffect, useRef } from 'react'
import { momentInAddress, nameMoment, playedInAddress } from '../app/address.ts'
import { useGame, useStory } from '../table/game.ts'
import { closeSheet } from '../table/panels.ts'
import type { Going } from './use-going.ts'
import { returnToNow, useHistory } from './use-history.ts'

/** Browsers allow few changes of the address in a short time: it follows when one stops. */
const delay = 400

/** Keeps the address and the moment that is shown in step. */
export function useLinkedMoment(going: Going): void {
  const { gameId, lastEvent } = useGame().now
  const hasStory = useStory().length > 0 || lastEvent === 0
  const past = useHistory((state) => state.past)
  const latest = useRef(going)
  useEffect(() => {
    latest.current = going
  })
  useEffect(() => {
    const follow = (): void => {
      const moment = momentInAddress()
      if (playedInAddress() !== gameId) return
      if (moment === undefined) return returnToNow()
      // Whoever follows a link wants to see the board: what lies above it makes way.
      closeSheet()
      void latest.current.show(moment).then((isThere) => {
        if (!isThere) nameMoment(gameId, undefined)
      })
    }
    // At once, and again when it is known what happened in that turn.
    if (momentInAddress() !== undefined) follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [gameId, hasStory])
  useEffect(() => returnToNow, [gameId])
  const hasBeenPast = useRef(false)
  useEffect(() => {
    // The moment that the address names may still be on its way.
    if (past === undefined && !hasBeenPast.current) return
    hasBeenPast.current = past !== undefined
    const timer = setTimeout(() => nameMoment(gameId, past?.history), delay)
    return () => clearTimeout(timer)
  }, [gameId, past])
}
