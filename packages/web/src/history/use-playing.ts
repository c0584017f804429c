/** The past played by itself: a move after the other, at the wanted speed, up to the present. */
import { useEffect } from 'react'
import type { Going } from './use-going.ts'
import { returnToNow, useHistory } from './use-history.ts'

/** How long a move is looked at, in milliseconds. */
export const moveTime = 900

/** Goes on while the past is being played. A page that nobody sees does not play. */
export function usePlaying({ step }: Going, last: number): void {
  const { past, isPlaying, isWatching, speed } = useHistory()
  const isOver = past !== undefined && past.history >= last
  useEffect(() => {
    if (!isPlaying) return
    const pause = (): void => useHistory.setState({ isPlaying: false })
    if (isOver && !isWatching) return pause()
    const goOn = (): void => {
      if (document.hidden) pause()
      else if (isOver) returnToNow()
      else void step(1)
    }
    const timer = setTimeout(goOn, moveTime / speed)
    return () => clearTimeout(timer)
  }, [past, isPlaying, isWatching, isOver, speed, step])
}
