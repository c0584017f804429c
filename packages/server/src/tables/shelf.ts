/** The games in memory: as many as were used last. Each hears of changes by others, and commands on one game wait for each other. */
import type { News } from '../storage/news.ts'
import type { Storage } from '../storage/storage.ts'
import { Unavailable } from '../storage/availability.ts'
import type { Move, Table } from '../storage/model.ts'
import { CannotLoad, catchUp, type HotGame, lastMoves, loadGame } from './hot.ts'
import { areAsMade } from './moves-check.ts'
import { readRemark } from './remarks.ts'

/** A place on the shelf. */
interface Place {
  hot: HotGame | undefined
  /** The highest number of news that was heard of. */
  heard: number
  /** What is in memory may not be what is stored: news was missed, or a command ended without an answer. */
  isDoubtful: boolean
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
  /** Whether a game is in memory. */
  readonly has: (id: string) => boolean
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
        isDoubtful: false,
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
    if (place.isDoubtful) return settleDoubt(id, place, hot)
    if (!verify && isFresh(place)) return hot
    const { version, history, news } = hot.table
    const found = await storage.tables.readGame(id, history)
    if (found === undefined) return gone(id, place)
    const { table, moves, rewound } = found
    place.heard = Math.max(place.heard, table.news)
    if (table.version === version && hot.table.version === version) {
      hot.table = table
      return hot
    }
    // Moves were taken back meanwhile, or others came in their place. It may be read here before it is heard of.
    const isRewound = rewound > news || history + moves.length !== table.history
    if (hot !== place.hot || hot.table.history !== history || isRewound) {
      return reload(id, place)
    }
    catchUp(hot, table, moves)
    return hot
  }

  /** Reads a game as a whole: what is heard meanwhile makes it doubtful again. */
  async function readAll(id: string, place: Place): ReturnType<Storage['tables']['readGame']> {
    place.isDoubtful = false
    try {
      return await storage.tables.readGame(id)
    } catch (error) {
      place.isDoubtful = true
      throw error
    }
  }

  async function reload(id: string, place: Place): Promise<HotGame | undefined> {
    const found = await readAll(id, place)
    if (found === undefined) return gone(id, place)
    place.heard = Math.max(place.heard, found.table.news)
    place.hot = loadChecked(found.table, found.moves)
    return place.hot
  }

  /**
   * Compares a game with what is stored, and goes on with it: after an outage that is done for all games, and most have not changed.
   * Moves may have been taken back and others made in their place, so that their number tells nothing.
   */
  async function settleDoubt(id: string, place: Place, hot: HotGame): Promise<HotGame | undefined> {
    const found = await readAll(id, place)
    if (found === undefined) return gone(id, place)
    const { table, moves } = found
    place.heard = Math.max(place.heard, table.news)
    if (hot !== place.hot || !isBeginningOf(hot, moves)) {
      place.hot = loadChecked(table, moves)
      return place.hot
    }
    if (table.version === hot.table.version) hot.table = table
    else catchUp(hot, table, moves.slice(hot.table.history))
    hot.drafts.fill(undefined)
    return hot
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
      try {
        return hot === undefined ? undefined : await job(hot)
      } catch (error) {
        // It may have been stored before the database was gone.
        if (error instanceof Unavailable) place.isDoubtful = true
        throw error
      }
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
    has: (id) => places.has(id),
    count: () => places.size,
    close: () => places.forEach((place, id) => drop(id, place)),
  }
}

/** Whether nothing is known that the game in memory does not know. */
const isFresh = ({ hot, heard, isDoubtful }: Place): boolean =>
  hot !== undefined && !isDoubtful && heard <= hot.table.news

/** A game as it is stored, if its moves are those that were made. */
function loadChecked(table: Table, moves: readonly Move[]): HotGame {
  const loaded = loadGame(table, moves)
  if (!areAsMade(table, moves)) throw new CannotLoad('its moves are not those that were made')
  return loaded
}

/** Whether stored moves go on from where a game is. */
function isBeginningOf({ game, table: { history } }: HotGame, moves: readonly Move[]): boolean {
  if (moves.length < history) return false
  return lastMoves(game, history).every(({ seat, text }, at) => moves[at].seat === seat && moves[at].text === text)
}

/** What a game in memory hears of changes. */
function hear(place: Place, news: News, self: string): void {
  if (news.kind === 'missed') {
    place.isDoubtful = true
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
