/** Earlier moments of an open game. Copies are kept along the way, so that going to any moment costs a few moves only. */
import { applyMove, beginAgain, copy, type Game, pastMoves } from '@bitoku/engine'
import type { Table } from './table.ts'

/** From one kept copy to the next, in moves. */
const stride = 8

/** The copies of a table, one for every so many moves; made when its past is first looked at. Committed moves never change. */
const copies = new WeakMap<Table, Game[]>()

function copiesOf(table: Table): Game[] {
  const known = copies.get(table)
  if (known !== undefined) return known
  const fresh = [beginAgain(table.committed)]
  copies.set(table, fresh)
  return fresh
}

/** The game after its first `history` committed moves, to be looked at only. */
export function gameAt(table: Table, history: number): Game {
  const kept = copiesOf(table)
  const nearest = Math.min(Math.floor(history / stride), kept.length - 1)
  if (nearest * stride === history) return kept[nearest]
  const game = copy(kept[nearest])
  const moves = pastMoves(table.committed)
  for (let at = nearest * stride; at < history; at += 1) {
    applyMove(game, moves[at].seat, moves[at].code)
    // The way to a later moment leaves copies behind.
    if (at + 1 === kept.length * stride) kept.push(copy(game))
  }
  return game
}
