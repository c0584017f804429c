/** The hub: people come into the rooms around tables, go, and show what they are doing. */
import type { LiveMessage } from '@bitoku/host'
import { wakeForGuest } from '../bots/forgotten.ts'
import { Unavailable } from '../storage/availability.ts'
import type { HotGame } from '../tables/hot.ts'
import type { House, TablePresence } from '../tables/house.ts'
import { endRest } from '../tables/outages.ts'
import { makeAnnouncer } from './announcing.ts'
import { makeHearing, pauseBeforeNext } from './hearing.ts'
import { tellGap, tellTurn } from './news.ts'
import { type Client, notePresence, ownPresence, presenceIn, queueIn, type Room, tellAll } from './room.ts'
import { makeRooms } from './rooms.ts'
import { makeTelling } from './telling.ts'

/** How often a process says who is connected to it. */
const repeatEvery = 30_000
/** Other processes have so long to say who is connected to them. */
const answerTime = 300

/** All rooms of this process. */
export interface Hub {
  /** Lets somebody in, who knows the news up to a number, and tells them what came after. */
  readonly enter: (client: Client, hot: HotGame, after: number | undefined) => void
  readonly leave: (client: Client, id: string) => void
  readonly change: (client: Client, id: string, kind: 'here' | 'away' | 'typing') => void
  /** Tells everybody at a table anew how things are, a little later: somebody was told that it cannot be done now. */
  readonly tellAnew: (id: string) => void
  readonly presence: (id: string) => TablePresence
  /** The same, after other processes have been asked. */
  readonly findPresence: (hot: HotGame) => Promise<TablePresence>
  /** Lets everybody look anew at what they are shown. */
  readonly refresh: () => void
  readonly count: () => { readonly rooms: number; readonly clients: number }
  /** Tells everybody that the server stops. */
  readonly close: () => void
}

/** Makes the hub of a house. */
export function makeHub(house: Omit<House, 'presence' | 'findPresence'>): Hub {
  const { storage, shelf, log, self, now, heartbeat } = house
  const isAlone = storage.kind === 'sqlite'
  const announcer = makeAnnouncer(house)
  const { announce, remark, repeat } = announcer
  /** Somebody may sit elsewhere now. */
  const reseated = (room: Room, hot: HotGame): void => {
    announce(room)
    for (const client of room.clients) queueIn(room, log, () => followSeat(client, hot))
  }
  const hear = makeHearing(house, announcer, makeTelling(house, reseated))
  const rooms = makeRooms(house, hear, ({ id }) => {
    if (!isAlone) remark(id, { from: self, kind: 'who' })
  })
  /** The seats of those who are here and play, and what ends their attendance. */
  const attendances = new Map<Client, { readonly seat: number; readonly end: () => void }>()

  /** Notes on which seat somebody sits now, if on any; and who is back is not waited for any more. */
  async function followSeat(client: Client, { table }: HotGame): Promise<void> {
    const { role, seat } = client.standpoint
    const there = attendances.get(client)
    if (there?.seat === (role === 'seat' ? seat : undefined)) return
    endAttendance(client)
    if (role !== 'seat' || seat === undefined) return
    attendances.set(client, { seat, end: heartbeat.attend(table.id, seat) })
    try {
      await endRest(house, table, seat)
    } catch (error) {
      // It is done when the room is told anew how things are.
      endAttendance(client)
      throw error
    }
  }

  function endAttendance(client: Client): void {
    attendances.get(client)?.end()
    attendances.delete(client)
  }

  const timer = setInterval(() => repeat(rooms.all()), repeatEvery)
  timer.unref()

  return {
    enter: (client, hot, after) => {
      const room = rooms.open(hot)
      room.entering += 1
      queueIn(room, log, async () => {
        room.entering -= 1
        let current = hot
        try {
          current = (await shelf.find(room.id)) ?? hot
          if (after !== undefined) await tellGap(storage, client, room, current, after)
          tellTurn(client, current)
          wakeForGuest(house, current.table)
        } catch (error) {
          if (!(error instanceof Unavailable)) throw error
          // Whoever is connected is told how things are as soon as the database is back.
          client.line.send(JSON.stringify({ kind: 'missed' } satisfies LiveMessage))
          hear(room, { table: room.id, kind: 'missed' })
        }
        room.clients.add(client)
        notePresence(room, self, ownPresence(room, now()), now())
        announce(room)
        await followSeat(client, current)
      })
    },
    leave: (client, id) => {
      const room = rooms.find(id)
      if (room === undefined) return
      queueIn(room, log, async () => {
        room.clients.delete(client)
        endAttendance(client)
        const { role, seat } = client.standpoint
        if (role === 'seat' && seat !== undefined) room.lastHere[seat] = now()
        announce(room)
        rooms.closeIfEmpty(room)
      })
    },
    change: (client, id, kind) => {
      const room = rooms.find(id)
      if (room === undefined) return
      if (kind !== 'typing') {
        client.state = kind
        announce(room)
        return
      }
      const { name } = client.asker
      const audience = client.standpoint.role === 'seat' ? 'players' : 'watchers'
      if (name !== undefined) remark(id, { from: self, kind: 'typing', name, audience })
    },
    tellAnew: (id) => {
      setTimeout(() => {
        const room = rooms.find(id)
        if (room !== undefined) hear(room, { table: id, kind: 'missed' })
      }, pauseBeforeNext).unref()
    },
    presence: rooms.presence,
    findPresence: async (hot) => {
      const { id } = hot.table
      if (isAlone || rooms.find(id) !== undefined) return rooms.presence(id)
      const room = rooms.open(hot)
      room.entering += 1
      await new Promise((resolve) => {
        setTimeout(resolve, answerTime)
      })
      room.entering -= 1
      const found = presenceIn(room)
      rooms.closeIfEmpty(room)
      return found
    },
    refresh: () => {
      for (const room of rooms.all()) hear(room, { kind: 'missed', table: room.id })
    },
    count: () => {
      const all = [...rooms.all()]
      return { rooms: all.length, clients: all.reduce((sum, { clients }) => sum + clients.size, 0) }
    },
    close: () => {
      clearInterval(timer)
      for (const room of rooms.all()) {
        tellAll(room, { kind: 'bye' })
        room.leave()
      }
    },
  }
}
