/** The log in pages: the newest entries first, earlier ones when one scrolls up to them, all up to the moment that is shown. */
import type { LogGroup } from '@bitoku/text'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** So many entries come at a time: several windows full, and no more, since each of them has a dozen drawings. */
const page = 20

/** The scrolling box, and the place of the first entry that is drawn. */
export function useLogPages(
  groups: readonly LogGroup[],
  current: LogGroup | undefined,
): readonly [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(page)
  const needed = current === undefined ? 0 : groups.length - groups.indexOf(current) + page / 2
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
  useEffect(() => {
    if (current !== undefined) box.current?.querySelector('.log-entry.now')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return [box, first]
}
