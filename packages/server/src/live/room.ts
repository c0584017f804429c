/** The room around a table: everybody who is connected to it in this process. */
import type { LiveMessage, NumberedEvent } from '@bitoku/host'
import { eventsFor } from '@bitoku/engine'
import { logFault } from '../outage-log.ts'
import type { Asker, Standpoint } from '../tables/access.ts'
import type { HotGame } from '../tables/hot.ts'
import type { House, SeatPresence, TablePresence } from '../tables/house.ts'

/** What a connection can do; a WebSocket does. */
export interface Line {
  readonly send: (text: string) => void
  readonly drop: () => void
}

/** Somebody who is connected. */
export interface Client {
  readonly line: Line
  readonly asker: Asker
  standpoint: Standpoint
  state: 'here' | 'away'
}

/** Who is connected to one process. */
export interface ProcessPresence {
  readonly seats: readonly ('here' | 'away' | 'offline' | 'none')[]
  readonly watchers: number
  readonly at: number
}

/** The room of a table. */
export interface Room {
  readonly id: string
  readonly clients: Set<Client>
  /** How many are on their way in. */
  entering: number
  /** The last news, event and message that everybody here knows; those who watch may be some events behind. */
  told: { news: number; version: number; event: number; watched: number; chat: number }
  /** What has been heard of and not told yet; `missed`: there may be more, and everybody is told anew how things are. */
  heard: { news: number; rewound: boolean; tableChanged: boolean; chat: boolean; missed: boolean }
  /** Who is connected, by process. */
  readonly presence: Map<string, ProcessPresence>
  readonly lastHere: (number | undefined)[]
  /** Since when it is known who comes and goes. */
  since: number
  /** Which seats are persons'. */
  people: readonly boolean[]
  /** Those who watch see the game some turns late. */
  readonly isLate: boolean
  /** What is done in the room, one thing after the other. */
  queue: Promise<void>
  readonly leave: () => void
}

/** Nothing heard. */
export const silence = (): Room['heard'] => ({
  news: 0,
  rewound: false,
  tableChanged: false,
  chat: false,
  missed: false,
})

/** Does something in a room after what is being done there. */
export function queueIn(room: Room, log: House['log'], job: () => Promise<void>): void {
  room.queue = room.queue.then(job).catch((error: unknown) => logFault(log, error, 'telling failed'))
}

/** Which seats are persons'. */
export const peopleAt = ({ table }: HotGame): readonly boolean[] => table.seats.map(({ kind }) => kind === 'person')

/** The seat whose eyes somebody has. */
const eyes = ({ standpoint: { role, seat } }: Client): number | undefined => (role === 'seat' ? seat : undefined)

/** What was said to one kind of viewers. */
interface Said {
  readonly seat: number | undefined
  readonly isPlayer: boolean
  readonly message: LiveMessage | undefined
  readonly text: string | undefined
}

/** Says something to everybody, in as many versions as there are viewers; each is written once, and so is one that is the same for several. */
export function tellEach(
  room: Room,
  wordFor: (seat: number | undefined, isPlayer: boolean) => LiveMessage | undefined,
): void {
  const said: Said[] = []
  for (const client of room.clients) {
    const seat = eyes(client)
    const isPlayer = client.standpoint.role === 'seat'
    let there = said.find((each) => each.seat === seat && each.isPlayer === isPlayer)
    if (there === undefined) {
      const message = wordFor(seat, isPlayer)
      const same = said.find((each) => each.message === message)
      there = { seat, isPlayer, message, text: same === undefined ? message && JSON.stringify(message) : same.text }
      said.push(there)
    }
    if (there.text !== undefined) client.line.send(there.text)
  }
}

/** Says the same to everybody. */
export const tellAll = (room: Room, message: LiveMessage): void => tellEach(room, () => message)

/** The events that a seat, or a spectator, may see. */
export const visibleTo = (events: readonly NumberedEvent[], seat: number | undefined): readonly NumberedEvent[] =>
  events.filter(({ event }) => eventsFor([event], seat).length > 0)

/** Whether every seat and every spectator may see all of these events. */
export const areOpen = (events: readonly NumberedEvent[]): boolean =>
  events.every(({ event }) => event.audience === undefined)

/** Who of those here sits where. */
export function ownPresence(room: Room, at: number): ProcessPresence {
  const states = room.people.map((): 'here' | 'away' | 'none' => 'none')
  let watchers = 0
  for (const { standpoint, state } of room.clients) {
    if (standpoint.role !== 'seat' || standpoint.seat === undefined) watchers += 1
    else if (states[standpoint.seat] !== 'here') states[standpoint.seat] = state
  }
  return { seats: states, watchers, at }
}

/** Who is at the table, in all processes together. */
export function presenceIn(room: Room): TablePresence {
  const all = [...room.presence.values()]
  const stateOf = (seat: number): SeatPresence => {
    const states = all.map((each) => each.seats[seat])
    if (states.includes('here')) return { state: 'here' }
    if (states.includes('away')) return { state: 'away' }
    const lastHere = room.lastHere[seat]
    return { state: 'offline', ...(lastHere !== undefined && { lastHere }) }
  }
  return {
    seats: room.people.map((isPerson, seat) => (isPerson ? stateOf(seat) : undefined)),
    watchers: all.reduce((sum, each) => sum + each.watchers, 0),
    since: room.since,
  }
}

/** Notes who is connected to a process now, or that the process is gone. Who was there and is not any more has left just now. */
export function notePresence(room: Room, process: string, next: ProcessPresence | undefined, at: number): void {
  const before = connectedIn(room)
  if (next === undefined) room.presence.delete(process)
  else room.presence.set(process, next)
  const after = connectedIn(room)
  for (const seat of before) if (!after.has(seat)) room.lastHere[seat] = at
}

/** The seats whose persons are connected somewhere. */
const connectedIn = ({ presence }: Room): ReadonlySet<number> =>
  new Set(
    [...presence.values()].flatMap(({ seats }) =>
      seats.flatMap((state, seat) => (state === 'here' || state === 'away' ? [seat] : [])),
    ),
  )
