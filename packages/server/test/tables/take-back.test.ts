/** How far a take-back goes: one turn of whoever asks, and no further. */
import { options, pending, play } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import type { NewMove } from '../../src/storage/model.ts'
import { beginGame, loadGame } from '../../src/tables/hot.ts'
import { beforeLastTurn } from '../../src/tables/take-back.ts'
import { noon } from '../parts/commits.ts'
import { someTable } from '../parts/tables.ts'

const { setup, ...rest } = someTable({ setup: { ...someTable().setup, seats: 2, seed: 'take-back' } })

/** Spring for both, the last to choose being the one who begins Summer, and the first turn of Summer. */
function beginYear(): { readonly moves: readonly NewMove[]; readonly first: number; readonly spring: number } {
  const game = beginGame({ setup })
  const [first] = game.order
  const moves: NewMove[] = []
  const move = (seat: number): void => {
    const [{ move: text }] = options(game, seat)
    play(game, seat, text)
    moves.push({ seat, text })
  }
  while (pending(game).includes(1 - first)) move(1 - first)
  while (game.phase === 'spring') move(first)
  const spring = moves.length
  while (pending(game)[0] === first) move(first)
  return { moves, first, spring }
}

describe('the last turn', () => {
  it('begins with its season, even where the same seat made the last choice of the season before', () => {
    const { moves, first, spring } = beginYear()
    const table = { ...rest, setup, version: 1, news: 1, history: moves.length, packed: false, created: 0, changed: 0 }
    const stored = moves.map((move, index) => ({ ...move, number: index + 1 }))
    const hot = loadGame({ ...table, changed: noon }, stored)
    expect(moves.length).toBeGreaterThan(spring)
    expect(moves[spring - 1].seat).toBe(first)
    expect(beforeLastTurn(hot, first)).toBe(spring)
    expect(beforeLastTurn(hot, 1 - first)).toBe(0)
  })
})
