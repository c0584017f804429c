/** What the lobby shows, read once for all who ask until it changes. */
import { lobbyTopic } from '../storage/lobby.ts'
import type { Table } from '../storage/model.ts'
import type { LobbyPlace, LobbyWish } from '../storage/storage.ts'
import type { House } from './house.ts'
import { offeredSince } from './seating.ts'

/** Games go on, and tables are offered no more, without anybody telling the lobby: a page is kept for so long, in milliseconds. */
const keptFor = 1000
/** So many pages are kept: everybody may search for whatever they like. */
const mostPages = 200
/** Live tables beside those that wait. */
const mostLive = 20

/** A page of the lobby as it is stored, whoever looks. */
interface LobbyPage {
  readonly waiting: readonly Table[]
  /** How many wait, as far as they are counted. */
  readonly count: number
  readonly live: readonly Table[]
}

/** Reads a page; `after` is the last table of the one before, and only the first page has live tables. */
export type ReadLobby = (
  wish: Omit<LobbyWish, 'seenAfter'>,
  limit: number,
  after: LobbyPlace | undefined,
) => Promise<LobbyPage>

/** Makes what reads the lobby. */
export function makeLobbyCache({ storage, now }: Pick<House, 'storage' | 'now'>): ReadLobby {
  const { tables } = storage
  const pages = new Map<string, { readonly at: number; readonly page: Promise<LobbyPage> }>()
  // Outages are told as well: whatever was missed in one is read anew.
  storage.news.subscribe(lobbyTopic, () => pages.clear())

  async function read(...[wish, limit, after]: Parameters<ReadLobby>): Promise<LobbyPage> {
    const [{ tables: waiting, count }, live] = await Promise.all([
      tables.waiting({ ...wish, seenAfter: offeredSince(now()) }, limit, after),
      after === undefined ? tables.publicLive(mostLive) : [],
    ])
    return { waiting, count, live }
  }

  return (wish, limit, after) => {
    const { seats, pace, language, search } = wish
    const key = JSON.stringify([seats, pace, language, search, limit, after])
    const at = now()
    const known = pages.get(key)
    if (known !== undefined && Math.abs(at - known.at) < keptFor) return known.page
    const page = read(wish, limit, after)
    pages.delete(key)
    pages.set(key, { at, page })
    for (const [oldest] of pages) {
      if (pages.size <= mostPages) break
      pages.delete(oldest)
    }
    // What could not be read is read again for whoever asks next.
    page.catch(() => pages.get(key)?.page === page && pages.delete(key))
    return page
  }
}
