import { score } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { figuresOf } from '../src/features/figures.ts'
import { layoutOf } from '../src/features/layout.ts'
import { countHoldings } from '../src/features/holdings.ts'
import { lineNames, linesOfSheet } from '../src/features/lines.ts'
import { makeHoldings } from '../src/features/things.ts'
import { makeFeatureList } from '../src/features/list.ts'
import { writeFeatures } from '../src/features/features.ts'
import { positionsOf } from './play-out.ts'

describe('the quick score', () => {
  it.each([1, 2, 3, 4])('agrees with the sheets at %i seats; visions are never valued too high', (seats) => {
    const visions = lineNames.indexOf('visions')
    for (const { game, seat } of positionsOf(seats, 'lines', 9)) {
      const holdings = makeHoldings(figuresOf(game.tables))
      countHoldings(game, seat, true, holdings)
      const exact = linesOfSheet(score(game)[seat])
      lineNames.forEach((name, line) => {
        if (line === visions) expect(holdings.lines[line]).toBeLessThanOrEqual(exact[line])
        else expect([name, holdings.lines[line]]).toEqual([name, exact[line]])
      })
    }
  })
})

describe('features', () => {
  it.each([1, 2, 3, 4])('stay within the layout at %i seats', (seats) => {
    const list = makeFeatureList()
    for (const { game, seat } of positionsOf(seats, 'layout', 7)) {
      writeFeatures(game, seat, list)
      const { size } = layoutOf(game.tables)
      expect(Math.max(...list.indices.subarray(0, list.count))).toBeLessThan(size)
      expect(list.values.subarray(0, list.count).every(Number.isFinite)).toBe(true)
    }
  })
})
