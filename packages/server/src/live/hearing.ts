/** What a room hears of its table: news, and the remarks of all processes. */
import { makeLimiter } from '../limiter.ts'
import { Unavailable } from '../storage/availability.ts'
import type { News } from '../storage/news.ts'
import type { House } from '../tables/house.ts'
import { readRemark, type Remark } from '../tables/remarks.ts'
import { type Announcer, tellPresence } from './announcing.ts'
import { notePresence, queueIn, type Room, tellEach } from './room.ts'

/** So many rooms at a time are told anew how things are. */
const mostAtOnce = 8
/** What could not be told is told after so long, in milliseconds. */
export const pauseBeforeNext = 1000

/** Makes what rooms hear with. `tellNews` is done after what is being done in the room, once for all news heard until then. */
export function makeHearing(
  { log, self, now }: Pick<House, 'log' | 'self' | 'now'>,
  { announce }: Pick<Announcer, 'announce'>,
  tellNews: (room: Room) => Promise<void>,
): (room: Room, news: News) => void {
  const few = makeLimiter(mostAtOnce)

  function hearRemark(room: Room, what: Remark): void {
    switch (what.kind) {
      case 'who':
        if (what.from !== self) announce(room)
        return
      case 'presence':
        notePresence(room, what.from, { seats: what.seats, watchers: what.watchers, at: now() }, now())
        room.since = Math.min(room.since, what.since ?? room.since)
        what.lastHere?.forEach((at, seat) => {
          if (at > (room.lastHere[seat] ?? 0)) room.lastHere[seat] = at
        })
        tellPresence(room)
        return
      case 'thinking':
        tellEach(room, (seat, isPlayer) =>
          seat === what.seat || (room.isLate && !isPlayer)
            ? undefined
            : { kind: 'thinking', seat: what.seat, steps: what.steps },
        )
        return
      case 'typing':
        tellEach(room, (_, isPlayer) =>
          isPlayer === (what.audience === 'players') ? { kind: 'typing', name: what.name } : undefined,
        )
    }
  }

  /** Tells what was heard. What the database does not let us tell now is not forgotten: everything is told anew later. */
  async function tell(room: Room): Promise<void> {
    try {
      await tellNews(room)
    } catch (error) {
      const isWanted = room.clients.size + room.entering > 0
      if (error instanceof Unavailable && isWanted) setTimeout(() => hear(room, { missed: true }), pauseBeforeNext)
      throw error
    }
  }

  /** Takes down what was heard. One telling is for all that is heard until it begins. */
  function hear(room: Room, what: Partial<Room['heard']>): void {
    const { heard } = room
    const isFirst = heard.news === 0 && !heard.missed
    Object.assign(heard, what)
    if (isFirst) queueIn(room, log, () => (heard.missed ? few.run(() => tell(room)) : tell(room)))
  }

  return (room, news) => {
    switch (news.kind) {
      case 'remark': {
        const what = readRemark(news.remark)
        if (what !== undefined) hearRemark(room, what)
        return
      }
      case 'missed':
        hear(room, { missed: true })
        return
      default:
        hear(room, {
          news: Math.max(room.heard.news, news.number),
          ...(news.kind === 'rewound' && { rewound: true }),
          ...((news.kind === 'table' || news.kind === 'votes') && { tableChanged: true }),
          ...(news.kind === 'chat' && { chat: true }),
        })
    }
  }
}
