/** The address names the open game: a reload, a bookmark and the back button lead to where one was. */
import { useEffect, useState } from 'react'
import type { Host, Problem } from '@bitoku/host'

const pattern = /^#game=([\w-]+)$/

/** The game that the address names. */
export const gameInAddress = (): string | undefined => pattern.exec(location.hash)?.[1]

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
        gameId === undefined ? `${location.pathname}${location.search}` : `#game=${gameId}`,
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
        })
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [host])
  return problem
}
