/** Carrying out a plan that was made on an imagined game. */
import { applyMove, type Game } from '@bitoku/engine'
import type { Plan } from './plan.ts'
import { knowledgeOf } from './reveal.ts'

/**
 * Plays the moves of a plan until something hidden has come up: from there on it is worth nothing. Changes the game; each move
 * is shown before it is played. Returns whether the plan came to its end.
 */
export function followPlan(
  game: Game,
  seat: number,
  { codes }: Pick<Plan, 'codes'>,
  show?: (code: number, at: number) => void,
): boolean {
  const known = knowledgeOf(game, seat)
  for (const [at, code] of codes.entries()) {
    if (knowledgeOf(game, seat) !== known) return false
    show?.(code, at)
    applyMove(game, seat, code)
  }
  return true
}
