import { determinize, options, view } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { writeFeatures } from '../src/features/features.ts'
import { makeFeatureList } from '../src/features/list.ts'
import { botLevels, chooseMove, seedRandom } from '../src/index.ts'
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

  it.each(botLevels)('changes no choice of %s', (level) => {
    let positions = 0
    for (const { game, seat } of positionsOf(2, `honest-${level}`, 40)) {
      const other = determinize(view(game, seat), 'another game')
      const choose = (asked: typeof game): string =>
        chooseMove(level, {
          view: view(asked, seat),
          seat,
          options: options(asked, seat),
          random: seedRandom('honest'),
          budget: hurry,
        })
      expect(view(other, seat)).toEqual(view(game, seat))
      expect(choose(other)).toBe(choose(game))
      positions += 1
    }
    expect(positions).toBeGreaterThan(2)
  })
})

function listOf({
  indices,
  values,
  count,
}: ReturnType<typeof makeFeatureList>): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, at) => [indices[at], values[at]] as const).sort(
    (one, other) => one[0] - other[0] || one[1] - other[1],
  )
}
