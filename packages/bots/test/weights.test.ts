import { statSync } from 'node:fs'
import { editionByHash, editionHash, forest, newGame } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { trainedFor } from '../src/nets.ts'
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

describe('the weights', () => {
  it('are at most a megabyte altogether', () => {
    const sizes = ['solo', 'two', 'three', 'four'].map(
      (name) => statSync(new URL(`../src/weights/${name}.ts`, import.meta.url)).size,
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_000_000)
  })

  // Otherwise a change of the edition would have all bots play by rule of thumb, and nobody would notice.
  it.each([1, 2, 3, 4])('for %i seats fit the edition and the features, and say where they come from', (seats) => {
    const weights = all.weightsFor(seats)
    expect(weights?.edition).toBe(editionHash(forest))
    expect(trainedFor(newGame({ seats, seed: 'weights' }).tables)).toBeDefined()
    const generations = weights?.runs.reduce((sum, run) => sum + run.generations, 0)
    expect(generations).toBe(weights?.generations)
  })

  it.each([1, 2, 3, 4])(
    'for %i seats also play on in games of the editions that they were trained for before',
    (seats) => {
      for (const hash of ['1d892dce52849c16', '9b5bbe2bbae8d468', 'cd32dfe427996df9']) {
        const edition = editionByHash(hash) ?? forest
        expect(edition).not.toBe(forest)
        expect(trainedFor(newGame({ seats, seed: 'weights', edition }).tables)).toBeDefined()
      }
    },
  )
})
