import { describe, expect, it } from 'vitest'
import type { VisionCard } from '../../src/edition/edition.ts'
import { forest } from '../../src/edition/forest.ts'
import { itemKinds } from '../../src/names.ts'
import { assignVisions } from '../../src/score/visions.ts'

/** Items by kind: resources, buildings, crystals, mitamas, combined dragonflies, lights, gates, completed cards. */
const few = [3, 2, 3, 3, 2, 2, 2, 2]
const middling = [6, 4, 5, 6, 4, 3, 3, 5]
const many = [10, 6, 8, 12, 10, 6, 6, 10]
const plenty = [40, 40, 40, 40, 40, 40, 40, 40]

/** Visions that each take `n` items in all, of any of the first so many kinds. */
const wideVisions = (visions: number, kinds: number, n: number): readonly VisionCard[] =>
  Array.from({ length: visions }, (_, index) => ({
    id: `vision-${index + 1}`,
    vp: 5,
    loss: 1,
    needs: [{ kinds: itemKinds.slice(0, kinds), n }],
  }))

/** What visions bring and save together. */
function worthOf(visions: readonly VisionCard[], items: readonly number[]): number {
  const lines = assignVisions(visions, items)
  expect(lines.map(({ vision }) => vision)).toEqual(visions.map(({ id }) => id))
  return lines.reduce((sum, { completed }, at) => sum + (completed ? visions[at].vp + visions[at].loss : 0), 0)
}

/** Step by step: a search that explodes hangs early, and not when it has eaten all memory. One more vision never makes it worse. */
function expectAssigned(items: readonly number[]): void {
  const worths = [8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28].map((n) => worthOf(forest.visions.slice(0, n), items))
  expect(worths).toEqual(worths.toSorted((one, other) => one - other))
  expect(worths[0]).toBeGreaterThan(0)
}

describe('the search for the best assignment', () => {
  it.each([
    ['few items', few],
    ['a middling number of items', middling],
    ['as many items as a board holds', many],
    ['more items than they need together', plenty],
  ])('E-7: assigns up to all 28 visions with %s', (_, items) => {
    expectAssigned(items)
  })

  it('E-7: twelve visions of an eager seat, any twelve, are assigned', () => {
    for (let first = 0; first < 28; first += 1) {
      const visions = Array.from({ length: 12 }, (_, index) => forest.visions[(first + index * 5) % 28])
      expect(worthOf(visions, many), `from vision ${first + 1}`).toBeGreaterThan(worthOf(visions.slice(0, 3), few) - 1)
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
      const lines = assignVisions(wideVisions(visions, kinds, n), items)
      expect(lines.filter((line) => line.completed)).toHaveLength(visions - 1)
    }
  })
})
