import { describe, expect, test } from 'vitest'
import type { KodamaModel } from '../../src/board/model-types.ts'
import { standSideBySide } from '../../src/board/track.tsx'

const rope = { x: 10, y: 0, pitch: 18 }
const room = { x: 0, y: 0, w: 130, h: 40 }
const width = 22
const kodamas = (...places: readonly number[]): readonly KodamaModel[] =>
  places.map((at, seat) => ({ seat, at, target: `kodama:${seat}` }))

/** The distances between those who stand next to each other. */
function distances(places: readonly number[]): readonly number[] {
  const stands = standSideBySide(kodamas(...places), rope, room, width)
  return stands.slice(1).map(({ x }, index) => x - stands[index].x)
}

describe('kodamas on a track', () => {
  test('stand on their beads where there is room', () => {
    const stands = standSideBySide(kodamas(2, 6), rope, room, width)
    expect(stands.map(({ x }) => x)).toEqual(stands.map(({ bead }) => bead))
  })

  test.each([[[1, 1, 1, 1]], [[7, 7, 7, 7, 7]], [[3, 3, 4, 4, 4]], [[1, 2, 3, 4, 5]]])(
    'never hide each other: %j',
    (places) => {
      for (const distance of distances(places)) expect(distance).toBeGreaterThanOrEqual(width - 0.001)
    },
  )

  test('stay inside the well, and in the order of their beads', () => {
    for (let first = 1; first <= 7; first += 1)
      for (let second = 1; second <= 7; second += 1) {
        const stands = standSideBySide(kodamas(first, second, 1, 7, second), rope, room, width)
        for (const { x } of stands) {
          expect(x - width / 2).toBeGreaterThanOrEqual(room.x - 0.001)
          expect(x + width / 2).toBeLessThanOrEqual(room.x + room.w + 0.001)
        }
        expect(stands.map(({ bead }) => bead)).toEqual(stands.map(({ bead }) => bead).toSorted((a, b) => a - b))
      }
  })
})
