/** The host: everything the table may ask for and everything it is told. One interface, two homes: the browser and the network. */
import type {
  Decision,
  ExplainedOption,
  GameEvent,
  Phase,
  SeatView,
  Sheet,
  SoloOptions,
  TrailStep,
  View,
} from '@bitoku/engine'
import type { BotLevel } from '@bitoku/bots'

/** Something that did not work: a key with arguments, worded by whoever shows it. */
export interface Problem {
  readonly key: string
  readonly args: Readonly<Record<string, string | number>>
}

/** How a command ended. A refused command has changed nothing. */
export type Outcome<Value = undefined> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }

/** Who can sit on a seat. */
export const seatKinds = ['person', 'bot', 'tengu'] as const
/** Who sits on a seat. */
type SeatKind = (typeof seatKinds)[number]

/** One seat of a table. */
export interface SeatInfo {
  readonly kind: SeatKind
  readonly name: string
  /** The level of a bot; undefined for the others. */
  readonly level: BotLevel | undefined
}

/** Whose score “if it ended now” a table lets its seats see: everybody's, only the own one, nobody's before the end. */
export const liveScores = ['all', 'own', 'hidden'] as const
/** Whose score “if it ended now” is to be seen. */
export type LiveScores = (typeof liveScores)[number]

/** A table to be set up. A Tengu is the second of exactly two seats. */
export interface TableSetup {
  readonly seats: readonly SeatInfo[]
  readonly harder?: boolean
  readonly solo?: SoloOptions
  /** Left out: everybody's. */
  readonly liveScores?: LiveScores
  /** Left out: a random one. */
  readonly seed?: string
}

/** A game on the shelf. */
export interface GameEntry {
  readonly id: string
  readonly seats: readonly SeatInfo[]
  /** When it was started and last changed: milliseconds since 1970. */
  readonly started: number
  readonly changed: number
  /** How far it has come; undefined when it cannot be opened. */
  readonly standing: Standing | undefined
  /** Why it cannot be opened; undefined for a sound game. */
  readonly problem: Problem | undefined
}

/** How far a game has come: nothing of it is hidden from anybody. */
export interface Standing {
  readonly round: number
  readonly phase: Phase
  /** How many moves are committed. */
  readonly history: number
  /** The seats that have to decide; none at the end. */
  readonly waitsFor: readonly number[]
  /** The score of each seat: the VP so far, at the end all of them. */
  readonly scores: readonly number[]
  readonly finished: boolean
}

/** What a record is of. */
export interface RecordSummary {
  /** How many seats its table has, the Tengu's included. */
  readonly seats: number
  readonly hasTengu: boolean
  readonly harder: boolean
  readonly standing: Standing
}

/** A committed event with its place in the game. */
export interface NumberedEvent {
  /** Counts all events of the game from 1; those that the viewer may not see leave gaps. */
  readonly number: number
  /** The committed move that caused it, counted from 1. */
  readonly move: number
  /** The seat that made the move. */
  readonly mover: number
  readonly event: GameEvent
}

/** `kept`: committed, cannot be undone. `open`: played on the draft. `held`: not yet played, comes with the confirmation. */
type StepState = 'kept' | 'open' | 'held'

/** One step of the turn that is not confirmed yet. */
export interface Step {
  /** The number that the move has or will have among the committed moves (`NumberedEvent.move`). */
  readonly move: number
  /** What was chosen, with text, targets, change and warnings as it was offered. */
  readonly option: ExplainedOption
  /** Why it was asked. */
  readonly trail: readonly TrailStep[]
  /** Absent only in the answer of a server process of an earlier build. */
  readonly before?: SeenBefore
  /** Chosen by the auto-resolve policy. */
  readonly auto: boolean
  readonly state: StepState
  /** What happened, as far as it belongs to this turn; empty for a held step. */
  readonly events: readonly GameEvent[]
}

/** What was seen when a step was chosen, as far as words call things by it: own dice, tiles on the displays, cards on the hills. */
export interface SeenBefore extends Pick<View, 'displays' | 'hillBitoku' | 'hillYokai'> {
  readonly own: Pick<SeatView, 'dice' | 'places'>
}

/** The turn that is not confirmed yet; private to the asked person. */
export interface Draft {
  readonly steps: readonly Step[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly canRestart: boolean
  /** All decisions are made: `confirm` is the only way on, apart from undo and restart. */
  readonly needsConfirm: boolean
  /** Nothing can be undone because the last step that could be has revealed something. */
  readonly blockedByReveal: boolean
}

/** What can go wrong with a bot. The greedy one moves in its place; if that fails too, the first legal move is played. */
export const botFaults = ['bot.threw', 'bot.slow', 'bot.illegal'] as const

/** A decision in which a bot failed. */
export interface BotFault {
  readonly seat: number
  /** The committed move that was played in its place. */
  readonly move: number
  readonly key: (typeof botFaults)[number]
}

/** How fast bots are shown. */
export const paces = ['instant', 'normal'] as const
/** How fast bots are shown. */
export type Pace = (typeof paces)[number]

/** Which single choices are made without asking. */
export const autoResolves = ['never', 'smart', 'always'] as const
/** Which single choices are made without asking. */
export type AutoResolve = (typeof autoResolves)[number]

/** All that the table shows. A new object for every change, the same object until then. */
export interface Snapshot {
  readonly gameId: string
  /** Every command carries it; a command for an older version is refused. */
  readonly version: number
  readonly seats: readonly SeatInfo[]
  /** The person the screen now belongs to and who acts; undefined while a bot moves, behind a curtain and at the end. */
  readonly asked: number | undefined
  /** The person who has to lift the curtain. */
  readonly curtain: number | undefined
  /** The bot that moves now. */
  readonly moving: number | undefined
  /** Whose eyes `view`, `sheets` and `events` are for; undefined: a spectator's. */
  readonly viewer: number | undefined
  /** The game with the draft played on it. */
  readonly view: View
  /** The decision of the asked person; undefined when there is none, also when only the confirmation is left. */
  readonly decision: Decision | undefined
  readonly sheets: readonly Sheet[]
  /** Which totals of the sheets the table shows before the end. */
  readonly liveScores: LiveScores
  readonly draft: Draft
  /** Committed events that the viewer may see, from the viewer's last turn on (a spectator: the latest 200). */
  readonly events: readonly NumberedEvent[]
  /** The number of the last event of the snapshot before: what is above it is new. */
  readonly seen: number
  /** The number of the last event so far. */
  readonly lastEvent: number
  /** How many moves are committed. */
  readonly history: number
  readonly finished: boolean
  readonly faults: readonly BotFault[]
  /** Whether the last change has been refused by the storage: the game goes on, but is not safe. */
  readonly unsaved: Problem | undefined
  /** Whether the bots play by rule of thumb because what they have learnt could not be fetched; it is tried again and again. */
  readonly untaught: Problem | undefined
  readonly pace: Pace
  readonly autoResolve: AutoResolve
}

/** An earlier moment of the game, for the viewer of the present snapshot. */
export interface Moment {
  readonly history: number
  readonly view: View
  readonly sheets: readonly Sheet[]
}

/** What a seat had at some moment. */
export interface SeatScore {
  /** VP recorded until then. */
  readonly vp: number
  /** What it would have had if the game had ended there; its final score at the end. */
  readonly total: number
}

/** The scores at the end of a turn: moves of one seat in one phase, one after the other. */
export interface ScorePoint {
  /** How many moves had been committed. */
  readonly history: number
  readonly round: number
  readonly phase: Phase
  /** Whose turn it was; undefined for the beginning of the game. */
  readonly mover: number | undefined
  /** By seat, as the present viewer may know them. */
  readonly scores: readonly SeatScore[]
}

/** What an option would lead to, shown before it is chosen. */
export interface Preview {
  readonly option: ExplainedOption
  /** The game after it; the game as it is when the option reveals something or ends the year's phase. */
  readonly view: View
  readonly sheets: readonly Sheet[]
  /** The decision that would follow in the same turn. */
  readonly next: Decision | undefined
  readonly endsTurn: boolean
}

/** The host. */
export interface Host {
  readonly list: () => Promise<readonly GameEntry[]>
  /** Sets up a game and opens it; the value is its id. */
  readonly start: (setup: TableSetup) => Promise<Outcome<string>>
  /** Opens a saved game, with its draft. */
  readonly open: (id: string) => Promise<Outcome<string>>
  /** Puts the open game back on the shelf: the snapshot becomes undefined. */
  readonly close: () => Promise<void>
  readonly remove: (id: string) => Promise<void>
  /** The record of the committed moves, of the open game or of one on the shelf. It contains the seed, and so everything hidden. */
  readonly exportRecord: (id?: string) => Promise<Outcome<string>>
  /** What a record is of, so that one can say who sits where. */
  readonly readRecord: (text: string) => Promise<Outcome<RecordSummary>>
  /** Makes a new game of a record and opens it. */
  readonly importRecord: (text: string, seats: readonly SeatInfo[]) => Promise<Outcome<string>>

  readonly subscribe: (listener: () => void) => () => void
  /** The present snapshot; undefined while no game is open. */
  readonly snapshot: () => Snapshot | undefined
  /** The committed events with a higher number that the present viewer may see. */
  readonly events: (after: number) => Promise<readonly NumberedEvent[]>
  /** The game after so many committed moves. */
  readonly past: (history: number) => Promise<Outcome<Moment>>
  /** How the scores went, turn by turn; made when it is asked for. */
  readonly chronicle: () => Promise<Outcome<readonly ScorePoint[]>>
  readonly preview: (move: string, version: number) => Promise<Outcome<Preview>>

  /** Takes an option of the decision of that version. The same call again changes nothing and is fine. */
  readonly choose: (move: string, version: number) => Promise<Outcome>
  /** Takes back the last own choice with what followed by itself. */
  readonly undo: (version: number) => Promise<Outcome>
  readonly redo: (version: number) => Promise<Outcome>
  /** Takes back everything since the last reveal, or since the turn began. */
  readonly restart: (version: number) => Promise<Outcome>
  /** Ends the turn: only when `needsConfirm`. */
  readonly confirm: (version: number) => Promise<Outcome>
  readonly liftCurtain: (version: number) => Promise<Outcome>

  readonly setPace: (pace: Pace) => void
  readonly setAutoResolve: (autoResolve: AutoResolve) => void
}
