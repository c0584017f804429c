/** What the tables' service works with; every part of it is given this. */
import type { Log } from '../log.ts'
import type { Storage } from '../storage/storage.ts'
import type { Links } from './links.ts'
import type { Receivers } from './receivers.ts'
import type { Shelf } from './shelf.ts'

/** The house in which the tables stand. */
export interface House {
  /** The name of this process among the others. */
  readonly self: string
  readonly storage: Storage
  readonly shelf: Shelf
  readonly links: Links
  readonly receivers: Receivers
  readonly log: Log
  readonly now: () => number
  /** Lets the bots of a table move, if one is awaited. */
  readonly wakeBots: (id: string) => void
  /** Who is at a table, as far as this process knows. */
  readonly presence: (id: string) => TablePresence
}

/** Who is at a table. */
export interface TablePresence {
  readonly seats: readonly (SeatPresence | undefined)[]
  readonly watchers: number
}

/** Whether somebody is there, and since when not. */
export interface SeatPresence {
  readonly state: 'here' | 'away' | 'offline'
  readonly lastHere?: number
}
