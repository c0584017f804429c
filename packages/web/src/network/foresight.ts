/**
 * One's own steps before the server has answered: played on a game that nobody could tell from the real one. What a step
 * that reveals nothing leads to is the same whatever is hidden.
 */
import { determinize, type ExplainedOption, type View } from '@bitoku/engine'
import {
  carryOut,
  type Outcome,
  type Preview,
  previewOf,
  refuse,
  type Snapshot,
  snapshotOf,
  type Table,
} from '@bitoku/host'

/** What is foreseen from a snapshot. */
export interface Foresight {
  /** The snapshot after a choice; undefined when only the server can know it. */
  readonly choose: (shown: Snapshot, move: string) => Snapshot | undefined
  readonly preview: (shown: Snapshot, move: string) => Outcome<Preview>
}

/** A table like the one that is shown, with an imagined game on it. */
function imagine(shown: Snapshot, seed: string): Table | undefined {
  const { asked, decision, view, draft, seats } = shown
  if (asked === undefined || decision === undefined || view.viewer !== asked) return undefined
  return {
    id: shown.gameId,
    seats,
    started: 0,
    version: 1,
    committed: determinize(view, seed),
    history: shown.history + draft.steps.filter(({ state }) => state !== 'kept').length,
    log: [],
    forgotten: 0,
    apart: true,
    draft: { seat: asked, steps: [], kept: 0, redo: [], ended: false },
    holder: asked,
    marks: seats.map(() => 0),
    faults: [],
    autoResolve: shown.autoResolve,
    liveScores: shown.liveScores,
  }
}

/** The same table, to be played on apart from it. */
function fork(table: Table, shown: Snapshot): Table {
  const { draft } = table
  return {
    ...table,
    log: [],
    marks: table.marks.slice(),
    faults: [],
    autoResolve: shown.autoResolve,
    draft: draft && { ...draft, steps: [], redo: [] },
  }
}

const around = { seen: 0, unsaved: undefined, untaught: undefined, pace: 'normal' } as const

/** At some tables the sheets of the others are not shown. */
const onlyShown = (shown: Snapshot, sheets: Snapshot['sheets']): Snapshot['sheets'] =>
  sheets.filter(({ seat }) => shown.sheets.some((sheet) => sheet.seat === seat))

/** What is shown once the steps of the imagined table are added to those that were shown before. */
function add(shown: Snapshot, table: Table): Snapshot {
  const { view, decision, sheets, draft } = snapshotOf(table, around)
  return {
    ...shown,
    view,
    decision,
    sheets: onlyShown(shown, sheets),
    draft: {
      steps: [...shown.draft.steps, ...draft.steps],
      canUndo: true,
      canRedo: false,
      canRestart: true,
      needsConfirm: draft.needsConfirm,
      blockedByReveal: false,
    },
  }
}

/** The imagined game after the steps: from there the next one goes on. */
function goOn(table: Table): Table | undefined {
  const { draft } = table
  const after = draft?.steps.findLast((step) => step.after !== undefined)?.after
  if (draft === undefined || draft.ended || after === undefined) return undefined
  return {
    ...table,
    committed: after,
    history: table.history + draft.steps.length,
    draft: { ...draft, steps: [], redo: [] },
  }
}

const optionOf = ({ decision }: Snapshot, move: string): ExplainedOption | undefined =>
  decision?.options.find((option) => option.move === move)

/** Foresees with a seed for everything hidden. */
export function makeForesight(draw: () => string): Foresight {
  const tables = new WeakMap<View, Table>()
  const tableOf = (shown: Snapshot): Table | undefined => {
    const known = tables.get(shown.view) ?? imagine(shown, draw())
    if (known !== undefined) tables.set(shown.view, known)
    return known
  }

  return {
    choose: (shown, move) => {
      const option = optionOf(shown, move)
      if (option === undefined || option.reveals) return undefined
      const imagined = tableOf(shown)
      if (imagined === undefined) return undefined
      const table = fork(imagined, shown)
      // What came up by itself would be imagined too.
      if (!carryOut(table, { do: 'choose', move }).ok || table.draft === undefined || table.draft.kept > 0)
        return undefined
      const next = add(shown, table)
      const further = goOn(table)
      if (further !== undefined) tables.set(next.view, further)
      return next
    },
    preview: (shown, move) => {
      const option = optionOf(shown, move)
      const table = tableOf(shown)
      if (option === undefined || table === undefined) return refuse('host.not-asked')
      const outcome = previewOf(table, move)
      if (!outcome.ok) return outcome
      const isHidden = option.reveals
      const { view, sheets } = isHidden ? shown : outcome.value
      const next = isHidden ? undefined : outcome.value.next
      return { ok: true, value: { ...outcome.value, option, view, sheets: onlyShown(shown, sheets), next } }
    },
  }
}
