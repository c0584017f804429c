/** Where the drawer begins: below the prompt bar where that is at the top, so that one can play on while reading. */
import { useEffect, useState } from 'react'

/** The lower edge of a prompt bar at the top of the window, in px; 0 where there is none. */
function measure(): number {
  const bar = document.querySelector('.prompt')?.getBoundingClientRect()
  return bar === undefined || bar.top > innerHeight / 4 || bar.right < innerWidth - 1 ? 0 : Math.round(bar.bottom)
}

/** The top of the drawer, kept up to date. */
export function useTop(): number {
  const [top, setTop] = useState(measure)
  useEffect(() => {
    const follow = (): void => setTop(measure())
    const watcher = new ResizeObserver(follow)
    watcher.observe(document.body)
    const bar = document.querySelector('.prompt')
    if (bar) watcher.observe(bar)
    return () => watcher.disconnect()
  }, [])
  return top
}
