import { describe, expect, it } from 'vitest'
import * as all from '../src/weights/all.ts'
import * as fetched from '../src/weights/fetched.ts'

describe('the weights in a browser', () => {
  it.each([1, 2, 3, 4])(
    'come for %i seats only when they are fetched, and are the same as elsewhere',
    async (seats) => {
      expect(fetched.weightsFor(seats)).toBeUndefined()
      await fetched.fetchWeights(seats)
      expect(fetched.weightsFor(seats)).toBe(all.weightsFor(seats))
      expect(fetched.weightsFor(seats)?.seats).toBe(seats)
    },
  )
})
