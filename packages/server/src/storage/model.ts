/** What is stored of a table: plain data. Times are milliseconds since 1970; ids and hashes are made by `ids.ts`. */
import type { BotLevel } from '@bitoku/bots'
import type { Phase, SoloOptions } from '@bitoku/engine'
import type { WatchDelay } from '@bitoku/host'
import type { Language } from '@bitoku/words'

/** The life of a table. */
export const tableStates = ['waiting', 'live', 'finished'] as const
/** Where a table is in its life. */
export type TableState = (typeof tableStates)[number]

/** Who may find a table: everybody in the lobby, or those who have its link. */
export type Visibility = 'public' | 'invitation'

/** Who sits on a seat; `open` waits for a person. */
export type SeatKind = 'open' | 'person' | 'bot' | 'program' | 'tengu'

/** One seat of a table. */
export interface TableSeat {
  readonly kind: SeatKind
  readonly name: string
  /** The level of a bot. */
  readonly level?: BotLevel
  /** The hash of the guest who sits there, also while a bot stands in. */
  readonly guest?: string
  /** When the clock of that guest stands still; nobody else is told. At tables over days only. */
  readonly rest?: SeatRest
  /** When the others last reminded that guest. */
  readonly nudged?: number
  /** The name of the person whose program plays the seat. */
  readonly by?: string
  /** The hash of the one token by which the program plays. */
  readonly token?: string
}

/** A stretch of time: from a moment up to, not including, another. */
export interface Stretch {
  readonly from: number
  readonly until: number
}

/** The hours of somebody's night, as minutes since midnight on the clock of a zone. They may span midnight. */
export interface Night {
  readonly zone: string
  readonly from: number
  readonly to: number
}

/** When the clock of a seat stands still. */
export interface SeatRest {
  readonly holidays: readonly Stretch[]
  /** At tables with a pause at night. */
  readonly night?: Night
}

/** Holidays of a person, in whole days on the person's calendar (`2026-07-14`). */
export interface Holiday extends Stretch {
  readonly id: string
  readonly first: string
  readonly last: string
  readonly zone: string
}

/** All that the engine needs to begin the game again. The seed is secret: it leaves the server only after the game. */
export interface GameSetup {
  readonly seats: number
  readonly seed: string
  readonly harder: boolean
  readonly solo?: SoloOptions
  /** The hash of the edition. */
  readonly edition: string
  /** The version of the rules that the game was begun with. Games of the first version do not say it. */
  readonly rules?: number
}

/** How fast is played: a bank with an increment per turn, a time for each turn, or as long as it takes. */
export type Pace =
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'days'; readonly turn: number; readonly reserve?: number; readonly night?: boolean }
  | { readonly kind: 'untimed' }

/** The clock of a seat: what is left, and since when it runs. */
export interface SeatClock {
  readonly left: number
  readonly since?: number
  /** What of `left` was used in this turn before a bot stood in. */
  readonly used?: number
  /** When it stands still since the process is gone that the player was connected to. */
  readonly outages?: readonly Stretch[]
}

/** What the makers of a table may choose besides the rules. */
export interface TableOptions {
  /** Whether the score is shown while the game goes on. */
  readonly liveScore: boolean
  /** Whether others may write more than the preset phrases. */
  readonly freeChat: boolean
  /** What is spoken at the table; tables of earlier versions do not say it. */
  readonly language?: Language
  /** By how many turns those who watch are behind; left out: by none. */
  readonly delay?: WatchDelay
  /** The hash of the guest who made the table. */
  readonly owner?: string
  /** When the owner was last at a table that waits. */
  readonly ownerSeen?: number
  /** From where a public table was opened: what only the server can make of an address, so that no single one fills the lobby. */
  readonly origin?: string
  /** The hashes of guests who may sit down without a link. */
  readonly invited?: readonly string[]
}

/** How far the game has come, so that lists need no replay. Public facts only. */
export interface Standing {
  readonly round: number
  readonly phase: Phase
  readonly scores: readonly number[]
  /** A checksum of all moves so far. Left out by earlier versions. */
  readonly check?: number
}

/** A table without its moves. */
export interface Table {
  readonly id: string
  readonly setup: GameSetup
  readonly seats: readonly TableSeat[]
  readonly pace: Pace
  /** One clock for each seat; none at an untimed table. */
  readonly clocks: readonly SeatClock[]
  readonly visibility: Visibility
  readonly options: TableOptions
  readonly state: TableState
  /** The seats that owe a decision. */
  readonly awaited: readonly number[]
  readonly standing: Standing
  /** Rises with every change of the table and of its moves; a commit names the one it is for. */
  readonly version: number
  /** Rises with everything that somebody at the table may notice. */
  readonly news: number
  /** How many moves are committed. */
  readonly history: number
  /** Whether the moves are packed: the game is over and nothing will be added. */
  readonly packed: boolean
  readonly created: number
  readonly changed: number
}

/** A committed move. */
export interface Move {
  /** From 1, without gaps. */
  readonly number: number
  readonly seat: number
  readonly text: string
}

/** A move to be committed. */
export type NewMove = Omit<Move, 'number'>

/** What a secret is good for. `bot` lets a program play a seat; `owner` only leads an owner without a seat to the table. */
export type KeyRole = 'seat' | 'watch' | 'invite' | 'bot' | 'owner'

/** A secret by its hash, and what it opens. */
export interface Key {
  readonly hash: string
  readonly role: KeyRole
  /** The seat of a `seat` or `bot` key. */
  readonly seat?: number
}

/** What the hash of a secret has been found to open. */
export interface OpenedKey extends Key {
  readonly table: string
}

/** Those who play, and those who watch. */
export const audiences = ['players', 'watchers'] as const
/** Who reads a message. */
export type Audience = (typeof audiences)[number]

/** A chat message. Its number is that of the news it made. */
export interface ChatMessage {
  readonly number: number
  /** The writer's seat; a watcher has none. */
  readonly seat?: number
  readonly name: string
  readonly audience: Audience
  /** A preset phrase is stored by its key and read in the reader's language. */
  readonly kind: 'phrase' | 'text'
  readonly text: string
  readonly at: number
}

/** An unconfirmed turn, private to its seat. The revision rises with every change, also when the draft is cleared. */
export interface Draft {
  readonly revision: number
  readonly data: string | undefined
}

/** Somebody who plays without an account. */
export interface Guest {
  readonly name: string
  readonly language: Language
}

/** What a pass leads to: a guest, and the guest's secret, which only the pass itself can open. */
export interface Pass {
  readonly guest: string
  readonly sealed: string
  readonly until: number
}

/** One seat's answer to a question to the table, such as `take-back 14 17` or `replace 2`. */
export interface Vote {
  readonly question: string
  readonly seat: number
  readonly yes: boolean
  readonly at: number
}
