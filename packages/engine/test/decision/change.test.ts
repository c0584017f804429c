import { describe, expect, it } from 'vitest'
import { type ExplainedOption, decision } from '../../src/decision/decision.ts'
import type { Game } from '../../src/state.ts'
import { act, give, numberOf, summer } from '../scenario.ts'
import { winter } from '../rules/seasons.ts'
import { giveAmulets, wakeDie } from '../rules/summer-stage.ts'

/** An option of seat 0. */
function optionAt(game: Game, move: string): ExplainedOption {
  const found = decision(game, 0)?.options.find((option) => option.move === move)
  if (found === undefined) throw new Error(`${move} is not possible`)
  return found
}

describe('what an option changes', () => {
  it('a virtue tells its VP and the card that leaves, whether others have chosen or not', () => {
    const game = winter(2, (game) => {
      game.seats[0].played[0] = numberOf.yokai(game, 'imomushi-1')
      give(game, 0, { wood: 2, sake: 3 })
    })
    act(game, 0, 'dice 3 2 1')
    const first = optionAt(game, 'virtue imomushi-1')
    act(game, 1, 'dice 3 2 1', 'skip')
    const last = optionAt(game, 'virtue imomushi-1')
    expect(first.change).toMatchObject({ vp: 5, things: [{ kind: 'yokai', id: 'imomushi-1', n: -1 }] })
    expect(last.change).toEqual(first.change)
    expect([first.reveals, last.reveals]).toEqual([false, true])
    act(game, 0, 'virtue imomushi-1')
    expect(game.seats[0].vp).toBe(5)
  })

  it('what is spent and gained again is told both times', () => {
    const game = summer(2, (game) => {
      wakeDie(game, 0, 1, 3)
      giveAmulets(game, 0, 1)
    })
    const { change, apart } = optionAt(game, 'die 1 home-2 +1')
    expect(change.amulets).toEqual([0, 0, 0])
    expect([apart?.paid.amulets, apart?.gained.amulets]).toEqual([
      [-1, 0, 0],
      [1, 0, 0],
    ])
    expect(optionAt(game, 'die 1 home-2').apart).toBeUndefined()
    expect(optionAt(game, 'die 1 yomi +1').apart).toBeUndefined()
  })
})
