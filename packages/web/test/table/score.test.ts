import { newGame, score, view } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { scoreOf } from '../../src/table/game.ts'

describe('the score beside a name', () => {
  const game = newGame({ seats: 3, seed: 'score' })
  const table = { view: view(game, 0), sheets: score(game) }

  it('is the VP so far while the game is played', () => {
    for (const seat of [0, 1, 2])
      expect(scoreOf({ ...table, finished: false }, seat)).toEqual({ n: table.view.seats[seat].vp, isFinal: false })
  })

  it('means the same for every seat in the end: all of its VP', () => {
    for (const { seat, total } of table.sheets) {
      expect(total).not.toBe(table.view.seats[seat].vp)
      expect(scoreOf({ ...table, finished: true }, seat)).toEqual({ n: total, isFinal: true })
    }
  })
})
