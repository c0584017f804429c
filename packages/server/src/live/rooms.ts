/** The rooms of a process, and what is remembered of those that are closed. */
import type { News } from '../storage/news.ts'
import { type HotGame, lastEvent } from '../tables/hot.ts'
import type { House, TablePresence } from '../tables/house.ts'
import { shownToWatchers } from '../tables/watched.ts'
import { peopleAt, presenceIn, type Room, silence } from './room.ts'

/** Of so many closed rooms it is remembered when their persons were there. */
const mostRemembered = 20_000

/** All rooms. */
export interface Rooms {
  readonly find: (id: string) => Room | undefined
  readonly all: () => Iterable<Room>
  /** The room of a table; it is opened if there is none. */
  readonly open: (hot: HotGame) => Room
  /** A room that nobody is in or comes to is closed; when its persons were there is remembered. */
  readonly closeIfEmpty: (room: Room) => void
  /** Who is at a table, also one without a room. */
  readonly presence: (id: string) => TablePresence
}

/** Makes the rooms. `hear` is given all news of their tables, `onOpen` every room that is opened. */
export function makeRooms(
  { storage, now }: Pick<House, 'storage' | 'now'>,
  hear: (room: Room, news: News) => void,
  onOpen: (room: Room) => void,
): Rooms {
  const rooms = new Map<string, Room>()
  const remembered = new Map<string, Room['lastHere']>()
  /** Alone, this process has known who comes and goes since it began, or since it had to forget. */
  let knownSince = now()
  const known = (): number => (storage.kind === 'sqlite' ? knownSince : now())

  return {
    find: (id) => rooms.get(id),
    all: () => rooms.values(),
    open: (hot) => {
      const { id, news, version, options } = hot.table
      const there = rooms.get(id)
      if (there !== undefined) return there
      const room: Room = {
        id,
        clients: new Set(),
        entering: 0,
        told: { news, version, event: lastEvent(hot), watched: lastEvent(shownToWatchers(hot)), chat: news },
        heard: silence(),
        presence: new Map(),
        lastHere: remembered.get(id) ?? [],
        since: known(),
        people: peopleAt(hot),
        isLate: options.delay !== undefined,
        queue: Promise.resolve(),
        leave: storage.news.subscribe(id, (each) => hear(room, each)),
      }
      rooms.set(id, room)
      onOpen(room)
      return room
    },
    closeIfEmpty: (room) => {
      const { id, lastHere } = room
      if (room.clients.size + room.entering > 0 || rooms.get(id) !== room) return
      room.leave()
      rooms.delete(id)
      if (remembered.size >= mostRemembered) {
        remembered.clear()
        knownSince = now()
      }
      remembered.set(id, lastHere)
    },
    presence: (id) => {
      const room = rooms.get(id)
      if (room !== undefined) return presenceIn(room)
      const lastHere = remembered.get(id) ?? []
      return {
        seats: lastHere.map((at) => (at === undefined ? undefined : { state: 'offline', lastHere: at })),
        watchers: 0,
        since: known(),
      }
    },
  }
}
