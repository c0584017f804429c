/** The width of an element, so that a chart is drawn in true pixels: words keep their size. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** A reference for an element, and how wide it is; 0 until it is there. */
export function useWidth<Kind extends HTMLElement>(): readonly [RefObject<Kind | null>, number] {
  const element = useRef<Kind>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    setWidth(current.clientWidth)
    const watcher = new ResizeObserver(() => setWidth(current.clientWidth))
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [])
  return [element, width]
}
