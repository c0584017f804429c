/** Playing on from a position as a quick planner would, every seat for itself. */
import { applyMove, type Game, legalMoves, pending } from '@bitoku/engine'
import { type Judge, planTurn, type Width } from '../planner/plan.ts'

/** Plays one turn, or one decision in Winter, of the seat whose decision it is. Changes the game, or returns its successor. */
export function playTurn(game: Game, seat: number, width: Width, judge: Judge): Game {
  const { codes, count } = legalMoves(game, seat)
  if (count === 1) {
    applyMove(game, seat, codes[0])
    return game
  }
  const [plan] = planTurn(game, seat, Array.from(codes.subarray(0, count)), width, judge)
  if (game.phase !== 'winter') return plan.game
  // The planner fills in the others' choices of Winter to see the end of it; here everyone makes its own.
  for (const code of plan.codes) applyMove(game, seat, code)
  return game
}

/** How turns of imagined games are planned: the own ones with more care, since a plan is only as good as what follows it. */
export interface Pace {
  readonly own: Width
  readonly rivals: Width
}

/** Plays on until the seat has finished so many turns of its own, or the game is over; returns where that ends. */
export function rollOut(from: Game, seat: number, turns: number, pace: Pace, judge: Judge): Game {
  let game = from
  let left = turns
  while (game.phase !== 'over' && left > 0) {
    const [next] = pending(game)
    game = playTurn(game, next, next === seat ? pace.own : pace.rivals, judge)
    if (next === seat) left -= 1
  }
  return game
}
