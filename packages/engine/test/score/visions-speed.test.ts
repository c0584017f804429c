import { describe, expect, it } from 'vitest'
import { forest } from '../../src/edition/forest.ts'
import { assignVisions } from '../../src/score/visions.ts'

/** Milliseconds that a score sheet may take for the visions of one seat, in the worst case. */
const limit = 50

/** Items by kind: resources, buildings, crystals, mitamas, combined dragonflies, lights, gates, completed cards. */
const cases = {
  few: [3, 2, 3, 3, 2, 2, 2, 2],
  middling: [6, 4, 5, 6, 4, 3, 3, 5],
  'as many as a board holds': [10, 6, 8, 12, 10, 6, 6, 10],
  'more than all visions need together': [40, 40, 40, 40, 40, 40, 40, 40],
} as const

/** The best of three tries: a busy machine is no slow search. */
function timed(work: () => void): number {
  const tries = [0, 1, 2].map(() => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...tries)
}

describe('the time a search for the best assignment takes', () => {
  for (const [name, items] of Object.entries(cases)) {
    it('E-7: up to all 28 visions at once, with items: ' + name, () => {
      // Step by step: a search that explodes fails early and not by eating all memory.
      for (const visions of [8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28]) {
        const time = timed(() => assignVisions(forest.visions.slice(0, visions), items))
        expect(time, `${visions} visions`).toBeLessThan(limit)
      }
    })
  }

  it('E-7: the twelve visions of an eager seat, any twelve', () => {
    for (let first = 0; first < 28; first += 1) {
      const visions = Array.from({ length: 12 }, (_, index) => forest.visions[(first + index * 5) % 28])
      const time = timed(() => assignVisions(visions, cases['as many as a board holds']))
      expect(time, `from vision ${first + 1}`).toBeLessThan(limit)
    }
  })
})
