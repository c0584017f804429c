/** The hub: rooms around tables. News is filtered for each viewer; presence, thinking and typing pass through as remarks. */
import type { LiveMessage } from '@bitoku/host'
import { audiences, type ChatMessage } from '../storage/model.ts'
import type { News } from '../storage/news.ts'
import { standpointOf } from '../tables/access.ts'
import { type HotGame, lastEvent } from '../tables/hot.ts'
import type { House, TablePresence } from '../tables/house.ts'
import { readRemark, type Remark, writeRemark } from '../tables/remarks.ts'
import { goneSince } from '../tables/absence.ts'
import { shownToWatchers } from '../tables/watched.ts'
import { happenedSince, isWorthTelling, tellGap, tellTurn, wordNews } from './news.ts'
import {
  areOpen,
  type Client,
  notePresence,
  ownPresence,
  presenceIn,
  type Room,
  silence,
  tellAll,
  tellEach,
} from './room.ts'

/** Processes that say nothing for so long are gone, and so are those connected to them. */
const forgetAfter = 75_000
/** How often a process says who is connected to it, where there may be others. */
const repeatEvery = 30_000
/** Changes of presence that come together are told together. */
const gather = 40
const mostMessages = 50
const mostRemembered = 20_000
/** Other processes have so long to say who is connected to them. */
const answerTime = 300

/** Which seats are persons'. */
const peopleAt = ({ table }: HotGame): readonly boolean[] => table.seats.map(({ kind }) => kind === 'person')

/** Tells who is here. */
function tellPresence(room: Room): void {
  const presence = presenceIn(room)
  const { seats, watchers } = presence
  const gone = seats.map((each, seat) => each && goneSince(presence, seat))
  tellAll(room, { kind: 'presence', seats: seats.map((each) => each?.state), watchers, gone })
}

/** All rooms of this process. */
export interface Hub {
  /** Lets somebody in, who knows the news up to a number, and tells them what came after. */
  readonly enter: (client: Client, hot: HotGame, after: number | undefined) => void
  readonly leave: (client: Client, id: string) => void
  readonly change: (client: Client, id: string, kind: 'here' | 'away' | 'typing') => void
  readonly presence: (id: string) => TablePresence
  /** The same, after other processes have been asked. */
  readonly findPresence: (hot: HotGame) => Promise<TablePresence>
  readonly count: () => { readonly rooms: number; readonly clients: number }
  /** Tells everybody that the server stops. */
  readonly close: () => void
}

/** Makes the hub of a house. */
export function makeHub(house: Omit<House, 'presence' | 'findPresence'>): Hub {
  const { storage, shelf, links, log, self, now } = house
  const rooms = new Map<string, Room>()
  /** When persons of tables without a room were last here. */
  const remembered = new Map<string, Room['lastHere']>()
  /** Alone, this process has known who comes and goes since it began, or since it had to forget. */
  let knownSince = now()
  const isAlone = storage.kind === 'sqlite'
  const announcing = new Set<Room>()

  const remark = (id: string, what: Remark): void => {
    storage.news.remark(id, writeRemark(what)).catch((error: unknown) => log.debug({ err: error }, 'remark lost'))
  }

  function roomOf(hot: HotGame): Room {
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
      since: isAlone ? knownSince : now(),
      people: peopleAt(hot),
      isLate: options.delay !== undefined,
      queue: Promise.resolve(),
      leave: storage.news.subscribe(id, (each) => hear(room, each)),
    }
    rooms.set(id, room)
    if (!isAlone) remark(id, { from: self, kind: 'who' })
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

  /** What was said since the last time. Of each audience so much: who watches cannot talk those down who play. */
  async function readChat({ id, told }: Room): Promise<readonly ChatMessage[]> {
    const each = await Promise.all(
      audiences.map((audience) => storage.chat.read(id, mostMessages, told.chat, audience)),
    )
    return each.flat().toSorted((one, other) => one.number - other.number)
  }

  /** Tells what has been heard of since the last time. */
  async function tellNews(room: Room): Promise<void> {
    const { heard } = room
    room.heard = silence()
    // Of a move made here the news may come before the answer: the game is looked at after whoever works on it.
    const hot = shelf.peek(room.id) ?? (await shelf.work(room.id, async (game) => game))
    if (hot === undefined) {
      tellAll(room, { kind: 'missed' })
      return
    }
    const { table } = hot
    if (heard.tableChanged) reseat(room, hot)
    const watched = shownToWatchers(hot)
    const known = happenedSince(hot, room.told.event, heard.rewound)
    const seen = room.isLate ? happenedSince(watched, room.told.watched, heard.rewound) : known
    const chat = heard.chat ? await readChat(room) : []
    const number = Math.max(table.news, heard.news)
    const isNew = number > room.told.news || chat.length > 0
    // What all who play may see is worded once.
    const isOpen = known !== undefined && areOpen(known.events)
    let forPlayers: LiveMessage | undefined
    tellEach(room, (seat, isPlayer) => {
      if (isPlayer && forPlayers !== undefined) return forPlayers
      const happened = isPlayer ? known : seen
      if (happened === undefined) return { kind: 'missed' }
      const news = { number, chat, tableChanged: heard.tableChanged, ...happened }
      if (!isNew || (!isPlayer && watched !== hot && !isWorthTelling(news))) return undefined
      const words = wordNews(isPlayer ? hot : watched, news, seat, isPlayer)
      if (isPlayer && isOpen) forPlayers = words
      return words
    })
    if (table.version !== room.told.version) room.clients.forEach((client) => tellTurn(client, hot))
    room.told = {
      news: Math.max(number, room.told.news),
      version: table.version,
      event: lastEvent(hot),
      watched: lastEvent(watched),
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
      const lastHere = Array.from(room.people, (_, seat) => room.lastHere[seat] ?? 0)
      remark(room.id, { from: self, kind: 'presence', seats, watchers, since: room.since, lastHere })
    }, gather)
  }

  /** A room that nobody is in or comes to is closed; when its persons were there is remembered. */
  function closeIfEmpty(room: Room): void {
    const { id, lastHere } = room
    if (room.clients.size + room.entering > 0 || rooms.get(id) !== room) return
    room.leave()
    rooms.delete(id)
    if (remembered.size >= mostRemembered) {
      remembered.clear()
      knownSince = now()
    }
    remembered.set(id, lastHere)
  }

  function presence(id: string): TablePresence {
    const room = rooms.get(id)
    if (room !== undefined) return presenceIn(room)
    const lastHere = remembered.get(id) ?? []
    return {
      seats: lastHere.map((at) => (at === undefined ? undefined : { state: 'offline', lastHere: at })),
      watchers: 0,
      since: isAlone ? knownSince : now(),
    }
  }

  const timer = setInterval(() => {
    const at = now()
    for (const room of rooms.values()) {
      if (!isAlone) announce(room)
      for (const [process, { at: heardAt }] of room.presence) {
        if (process !== self && heardAt < at - forgetAfter) notePresence(room, process, undefined, at)
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
        tellTurn(client, current)
        room.clients.add(client)
        notePresence(room, self, ownPresence(room, now()), now())
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
        closeIfEmpty(room)
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
    presence,
    findPresence: async (hot) => {
      const { id } = hot.table
      if (isAlone || rooms.has(id)) return presence(id)
      const room = roomOf(hot)
      room.entering += 1
      await new Promise((resolve) => {
        setTimeout(resolve, answerTime)
      })
      room.entering -= 1
      const found = presenceIn(room)
      closeIfEmpty(room)
      return found
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
