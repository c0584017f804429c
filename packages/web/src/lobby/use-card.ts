/** The card of a table, kept fresh by its news. */
import type { Outcome, TableCard } from '@bitoku/host'
import { useEffect, useMemo, useState } from 'react'
import type { TableLink } from '../app/online.ts'
import { type Api, isPassing, makeApi, pauseBefore } from '../network/api.ts'
import { keepLive } from '../network/live.ts'
import { browserWorld } from '../network/world.ts'

/** The card, as it is now, and the ways to it. */
export interface CardOf {
  /** Undefined until the server has answered. */
  readonly card: Outcome<TableCard> | undefined
  readonly api: Api
  readonly setCard: (card: TableCard) => void
}

/** Reads the card of a table; follows the news as long as the game has not begun. */
export function useCard(id: string, link: TableLink | undefined): CardOf {
  const api = useMemo(() => makeApi(browserWorld, link), [link])
  const [card, setCard] = useState<Outcome<TableCard>>()
  const isWaiting = card?.ok === true && card.value.state === 'waiting'
  useEffect(() => {
    let isWanted = true
    const read = async (attempt = 0): Promise<void> => {
      const reply = await api.get<TableCard>(`tables/${id}`)
      if (!isWanted) return
      // A passing fault does not take away what is shown.
      const isOver = !reply.ok && isPassing(reply.status)
      setCard((known) => (isOver && known?.ok === true ? known : reply))
      if (!isOver) return
      await browserWorld.wait(pauseBefore(attempt, browserWorld.random, reply.after))
      if (isWanted) await read(attempt + 1)
    }
    if (card === undefined) void read()
    if (!isWaiting) return () => void (isWanted = false)
    const live = keepLive(browserWorld, id, link, {
      after: () => 0,
      onMessage: ({ kind }) => {
        if (kind !== 'typing' && kind !== 'thinking') void read()
      },
      onLine: (isLive) => {
        if (isLive) void read()
      },
    })
    const forget = browserWorld.onChange(() => {
      live.wake()
      void read()
    })
    return () => {
      isWanted = false
      forget()
      live.close()
    }
    // A new card is what these effects bring, not what they wait for.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [api, id, link, isWaiting])
  return { card, api, setCard: (value) => setCard({ ok: true, value }) }
}
