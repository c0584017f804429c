/** The game as the domain of one seat sees it. */
import { seatOf, sheetOf } from '@bitoku/text'
import type { Snapshot } from '@bitoku/host'
import { useRef } from 'react'
import { isEqual } from '../../board/thing.tsx'
import { type GameContext, useGame } from '../game.ts'

/** The move by which a card of the viewer's will leave for its virtue when all have chosen. */
export const virtueMove = ({ draft }: Pick<Snapshot, 'draft'>): string | undefined =>
  draft.steps.find(({ option }) => option.kind === 'virtue')?.option.move

/** All that a domain is drawn from. */
const drawnFrom = ({ snapshot, seatName, language, style }: GameContext, seat: number): readonly unknown[] => [
  seatOf(snapshot.view, seat),
  sheetOf(snapshot.sheets, seat),
  virtueMove(snapshot),
  seatName(seat),
  language,
  style,
]

/** The same game until something in the domain changes: most steps happen elsewhere, and nothing of it is drawn again. */
export function useGameOf(seat: number): GameContext {
  const game = useGame()
  const kept = useRef(game)
  if (!isEqual(drawnFrom(kept.current, seat), drawnFrom(game, seat))) kept.current = game
  return kept.current
}
