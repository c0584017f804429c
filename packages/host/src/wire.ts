/**
 * What travels between a network table and those at it: types only, the same for the server, the page and programs that play.
 * Times are milliseconds since 1970 on the server's clock. Fields that are undefined are left out on the wire; in a list
 * undefined travels as null, so that whoever reads JSON turns every null into undefined.
 */
import type { BotLevel } from '@bitoku/bots'
import type { Option, Phase, SoloOptions, View } from '@bitoku/engine'
import type { NumberedEvent, Problem, Snapshot } from './host.ts'

/** Who may find a table: everybody in the lobby, or those who have its link. */
export const visibilities = ['public', 'invitation'] as const
/** Who may find a table. */
export type Visibility = (typeof visibilities)[number]

/** The life of a table. */
export const tableStates = ['waiting', 'live', 'finished'] as const
/** Where a table is in its life. */
export type TableState = (typeof tableStates)[number]

/** How fast is played: a bank with an increment per turn, a time for each turn with a reserve for all, or as long as it takes. All in milliseconds. */
export type TablePace =
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  /** `night`: the clock of a person does not run in that person's night. */
  | { readonly kind: 'days'; readonly turn: number; readonly reserve?: number; readonly night?: boolean }
  | { readonly kind: 'untimed' }

/** A seat as it is wished for; `open` waits for a person, `program` for an outside program with a token. */
export type SeatWish =
  | { readonly kind: 'me' | 'open' | 'program' | 'tengu' }
  | { readonly kind: 'bot'; readonly level: BotLevel }

/** By how many turns those who watch may be kept behind, for tournaments. */
export const watchDelays = [0, 2, 10] as const
/** So many turns behind. */
export type WatchDelay = (typeof watchDelays)[number]

/** A table to be opened: `POST /api/tables`. */
export interface TableWish {
  readonly seats: readonly SeatWish[]
  readonly harder: boolean
  readonly solo?: SoloOptions
  readonly pace: TablePace
  readonly visibility: Visibility
  /** Whether "if it ended now" of all seats is shown while the game goes on. */
  readonly liveScore: boolean
  /** Whether more than the preset phrases may be written. */
  readonly freeChat: boolean
  /** What is spoken at the table, as `en`. Left out: the language of whoever opens it. */
  readonly language?: string
  /** Those who watch see the game so many turns late, until it is over. Left out: at once. */
  readonly delay?: WatchDelay
}

/** Whether somebody is at the table now: looking at it, connected but not looking, or not connected. */
export const presences = ['here', 'away', 'offline'] as const
/** Whether somebody is at the table now. */
export type Presence = (typeof presences)[number]

/** A seat as everybody may see it. */
export interface SeatCard {
  readonly kind: 'open' | 'person' | 'bot' | 'program' | 'tengu'
  readonly name: string
  readonly level?: BotLevel
  /** Of persons. */
  readonly presence?: Presence
  /** When a person who is offline was last here. */
  readonly lastHere?: number
  /** Since when a person who is offline has not been connected, as far as is known. */
  readonly goneSince?: number
  /** A bot stands in for the person of this seat, who may take it back. */
  readonly standIn?: boolean
  /** The person is on holiday until then. */
  readonly awayUntil?: number
  /** Of a program: the name of the person who has given it its token, and may have kept it. */
  readonly by?: string
  /** Of a program that has been given no token yet: nobody plays the seat. */
  readonly lacksToken?: true
}

/** A clock: what is left, and since when it runs. What is left may be below nothing: clocks throw nobody out. */
export interface ClockCard {
  readonly left: number
  readonly since?: number
  /** So much of the time since then has not counted: its person was on holiday or asleep. */
  readonly paused?: number
  /** It stands still just now, at this moment of the server's clock. */
  readonly rests?: number
}

/** Holidays in which the clocks of all of a person's games over days stand still. */
export interface HolidayCard {
  readonly id: string
  /** The first and the last day, as `2026-07-14` on the person's calendar. */
  readonly first: string
  readonly last: string
  readonly from: number
  readonly until: number
}

/** Somebody's holidays: `GET /api/holidays`. */
export interface HolidaysCard {
  /** Those that are not over, the next one first. */
  readonly holidays: readonly HolidayCard[]
  /** How many days may still be taken, this year and next. */
  readonly left: readonly { readonly year: number; readonly days: number }[]
}

/** What is asked of all at the table. */
export const questionKinds = ['take-back', 'replace', 'end'] as const
/**
 * A question to the table and the answers so far; one refusal ends it, and it is settled when all in `waitsFor` have agreed.
 * Who is gone for long need not be waited for; asked again, a question is looked at anew.
 */
export interface QuestionCard {
  /**
   * `take-back 14 17`: from 17 moves back to 14, before the last turn of whoever asks. `replace 2`: a bot for seat 2, whose person
   * is away or out of time. `end 0 17`: asked for after 17 moves, the game is over as it stands (`state` finished, `phase` not over): nobody has won, and it can be replayed.
   */
  readonly question: string
  readonly kind: (typeof questionKinds)[number]
  readonly by: number
  readonly yes: readonly number[]
  readonly waitsFor: readonly number[]
}

/** A chat message. Its number is that of the news that told of it. */
export interface ChatCard {
  readonly number: number
  /** The writer's seat; a watcher has none. */
  readonly seat?: number
  readonly name: string
  /** A preset phrase travels by its key and is read in the reader's language. */
  readonly kind: 'phrase' | 'text'
  readonly text: string
  readonly at: number
}

/** The preset phrases, by key; worded in `packages/words`. */
export const phrases = [
  'hello',
  'good-luck',
  'nice-cascade',
  'well-played',
  'thinking',
  'back-soon',
  'your-turn',
  'thanks',
  'oops',
  'good-game',
  'rematch',
  'bye',
] as const
/** A preset phrase. */
export type Phrase = (typeof phrases)[number]

/** What somebody is at a table. */
export type TableRole = 'seat' | 'watch' | 'invite'

/** A table as somebody with a seat or a link sees it: `GET /api/tables/:id`. */
export interface TableCard {
  readonly id: string
  readonly state: TableState
  readonly seats: readonly SeatCard[]
  readonly harder: boolean
  readonly solo?: SoloOptions
  readonly pace: TablePace
  readonly clocks: readonly ClockCard[]
  readonly visibility: Visibility
  readonly liveScore: boolean
  readonly freeChat: boolean
  /** What is spoken there, as `en`; tables of earlier versions do not say it. */
  readonly language?: string
  /** Those who watch see the game so many turns late: this card, too, tells them of nothing later. Left out: at once. */
  readonly delay?: WatchDelay
  /** The seats that owe a decision. */
  readonly awaited: readonly number[]
  readonly round: number
  readonly phase: Phase
  /** Of each seat; none while the table hides them. */
  readonly scores: readonly number[]
  /** How many moves are committed. */
  readonly history: number
  /** The number of the last news. */
  readonly news: number
  readonly created: number
  readonly changed: number
  /** The server's clock when this was written. */
  readonly now: number
  /**
   * Who is not connected for so long may be replaced by a bot, unless a turn lasts days; without a clock only who is awaited, when
   * the table has not `changed` for so long. A program only when it is out of time, or awaited for so long without a clock.
   */
  readonly awayAfter: number
  readonly role: TableRole
  /** The seat of the asker. */
  readonly seat?: number
  /** Whether the asker made the table: may start it with bots on the open seats, change it while it waits, and remove it. */
  readonly owner: boolean
  readonly questions: readonly QuestionCard[]
  /** For those with a seat in a game over days: whom they may remind now, and who was reminded in the turn that is awaited. */
  readonly nudges?: { readonly open: readonly number[]; readonly done: readonly number[] }
  /** For those with a seat, and the owner of a table that waits: what to send to friends, as paths (`/g/<id>#join=…`, `#watch=…`). */
  readonly links?: { readonly join?: string; readonly watch: string }
  /** For all who see the game, as a path: opens it to everybody as soon as it is over, and before that to nobody else. */
  readonly replay?: string
  /** The table that a rematch of this one is played at. */
  readonly next?: string
}

/** What is looked for in the lobby: `GET /api/lobby`. */
export interface LobbyWish {
  readonly seats?: number
  readonly pace?: TablePace['kind']
  /** Tables of which no language is known fit all. */
  readonly language?: string
  /** A part of the name of somebody who sits there. */
  readonly search?: string
}

/** The answer: the tables that wait, the newest first, and on the first page those at which is played. */
export interface LobbyAnswer {
  readonly tables: readonly TableLine[]
  /** How many tables wait that fit, counted up to 1,000. */
  readonly waiting: number
  /** What to ask for as `after` to have the next page; left out: there is none. */
  readonly next?: string
}

/** What is told over `WS /api/lists/live`: which list is worth asking for anew. */
export interface ListsMessage {
  readonly kind: 'changed'
  readonly lists: readonly ('lobby' | 'games')[]
}

/** A line of the lobby or of "my games": `GET /api/lobby`, `GET /api/games`. */
export type TableLine = Pick<
  TableCard,
  | 'id'
  | 'state'
  | 'seats'
  | 'harder'
  | 'solo'
  | 'pace'
  | 'visibility'
  | 'language'
  | 'awaited'
  | 'round'
  | 'phase'
  | 'scores'
  | 'created'
  | 'changed'
  | 'seat'
  | 'owner'
>

/** What is asked of a table. The key is chosen by the sender: the same key again gets the same answer and changes nothing. */
export interface CommandBody {
  readonly do: 'choose' | 'undo' | 'redo' | 'restart' | 'confirm'
  /** Of `choose`. */
  readonly move?: string
  /** The version of the snapshot that it is for. */
  readonly version: number
  readonly key: string
  /** The auto-resolve policy of the sender. */
  readonly autoResolve: Snapshot['autoResolve']
}

/** The answer to a command, and `GET /api/tables/:id/snapshot`. */
export interface SnapshotAnswer {
  readonly snapshot: Snapshot
  readonly table: TableCard
}

/** What a refused request answers with; the status says the kind of refusal. */
export interface Refusal {
  readonly problem: Problem
}

/** A command for an old version (409): what is there now comes along. */
export type StaleAnswer = Refusal & SnapshotAnswer

/** What the server says over the WebSocket `/api/tables/:id/live?after=<number of the last news known>`. */
export type LiveMessage =
  /** Something has changed. Events are those the receiver may see; `rewound`: moves were taken back, everything known is void. */
  | {
      readonly kind: 'news'
      readonly number: number
      readonly history: number
      readonly events: readonly NumberedEvent[]
      readonly chat: readonly ChatCard[]
      readonly rewound: boolean
      readonly tableChanged: boolean
      /** The seats that owe a decision now. */
      readonly awaited: readonly number[]
    }
  /** Who is here, and how many watch. */
  | {
      readonly kind: 'presence'
      readonly seats: readonly (Presence | undefined)[]
      readonly watchers: number
      /** Since when persons have not been connected, as far as is known. */
      readonly gone: readonly (number | undefined)[]
    }
  /** A seat is working at its turn: how many steps its draft has. Never what they are. */
  | { readonly kind: 'thinking'; readonly seat: number; readonly steps: number }
  | { readonly kind: 'typing'; readonly name: string }
  /** To programs: their seat has to decide. Each one takes the place of those before it. */
  | ({ readonly kind: 'turn' } & TurnCard)
  /** The move with that key is made and stored, now or before; the table had this version then. */
  | { readonly kind: 'done'; readonly key: string; readonly version: number }
  /** The move with that key is not made. */
  | ({ readonly kind: 'refused'; readonly key?: string } & Refusal)
  /** Ask for everything anew: news may have been missed. */
  | { readonly kind: 'missed' }
  /** The answer to `ping`. */
  | { readonly kind: 'pong' }
  /** The server is about to stop; another will take over. */
  | { readonly kind: 'bye' }

/** What a client says over the WebSocket: a remark, or a move. `ping` asks for `pong`: a silent line may be dead. */
export type LiveRemark = { readonly kind: 'here' | 'away' | 'typing' | 'ping' } | ({ readonly kind: 'move' } & MoveBody)

/** Moves made at once, without a draft: `POST /api/tables/:id/moves`, or over the WebSocket. */
export interface MoveBody {
  readonly move: string
  /** What follows in the same turn. All of it is done, or nothing. */
  readonly further?: readonly string[]
  /** The version that it was chosen for. */
  readonly version: number
  readonly key: string
}

/** What a program is told when its seat has to decide: `GET /api/tables/:id/turn?wait=25`. */
export interface TurnCard {
  readonly seat: number
  readonly version: number
  /** The public information and the own secrets, never more. */
  readonly view: View
  readonly options: readonly Option[]
}
