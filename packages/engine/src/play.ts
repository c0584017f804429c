/** Playing: the seats that owe a decision, their legal moves, one step of the game. */
import { IllegalMove } from './errors.ts'
import type { GameEvent } from './events.ts'
import { applyMove, legalMoves, owesDecision } from './flow.ts'
import { moveText } from './moves.ts'
import type { Game } from './state.ts'

/** A legal move: its text, and its number inside the engine. */
export interface Option {
  readonly move: string
  readonly code: number
}

/** The seats that owe a decision now, the one whose turn it is first; empty when the game is over. */
export function pending(game: Game): readonly number[] {
  const seats: number[] = []
  const first = Math.max(0, game.active)
  for (let step = 0; step < game.order.length; step += 1) {
    const seat = game.order[(first + step) % game.order.length]
    if (owesDecision(game, seat)) seats.push(seat)
  }
  return seats
}

/** The legal moves of a seat's decision, in a stable order; empty when it owes none. */
export function options(game: Game, seat: number): readonly Option[] {
  const { codes, count } = legalMoves(game, seat)
  const list: Option[] = []
  for (let index = 0; index < count; index += 1) {
    const code = codes[index]
    list.push({ move: moveText(game.tables, code), code })
  }
  return list
}

/** Plays one move, given as its text or as an option of this decision; returns what happened. Throws IllegalMove and leaves the game as it was. */
export function play(game: Game, seat: number, move: string | Option): readonly GameEvent[] {
  const code = findMove(game, seat, move)
  const events: GameEvent[] = []
  const listener = game.events
  game.events = events
  applyMove(game, seat, code)
  game.events = listener
  return events
}

/** The text of a move that came from outside and may be anything. */
function textOf(move: unknown): string {
  if (typeof move === 'string') return move
  if (typeof move === 'object' && move !== null && 'move' in move && typeof move.move === 'string') return move.move
  throw new IllegalMove('move.not-a-text', {})
}

function findMove(game: Game, seat: number, move: unknown): number {
  const text = textOf(move)
  if (!Number.isInteger(seat) || seat < 0 || seat >= game.seats.length) {
    throw new IllegalMove('move.no-such-seat', { seat: typeof seat === 'number' ? seat : typeof seat })
  }
  if (game.phase === 'over') throw new IllegalMove('move.game-over', {})
  if (!owesDecision(game, seat)) throw new IllegalMove('move.not-your-decision', { seat })
  const { codes, count } = legalMoves(game, seat)
  for (let index = 0; index < count; index += 1) if (moveText(game.tables, codes[index]) === text) return codes[index]
  throw new IllegalMove('move.not-possible', { move: text.slice(0, 100) })
}
