/** An open game with everything the host knows about it, and who is asked next. Pure data: no clock, no storage, no browser. */
import {
  type ExplainedOption,
  type Game,
  type GameEvent,
  newGame,
  pastMoves,
  pending,
  play,
  moveText,
  type TrailStep,
} from '@bitoku/engine'
import type { AutoResolve, BotFault, NumberedEvent, SeatInfo } from './host.ts'

/** A step of a draft. */
interface DraftStep {
  readonly option: ExplainedOption
  readonly trail: readonly TrailStep[]
  readonly auto: boolean
  /** The game after it; undefined for a step that waits for the confirmation. */
  readonly after: Game | undefined
  /** All that happened, and the part of it that belongs to the turn. */
  readonly events: readonly GameEvent[]
  readonly own: readonly GameEvent[]
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
  /** All committed events, numbered from 1 without gaps. */
  readonly log: NumberedEvent[]
  draft: OpenDraft | undefined
  /** The person the screen belongs to; undefined until somebody has lifted the curtain. */
  holder: number | undefined
  /** For each seat the number of the last event before its last confirmed steps. */
  readonly marks: number[]
  readonly faults: BotFault[]
  autoResolve: AutoResolve
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
    committed: rewind(game, 0),
    history: 0,
    log: [],
    draft: undefined,
    holder: undefined,
    marks: seats.map(() => 0),
    faults: [],
    autoResolve: 'smart',
  }
  const replayed = table.committed
  for (const { seat, code } of pastMoves(game).slice(0, history)) {
    commit(table, seat, replayed, play(replayed, seat, moveText(game.tables, code)))
  }
  const [only, ...others] = peopleAt(table)
  if (others.length === 0) table.holder = only
  return table
}

/** The game after its first `history` moves. */
export function rewind(game: Game, history: number): Game {
  const { seats, seed, harder, solo } = game.rules
  const { edition } = game.tables
  const start = newGame({ seats, seed, harder, edition, ...(solo === undefined ? {} : { solo }) })
  for (const { seat, code } of pastMoves(game).slice(0, history)) play(start, seat, moveText(game.tables, code))
  return start
}

/** Adds a move that has been played to the committed ones. */
export function commit(table: Table, mover: number, after: Game, events: readonly GameEvent[]): void {
  table.committed = after
  table.history += 1
  for (const event of events) {
    table.log.push({ number: table.log.length + 1, move: table.history, mover, event })
  }
}

/** The seats of persons. */
export function peopleAt(table: Table): readonly number[] {
  return table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
}

/**
 * Who has to act. Bots answer at once. A person is asked in its own turn; an owner's choice (S-10) is then its first
 * decision. In Spring and Winter, when all choose at once, the person at the screen goes first.
 */
export function turnOf(table: Table): Turn {
  if (table.draft !== undefined) return { who: 'person', seat: table.draft.seat }
  const seats = pending(table.committed)
  if (seats.length === 0) return { who: 'nobody', seat: -1 }
  const bot = seats.find((seat) => table.seats[seat].kind === 'bot')
  if (bot !== undefined) return { who: 'bot', seat: bot }
  const { holder } = table
  const { phase } = table.committed
  const allAtOnce = phase === 'spring' || phase === 'winter'
  if (allAtOnce && holder !== undefined && seats.includes(holder)) return { who: 'person', seat: holder }
  return { who: 'person', seat: seats[0] }
}

/** The person who has to lift the curtain; undefined when it is up. */
export function curtainOf(table: Table): number | undefined {
  const turn = turnOf(table)
  return turn.who === 'person' && turn.seat !== table.holder ? turn.seat : undefined
}

/** The person who acts now. */
export function askedAt(table: Table): number | undefined {
  const turn = turnOf(table)
  return turn.who === 'person' && turn.seat === table.holder ? turn.seat : undefined
}
