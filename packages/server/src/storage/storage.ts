/** The storage: one interface, two homes (SQLite and PostgreSQL). What a promise has answered is on the disk. */
import type { Outcome, Problem } from '@bitoku/host'
import type { Language } from '@bitoku/words'
import type { Availability } from './availability.ts'
import type {
  Audience,
  ChatMessage,
  Draft,
  Guest,
  Holiday,
  Key,
  Move,
  NewMove,
  OpenedKey,
  Pace,
  Pass,
  SeatClock,
  Standing,
  Stretch,
  Table,
  TableState,
  Vote,
} from './model.ts'
import type { News, NewsSince } from './news.ts'
import type { Channel, Delivery, NewNotice, ReceiverSettings } from './notice.ts'

/** A table to be opened; the rest begins at nothing. */
export type NewTable = Omit<Table, 'version' | 'news' | 'history' | 'packed' | 'created' | 'changed'> & {
  readonly keys: readonly Key[]
  readonly at: number
}

/** What goes with a change, in the same transaction. */
interface Alongside {
  /** The seats whose drafts are cleared. */
  readonly clearDrafts?: readonly number[]
  /** Drafts that go on, as they are after the change; whatever was there before is replaced. */
  readonly putDrafts?: readonly { readonly seat: number; readonly data: string }[]
  /** Questions that are settled. */
  readonly closeVotes?: readonly string[]
  readonly notices?: readonly NewNotice[]
  /** Notices that are not needed any more. */
  readonly settled?: readonly { readonly receiver: string; readonly tag: string }[]
}

/** Moves to be committed. */
export interface Commit extends Alongside {
  readonly table: string
  /** The version of the table that the moves were made for. */
  readonly expected: number
  /** Chosen by the sender: the same key again gets the same answer and changes nothing. */
  readonly key: string
  /** A take-back: how many moves stay. */
  readonly keep?: number
  readonly moves: readonly NewMove[]
  readonly state: TableState
  readonly clocks: readonly SeatClock[]
  readonly awaited: readonly number[]
  readonly standing: Standing
  readonly at: number
}

/** A change of a table other than by moves. */
export interface TableChange extends Alongside {
  readonly set?: Partial<
    Pick<Table, 'seats' | 'pace' | 'clocks' | 'visibility' | 'options' | 'state' | 'awaited' | 'standing'>
  >
  readonly addKeys?: readonly Key[]
  readonly dropKeys?: readonly string[]
}

/** Where a table stands after a change. */
export interface Committed {
  readonly version: number
  readonly news: number
  readonly history: number
}

/** What somebody looks for in the lobby. */
export interface LobbyWish {
  readonly seats?: number
  readonly pace?: Pace['kind']
  /** Tables of which no language is known fit all. */
  readonly language?: Language
  /** A part of the name of somebody who sits there. */
  readonly search?: string
  /** Only tables whose owner was there after this time. */
  readonly seenAfter: number
}

/** A place in the lobby, which stays the same while tables come and go. */
export type LobbyPlace = { readonly opened: number; readonly id: string }

/** How much there is: tables by their state, people, and messages ever said. Finished games stay. */
export type Counts = Readonly<Record<TableState | 'guests' | 'chat', number>>

/** A table together with moves. */
export interface StoredGame {
  readonly table: Table
  readonly moves: readonly Move[]
  /** The number of the news since which no moves were taken back. */
  readonly rewound: number
}

/** Tables, their moves and the secrets that open them. */
interface Tables {
  /** Opens a table. The same table again is the same answer; another one under its id is refused. */
  readonly create: (table: NewTable) => Promise<Outcome<Table>>
  readonly read: (id: string) => Promise<Table | undefined>
  /** The table together with its moves after a number, as of one moment. */
  readonly readGame: (id: string, after?: number) => Promise<StoredGame | undefined>
  readonly commit: (commit: Commit) => Promise<Outcome<Committed>>
  /**
   * Changes a table while nobody else can. `decide` sees the table as it is and answers with the change or a problem; it
   * must be pure, for it may be asked again after a disturbance. `asked` says what is asked for: the key is for nothing else.
   */
  readonly change: (
    id: string,
    key: string,
    at: number,
    decide: (table: Table) => TableChange | Problem,
    asked?: string,
  ) => Promise<Outcome<Committed>>
  /** What a commit, a change or a vote with that key has been answered; undefined when it is new. */
  readonly answered: (id: string, key: string) => Promise<Committed | undefined>
  /** What the hash of a secret opens. */
  readonly open: (hash: string) => Promise<OpenedKey | undefined>
  /** Removes a table, or only one that is still in a state; whether it did. */
  readonly remove: (id: string, state?: TableState) => Promise<boolean>
  /** Public tables that wait for somebody, the newest first, not too many of one origin, after a place; and how many fit. */
  readonly waiting: (
    wish: LobbyWish,
    limit: number,
    after?: LobbyPlace,
  ) => Promise<{ readonly tables: readonly Table[]; readonly count: number }>
  /** Public tables at which is played, the last changed first, not too many of one origin. */
  readonly publicLive: (limit: number) => Promise<readonly Table[]>
  /** A guest's tables, played or owned, all or those in a state: those that await the guest first, then the last changed. */
  readonly ofGuest: (guest: string, limit: number, state?: TableState) => Promise<readonly Table[]>
  /** Every table of a state in the order of ids, for those who look at all of them. */
  readonly every: (state: TableState, limit: number, afterId?: string) => Promise<readonly Table[]>
  /** Packs the moves of games that were over before a time; how many it packed. */
  readonly pack: (finishedBefore: number, limit: number) => Promise<number>
}

/** Messages at a table. */
interface Chat {
  readonly say: (
    table: string,
    key: string,
    message: Omit<ChatMessage, 'number'>,
  ) => Promise<Outcome<{ readonly number: number }>>
  /** The newest messages after a number, oldest first; of one audience, or of all. */
  readonly read: (table: string, limit: number, after?: number, audience?: Audience) => Promise<readonly ChatMessage[]>
}

/** Unconfirmed turns. */
interface Drafts {
  readonly read: (table: string, seat: number) => Promise<Draft>
  /** Stores a draft over the one of that revision; another revision is refused. */
  readonly put: (
    table: string,
    seat: number,
    revision: number,
    data: string,
  ) => Promise<Outcome<{ readonly revision: number }>>
}

/** Questions to the table and the answers to them. */
interface Votes {
  readonly read: (table: string) => Promise<readonly Vote[]>
  /** Answers with all votes at the table. */
  readonly cast: (table: string, key: string, vote: Vote) => Promise<Outcome<readonly Vote[]>>
}

/** People without an account, by the hash of their secret. */
interface Guests {
  readonly read: (id: string) => Promise<Guest | undefined>
  readonly put: (id: string, guest: Guest) => Promise<void>
}

/** Passes for other devices, by their hash. */
interface Passes {
  /** Puts a pass in the place of the guest's earlier one. */
  readonly put: (hash: string, pass: Pass, now: number) => Promise<void>
  readonly read: (hash: string, now: number) => Promise<Pass | undefined>
  /** Uses a pass up. */
  readonly take: (hash: string, now: number) => Promise<Pass | undefined>
}

/** When clocks of games over days stand still. */
interface Holidays {
  readonly read: (guest: string) => Promise<readonly Holiday[]>
  /** Changes somebody's holidays while nobody else can. `decide` must be pure, as for tables. */
  readonly change: (
    guest: string,
    decide: (taken: readonly Holiday[]) => readonly Holiday[] | Problem,
  ) => Promise<Outcome<readonly Holiday[]>>
}

/** Who wants to be told how. */
interface Receivers {
  readonly read: (id: string) => Promise<ReceiverSettings | undefined>
  /** Changes the settings while nobody else can; `undefined` forgets the receiver. */
  readonly change: (
    id: string,
    decide: (settings: ReceiverSettings | undefined) => ReceiverSettings | undefined,
  ) => Promise<ReceiverSettings | undefined>
}

/** Notices on their way: written with the change they tell of, delivered at least once. */
interface Outbox {
  readonly add: (notices: readonly NewNotice[], at: number) => Promise<void>
  /** Takes due deliveries for a while; nobody else gets them meanwhile. */
  readonly claim: (now: number, until: number, limit: number) => Promise<readonly Delivery[]>
  /** Replaces a notice by one delivery for each channel. An e-mail joins the one that already waits for its receiver. */
  readonly spread: (
    delivery: Delivery,
    channels: readonly { readonly channel: Channel; readonly due: number }[],
  ) => Promise<void>
  /** Delivered, or given up. */
  readonly finish: (ids: readonly string[]) => Promise<void>
  /** To be tried again; `countsAs` says how many attempts it has had. */
  readonly postpone: (ids: readonly string[], due: number, countsAs: number) => Promise<void>
  /** Not needed any more: the receiver has seen it. */
  readonly settle: (receiver: string, tag: string) => Promise<void>
  /** How many are not delivered yet. */
  readonly count: () => Promise<number>
  /** When the next delivery is due. */
  readonly nextDue: () => Promise<number | undefined>
}

/** A sign of life of a process. */
export interface Heartbeat {
  readonly process: string
  /** Since when it serves without a gap; undefined with its first sign. */
  readonly since: number | undefined
  readonly at: number
  /** When the next one is due; 0: it is the last. */
  readonly due: number
  /** When it served last, if it could not since then. */
  readonly lost: number | undefined
  /** The number of the last outage that it knows. */
  readonly known: number
}

/** What a sign of life has brought to light. */
export interface SeenOutage {
  /** Outages that the process did not know, the oldest first. */
  readonly outages: readonly Stretch[]
  readonly known: number
  /** Whether nobody served until this sign. */
  readonly wasForAll: boolean
  /** When it will be known whether the others still live; infinite where there are none. */
  readonly lookAgain: number
}

/** The seat of a player at a table. */
export interface AttendedSeat {
  readonly table: string
  readonly seat: number
}

/** A seat whose player was connected to a process that is gone since then; `back` is when another one took the player in, or 0. */
export interface LostSeat extends AttendedSeat {
  readonly process: string
  readonly from: number
  readonly back: number
}

/** Which processes live, and which players are connected to them. */
export interface Heartbeats {
  readonly beat: (sign: Heartbeat) => Promise<SeenOutage>
  /** Some seats of processes that are gone. They are named until they have been taken away by `depart`. */
  readonly lostSeats: () => Promise<readonly LostSeat[]>
  readonly attend: (process: string, seats: readonly AttendedSeat[], at: number) => Promise<void>
  /** `gone`: only those whose process was found to be gone then, and has not come back since. */
  readonly depart: (process: string, seats: readonly AttendedSeat[], gone?: number) => Promise<void>
}

/** News of tables. */
interface NewsDesk {
  readonly subscribe: (table: string, listener: (news: News) => void) => () => void
  readonly since: (table: string, number: number) => Promise<NewsSince | undefined>
  /** Tells all watchers something that is not stored: who is here, who is thinking. At most 2,000 bytes. */
  readonly remark: (table: string, remark: string) => Promise<void>
}

/** How much is stored. */
export interface Sizes {
  readonly tables: Readonly<Record<TableState, number>>
  readonly moves: number
  readonly messages: number
  readonly undelivered: number
  readonly bytes: number
}

/** Everything that is kept. */
export interface Storage {
  readonly kind: 'sqlite' | 'postgres'
  readonly tables: Tables
  readonly chat: Chat
  readonly drafts: Drafts
  readonly votes: Votes
  readonly guests: Guests
  readonly passes: Passes
  readonly holidays: Holidays
  readonly receivers: Receivers
  readonly outbox: Outbox
  readonly heartbeats: Heartbeats
  readonly news: NewsDesk
  /** A secret of the server itself, made once for all processes. */
  readonly secret: (name: string, make: () => string) => Promise<string>
  /** Forgets the keys of commands sent before a time: nobody repeats them any more. */
  readonly forgetCommands: (before: number) => Promise<void>
  /** Whether the database works, and since when: known by one owner for the whole process. */
  readonly availability: Availability
  /** Whether news of other processes is heard; undefined where there are none. */
  readonly listening: Availability | undefined
  /** Whether something can be written now. It is tried, at most once a second; the answer takes no longer than an outage is waited for. */
  readonly canWrite: () => Promise<boolean>
  readonly sizes: () => Promise<Sizes>
  /** The numbers that are kept as things come and go. */
  readonly counts: () => Promise<Counts>
  /** What is wrong with what is stored, a line each: pages, indexes, rows that cannot be read. Games are the doctor's. */
  readonly faults: () => Promise<readonly string[]>
  /** A copy in a file of its own, while all goes on; PostgreSQL has pg_dump for that. */
  readonly backup: ((path: string) => Promise<void>) | undefined
  readonly close: () => Promise<void>
}
