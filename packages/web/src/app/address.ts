/** The address names the open game: a reload, a bookmark and the back button lead to where one was. */
import { useLayoutEffect, useState } from 'react'
import type { Host, Problem } from '@bitoku/host'

/** `#game=…` is a game of the shelf, `#game=…&t=14` the same game after 14 moves. Whatever stands there is looked for: a broken link is told too. */
const gamePattern = /^#game=([^&]*)(?:&t=[^&]*)?$/
/** Of a network table, which the question part names, `#t=14` or, with the secret of a link, `#watch=…&t=14`. */
const momentPattern = /^#(?:[a-z]+=[\w-]+&)?t=([^&]*)$/
const linkPattern = /^#((?:join|watch|replay)=[\w-]+)/

const tableInAddress = (): string | undefined => new URLSearchParams(location.search).get('table') ?? undefined

/** The game of the shelf that the address names. */
export const gameInAddress = (): string | undefined =>
  // The game of a network table is not on the shelf.
  tableInAddress() === undefined ? gamePattern.exec(location.hash)?.[1] : undefined

/** The game that the address names, on the shelf or at a network table. */
export const playedInAddress = (): string | undefined => tableInAddress() ?? gameInAddress()

/** The moment of the game that the address names, in moves; NaN where it names something else. */
export function momentInAddress(): number | undefined {
  const moment = momentPattern.exec(location.hash)?.[1]
  return moment === undefined ? undefined : /^\d+$/.test(moment) ? Number(moment) : Number.NaN
}

/** The part of an address for a moment: behind what opens the game, if anything has to. */
function partFor(opens: string | undefined, moment: number | undefined): string {
  const parts = [opens, moment === undefined ? undefined : `t=${moment}`].filter((part) => part !== undefined)
  return parts.length === 0 ? '' : `#${parts.join('&')}`
}

/** The whole address of a moment of a game on the shelf. */
export const linkTo = (gameId: string, moment: number): string =>
  `${location.origin}${location.pathname}${location.search}${partFor(`game=${gameId}`, moment)}`

/** The whole address of a moment of a network game, whose path the server gave. */
export function linkToReplay(path: string, moment: number): string {
  const address = new URL(path, document.baseURI)
  const opens = linkPattern.exec(address.hash)?.[1]
  // Of a table that everybody finds the server may know the moment: it shows it beside the link.
  if (opens === undefined) address.searchParams.set('t', String(moment))
  else address.hash = partFor(opens, moment)
  return address.href
}

/**
 * What a link tells the server, which shows it to others beside the link: a moment, a score to beat, the time of a position.
 * The page reads it behind the `#`, and whatever it shows next would make it untrue.
 */
export function settleAddress(): void {
  const address = new URL(location.href)
  const { searchParams, hash } = address
  const [moment, before] = [searchParams.get('t'), address.search]
  for (const told of ['t', 'challenge', 'position']) searchParams.delete(told)
  if (address.search === before) return
  if (moment !== null && tableInAddress() !== undefined && momentInAddress() === undefined)
    address.hash = `${hash}${hash === '' ? '' : '&'}t=${moment}`
  history.replaceState(undefined, '', address)
}

/** Lets the address name a moment of the open game; undefined: the present one. */
export function nameMoment(gameId: string, moment: number | undefined): void {
  if (playedInAddress() !== gameId || Object.is(momentInAddress(), moment)) return
  const opens = tableInAddress() === undefined ? `game=${gameId}` : linkPattern.exec(location.hash)?.[1]
  history.replaceState(undefined, '', `${location.pathname}${location.search}${partFor(opens, moment)}`)
}

/** Forgets the game that the address names. */
export const leaveAddress = (): void => history.replaceState(undefined, '', `${location.pathname}${location.search}`)

/**
 * Keeps the address in step with the open game, and the open game in step with the address. Answers why the game that
 * was last asked for could not be opened, until another one is.
 */
export function useAddress(host: Host, gameId: string | undefined, first: Problem | undefined): Problem | undefined {
  const [problem, setProblem] = useState(first)
  // Both before anything is painted: who sees the table may go back at once, and an address that is named too late would undo that.
  useLayoutEffect(() => {
    if (gameId !== undefined) setProblem(undefined)
    if (gameId !== gameInAddress())
      history.pushState(
        undefined,
        '',
        gameId === undefined ? `${location.pathname}${location.search}` : partFor(`game=${gameId}`, undefined),
      )
  }, [gameId])
  useLayoutEffect(() => {
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
