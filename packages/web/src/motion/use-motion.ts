/** The table's way to its motion: fetched when the table stands, so that nobody waits for it. */
import { useEffect } from 'react'
import type { Shown } from './motion.ts'

/** After the table has been drawn. */
const delay = 600

/** Shows the moves of what the table shows as movements. The source stays the same object. */
export function useMotion(source: Shown): void {
  useEffect(() => {
    let isGone = false
    let stop: (() => void) | undefined
    const start = async (): Promise<void> => {
      const { startMotion } = await import('./motion.ts')
      if (!isGone) stop = startMotion(source)
    }
    // Without it, where the line was cut, things are where they belong all the same.
    const timer = setTimeout(() => void start().catch(() => undefined), delay)
    return () => {
      isGone = true
      clearTimeout(timer)
      stop?.()
    }
  }, [source])
}
