import type { GameEvent } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { commonChange, turnChange } from '../../src/table/changes.ts'

const nothing = { resources: [0, 0, 0, 0], amulets: [0, 0, 0], vp: 0, pilgrims: 0, kodamas: [0, 0, 0, 0, 0] }

describe('what several ways have in common', () => {
  it('is only what each of them brings alike', () => {
    const one = { change: { ...nothing, amulets: [1, 0, 0], resources: [-1, 0, 0, 0], vp: 2 } }
    const other = { change: { ...nothing, amulets: [1, 0, 0], resources: [-2, 0, 0, 0], vp: 2 } }
    expect(commonChange([one, other])).toEqual({ ...nothing, amulets: [1, 0, 0], vp: 2 })
    expect(commonChange([one])).toEqual(one.change)
  })
})

describe('the sum of a turn', () => {
  it('keeps what was paid and what was gained apart, and leaves out the other seats', () => {
    const events: readonly GameEvent[] = [
      { type: 'amulets-spent', seat: 0, values: [2] },
      { type: 'paid', seat: 0, resources: [1, 0, 2, 0] },
      { type: 'gained', seat: 0, resources: [1, 0, 0, 0] },
      { type: 'gained', seat: 1, resources: [0, 4, 0, 0] },
      { type: 'amulet', seat: 0, value: 1 },
      { type: 'vp', seat: 0, n: 2, source: 'line' },
      { type: 'kodama', seat: 0, region: 'stairs', from: 2, to: 4 },
    ]
    expect(turnChange(events, 0)).toEqual({
      paid: { ...nothing, resources: [-1, 0, -2, 0], amulets: [0, -1, 0] },
      gained: { ...nothing, resources: [1, 0, 0, 0], amulets: [1, 0, 0], vp: 2, kodamas: [0, 2, 0, 0, 0] },
    })
  })

  it('counts what is held back until the confirmation', () => {
    const held = { ...nothing, resources: [1, 0, -2, 0], pilgrims: -1, vp: 3, kodamas: [1, 0, 0, 0, 0] }
    expect(turnChange([{ type: 'gained', seat: 0, resources: [1, 0, 0, 0] }], 0, [held])).toEqual({
      paid: { ...nothing, resources: [0, 0, -2, 0], pilgrims: -1 },
      gained: { ...nothing, resources: [2, 0, 0, 0], vp: 3, kodamas: [1, 0, 0, 0, 0] },
    })
  })
})
