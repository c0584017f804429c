import { describe, expect, test } from 'vitest'
import { stageSize } from '../../src/board/stage-size.ts'
import { moved, showing, wholeStage, zoomedAt } from '../../src/board/zoom-math.ts'

const stage = { w: 980, h: 624 }

describe('the free zoom', () => {
  test('keeps the point under the pointer where it is', () => {
    const near = zoomedAt(wholeStage, 2, [300, 200], stage)
    expect(near.k).toBe(2)
    expect((300 - near.x) / near.k).toBe(300)
    expect((200 - near.y) / near.k).toBe(200)
  })

  test('goes from once to three times', () => {
    expect(zoomedAt(wholeStage, 10, [0, 0], stage).k).toBe(3)
    expect(zoomedAt(zoomedAt(wholeStage, 2, [9, 9], stage), 0.01, [900, 600], stage)).toEqual(wholeStage)
  })

  test('never shows what lies beyond the board', () => {
    const near = zoomedAt(wholeStage, 2, [490, 312], stage)
    expect(moved(near, 5000, 5000, stage)).toEqual({ k: 2, x: 0, y: 0 })
    expect(moved(near, -5000, -5000, stage)).toEqual({ k: 2, x: -980, y: -624 })
  })

  test('brings the foot of the board above its bar, and leaves nothing under it that has the keyboard', () => {
    const barred = { ...stage, foot: 44 }
    const near = zoomedAt(wholeStage, 2, [490, 312], barred)
    expect(moved(near, -5000, -5000, barred)).toEqual({ k: 2, x: -980, y: -668 })
    expect(zoomedAt(near, 0.1, [490, 312], barred)).toEqual(wholeStage)
    expect(showing(near, { x: 500, y: 560, w: 40, h: 40 }, barred).y).toBeLessThan(near.y)
  })

  test('brings what has the keyboard into sight, and moves nothing that is there', () => {
    const near = { k: 3, x: 0, y: 0 }
    const { x, y } = showing(near, { x: 1200, y: 700, w: 100, h: 60 }, stage)
    expect(1200 + x + 100).toBeLessThanOrEqual(980)
    expect(700 + y + 60).toBeLessThanOrEqual(624)
    expect(showing(near, { x: 100, y: 100, w: 100, h: 60 }, stage)).toBe(near)
  })
})

describe('the stage', () => {
  test('draws the narrow overview smaller where it is too low, instead of squeezing its rows', () => {
    expect(stageSize('all', 390, 300)).toEqual({ w: 390, h: 300 })
    const { w, h } = stageSize('all', 390, 178)
    expect(h).toBeGreaterThan(220)
    expect(w / h).toBeCloseTo(390 / 178)
  })
})
