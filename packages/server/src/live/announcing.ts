/** Who is here: told to the other processes, and to everybody in a room. */
import { goneSince } from '../tables/absence.ts'
import type { House } from '../tables/house.ts'
import { type Remark, writeRemark } from '../tables/remarks.ts'
import { notePresence, ownPresence, presenceIn, type Room, tellAll } from './room.ts'

/** Changes of presence that come together are told together. */
const gather = 40
/** Processes that say nothing for so long are gone, and so are those connected to them. */
const forgetAfter = 75_000

/** Tells everybody in a room who is here. */
export function tellPresence(room: Room): void {
  const presence = presenceIn(room)
  const { seats, watchers } = presence
  const gone = seats.map((each, seat) => each && goneSince(presence, seat))
  tellAll(room, { kind: 'presence', seats: seats.map((each) => each?.state), watchers, gone })
}

/** What this process says to all processes. */
export interface Announcer {
  readonly remark: (id: string, what: Remark) => void
  /** Tells who is connected to this one. */
  readonly announce: (room: Room) => void
  /** Tells it once more for all rooms, where there may be others, and forgets those that have fallen silent. */
  readonly repeat: (rooms: Iterable<Room>) => void
}

/** Makes the announcer of a process. */
export function makeAnnouncer({ storage, log, self, now }: Pick<House, 'storage' | 'log' | 'self' | 'now'>): Announcer {
  const announcing = new Set<Room>()

  const remark = (id: string, what: Remark): void => {
    storage.news.remark(id, writeRemark(what)).catch((error: unknown) => log.debug({ err: error }, 'remark lost'))
  }

  function announce(room: Room): void {
    if (announcing.has(room)) return
    announcing.add(room)
    setTimeout(() => {
      announcing.delete(room)
      const { seats, watchers } = ownPresence(room, now())
      const lastHere = Array.from(room.people, (_, seat) => room.lastHere[seat] ?? 0)
      remark(room.id, { from: self, kind: 'presence', seats, watchers, since: room.since, lastHere })
    }, gather)
  }

  return {
    remark,
    announce,
    repeat: (rooms) => {
      const at = now()
      for (const room of rooms) {
        if (storage.kind !== 'sqlite') announce(room)
        for (const [process, { at: heardAt }] of room.presence) {
          if (process !== self && heardAt < at - forgetAfter) notePresence(room, process, undefined, at)
        }
      }
    },
  }
}
