/** How the scores went: one pass over the committed moves. */
import { applyMove, beginAgain, type Game, type GameEvent, pastMoves, score, view } from '@bitoku/engine'
import type { ScorePoint } from './host.ts'
import { isTurnOver } from './look-ahead.ts'
import { viewerOf } from './snapshot.ts'
import type { Table } from './table.ts'

/** The scores at the beginning and after every turn, as the present viewer may know them; at the end everything is open. */
export function chronicleOf(table: Table): readonly ScorePoint[] {
  const { committed, history } = table
  const viewer = viewerOf(table)
  const game = beginAgain(committed)
  const pointOf = (at: number, round: number, phase: Game['phase'], mover: number | undefined): ScorePoint => {
    const sheets = score(committed.phase === 'over' ? game : view(game, viewer))
    return { history: at, round, phase, mover, scores: sheets.map(({ vp, total }) => ({ vp, total })) }
  }
  const points = [pointOf(0, game.round, game.phase, undefined)]
  const moves = pastMoves(committed).slice(0, history)
  moves.forEach(({ seat, code }, at) => {
    const { round, phase } = game
    const events: GameEvent[] = []
    game.events = events
    applyMove(game, seat, code)
    // The present is a point too, in the middle of a turn.
    if (isTurnOver(game, seat, events) || at === moves.length - 1) points.push(pointOf(at + 1, round, phase, seat))
  })
  return points
}
