/** The columns of the database as they are now; the migrations lead here. No column is ever null. */

interface TableColumns {
  readonly id: string
  readonly setup: string
  readonly seats: string
  readonly pace: string
  readonly clocks: string
  readonly visibility: string
  readonly options: string
  readonly state: string
  /** A bit for each seat. */
  readonly awaited: number
  readonly standing: string
  readonly version: number
  readonly news: number
  /** The numbers of the last news of these kinds. */
  readonly table_news: number
  readonly votes_news: number
  readonly rewound_news: number
  readonly history: number
  readonly packed: number
  readonly created: number
  readonly changed: number
  /** The latest commits, which are not filed as moves and commands yet. */
  readonly recent: string
}

interface MoveColumns {
  readonly table_id: string
  readonly number: number
  readonly seat: number
  readonly text: string
  readonly news: number
}

interface RecordColumns {
  readonly table_id: string
  readonly moves: Buffer
}

interface CommandColumns {
  readonly table_id: string
  readonly key: string
  /** A digest of what was asked: a key is for one command only. */
  readonly digest: string
  readonly answer: string
  readonly at: number
}

interface KeyColumns {
  readonly hash: string
  readonly table_id: string
  readonly role: string
  /** -1: no seat. */
  readonly seat: number
  /** The guest who holds the seat; empty for other keys. Follows the seats of the table. */
  readonly guest: string
  /** 1 when the game is packed. */
  readonly lasting: number
}

interface DraftColumns {
  readonly table_id: string
  readonly seat: number
  readonly revision: number
  /** Empty: cleared. */
  readonly data: string
}

interface ChatColumns {
  readonly table_id: string
  readonly number: number
  readonly seat: number
  readonly name: string
  readonly audience: string
  readonly kind: string
  readonly text: string
  readonly at: number
}

interface VoteColumns {
  readonly table_id: string
  readonly question: string
  readonly seat: number
  readonly yes: number
  readonly at: number
}

interface ReceiverColumns {
  readonly id: string
  readonly settings: string
}

interface OutboxColumns {
  readonly id: string
  readonly receiver: string
  readonly tag: string
  /** Empty: not yet spread over the channels. */
  readonly channel: string
  readonly facts: string
  readonly due: number
  readonly attempts: number
  readonly created: number
}

interface SecretColumns {
  readonly name: string
  readonly value: string
}

interface GuestColumns {
  readonly id: string
  readonly name: string
  readonly language: string
}

interface PassColumns {
  readonly hash: string
  readonly guest: string
  /** The guest's secret, which only the pass itself can open. */
  readonly sealed: string
  readonly until: number
}

interface HolidayColumns {
  readonly guest: string
  readonly taken: string
}

interface ProcessColumns {
  readonly id: string
  /** Since when it serves without a gap. */
  readonly since: number
  /** Its last sign of life, and when the next one is due; 0: it has ended. */
  readonly at: number
  readonly due: number
}

interface OutageColumns {
  readonly number: number
  readonly since: number
  readonly until: number
}

interface AttendanceColumns {
  readonly process: string
  readonly table_id: string
  readonly seat: number
  readonly at: number
  /** The last sign of life of a process that is gone; 0: it lives. */
  readonly gone: number
}

interface LobbyColumns {
  readonly id: string
  readonly opened: number
  /** When the owner was last there. */
  readonly seen: number
  readonly seats: number
  readonly pace: string
  /** Empty: not known. */
  readonly language: string
  /** The names of those who sit there, as they are searched. */
  readonly names: string
  readonly origin: string
  /** 0: there are too many newer ones of the same origin. */
  readonly shown: number
}

interface CountColumns {
  readonly id: number
  readonly waiting: number
  readonly live: number
  readonly finished: number
  readonly guests: number
  readonly chat: number
}

/** The tables of the database. */
export interface Schema {
  readonly tables: TableColumns
  readonly moves: MoveColumns
  readonly records: RecordColumns
  readonly commands: CommandColumns
  readonly keys: KeyColumns
  readonly drafts: DraftColumns
  readonly chat: ChatColumns
  readonly votes: VoteColumns
  readonly receivers: ReceiverColumns
  readonly outbox: OutboxColumns
  readonly secrets: SecretColumns
  readonly guests: GuestColumns
  readonly passes: PassColumns
  readonly holidays: HolidayColumns
  readonly processes: ProcessColumns
  readonly outages: OutageColumns
  readonly attendance: AttendanceColumns
  readonly lobby: LobbyColumns
  readonly counts: CountColumns
}
