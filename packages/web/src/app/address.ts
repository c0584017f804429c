/** The address names the open game: a reload, a bookmark and the back button lead to where one was. */
import { useEffect, useState } from 'react'
import type { Host, Problem } from '@bitoku/host'

/** `#game=…` is a game of the shelf, `#game=…&t=14` the same game after 14 moves. */
const pattern = /^#game=([\w-]+)(?:&t=([^&]*))?$/

/** The game that the address names. */
export const gameInAddress = (): string | undefined =>
  // The game of a network table is not on the shelf.
  new URLSearchParams(location.search).has('table') ? undefined : pattern.exec(location.hash)?.[1]

/** The moment of the game that the address names, in moves; NaN where it names something else. */
export function momentInAddress(): number | undefined {
  const moment = pattern.exec(location.hash)?.[2]
  return moment === undefined ? undefined : /^\d+$/.test(moment) ? Number(moment) : Number.NaN
}

const partFor = (gameId: string, moment: number | undefined): string =>
  moment === undefined ? `#game=${gameId}` : `#game=${gameId}&t=${moment}`

/** The whole address of a moment of a game. */
export const linkTo = (gameId: string, moment: number): string =>
  `${location.origin}${location.pathname}${location.search}${partFor(gameId, moment)}`

/** Lets the address name a moment of the open game; undefined: the present one. */
export function nameMoment(gameId: string, moment: number | undefined): void {
  if (gameInAddress() === gameId && !Object.is(momentInAddress(), moment))
    history.replaceState(undefined, '', partFor(gameId, moment))
}

/** Forgets the game that the address names. */
export const leaveAddress = (): void => history.replaceState(undefined, '', `${location.pathname}${location.search}`)

/**
 * Keeps the address in step with the open game, and the open game in step with the address. Answers why the game that
 * was last asked for could not be opened, until another one is.
 */
export function useAddress(host: Host, gameId: string | undefined, first: Problem | undefined): Problem | undefined {
  const [problem, setProblem] = useState(first)
  useEffect(() => {
    if (gameId !== undefined) setProblem(undefined)
    if (gameId !== gameInAddress())
      history.pushState(
        undefined,
        '',
        gameId === undefined ? `${location.pathname}${location.search}` : partFor(gameId, undefined),
      )
  }, [gameId])
  useEffect(() => {
    const follow = (): void => {
      const wanted = gameInAddress()
      if (wanted === host.snapshot()?.gameId) return
      if (wanted === undefined) void host.close()
      else
        void host.open(wanted).then((outcome) => {
          if (outcome.ok) return
          leaveAddress()
          setProblem(outcome.problem)
          // The start screen says it; the game that was open is on the shelf there.
          void host.close()
        })
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [host])
  return problem
}
