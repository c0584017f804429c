import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareTreasure } from '../../src/score/treasures.ts'

const prizes = fc.constantFrom([4, 2, 0], [5, 2, 1], [6, 3, 1], [7, 4, 2], [8, 5, 2])
const track = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 4 })

describe('the treasures, against a line-up', () => {
  it('E-4: whoever stands on a space divides the prizes of the places that its group fills', () => {
    fc.assert(
      fc.property(track, prizes, (positions, treasure) => {
        const lineUp = positions.toSorted((one, other) => other - one)
        const expected = positions.map((position) => {
          const places = lineUp.flatMap((other, place) => (other === position ? [place] : []))
          const sum = places.reduce((total, place) => total + (place < 3 ? treasure[place] : 0), 0)
          return Math.floor(sum / places.length)
        })
        expect(shareTreasure(positions, treasure)).toEqual(expected)
      }),
    )
  })
})
