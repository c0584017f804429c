/** The draft: the unconfirmed turn of a person, played on copies of the committed game. */
import { decision, type Decision, type ExplainedOption, type Game } from '@bitoku/engine'
import type { AutoResolve } from './host.ts'
import { lookAhead } from './look-ahead.ts'
import { commit, lastEventOf, type OpenDraft, type RedoStep, type Table } from './table.ts'

/** The game as the asked person sees it: with all steps of the draft but one that waits. */
export function draftGame(table: Table): Game {
  return table.draft?.steps.findLast((step) => step.after !== undefined)?.after ?? table.committed
}

/** The decision of the draft; undefined when all are made. */
export function draftDecision(table: Table): Decision | undefined {
  if (table.draft === undefined || table.draft.ended) return undefined
  const game = draftGame(table)
  const { seat } = table.draft
  const known = decisions.get(game)
  if (known?.seat === seat) return known
  const asked = explain(game, seat)
  if (asked !== undefined) decisions.set(game, asked)
  return asked
}

/** The games of drafts are never changed, so a decision needs to be explained only once. */
const decisions = new WeakMap<Game, Decision>()

/** The decision of a seat. A step that waits for the confirmation reveals nothing when it is chosen. */
export function explain(game: Game, seat: number): Decision | undefined {
  const asked = decision(game, seat)
  if (asked === undefined) return undefined
  const options = asked.options.map((option) =>
    option.reveals && lookAhead(game, seat, option.move).mustWait ? { ...option, reveals: false } : option,
  )
  return { ...asked, options }
}

/** Begins the draft of a seat. */
export function beginDraft(table: Table, seat: number): void {
  table.draft = { seat, steps: [], kept: 0, redo: [], ended: false }
  resolveByPolicy(table)
}

/** Takes an option of the draft's decision; false when there is no such option. */
export function takeStep(table: Table, draft: OpenDraft, move: string, auto: boolean): boolean {
  const asked = draftDecision(table)
  const option = asked?.options.find((one) => one.move === move)
  if (asked === undefined || option === undefined) return false
  const before = draftGame(table)
  const ahead = lookAhead(before, draft.seat, move)
  const { own } = ahead
  const after = ahead.mustWait ? undefined : ahead.after
  const events = after === undefined ? [] : ahead.events
  draft.steps.push({ option, trail: asked.trail, auto, before, after, events, own })
  draft.ended = ahead.endsTurn
  if (ahead.reveals && !ahead.mustWait) keepSteps(table, draft)
  return true
}

/** Commits all steps played so far: they can no longer be undone. */
function keepSteps(table: Table, draft: OpenDraft): void {
  for (const step of draft.steps.slice(draft.kept)) {
    if (step.after === undefined) continue
    commit(table, draft.seat, step.after, step.events)
    step.number = table.history
  }
  draft.kept = draft.steps.length
  draft.redo = []
}

/** Takes single options without asking, as far as the policy allows. */
export function resolveByPolicy(table: Table): void {
  const { draft } = table
  if (draft === undefined) return
  for (;;) {
    const options = draftDecision(table)?.options ?? []
    if (options.length !== 1 || !goesByItself(options[0], table.autoResolve)) return
    takeStep(table, draft, options[0].move, true)
  }
}

function goesByItself(option: ExplainedOption, policy: AutoResolve): boolean {
  if (policy !== 'smart') return policy === 'always'
  const { resources, amulets, pilgrims } = option.apart?.paid ?? option.change
  const spends = pilgrims < 0 || [...resources, ...amulets].some((n) => n < 0)
  return !spends && !option.reveals && option.warnings.length === 0
}

/** Where the last own choice that can be undone is; −1 for none. */
export function lastChoice({ steps, kept }: OpenDraft): number {
  const index = steps.findLastIndex((step) => !step.auto)
  return index < kept ? -1 : index
}

/** Takes back the last own choice with what followed by itself; false when there is none. */
export function undoStep(draft: OpenDraft): boolean {
  const from = lastChoice(draft)
  if (from < 0) return false
  const gone = draft.steps.splice(from)
  draft.redo.push(gone.map(({ option, auto }) => ({ move: option.move, auto })))
  draft.ended = false
  return true
}

/** Takes the last undone choice again; false when there is none. */
export function redoStep(table: Table, draft: OpenDraft): boolean {
  const steps = draft.redo.at(-1)
  if (steps === undefined) return false
  const rest = draft.redo.slice(0, -1)
  for (const { move, auto } of steps) takeStep(table, draft, move, auto)
  draft.redo = rest
  return true
}

/** Commits the whole draft, a waiting step too, and ends it. */
export function confirmDraft(table: Table, draft: OpenDraft): void {
  table.marks[draft.seat] = lastEventOf(table)
  for (const { option, after, events } of draft.steps.slice(draft.kept)) {
    if (after !== undefined) commit(table, draft.seat, after, events)
    else {
      const ahead = lookAhead(table.committed, draft.seat, option.move)
      commit(table, draft.seat, ahead.after, ahead.events)
    }
  }
  table.draft = undefined
}

/** Brings a saved draft back; false when it does not fit the game. The steps it had kept must not be committed yet. */
export function restoreDraft(table: Table, seat: number, steps: readonly RedoStep[], redo: OpenDraft['redo']): boolean {
  const draft: OpenDraft = { seat, steps: [], kept: 0, redo: [], ended: false }
  table.draft = draft
  if (!steps.every(({ move, auto }) => takeStep(table, draft, move, auto))) return false
  draft.redo = redo
  return true
}
