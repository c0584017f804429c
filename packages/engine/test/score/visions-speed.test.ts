import { describe, expect, it } from 'vitest'
import { forest } from '../../src/edition/forest.ts'
import { assignVisions } from '../../src/score/visions.ts'

/** Milliseconds that a score sheet may take for the visions of one seat, in the worst case. */
const limit = 50

/** Items by kind: resources, buildings, crystals, mitamas, combined dragonflies, lights, gates, completed cards. */
const few = [3, 2, 3, 3, 2, 2, 2, 2]
const middling = [6, 4, 5, 6, 4, 3, 3, 5]
const many = [10, 6, 8, 12, 10, 6, 6, 10]
const plenty = [40, 40, 40, 40, 40, 40, 40, 40]

/** The best of five tries: a busy machine is no slow search. */
function timed(work: () => void): number {
  const tries = [0, 1, 2, 3, 4].map(() => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...tries)
}

/** Step by step: a search that explodes fails early and not by eating all memory. */
function expectFast(items: readonly number[]): void {
  for (const visions of [8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28]) {
    const time = timed(() => assignVisions(forest.visions.slice(0, visions), items))
    expect(time, `${visions} visions`).toBeLessThan(limit)
  }
}

describe('the time a search for the best assignment takes', () => {
  it('E-7: up to all 28 visions with few items are assigned within 50 ms', () => {
    expectFast(few)
  })

  it('E-7: up to all 28 visions with a middling number of items are assigned within 50 ms', () => {
    expectFast(middling)
  })

  it('E-7: up to all 28 visions with as many items as a board holds are assigned within 50 ms', () => {
    expectFast(many)
  })

  it('E-7: up to all 28 visions with more items than they need together are assigned within 50 ms', () => {
    expectFast(plenty)
  })

  it('E-7: twelve visions of an eager seat, any twelve, are assigned within 50 ms', () => {
    for (let first = 0; first < 28; first += 1) {
      const visions = Array.from({ length: 12 }, (_, index) => forest.visions[(first + index * 5) % 28])
      const time = timed(() => assignVisions(visions, many))
      expect(time, `from vision ${first + 1}`).toBeLessThan(limit)
    }
  })
})
