/** What the tables' service works with; every part of it is given this. */
import type { Meters } from '../api/health.ts'
import type { Heartbeat } from '../heartbeat.ts'
import type { Log } from '../log.ts'
import type { Replays } from '../replay/replays.ts'
import type { Storage } from '../storage/storage.ts'
import type { HotGame } from './hot.ts'
import type { Links } from './links.ts'
import type { Receivers } from './receivers.ts'
import type { Shelf } from './shelf.ts'

/** The house in which the tables stand. */
export interface House {
  /** The name of this process among the others. */
  readonly self: string
  readonly storage: Storage
  readonly shelf: Shelf
  /** The past of games. */
  readonly replays: Replays
  readonly links: Links
  readonly receivers: Receivers
  readonly log: Log
  readonly now: () => number
  /** What is known of outages. */
  readonly heartbeat: Pick<Heartbeat, 'outages' | 'beforeCounting' | 'touch' | 'attend'>
  /** Counts what is done, for those who run the server. */
  readonly meters: Pick<Meters, 'countMoves' | 'countLiveMove'>
  /** Lets the bots of a table move, if one is awaited. */
  readonly wakeBots: (id: string) => void
  /** Who is at a table, as far as this process knows. */
  readonly presence: (id: string) => TablePresence
  /** The same, after other processes have been asked. */
  readonly findPresence: (hot: HotGame) => Promise<TablePresence>
  /** Who is not connected for so long may be replaced by a bot, in milliseconds. */
  readonly awayAfter: number
}

/** Who is at a table. */
export interface TablePresence {
  readonly seats: readonly (SeatPresence | undefined)[]
  readonly watchers: number
  /** Since when it is known who comes and goes. */
  readonly since: number
}

/** Whether somebody is there, and since when not. */
export interface SeatPresence {
  readonly state: 'here' | 'away' | 'offline'
  readonly lastHere?: number
}
