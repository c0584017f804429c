/** The table's way to its motion: fetched when the table stands, so that nobody waits for it. */
import { useEffect } from 'react'
import type { Host } from '@bitoku/host'

/** After the table has been drawn. */
const delay = 600

/** Shows the moves of the open game as movements. */
export function useMotion(host: Host): void {
  useEffect(() => {
    let isGone = false
    let stop: (() => void) | undefined
    const start = async (): Promise<void> => {
      const { startMotion } = await import('./motion.ts')
      if (!isGone) stop = startMotion(host)
    }
    const timer = setTimeout(() => void start(), delay)
    return () => {
      isGone = true
      clearTimeout(timer)
      stop?.()
    }
  }, [host])
}
