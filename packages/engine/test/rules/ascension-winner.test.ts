import { describe, expect, it } from 'vitest'
import { numberOf } from '../scenario.ts'
import { ascend, sheets } from './ascension-stage.ts'
import { only, pairOf } from './tiles-stage.ts'

/** Seats that are alike in everything but this many VP and completed visions (of "three buildings"). */
const ending = (order: readonly number[], vp: readonly number[], completed: readonly number[] = []) => {
  const { game, events } = ascend(vp.length, (game) => {
    // Home dice from the top settle the order.
    order.forEach((seat, height) => {
      game.seats[seat].places[0] = 20 + height
    })
    vp.forEach((points, seat) => {
      game.seats[seat].vp = points
      const gates = completed[seat] ?? 0
      game.seats[seat].visions = gates > 0 ? [numberOf.vision(game, 'vision-16')] : []
      if (gates > 0) game.seats[seat].pairs = [pairOf(game, 'ara', 'dragonfly-1'), pairOf(game, 'ara', 'dragonfly-1')]
    })
  })
  return { totals: sheets(game).map((sheet) => sheet.total), ranking: only(events, 'ended')[0].ranking, game }
}

describe('the winner', () => {
  it('E-9: the most VP wins, whoever is first in turn order', () => {
    const { totals, ranking, game } = ending([2, 0, 1], [50, 51, 40])
    expect(totals[1]).toBeGreaterThan(totals[0])
    expect(ranking).toEqual([1, 0, 2])
    expect(sheets(game).map((sheet) => sheet.rank)).toEqual([2, 1, 3])
  })

  it('E-9: one VP more beats more completed visions', () => {
    const { totals, ranking } = ending([2, 0, 1], [56, 50, 0], [0, 1, 0])
    expect(totals[0]).toBe(totals[1] + 1)
    expect(ranking).toEqual([0, 1, 2])
  })

  it('E-9: in a tie the more completed visions win, even later in turn order', () => {
    const { totals, ranking } = ending([2, 0, 1], [55, 50, 0], [0, 1, 0])
    expect(totals[0]).toBe(totals[1])
    expect(ranking).toEqual([1, 0, 2])
  })

  it('E-9: if that is tied too, the earlier seat in turn order wins', () => {
    const { totals, ranking } = ending([2, 1, 0], [50, 50, 0])
    expect(totals[0]).toBe(totals[1])
    expect(ranking).toEqual([1, 0, 2])
    expect(ending([2, 0, 1], [50, 50, 0]).ranking).toEqual([0, 1, 2])
    // The first in turn order has 3 VP of its own (E-2).
    const tied = ending([2, 0, 1], [53, 53, 50])
    expect(tied.totals[2]).toBe(tied.totals[0])
    expect(tied.ranking).toEqual([2, 0, 1])
  })

  it('E-9: the game is over: nobody is asked anything any more', () => {
    const { game } = ending([0, 1], [10, 20])
    expect(game.phase).toBe('over')
    expect(game.seats.map((player) => player.frames)).toEqual([[], []])
  })
})
