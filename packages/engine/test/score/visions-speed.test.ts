import { describe, expect, it } from 'vitest'
import type { VisionCard } from '../../src/edition/edition.ts'
import { forest } from '../../src/edition/forest.ts'
import { itemKinds } from '../../src/names.ts'
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

/** Visions that each take `n` items in all, of any of the first so many kinds. */
const wideVisions = (visions: number, kinds: number, n: number): readonly VisionCard[] =>
  Array.from({ length: visions }, (_, index) => ({
    id: `vision-${index + 1}`,
    vp: 5,
    loss: 1,
    needs: [{ kinds: itemKinds.slice(0, kinds), n }],
  }))

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

  it('E-7: visions of another edition that take items of many kinds are assigned without trying every mixture', () => {
    // One item too few for all of them; the last is as wide as an edition may ask: 9 of any of the 8 kinds.
    for (const [visions, kinds, n] of [
      [3, 3, 4],
      [4, 3, 6],
      [5, 3, 9],
      [4, 4, 9],
      [6, 8, 9],
    ]) {
      const total = visions * n - 1
      const items = itemKinds.map((_, kind) => (kind < kinds ? Math.ceil((total - kind) / kinds) : 0))
      const start = performance.now()
      const lines = assignVisions(wideVisions(visions, kinds, n), items)
      expect(performance.now() - start, `${visions} visions of ${n} of ${kinds} kinds`).toBeLessThan(10 * limit)
      expect(lines.filter((line) => line.completed)).toHaveLength(visions - 1)
    }
  })
})
