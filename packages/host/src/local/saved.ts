/** A game on the shelf: its record, its seats and the steps of the unconfirmed turn. What is read is checked, never trusted. */
import { load, pastMoves, save } from '@bitoku/engine'
import {
  accept,
  type BotFault,
  botFaults,
  type GameEntry,
  isCount,
  isListOf,
  isObject,
  isOneOf,
  isSeat,
  type LiveScores,
  liveScores,
  openTable,
  type Outcome,
  problem,
  problemOf,
  type RedoStep,
  refuse,
  restoreDraft,
  type SeatInfo,
  seatsFit,
  standingOf,
  type Table,
} from '../index.ts'

/** The unconfirmed turn. */
interface SavedDraft {
  readonly seat: number
  readonly kept: number
  readonly steps: readonly RedoStep[]
  readonly redo: readonly (readonly RedoStep[])[]
}

/** A saved game. */
export interface SavedGame {
  readonly format: 1
  readonly id: string
  /** The open page that may write it. */
  readonly writer: string
  readonly started: number
  readonly changed: number
  readonly version: number
  readonly seats: readonly SeatInfo[]
  /** Games of earlier versions do not say it: everybody's. */
  readonly liveScores?: LiveScores
  readonly marks: readonly number[]
  readonly faults: readonly BotFault[]
  readonly record: string
  readonly draft: SavedDraft | undefined
}

/** An open game as it goes to the shelf. */
export function pack(table: Table, writer: string, changed: number): SavedGame {
  const { id, started, version, seats, liveScores: shown, draft } = table
  return {
    format: 1,
    id,
    writer,
    started,
    changed,
    version,
    seats,
    liveScores: shown,
    marks: table.marks.slice(),
    faults: table.faults.slice(),
    record: save(table.committed),
    draft: draft && {
      seat: draft.seat,
      kept: draft.kept,
      steps: draft.steps.map(({ option, auto }) => ({ move: option.move, auto })),
      redo: draft.redo,
    },
  }
}

/** An open game from the shelf. A draft that does not fit its game is left behind; a damaged game is refused. */
export function unpack(saved: unknown): Outcome<Table> {
  if (!isSavedGame(saved)) return refuse('host.damaged')
  try {
    const game = load(saved.record)
    if (!seatsFit(saved.seats, game)) return refuse('host.seats')
    const history = pastMoves(game).length
    const { draft, seats } = saved
    if (isSavedDraft(draft) && draft.kept <= history && seats[draft.seat]?.kind === 'person') {
      const table = furnish(openTable(saved.id, seats, saved.started, game, history - draft.kept), saved)
      const redo = draft.redo.slice()
      const isSame = restoreDraft(table, draft.seat, draft.steps, redo) && save(table.committed) === saved.record
      if (isSame) return accept(table)
    }
    return accept(furnish(openTable(saved.id, seats, saved.started, game), saved))
  } catch (error) {
    return { ok: false, problem: problemOf(error, 'host.damaged') }
  }
}

function furnish(table: Table, saved: SavedGame): Table {
  table.version = saved.version + 1
  table.liveScores = saved.liveScores ?? 'all'
  saved.marks.forEach((mark, seat) => (table.marks[seat] = Math.min(mark, table.log.length)))
  table.faults.push(...saved.faults)
  return table
}

/** What the shelf shows of a saved thing. Its moves are checked, its draft is not needed for that. */
export function entryOf(id: string, saved: unknown): GameEntry {
  if (!isSavedGame(saved)) {
    return { id, seats: [], started: 0, changed: 0, standing: undefined, problem: problem('host.damaged') }
  }
  const { seats, started, changed } = saved
  const common = { id, seats, started, changed }
  try {
    const game = load(saved.record)
    if (!seatsFit(seats, game)) return { ...common, standing: undefined, problem: problem('host.seats') }
    return { ...common, standing: standingOf(game), problem: undefined }
  } catch (error) {
    return { ...common, standing: undefined, problem: problemOf(error, 'host.damaged') }
  }
}

/** The record of a saved thing; also of a damaged one, if it has any. */
export function recordOf(saved: unknown): string | undefined {
  return isObject(saved) && typeof saved['record'] === 'string' ? saved['record'] : undefined
}

function isSavedGame(value: unknown): value is SavedGame {
  return (
    isObject(value) &&
    value['format'] === 1 &&
    typeof value['id'] === 'string' &&
    typeof value['record'] === 'string' &&
    isCount(value['started']) &&
    isCount(value['changed']) &&
    isCount(value['version']) &&
    isListOf(value['seats'], isSeat) &&
    (value['liveScores'] === undefined || isOneOf(value['liveScores'], liveScores)) &&
    isListOf(value['marks'], isCount) &&
    isListOf(value['faults'], isFault)
  )
}

function isFault(value: unknown): value is BotFault {
  return isObject(value) && isCount(value['seat']) && isCount(value['move']) && isOneOf(value['key'], botFaults)
}

function isStep(value: unknown): value is RedoStep {
  return isObject(value) && typeof value['move'] === 'string' && typeof value['auto'] === 'boolean'
}

const isStepList = (value: unknown): value is RedoStep[] => isListOf(value, isStep)

function isSavedDraft(value: unknown): value is SavedDraft {
  return (
    isObject(value) &&
    isCount(value['seat']) &&
    isCount(value['kept']) &&
    isStepList(value['steps']) &&
    isListOf(value['redo'], isStepList)
  )
}
