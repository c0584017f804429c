/** How far a game has come, for the shelf and for records: public facts only. */
import { type Game, load, pastMoves, pending, score } from '@bitoku/engine'
import type { Outcome, RecordSummary, Standing } from './host.ts'
import { accept, problemOf, refuse } from './outcome.ts'

/** How far a game has come. */
export function standingOf(game: Game): Standing {
  const finished = game.phase === 'over'
  const totals = finished ? score(game) : []
  return {
    round: game.round,
    phase: game.phase,
    history: pastMoves(game).length,
    waitsFor: pending(game),
    scores: game.seats.map(({ vp }, seat) => totals.find((sheet) => sheet.seat === seat)?.total ?? vp),
    finished,
  }
}

/** The longest text that is looked at as a record; whole games take some twenty thousand characters. */
export const longestRecord = 1_000_000

/** The game of a record, however damaged or long the text is. */
export function readGame(text: string): Outcome<Game> {
  if (text.length > longestRecord) return refuse('host.too-long')
  try {
    return accept(load(text.trim()))
  } catch (error) {
    return { ok: false, problem: problemOf(error, 'record.damaged') }
  }
}

/** What a record is of. */
export function summaryOf(game: Game): RecordSummary {
  return {
    seats: game.seats.length,
    hasTengu: game.tengu !== undefined,
    harder: game.rules.harder,
    standing: standingOf(game),
  }
}
