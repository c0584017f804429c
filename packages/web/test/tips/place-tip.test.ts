import { describe, expect, it } from 'vitest'
import { type Frame, placeTip } from '../../src/tips/place-tip.ts'

const room = { width: 1000, height: 800 }
const tip = { width: 200, height: 80 }
const frame = (left: number, top: number, width: number, height: number): Frame => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const thing = frame(400, 500, 100, 30)

describe('the place of a tooltip', () => {
  it('is above its thing, and below one that stands high', () => {
    expect(placeTip(tip, thing, [], room)).toEqual({ left: 350, top: 413 })
    expect(placeTip(tip, frame(400, 100, 100, 30), [], room)).toEqual({ left: 350, top: 137 })
  })

  it('is another one when it would cover what can be chosen', () => {
    const above = frame(400, 460, 100, 30)
    expect(placeTip(tip, thing, [above], room)).toEqual({ left: 350, top: 537 })
    const below = frame(400, 540, 100, 30)
    expect(placeTip(tip, thing, [above, below], room).left).toBe(507)
  })

  it('lies within the window and beside its thing, whatever it covers', () => {
    const corner = frame(960, 760, 40, 40)
    const { left, top } = placeTip(tip, corner, [frame(0, 0, 1000, 800)], room)
    expect(left + tip.width).toBeLessThanOrEqual(1000)
    expect(left + tip.width <= corner.left || top + tip.height <= corner.top).toBe(true)
  })
})
