/** The log in pages: the newest entries first, earlier ones when one scrolls up to them, all up to the moment that is shown. */
import type { LogGroup } from '@bitoku/text'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** So many entries come at a time: several windows full, and no more, since each of them has a dozen drawings. */
const page = 20

/** The scrolling box, and the place of the first entry that is drawn; `current` is that of the moment that is shown, −1 before the first. */
export function useLogPages(
  groups: readonly LogGroup[],
  current: number | undefined,
): readonly [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(page)
  const needed = current === undefined ? 0 : groups.length - current + page / 2
  const first = Math.max(0, groups.length - Math.max(count, needed))
  useEffect(() => {
    const sign = box.current?.querySelector('.log-more')
    if (sign === undefined || sign === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setCount(groups.length - first + page)
      },
      { root: box.current, rootMargin: '300px 0px' },
    )
    observer.observe(sign)
    return () => observer.disconnect()
  }, [first, groups.length])
  const shown = current === undefined ? undefined : groups[current]?.key
  useEffect(() => {
    if (current === undefined) return
    // The log ends where the moment is, as it did then; what came after it is below. Before anything happened it is at its top.
    const entry = box.current?.querySelector('.log-entry.now')
    if (entry) entry.scrollIntoView({ block: 'end' })
    else box.current?.firstElementChild?.scrollIntoView({ block: 'start' })
  }, [current, shown])
  return [box, first]
}
