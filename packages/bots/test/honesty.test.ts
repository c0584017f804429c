import { determinize, type Game, options, view } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { writeFeatures } from '../src/features/features.ts'
import { makeFeatureList } from '../src/features/list.ts'
import { type BotInput, botLevels, chooseMove, explainChoice, makeMemory, seedRandom } from '../src/index.ts'
import { hurry, positionsOf } from './play-out.ts'

describe('what a seat may not know', () => {
  it.each([1, 2, 3, 4])('is in no feature at %i seats', (seats) => {
    const real = makeFeatureList()
    const imagined = makeFeatureList()
    let positions = 0
    for (const { game, seat } of positionsOf(seats, 'features', 5)) {
      writeFeatures(game, seat, real)
      writeFeatures(determinize(view(game, seat), `other-${positions}`), seat, imagined)
      // Own cards lie in the deck in another order, so the features come in another order too.
      expect(listOf(imagined)).toEqual(listOf(real))
      positions += 1
    }
    expect(positions).toBeGreaterThan(15)
  })

  // Against the Tengu some levels play in another way.
  it.each([1, 2, 3, 4])('changes no choice of any level, nor what it remembers, at %i seats', (seats) => {
    for (const level of botLevels) {
      expectSame(seats, `honest-${level}`, (input) => {
        const memory = makeMemory()
        return [chooseMove(level, { ...input, memory }), ...memory.answers]
      })
    }
  })

  it.each([1, 2, 3, 4])('changes no hint at %i seats', (seats) => {
    let simulations = 0
    expectSame(seats, 'hints', (input) => {
      const found = explainChoice('expert', input)
      simulations += found.simulations
      return found
    })
    expect(simulations).toBeGreaterThan(0)
  })
})

/** Expects the same answer at positions of a game and of another one that the seat cannot tell from it. */
function expectSame(seats: number, seed: string, answer: (input: BotInput) => unknown): void {
  let positions = 0
  for (const { game, seat } of positionsOf(seats, seed, 14 * seats)) {
    const other = determinize(view(game, seat), 'another game')
    const inputOf = (asked: Game): BotInput => ({
      view: view(asked, seat),
      seat,
      options: options(asked, seat),
      random: seedRandom('honest'),
      budget: hurry,
    })
    expect(view(other, seat)).toEqual(view(game, seat))
    expect(answer(inputOf(other))).toEqual(answer(inputOf(game)))
    positions += 1
  }
  expect(positions).toBeGreaterThanOrEqual(5)
}

function listOf({
  indices,
  values,
  count,
}: ReturnType<typeof makeFeatureList>): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, at) => [indices[at], values[at]] as const).sort(
    (one, other) => one[0] - other[0] || one[1] - other[1],
  )
}
