import type { GameEvent } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { summaryOf } from '../../src/history/summary.ts'
import { tallyOf } from '../../src/history/tally.ts'

const turn: readonly GameEvent[] = [
  { type: 'amulets-spent', seat: 1, values: [1] },
  { type: 'die-placed', seat: 1, die: 2, value: 5, region: 'forges', space: undefined },
  { type: 'forest-action', seat: 1, region: 'forges', requires: 4 },
  { type: 'paid', seat: 1, resources: [1, 0, 0, 2] },
  { type: 'crystal-gained', seat: 1, crystal: 'dream-jade', slot: 2, space: 1 },
  { type: 'gained', seat: 1, resources: [0, 0, 3, 0] },
  { type: 'vp', seat: 1, n: 3, source: 'line' },
  { type: 'vp', seat: 1, n: 1, source: 'building' },
  { type: 'vp', seat: 0, n: 7, source: 'building' },
  { type: 'kodama', seat: 1, region: 'forges', from: 1, to: 2 },
  { type: 'kodama', seat: 1, region: 'home', from: 0, to: 2 },
]

describe('a turn in one line', () => {
  it('says where the die went, what was taken, and counts what is alike', () => {
    expect(summaryOf(turn, 1).parts).toEqual([
      { icon: 'die', value: 5, region: 'forges' },
      { icon: 'crystal', id: 'dream-jade' },
      { icon: 'kodama', n: 3 },
    ])
  })

  it('tells a die as it was placed or crossed, before the space or the river took its part', () => {
    const events: readonly GameEvent[] = [
      {
        type: 'die-placed',
        seat: 1,
        die: 1,
        value: 1,
        region: 'home',
        space: 6,
        raised: { from: 1, amulets: [1] },
        drop: 1,
      },
      { type: 'crossed', seat: 1, die: 2, value: 3, hill: 'yomi', toll: 3 },
    ]
    expect(summaryOf(events, 1).parts).toEqual([
      { icon: 'die', value: 2, region: 'home' },
      { icon: 'bridge', value: 6, region: 'yomi' },
    ])
  })

  it('is never empty: whoever only gets ready for winter has done that', () => {
    expect(summaryOf([{ type: 'winter-chosen', seat: 1 }], 1).parts).toEqual([{ icon: 'winter' }])
  })

  it('gives resources, amulets and VP in sum, of that seat only', () => {
    expect(tallyOf(turn, 1)).toEqual({ resources: [-1, 0, 3, -2], amulets: -1, vp: 4 })
    expect(tallyOf(turn, 0).vp).toBe(7)
  })
})
