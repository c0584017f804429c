/** Playing a whole game with bots, as fast as the engine goes. */
import { applyMove, type Game, legalMoves, pending } from '@bitoku/engine'
import type { Choose } from './bots/bots.ts'

/** What is counted while games are played. */
export interface Counts {
  decisions: number
  /** Legal moves of all decisions together. */
  options: number
  /** The most legal moves of one decision. */
  mostOptions: number
  /** Turns taken in Summer. */
  turns: number
}

/** Nothing counted yet. */
export function noCounts(): Counts {
  return { decisions: 0, options: 0, mostOptions: 0, turns: 0 }
}

/** The seat to ask next; −1 when the game is over. */
export function nextSeat(game: Game): number {
  // `pending` makes a list; nearly always the seat whose turn it is owes the decision.
  if (game.active >= 0 && game.phase !== 'over') {
    const seat = game.order[game.active]
    if (game.seats[seat].frames.length > 0) return seat
  }
  return pending(game)[0] ?? -1
}

/** Plays a game to its end and adds to the counts. */
export function runGame(game: Game, bots: readonly Choose[], counts: Counts): void {
  for (let seat = nextSeat(game); seat >= 0; seat = nextSeat(game)) {
    const moves = legalMoves(game, seat)
    const { count } = moves
    const { frames, owed } = game.seats[seat]
    counts.decisions += 1
    counts.options += count
    if (count > counts.mostOptions) counts.mostOptions = count
    if (owed === 0 && frames[frames.length - 1].kind === 'turn') counts.turns += 1
    applyMove(game, seat, bots[seat](game, seat, moves))
  }
}
