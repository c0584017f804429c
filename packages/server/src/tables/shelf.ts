/** The games in memory: as many as were used last. Each hears of changes by others, and commands on one game wait for each other. */
import type { News } from '../storage/news.ts'
import type { Storage } from '../storage/storage.ts'
import { CannotLoad, catchUp, type HotGame, loadGame } from './hot.ts'
import { areAsMade } from './moves-check.ts'
import { readRemark } from './remarks.ts'

/** A place on the shelf. */
interface Place {
  hot: HotGame | undefined
  /** The highest number of news that was heard of. */
  heard: number
  /** Those who work on the game, one after the other. */
  queue: Promise<unknown>
  working: number
  readonly leave: () => void
}

/** The games in memory. */
export interface Shelf {
  /** A game as it is now, also when another process has changed it. */
  readonly find: (id: string) => Promise<HotGame | undefined>
  /** A game if it is in memory and nothing newer was heard of: for those who tell what was heard. */
  readonly peek: (id: string) => HotGame | undefined
  /** Works on a game while nobody else in this process does. */
  readonly work: <Result>(id: string, job: (hot: HotGame) => Promise<Result>) => Promise<Result | undefined>
  /** Forgets what is in memory of a game: it has been rewound, or is not what was thought. */
  readonly forget: (id: string) => void
  readonly count: () => number
  readonly close: () => void
}

/** A shelf for so many games; `self` is the name of this process. */
export function makeShelf(storage: Storage, most: number, self: string): Shelf {
  // The oldest first: who is used goes to the end.
  const places = new Map<string, Place>()
  const isAlone = storage.kind === 'sqlite'

  function placeOf(id: string): Place {
    let place = places.get(id)
    if (place === undefined) {
      const fresh: Place = {
        hot: undefined,
        heard: 0,
        queue: Promise.resolve(),
        working: 0,
        leave: storage.news.subscribe(id, (news) => hear(fresh, news, self)),
      }
      place = fresh
    } else places.delete(id)
    places.set(id, place)
    if (places.size > most) makeRoom()
    return place
  }

  function makeRoom(): void {
    for (const [id, place] of places) {
      if (places.size <= most) return
      if (place.working === 0) drop(id, place)
    }
  }

  function drop(id: string, place: Place): void {
    place.leave()
    places.delete(id)
  }

  /** Brings a game up to date. */
  async function renew(id: string, place: Place, verify: boolean): Promise<HotGame | undefined> {
    const { hot } = place
    if (hot === undefined) return reload(id, place)
    if (!verify && isFresh(place)) return hot
    const { version, history } = hot.table
    const found = await storage.tables.readGame(id, history)
    if (found === undefined) return gone(id, place)
    const { table, moves } = found
    place.heard = Math.max(place.heard, table.news)
    if (table.version === version && hot.table.version === version) {
      hot.table = table
      return hot
    }
    // Moves were taken back meanwhile, or others came in their place.
    if (hot !== place.hot || hot.table.history !== history || history + moves.length !== table.history) {
      return reload(id, place)
    }
    catchUp(hot, table, moves)
    return hot
  }

  async function reload(id: string, place: Place): Promise<HotGame | undefined> {
    const found = await storage.tables.readGame(id)
    if (found === undefined) return gone(id, place)
    place.heard = Math.max(place.heard, found.table.news)
    const loaded = loadGame(found.table, found.moves)
    if (!areAsMade(found.table, found.moves)) throw new CannotLoad('its moves are not those that were made')
    place.hot = loaded
    return place.hot
  }

  function gone(id: string, place: Place): undefined {
    drop(id, place)
    return undefined
  }

  async function work<Result>(id: string, job: (hot: HotGame) => Promise<Result>): Promise<Result | undefined> {
    const place = placeOf(id)
    place.working += 1
    const begin = async (): Promise<Result | undefined> => {
      const hot = isFresh(place) ? place.hot : await renew(id, place, false)
      return hot === undefined ? undefined : job(hot)
    }
    const mine = place.working === 1 ? begin() : place.queue.then(begin)
    place.queue = mine.catch(() => {})
    try {
      return await mine
    } finally {
      place.working -= 1
    }
  }

  return {
    work,
    peek: (id) => {
      const place = places.get(id)
      return place !== undefined && isFresh(place) ? place.hot : undefined
    },
    find: async (id) => {
      const place = placeOf(id)
      if (isAlone && isFresh(place)) return place.hot
      return work(id, async () => renew(id, place, !isAlone))
    },
    forget: (id) => {
      const place = places.get(id)
      if (place !== undefined) place.hot = undefined
    },
    count: () => places.size,
    close: () => places.forEach((place, id) => drop(id, place)),
  }
}

/** Whether nothing is known that the game in memory does not know. */
const isFresh = ({ hot, heard }: Place): boolean => hot !== undefined && heard <= hot.table.news

/** What a game in memory hears of changes. */
function hear(place: Place, news: News, self: string): void {
  if (news.kind === 'missed') {
    place.hot = undefined
    return
  }
  if (news.kind === 'remark') {
    const remark = readRemark(news.remark)
    // Another process has changed a draft.
    if (remark?.kind === 'thinking' && remark.from !== self && place.hot !== undefined) {
      place.hot.drafts[remark.seat] = undefined
    }
    return
  }
  if (news.kind === 'rewound' && place.hot !== undefined && news.number > place.hot.table.news) place.hot = undefined
  place.heard = Math.max(place.heard, news.number)
}
