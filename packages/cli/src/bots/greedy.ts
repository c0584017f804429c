/**
 * The bot that takes the most VP now and thinks no further. It tries every option on a copy of the game and counts the VP
 * its seat gains until something hidden comes up: what follows from a revealed card it may not know, so it does not count.
 */
import { applyMove, copy, type Game, type GameEvent, legalMoves, moveKinds, pending } from '@bitoku/engine'
import { below, type Random } from '../random.ts'
import type { Choose } from './bot.ts'

/** The code of the move that declines, wherever it is offered. */
const skip = moveKinds.indexOf('skip')

/** A bot that takes the most VP now; ties are broken by its generator. */
export function chooseGreedily(random: Random): Choose {
  return (game, seat, moves) => {
    // Trying a move fills the engine's list anew, so the options are set aside first.
    const codes = Array.from(moves.codes.subarray(0, moves.count))
    let [chosen] = codes
    if (codes.length === 1) return chosen
    let most = Number.NEGATIVE_INFINITY
    let ties = 0
    for (const code of codes) {
      // At equal VP anything is better than to decline: half a VP of dislike settles it.
      const vp = tryMove(game, seat, code) - (code === skip ? 0.5 : 0)
      if (vp > most) {
        most = vp
        ties = 0
      }
      if (vp < most) continue
      ties += 1
      if (below(random, ties) === 0) chosen = code
    }
    return chosen
  }
}

/** The VP that a move gives its seat as far as the seat can tell beforehand. */
function tryMove(game: Game, seat: number, code: number): number {
  const trial = copy(game)
  const events: GameEvent[] = []
  trial.events = events
  applyMove(trial, seat, code)
  if (game.phase === 'winter') finishWinter(trial)
  let vp = 0
  for (const event of events) {
    if (event.reveals === true) break
    if (event.type === 'vp' && event.seat === seat) vp += event.n
  }
  return vp
}

/**
 * Winter is carried out only when every seat has chosen. What the others choose changes nothing in the VP of this seat, so
 * any choice of theirs shows what a spirit's virtue is worth.
 */
function finishWinter(trial: Game): void {
  while (trial.phase === 'winter') {
    const [seat] = pending(trial)
    applyMove(trial, seat, legalMoves(trial, seat).codes[0])
  }
}
