/** A game in memory is the same however it came there: move by move as it was played, or loaded after a restart. */
import { options, pending, play } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import type { Move } from '../../src/storage/model.ts'
import { beginGame, catchUp, type HotGame, loadGame } from '../../src/tables/hot.ts'
import { noon } from '../parts/commits.ts'
import { chance } from '../parts/play.ts'
import { someTable } from '../parts/tables.ts'

const { setup: someSetup, ...rest } = someTable()

/** What is shown of the events of a game. */
const shownOf = ({ tail, forgotten, marks, lastMover }: HotGame): object => ({ tail, forgotten, marks, lastMover })

describe('a game that is loaded from its moves', () => {
  it.each(['one', 'two', 'three'])('shows since when its players have not moved, as before: %s', (seed) => {
    const setup = { ...someSetup, seats: 2, seed }
    const rowAfter = (history: number): HotGame['table'] => {
      const numbers = { version: history + 1, news: history + 1, history, created: 0, changed: noon }
      return { ...rest, ...numbers, setup, packed: false }
    }
    const game = beginGame({ setup })
    const played = loadGame(rowAfter(0), [])
    const random = chance(seed)
    const moves: Move[] = []
    while (game.phase !== 'over') {
      const [seat] = pending(game)
      const possible = options(game, seat)
      const { move: text } = possible[Math.floor(random() * possible.length)]
      play(game, seat, text)
      const move = { number: moves.length + 1, seat, text }
      moves.push(move)
      catchUp(played, rowAfter(moves.length), [move])
      const isLookedAt = moves.length < 60 || moves.length % 25 === 0
      if (isLookedAt) expect(shownOf(loadGame(rowAfter(moves.length), moves))).toEqual(shownOf(played))
    }
    expect(moves.length).toBeGreaterThan(60)
  })
})
