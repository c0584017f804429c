/** Drafts at a network table: stored as moves, played again on the committed game whenever that has changed. */
import {
  explain,
  lookAhead,
  type OpenDraft,
  type RedoStep,
  type SeatInfo,
  settle,
  type Table as HostTable,
  takeStep,
} from '@bitoku/host'
import { copy, play } from '@bitoku/engine'
import type { TableSeat } from '../storage/model.ts'
import type { Storage } from '../storage/storage.ts'
import { beginGame, type HotGame, lastEvent, lastMoves } from './hot.ts'

/** The last command for a draft: when it comes again nothing is done. */
export interface LastCommand {
  readonly key: string
  readonly version: number
  /** What was asked for, as text. */
  readonly asked: string
}

/** A draft as it is stored. */
interface StoredDraft {
  /** The numbers of the committed moves that belong to it. */
  readonly kept: readonly number[]
  readonly steps: readonly RedoStep[]
  readonly redo: readonly (readonly RedoStep[])[]
  readonly last: LastCommand
}

/** What is known of the draft of a seat. */
export interface SeatDraft {
  readonly revision: number
  readonly stored: StoredDraft | undefined
  /** The draft as it was played, and the version of the table that it was played on. */
  open: { readonly version: number; readonly draft: OpenDraft } | undefined
}

/** So many changes a draft may have before its numbers meet those of the next version of the table. */
const span = 100_000

/** The version of a seat's snapshot: it rises with the table and with the seat's draft, and tells both. */
export const versionOf = (table: number, revision: number): number => table * span + (revision % span)

/**
 * Whether a command for a version fits what is there now. In Spring and Winter all choose at once: what others have done
 * meanwhile does not matter, as long as the own draft is the same and the season too.
 */
export function fitsVersion(hot: HotGame, revision: number, version: number): boolean {
  const table = Math.floor(version / span)
  return version % span === revision % span && table <= hot.table.version && table >= hot.calmSince
}

/** The draft of a seat as it is stored. */
export async function draftOf(storage: Storage, hot: HotGame, seat: number): Promise<SeatDraft> {
  const known = hot.drafts[seat]
  if (known !== undefined) return known
  const { revision, data } = await storage.drafts.read(hot.table.id, seat)
  const draft = { revision, stored: data === undefined ? undefined : readStored(data), open: undefined }
  hot.drafts[seat] = draft
  return draft
}

/** A draft as text. */
export const writeStored = (draft: OpenDraft, last: LastCommand): string => JSON.stringify(storedOf(draft, last))

/** What is stored of a draft. */
export const storedOf = ({ steps, kept, redo }: OpenDraft, last: LastCommand): StoredDraft => ({
  kept: steps.slice(0, kept).flatMap(({ number }) => number ?? []),
  steps: steps.slice(kept).map(({ option, auto }) => ({ move: option.move, auto })),
  redo,
  last,
})

/** What another version of the server has stored and cannot be read is left behind. */
function readStored(data: string): StoredDraft | undefined {
  try {
    return JSON.parse(data) as StoredDraft
  } catch {
    return undefined
  }
}

/** The seats as the host knows them: whoever is not a person is waited for like a bot. */
const hostSeat = ({ kind, name, level }: TableSeat): SeatInfo => {
  if (kind === 'tengu') return { kind, name, level: undefined }
  return kind === 'person' ? { kind, name, level: undefined } : { kind: 'bot', name, level }
}

/** The host's table for the eyes of a seat, or of somebody who watches; without its draft. */
export function seatTable(hot: HotGame, seat: number | undefined, autoResolve: HostTable['autoResolve']): HostTable {
  const { table, game, marks } = hot
  return {
    id: table.id,
    seats: table.seats.map(hostSeat),
    started: table.created,
    version: table.version,
    committed: game,
    history: table.history,
    log: [],
    forgotten: lastEvent(hot),
    draft: undefined,
    holder: seat,
    apart: true,
    closed: table.state === 'finished',
    marks: marks.slice(),
    faults: [],
    // What reveals something is never done before the person has said anything.
    autoResolve: autoResolve === 'always' ? 'smart' : autoResolve,
    liveScores: table.options.liveScore ? 'all' : 'own',
  }
}

/** The host's table of a seat with its draft, as far as it still fits. */
export function tableWithDraft(
  hot: HotGame,
  seat: number,
  known: SeatDraft,
  autoResolve: HostTable['autoResolve'],
): HostTable {
  const table = seatTable(hot, seat, autoResolve)
  const { stored, open } = known
  if (open !== undefined && open.version === hot.table.version) table.draft = cloneDraft(open.draft)
  else if (stored !== undefined && stored.kept.length + stored.steps.length + stored.redo.length > 0) {
    restore(hot, table, seat, stored, open?.draft)
    if (table.draft !== undefined) known.open = { version: hot.table.version, draft: cloneDraft(table.draft) }
  }
  settle(table)
  return table
}

const cloneDraft = (draft: OpenDraft): OpenDraft => ({
  ...draft,
  steps: draft.steps.slice(),
  redo: draft.redo.slice(),
})

/** Plays a stored draft again. Steps that do not fit any more, or would now reveal something, are left behind. */
function restore(
  hot: HotGame,
  table: HostTable,
  seat: number,
  { kept, steps, redo }: StoredDraft,
  before: OpenDraft | undefined,
): void {
  const keptSteps = before === undefined ? keptAgain(hot, seat, kept) : before.steps.slice(0, before.kept)
  const draft: OpenDraft = {
    seat,
    steps: keptSteps.map((step) => ({ ...step, after: undefined })),
    kept: keptSteps.length,
    redo: [],
    ended: false,
  }
  table.draft = draft
  // The turn may be over, ended by somebody else's move.
  if (explain(table.committed, seat) === undefined) {
    table.draft = undefined
    return
  }
  const fits = steps.every(({ move, auto }) => {
    const game = draft.steps.findLast(({ after }) => after !== undefined)?.after ?? table.committed
    return !draft.ended && isStillQuiet(game, seat, move) && takeStep(table, draft, move, auto)
  })
  if (fits) draft.redo = redo.slice()
}

function isStillQuiet(game: HotGame['game'], seat: number, move: string): boolean {
  try {
    const { reveals, mustWait } = lookAhead(game, seat, move)
    return !reveals || mustWait
  } catch {
    return false
  }
}

/** The committed steps of a draft, as they were shown when they were made. */
function keptAgain(hot: HotGame, seat: number, numbers: readonly number[]): OpenDraft['steps'] {
  if (numbers.length === 0) return []
  const game = beginGame(hot.table)
  const steps: OpenDraft['steps'] = []
  const moves = lastMoves(hot.game, hot.table.history).slice(0, Math.max(...numbers))
  moves.forEach((move, index) => {
    if (numbers.includes(index + 1) && move.seat === seat) {
      const asked = explain(game, seat)
      const option = asked?.options.find((each) => each.move === move.text)
      if (asked !== undefined && option !== undefined) {
        const { own, events } = lookAhead(game, seat, move.text)
        const before = copy(game)
        steps.push({
          option,
          trail: asked.trail,
          auto: false,
          before,
          after: undefined,
          events,
          own,
          number: index + 1,
        })
      }
    }
    play(game, move.seat, move.text)
  })
  return steps
}
