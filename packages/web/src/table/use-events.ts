/** All committed events that the viewer may see, fetched once and carried on. */
import { useEffect, useState } from 'react'
import type { Host, NumberedEvent, Snapshot } from '@bitoku/host'

interface Kept {
  readonly viewer: number | undefined
  readonly events: readonly NumberedEvent[]
}

/** The whole past, in order. */
export function useEvents(host: Host, { lastEvent, viewer }: Snapshot): readonly NumberedEvent[] {
  const [kept, setKept] = useState<Kept>({ viewer, events: [] })
  useEffect(() => {
    let stale = false
    const known = kept.viewer === viewer ? kept.events : []
    const after = known.at(-1)?.number ?? 0
    if (after >= lastEvent) return
    const fetchMore = (): void =>
      void host.events(after).then((more) => {
        if (!stale && more.length > 0) setKept({ viewer, events: [...known, ...more] })
      })
    // The whole past of a game that was just opened can wait until the table stands.
    const timer = after === 0 ? setTimeout(fetchMore, 50) : undefined
    if (timer === undefined) fetchMore()
    return () => {
      clearTimeout(timer)
      stale = true
    }
  }, [host, lastEvent, viewer, kept])
  return kept.viewer === viewer ? kept.events : []
}
