/** What the table shows: made of an open game for the eyes of the person at the screen, of nobody behind a curtain. */
import { eventsFor, type Game, score, view } from '@bitoku/engine'
import { draftDecision, draftGame, explain, lastChoice } from './draft.ts'
import type { Draft, Moment, NumberedEvent, Outcome, Preview, SeenBefore, Snapshot, Step } from './host.ts'
import { lookAhead } from './look-ahead.ts'
import { accept, refuse } from './outcome.ts'
import { gameAt } from './past.ts'
import { askedAt, curtainOf, lastEventOf, type OpenDraft, peopleAt, type Table, turnOf } from './table.ts'

/** How many events a spectator is shown. */
const spectatorEvents = 200

/** What the host adds from outside the game. */
export type Surroundings = Pick<Snapshot, 'seen' | 'unsaved' | 'untaught' | 'pace'>

/** The snapshot of an open game. */
export function snapshotOf(table: Table, around: Surroundings): Snapshot {
  const turn = turnOf(table)
  const asked = askedAt(table)
  const viewer = viewerOf(table)
  const finished = table.committed.phase === 'over'
  const game = asked === undefined ? table.committed : draftGame(table)
  const seen = view(game, viewer)
  return {
    gameId: table.id,
    version: table.version,
    seats: table.seats,
    asked,
    curtain: curtainOf(table),
    moving: turn.who === 'bot' ? turn.seat : undefined,
    viewer,
    view: seen,
    decision: asked === undefined ? undefined : draftDecision(table),
    // At the end everything is open (G-2).
    sheets: score(finished ? game : seen),
    liveScores: table.liveScores,
    draft: asked === undefined || table.draft === undefined ? noDraft : showDraft(table, table.draft),
    events: eventsAfter(table, viewer === undefined ? lastEventOf(table) - spectatorEvents : table.marks[viewer]),
    lastEvent: lastEventOf(table),
    history: table.history,
    finished,
    faults: table.faults.slice(),
    autoResolve: table.autoResolve,
    ...around,
  }
}

/** Whose eyes see the screen: the person it belongs to; nobody's behind a curtain, and at the end of a game of several persons. */
export function viewerOf(table: Table): number | undefined {
  if (table.apart) return table.holder
  if (curtainOf(table) !== undefined) return undefined
  return peopleAt(table).length > 1 && turnOf(table).who === 'nobody' ? undefined : table.holder
}

/** The committed events with a higher number that the viewer may see. */
export function eventsAfter(table: Table, after: number): readonly NumberedEvent[] {
  const viewer = viewerOf(table)
  return table.log
    .slice(Math.max(0, after - table.forgotten))
    .filter(({ event }) => eventsFor([event], viewer).length > 0)
}

/** No steps, and nothing to do with them. */
export const noDraft: Draft = {
  steps: [],
  canUndo: false,
  canRedo: false,
  canRestart: false,
  needsConfirm: false,
  blockedByReveal: false,
}

function showDraft(table: Table, draft: OpenDraft): Draft {
  const { steps, kept, seat } = draft
  const first = table.history - kept + 1
  const canUndo = lastChoice(draft) >= 0
  return {
    steps: steps.map(({ option, trail, auto, before, after, own, number }, index): Step => {
      const state = index < kept ? 'kept' : after === undefined ? 'held' : 'open'
      const events = state === 'held' ? [] : eventsFor(own, seat)
      return {
        move: number ?? first + index,
        option,
        trail,
        before: seenBefore(before, seat),
        auto,
        state,
        events,
      }
    }),
    canUndo,
    canRedo: draft.redo.length > 0,
    canRestart: canUndo,
    needsConfirm: draft.ended,
    blockedByReveal: kept > 0 && !canUndo,
  }
}

/** What a seat saw before a step, for words about it. */
function seenBefore({ displays, hillBitoku, hillYokai, seats }: Game, seat: number): SeenBefore {
  const { dice, places } = seats[seat]
  return { displays, hillBitoku, hillYokai, own: { dice, places } }
}

/** What an option would lead to. */
export function previewOf(table: Table, move: string): Outcome<Preview> {
  const seat = askedAt(table)
  if (seat === undefined) return refuse('host.not-asked')
  const option = draftDecision(table)?.options.find((one) => one.move === move)
  if (option === undefined) return refuse('move.not-possible', { move: move.slice(0, 100) })
  const game = draftGame(table)
  const ahead = lookAhead(game, seat, move)
  const isHidden = ahead.reveals || ahead.mustWait
  const shown = view(isHidden ? game : ahead.after, seat)
  const next = isHidden || ahead.endsTurn ? undefined : explain(ahead.after, seat)
  return accept({ option, view: shown, sheets: score(shown), next, endsTurn: ahead.endsTurn })
}

/** The game after so many committed moves, for the present viewer. */
export function momentOf(table: Table, history: number): Outcome<Moment> {
  if (!Number.isInteger(history) || history < 0 || history > table.history) return refuse('host.no-such-moment')
  const game = gameAt(table, history)
  const shown = view(game, viewerOf(table))
  // At the end everything is open (G-2).
  return accept({ history, view: shown, sheets: score(game.phase === 'over' ? game : shown) })
}
