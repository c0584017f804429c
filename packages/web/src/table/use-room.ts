/** How many buttons the prompt has room for. Its height never changes: the board is to stay where it is between decisions. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The row of buttons, and how many it has room for. */
interface Room {
  readonly row: RefObject<HTMLDivElement | null>
  readonly most: number
}

/** Letters may reach a little beyond their line. */
const play = 4

const isOverfull = (row: HTMLElement): boolean =>
  row.scrollWidth > row.clientWidth + play ||
  [...row.children].some((button) => button.scrollHeight > button.clientHeight + play)

/** As many as may be, and fewer where they do not fit, but never less than so many; found out anew at every moment of the game. */
export function useRoom(most: number, least: number, moment: string): Room {
  const row = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState({ moment, most })
  const now = found.moment === moment ? Math.min(found.most, most) : most
  useLayoutEffect(() => {
    if (row.current !== null && now > least && isOverfull(row.current)) setFound({ moment, most: now - 1 })
  }, [moment, now, least])
  return { row, most: now }
}
