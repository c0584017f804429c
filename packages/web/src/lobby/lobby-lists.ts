/** The lists of the lobby: one's own games, and the tables of others, as far as somebody has looked and as they are looked for. */
import type { LobbyAnswer, LobbyWish, Problem, TableLine } from '@bitoku/host'
import { useCallback, useEffect, useRef, useState } from 'react'
import { create } from 'zustand'
import { useLimit } from '../network/api.ts'
import { setGames } from '../network/attention.ts'
import { listenToLists, useListNews } from '../network/lists.ts'
import { browserWorld } from '../network/world.ts'
import { server, useMe } from './server.ts'

/** What is looked for; undefined: whatever it is. */
export type LobbyFilter = { readonly [Part in keyof Required<LobbyWish>]: LobbyWish[Part] | undefined }

/** Nothing is looked for. */
export const noFilter: LobbyFilter = { seats: undefined, pace: undefined, language: undefined, search: undefined }

/** What is looked for; it stays while one goes to a table and comes back. */
export const useLobbyWish = create<LobbyFilter>()(() => noFilter)

/** So many tables wait that they are not counted further. */
export const mostCounted = 1000

const perPage = 30
/** The server tells no more at once. */
const mostAtOnce = 100
/** The server is asked a little later than it has told of a change, and not by all pages at the same moment. In milliseconds. */
const spread = 1000
/** While somebody types, and in milliseconds. */
const typingPause = 300
/** Without a connection that tells of changes, the lists are read again so often. */
const readEvery = 60_000

/** What is shown. */
interface LobbyLists {
  readonly games: readonly TableLine[]
  readonly waiting: readonly TableLine[]
  readonly live: readonly TableLine[]
  /** How many tables wait that fit. */
  readonly count: number
  /** Where the next page begins. */
  readonly next: string | undefined
}

interface Found {
  readonly lists: LobbyLists | undefined
  readonly problem: Problem | undefined
  readonly readMore: () => Promise<void>
}

/** The address of a page. */
export function lobbyPath(wish: LobbyFilter, limit: number, after?: string): string {
  const parts = { ...wish, search: wish.search?.trim() ?? '', after, limit }
  const said = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)] as const],
  )
  return `lobby?${new URLSearchParams(Object.fromEntries(said)).toString()}`
}

/** Whether a table stands behind another in the list. */
const isBehind = (one: TableLine, other: TableLine): boolean =>
  one.created < other.created || (one.created === other.created && one.id < other.id)

const isWaiting = ({ state }: TableLine): boolean => state === 'waiting'

/** The lists with a page read anew: what was shown behind it stays. */
export function withFirstPage(
  before: Pick<LobbyLists, 'waiting' | 'next'> | undefined,
  { tables, waiting: count, next }: LobbyAnswer,
  games: readonly TableLine[],
): LobbyLists {
  const others = tables.filter(({ id }) => games.every((game) => game.id !== id))
  const page = others.filter(isWaiting)
  const last = tables.findLast(isWaiting)
  const rest =
    next === undefined || last === undefined ? [] : (before?.waiting ?? []).filter((line) => isBehind(line, last))
  return {
    games,
    waiting: [...page, ...rest],
    live: others.filter((line) => !isWaiting(line)),
    count,
    next: rest.length > 0 ? before?.next : next,
  }
}

/** The lists, fresh while somebody looks at them. */
export function useLobbyLists(): Found {
  const wish = useLobbyWish()
  const isGuest = useMe((state) => state.name !== undefined)
  const [found, setFound] = useState<Omit<Found, 'readMore'>>({ lists: undefined, problem: undefined })
  const shown = useRef(0)
  const asked = useRef(0)
  shown.current = found.lists?.waiting.length ?? 0

  const read = useCallback(
    async (isOther: boolean): Promise<void> => {
      asked.current += 1
      const mine = asked.current
      const limit = isOther ? perPage : Math.min(mostAtOnce, Math.max(perPage, shown.current))
      const [games, lobby] = await Promise.all([
        // Whoever is nobody yet has no games.
        isGuest
          ? server.get<{ readonly tables: readonly TableLine[] }>('games')
          : ({ ok: true, value: { tables: [] } } as const),
        server.get<LobbyAnswer>(lobbyPath(wish, limit)),
      ])
      // Somebody has looked for something else meanwhile.
      if (mine !== asked.current) return
      if (games.ok) setGames(games.value.tables)
      if (!lobby.ok) setFound(({ lists }) => ({ lists, problem: lobby.problem }))
      else if (!games.ok) setFound(({ lists }) => ({ lists, problem: games.problem }))
      else {
        setFound(({ lists }) => ({
          lists: withFirstPage(isOther ? undefined : lists, lobby.value, games.value.tables),
          problem: undefined,
        }))
      }
    },
    [wish, isGuest],
  )

  useEffect(() => {
    const timer = setTimeout(() => void read(true), wish.search === undefined ? 0 : typingPause)
    return () => clearTimeout(timer)
  }, [read, wish])

  useEffect(() => listenToLists(isGuest), [isGuest])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOld = false
    const readNow = (): void => {
      timer = undefined
      const { until = 0 } = useLimit.getState()
      isOld = !browserWorld.isLooking() || browserWorld.now() < until
      if (!isOld) void read(false)
    }
    const readSoon = (): void => void (timer ??= setTimeout(readNow, browserWorld.random() * spread))
    const forgetNews = useListNews.subscribe((now, before) => {
      if (now.lobby !== before.lobby || now.games !== before.games) readSoon()
    })
    const poll = setInterval(() => {
      if (isOld || !useListNews.getState().isLive) readSoon()
    }, readEvery)
    const forget = browserWorld.onChange(() => {
      if (browserWorld.isLooking() && (isOld || !useListNews.getState().isLive)) readSoon()
    })
    return () => {
      clearTimeout(timer)
      clearInterval(poll)
      forgetNews()
      forget()
    }
  }, [read])

  const next = found.lists?.next
  const readMore = useCallback(async (): Promise<void> => {
    if (next === undefined) return
    const mine = asked.current
    const reply = await server.get<LobbyAnswer>(lobbyPath(wish, perPage, next))
    if (mine !== asked.current) return
    setFound(({ lists, problem }) => {
      if (!reply.ok) return { lists, problem: reply.problem }
      if (lists === undefined) return { lists, problem }
      const known = new Set([...lists.waiting, ...lists.games].map(({ id }) => id))
      const fresh = reply.value.tables.filter(({ id }) => !known.has(id))
      return {
        lists: { ...lists, waiting: [...lists.waiting, ...fresh], count: reply.value.waiting, next: reply.value.next },
        problem: undefined,
      }
    })
  }, [wish, next])
  return { ...found, readMore }
}
