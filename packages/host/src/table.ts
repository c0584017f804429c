/** An open game with everything the host knows about it, and who is asked next. Pure data: no clock, no storage, no browser. */
import {
  beginAgain,
  type ExplainedOption,
  type Game,
  type GameEvent,
  pastMoves,
  pending,
  play,
  moveText,
  type TrailStep,
} from '@bitoku/engine'
import type { AutoResolve, BotFault, LiveScores, NumberedEvent, SeatInfo } from './host.ts'

/** A step of a draft. */
interface DraftStep {
  readonly option: ExplainedOption
  readonly trail: readonly TrailStep[]
  readonly auto: boolean
  /** The game in which it was chosen. */
  readonly before: Game
  /** The game after it; undefined for a step that waits for the confirmation. */
  readonly after: Game | undefined
  /** All that happened, and the part of it that belongs to the turn. */
  readonly events: readonly GameEvent[]
  readonly own: readonly GameEvent[]
  /** The number of the committed move that it has become. */
  number?: number
}

/** A step to be taken again. */
export interface RedoStep {
  readonly move: string
  readonly auto: boolean
}

/** The turn of a person that is not confirmed yet. */
export interface OpenDraft {
  readonly seat: number
  readonly steps: DraftStep[]
  /** How many of the steps are committed: they revealed something, or came before one that did. */
  kept: number
  /** Undone choices, the next one last; each with what followed by itself. */
  redo: (readonly RedoStep[])[]
  ended: boolean
}

/** An open game. */
export interface Table {
  readonly id: string
  readonly seats: readonly SeatInfo[]
  readonly started: number
  /** Changes with every change of what is shown. */
  version: number
  /** The game with all committed moves; never changed, only replaced. */
  committed: Game
  /** How many moves are committed. */
  history: number
  /** The committed events, numbered without gaps; the oldest ones may be left out. */
  readonly log: NumberedEvent[]
  /** How many of the oldest events are left out. */
  readonly forgotten: number
  draft: OpenDraft | undefined
  /** The person the screen belongs to; undefined until somebody has lifted the curtain. */
  holder: number | undefined
  /** Everybody has a screen of their own, as on the network: there are no curtains, and who watches has no seat. */
  readonly apart: boolean
  /** The game was ended as it stands: nobody is asked any more. */
  readonly closed?: boolean
  /** For each seat the number of the last event before its last confirmed steps. */
  readonly marks: number[]
  readonly faults: BotFault[]
  autoResolve: AutoResolve
  liveScores: LiveScores
}

/** Who has to act: a person, a bot, or nobody any more. */
export interface Turn {
  readonly who: 'person' | 'bot' | 'nobody'
  readonly seat: number
}

/** A table for a game, or for its first so many moves; the past of the game becomes its log. */
export function openTable(
  id: string,
  seats: readonly SeatInfo[],
  started: number,
  game: Game,
  history = pastMoves(game).length,
): Table {
  const table: Table = {
    id,
    seats,
    started,
    version: 1,
    committed: beginAgain(game),
    history: 0,
    log: [],
    forgotten: 0,
    draft: undefined,
    holder: undefined,
    apart: false,
    marks: seats.map(() => 0),
    faults: [],
    autoResolve: 'smart',
    liveScores: 'all',
  }
  const replayed = table.committed
  for (const { seat, code } of pastMoves(game).slice(0, history)) {
    commit(table, seat, replayed, play(replayed, seat, moveText(game.tables, code)))
  }
  const [only, ...others] = peopleAt(table)
  if (others.length === 0) table.holder = only
  return table
}

/** Adds a move that has been played to the committed ones. */
export function commit(table: Table, mover: number, after: Game, events: readonly GameEvent[]): void {
  table.committed = after
  table.history += 1
  for (const event of events) {
    table.log.push({ number: lastEventOf(table) + 1, move: table.history, mover, event })
  }
}

/** The number of the last committed event. */
export const lastEventOf = ({ forgotten, log }: Pick<Table, 'forgotten' | 'log'>): number => forgotten + log.length

/** The seats of persons. */
export function peopleAt(table: Table): readonly number[] {
  return table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
}

/**
 * Who has to act. Bots answer at once. A person is asked in its own turn; an owner's choice (S-10) is then its first
 * decision. In Spring and Winter, when all choose at once, the person at the screen goes first, and with screens of their
 * own nobody waits for anybody.
 */
export function turnOf(table: Table): Turn {
  if (table.closed === true) return { who: 'nobody', seat: -1 }
  if (table.draft !== undefined) return { who: 'person', seat: table.draft.seat }
  const seats = pending(table.committed)
  if (seats.length === 0) return { who: 'nobody', seat: -1 }
  const { holder, apart } = table
  const isAsked = holder !== undefined && askedSeats(table.committed).includes(holder)
  if (isAsked && apart && table.seats[holder].kind === 'person') return { who: 'person', seat: holder }
  const bot = seats.find((seat) => table.seats[seat].kind === 'bot')
  if (bot !== undefined) return { who: 'bot', seat: bot }
  return { who: 'person', seat: isAsked ? holder : seats[0] }
}

/** The seats that may decide now: in Spring and Winter all that owe a decision, otherwise the first of them. */
export function askedSeats(game: Game): readonly number[] {
  const seats = pending(game)
  return game.phase === 'spring' || game.phase === 'winter' ? seats : seats.slice(0, 1)
}

/** The person who has to lift the curtain; undefined when it is up. */
export function curtainOf(table: Table): number | undefined {
  if (table.apart) return undefined
  const turn = turnOf(table)
  return turn.who === 'person' && turn.seat !== table.holder ? turn.seat : undefined
}

/** The person who acts now. */
export function askedAt(table: Table): number | undefined {
  const turn = turnOf(table)
  return turn.who === 'person' && turn.seat === table.holder ? turn.seat : undefined
}
