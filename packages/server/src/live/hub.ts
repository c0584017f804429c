/** The hub: rooms around tables. News is filtered for each viewer; presence, thinking and typing pass through as remarks. */
import type { News } from '../storage/news.ts'
import { standpointOf } from '../tables/access.ts'
import { type HotGame, lastEvent } from '../tables/hot.ts'
import type { House, TablePresence } from '../tables/house.ts'
import { readRemark, type Remark, writeRemark } from '../tables/remarks.ts'
import { tellGap, wordNews } from './news.ts'
import { type Client, ownPresence, presenceIn, type Room, silence, tellAll, tellEach } from './room.ts'

/** Processes that say nothing for so long are gone, and so are those connected to them. */
const forgetAfter = 75_000
/** How often a process says who is connected to it, where there may be others. */
const repeatEvery = 30_000
/** Changes of presence that come together are told together. */
const gather = 40
const mostMessages = 50
const mostRemembered = 20_000

/** Which seats are persons'. */
const peopleAt = ({ table }: HotGame): readonly boolean[] => table.seats.map(({ kind }) => kind === 'person')

/** Tells who is here. */
function tellPresence(room: Room): void {
  const { seats, watchers } = presenceIn(room)
  tellAll(room, { kind: 'presence', seats: seats.map((each) => each?.state), watchers })
}

/** All rooms of this process. */
export interface Hub {
  /** Lets somebody in, who knows the news up to a number, and tells them what came after. */
  readonly enter: (client: Client, hot: HotGame, after: number | undefined) => void
  readonly leave: (client: Client, id: string) => void
  readonly change: (client: Client, id: string, kind: 'here' | 'away' | 'typing') => void
  readonly presence: (id: string) => TablePresence
  readonly count: () => { readonly rooms: number; readonly clients: number }
  /** Tells everybody that the server stops. */
  readonly close: () => void
}

/** Makes the hub of a house. */
export function makeHub(house: Omit<House, 'presence'>): Hub {
  const { storage, shelf, links, log, self, now } = house
  const rooms = new Map<string, Room>()
  /** When persons of tables without a room were last here. */
  const remembered = new Map<string, Room['lastHere']>()
  const announcing = new Set<Room>()

  const remark = (id: string, what: Remark): void => {
    storage.news.remark(id, writeRemark(what)).catch((error: unknown) => log.debug({ err: error }, 'remark lost'))
  }

  function roomOf(hot: HotGame): Room {
    const { id, news } = hot.table
    const there = rooms.get(id)
    if (there !== undefined) return there
    const room: Room = {
      id,
      clients: new Set(),
      entering: 0,
      told: { news, event: lastEvent(hot), chat: news },
      heard: silence(),
      presence: new Map(),
      lastHere: remembered.get(id) ?? [],
      people: peopleAt(hot),
      queue: Promise.resolve(),
      leave: storage.news.subscribe(id, (each) => hear(room, each)),
    }
    rooms.set(id, room)
    if (storage.kind === 'postgres') remark(id, { from: self, kind: 'who' })
    return room
  }

  /** Does something in a room after what is being done there. */
  function queue(room: Room, job: () => Promise<void>): void {
    room.queue = room.queue.then(job).catch((error: unknown) => log.error({ err: error }, 'telling failed'))
  }

  function hear(room: Room, news: News): void {
    if (news.kind === 'remark') {
      const what = readRemark(news.remark)
      if (what !== undefined) hearRemark(room, what)
      return
    }
    if (news.kind === 'missed') {
      queue(room, async () => tellAll(room, { kind: 'missed' }))
      return
    }
    const { heard } = room
    const isFirst = heard.news === 0
    heard.news = Math.max(heard.news, news.number)
    if (news.kind === 'rewound') heard.rewound = true
    if (news.kind === 'table' || news.kind === 'votes') heard.tableChanged = true
    if (news.kind === 'chat') heard.chat = true
    if (isFirst) queue(room, () => tellNews(room))
  }

  function hearRemark(room: Room, what: Remark): void {
    switch (what.kind) {
      case 'who':
        if (what.from !== self) announce(room)
        return
      case 'presence':
        room.presence.set(what.from, { seats: what.seats, watchers: what.watchers, at: now() })
        tellPresence(room)
        return
      case 'thinking':
        tellEach(room, (seat) =>
          seat === what.seat ? undefined : { kind: 'thinking', seat: what.seat, steps: what.steps },
        )
        return
      case 'typing':
        tellEach(room, (_, isPlayer) =>
          isPlayer === (what.audience === 'players') ? { kind: 'typing', name: what.name } : undefined,
        )
    }
  }

  /** Tells what has been heard of since the last time. */
  async function tellNews(room: Room): Promise<void> {
    const { heard } = room
    room.heard = silence()
    const hot = await shelf.find(room.id)
    if (hot === undefined) {
      tellAll(room, { kind: 'missed' })
      return
    }
    const { table } = hot
    if (heard.tableChanged) reseat(room, hot)
    const rewound = heard.rewound || lastEvent(hot) < room.told.event
    const isKnown = hot.forgotten <= room.told.event
    const events = rewound ? [] : hot.tail.filter(({ number }) => number > room.told.event)
    const chat = heard.chat ? await storage.chat.read(room.id, mostMessages, room.told.chat) : []
    const number = Math.max(table.news, heard.news)
    if (!isKnown) tellAll(room, { kind: 'missed' })
    else if (number > room.told.news || chat.length > 0) {
      tellEach(room, (seat, isPlayer) =>
        wordNews(hot, { number, events, chat, rewound, tableChanged: heard.tableChanged }, seat, isPlayer),
      )
    }
    room.told = {
      news: Math.max(number, room.told.news),
      event: lastEvent(hot),
      chat: chat.at(-1)?.number ?? room.told.chat,
    }
  }

  /** Somebody may have sat down or got up. */
  function reseat(room: Room, hot: HotGame): void {
    room.people = peopleAt(hot)
    for (const client of room.clients) {
      const standpoint = standpointOf(hot.table, client.asker, links)
      if (standpoint === undefined) client.line.drop()
      else client.standpoint = standpoint
    }
    announce(room)
  }

  /** Tells all processes who is connected to this one. */
  function announce(room: Room): void {
    if (announcing.has(room)) return
    announcing.add(room)
    setTimeout(() => {
      announcing.delete(room)
      const { seats, watchers } = ownPresence(room, now())
      remark(room.id, { from: self, kind: 'presence', seats, watchers })
    }, gather)
  }

  const timer = setInterval(() => {
    const at = now()
    for (const room of rooms.values()) {
      if (storage.kind === 'postgres') announce(room)
      for (const [process, { at: heardAt }] of room.presence) {
        if (process !== self && heardAt < at - forgetAfter) room.presence.delete(process)
      }
    }
  }, repeatEvery)
  timer.unref()

  return {
    enter: (client, hot, after) => {
      const room = roomOf(hot)
      room.entering += 1
      queue(room, async () => {
        room.entering -= 1
        const current = (await shelf.find(room.id)) ?? hot
        if (after !== undefined) await tellGap(storage, client, room, current, after)
        room.clients.add(client)
        announce(room)
      })
    },
    leave: (client, id) => {
      const room = rooms.get(id)
      if (room === undefined) return
      queue(room, async () => {
        room.clients.delete(client)
        const { role, seat } = client.standpoint
        if (role === 'seat' && seat !== undefined) room.lastHere[seat] = now()
        announce(room)
        if (room.clients.size + room.entering > 0) return
        room.leave()
        rooms.delete(id)
        if (remembered.size >= mostRemembered) remembered.clear()
        remembered.set(id, room.lastHere)
      })
    },
    change: (client, id, kind) => {
      const room = rooms.get(id)
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
    presence: (id) => {
      const room = rooms.get(id)
      if (room !== undefined) return presenceIn(room)
      const lastHere = remembered.get(id) ?? []
      return {
        seats: lastHere.map((at) => (at === undefined ? undefined : { state: 'offline', lastHere: at })),
        watchers: 0,
      }
    },
    count: () => ({
      rooms: rooms.size,
      clients: [...rooms.values()].reduce((sum, { clients }) => sum + clients.size, 0),
    }),
    close: () => {
      clearInterval(timer)
      for (const room of rooms.values()) {
        tellAll(room, { kind: 'bye' })
        room.leave()
      }
    },
  }
}
