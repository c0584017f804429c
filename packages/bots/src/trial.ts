/** Helpers for trying moves on imagined games. */
import { applyMove, type Game, legalMoves, moveKinds, pending } from '@bitoku/engine'

const skip = moveKinds.indexOf('skip')
const kindMask = 63

/** Whether a move declines something. */
export const isSkip = (code: number): boolean => (code & kindMask) === skip

/**
 * Winter is carried out only when every seat has chosen. What the others choose changes nothing in what this seat gets, so
 * any choice of theirs shows what a spirit's virtue is worth.
 */
export function finishWinter(trial: Game): void {
  while (trial.phase === 'winter') {
    const [seat] = pending(trial)
    applyMove(trial, seat, legalMoves(trial, seat).codes[0])
  }
}

/** Whether a seat is still in the middle of what it began: its turn, its reaping, its discarding. */
export function isInTheMiddle(trial: Game, seat: number, before: Pick<Game, 'phase' | 'round'>): boolean {
  if (trial.phase !== before.phase || trial.round !== before.round) return false
  const { frames, owed } = trial.seats[seat]
  if (frames.length === 0) return false
  return owed > 0 || frames[frames.length - 1].kind !== 'turn'
}
