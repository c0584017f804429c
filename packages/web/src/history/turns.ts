/** The turns of a game, for going through its past. Their borders are public events, so that all viewers count alike. */
import type { Phase } from '@bitoku/engine'
import type { NumberedEvent } from '@bitoku/host'

/** A turn: of one seat in Summer, of all at once in the other seasons. */
export interface Turn {
  /** Counted from 1. */
  readonly number: number
  /** Whose turn it is; undefined: all act. */
  readonly seat: number | undefined
  readonly round: number
  readonly phase: Phase
  /** How many moves were made before it, and when it is over. */
  readonly from: number
  readonly to: number
}

/** The turns of the first `history` moves. What takes no move of its own, as a turn of the Tengu, belongs to the turn before. */
export function turnsOf(story: readonly NumberedEvent[], history: number): readonly Turn[] {
  const turns: Turn[] = []
  let open: Omit<Turn, 'number' | 'to'> = { seat: undefined, round: 1, phase: 'spring', from: 0 }
  const close = (to: number): void => {
    if (to > open.from) turns.push({ ...open, number: turns.length + 1, to })
  }
  for (const { event, move } of story) {
    if (move > history) break
    if (event.type !== 'phase' && event.type !== 'turn') continue
    close(move)
    const { round, phase } = event.type === 'phase' ? event : open
    open = { seat: event.type === 'turn' ? event.seat : undefined, round, phase, from: move }
  }
  close(history)
  return turns
}

/** The turn that a moment belongs to: the one whose moves have been made up to there; undefined before the first move. */
export const turnAt = (turns: readonly Turn[], history: number): Turn | undefined =>
  turns.find(({ from, to }) => history > from && history <= to)

/** The moment at which the turn before (−1) or after (1) a moment is over; undefined past the ends. */
export function turnFrom(turns: readonly Turn[], history: number, step: 1 | -1): number | undefined {
  const ends = [0, ...turns.map(({ to }) => to)]
  return step === 1 ? ends.find((end) => end > history) : ends.findLast((end) => end < history)
}
