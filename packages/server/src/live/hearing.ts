/** What a room hears of its table: news, and the remarks of all processes. */
import type { News } from '../storage/news.ts'
import type { House } from '../tables/house.ts'
import { readRemark, type Remark } from '../tables/remarks.ts'
import { type Announcer, tellPresence } from './announcing.ts'
import { notePresence, queueIn, type Room, tellAll, tellEach } from './room.ts'

/** Makes what rooms hear with. `tellNews` is done after what is being done in the room, once for all news heard until then. */
export function makeHearing(
  { log, self, now }: Pick<House, 'log' | 'self' | 'now'>,
  { announce }: Pick<Announcer, 'announce'>,
  tellNews: (room: Room) => Promise<void>,
): (room: Room, news: News) => void {
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

  return (room, news) => {
    if (news.kind === 'remark') {
      const what = readRemark(news.remark)
      if (what !== undefined) hearRemark(room, what)
      return
    }
    if (news.kind === 'missed') {
      queueIn(room, log, async () => tellAll(room, { kind: 'missed' }))
      return
    }
    const { heard } = room
    const isFirst = heard.news === 0
    heard.news = Math.max(heard.news, news.number)
    if (news.kind === 'rewound') heard.rewound = true
    if (news.kind === 'table' || news.kind === 'votes') heard.tableChanged = true
    if (news.kind === 'chat') heard.chat = true
    if (isFirst) queueIn(room, log, () => tellNews(room))
  }
}
