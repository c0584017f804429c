/** How far a game has come, for the shelf and for records: public facts only. */
import { type Game, load, pastMoves, pending, score } from '@bitoku/engine'
import type { Outcome, RecordSummary, Standing } from './host.ts'
import { accept, problemOf, refuse } from './outcome.ts'

/** The scores that everybody sees: the track, at the end the totals. */
export function publicScores(game: Game): readonly number[] {
  const totals = game.phase === 'over' ? score(game) : []
  return game.seats.map(({ vp }, seat) => totals.find((sheet) => sheet.seat === seat)?.total ?? vp)
}

/** How far a game has come. */
export function standingOf(game: Game): Standing {
  return {
    round: game.round,
    phase: game.phase,
    history: pastMoves(game).length,
    waitsFor: pending(game),
    scores: publicScores(game),
    finished: game.phase === 'over',
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
