import type { ScorePoint } from '@bitoku/host'
import { describe, expect, test } from 'vitest'
import { byKind, kindLooks, kinds } from '../../src/charts/kinds.ts'
import { spread, ticksFor } from '../../src/charts/scale.ts'
import { seasonEnds, yearsOf } from '../../src/charts/seasons.ts'
import { finishedSheets } from '../worth/finished.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

describe('VP by source', () => {
  test.each([1, 2, 4])('add up to the total, with %i seats', (seats) => {
    for (const sheet of finishedSheets(seats, 'kinds'))
      expect(sum(Object.values(byKind(sheet, true)))).toBe(sheet.total)
  })

  test('without the Ascension they add up to the recorded VP', () => {
    for (const sheet of finishedSheets(3, 'kinds')) {
      const sums = byKind(sheet, false)
      expect(sum(Object.values(sums))).toBe(sheet.vp)
      expect([sums.treasure, sums.rock, sums.vision]).toEqual([0, 0, 0])
    }
  })

  test('neighbours in a bar differ by more than colour', () => {
    kinds.slice(1).forEach((kind, at) => expect(kindLooks[kind].pattern).not.toBe(kindLooks[kinds[at]].pattern))
    expect(new Set(kinds.map((kind) => kindLooks[kind].icon)).size).toBe(kinds.length)
  })
})

const point = (history: number, round: number, phase: ScorePoint['phase']): ScorePoint => ({
  history,
  round,
  phase,
  mover: history === 0 ? undefined : 0,
  scores: [],
})

describe('the turns of a chronicle', () => {
  const points = [
    point(0, 1, 'spring'),
    point(2, 1, 'spring'),
    point(3, 1, 'summer'),
    point(5, 1, 'summer'),
    point(6, 2, 'summer'),
    point(7, 2, 'winter'),
  ]

  test('fall into years', () => {
    expect(yearsOf(points)).toEqual([
      { round: 1, from: 0, to: 3 },
      { round: 2, from: 4, to: 5 },
    ])
  })

  test('end seasons', () => {
    expect(seasonEnds(points).map(({ history }) => history)).toEqual([0, 2, 5, 6, 7])
  })
})

describe('a scale', () => {
  test('has round numbers around all values', () => {
    expect(ticksFor(0, 43, 6)).toEqual([0, 10, 20, 30, 40, 50])
    expect(ticksFor(-4, 43, 6)).toEqual([-10, 0, 10, 20, 30, 40, 50])
    expect(ticksFor(0, 0, 6)).toEqual([0, 1])
    expect(ticksFor(0, 137, 6)).toEqual([0, 25, 50, 75, 100, 125, 150])
  })

  test('keeps labels apart, in their order and inside', () => {
    expect(spread([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90])
    expect(spread([50, 50, 52], 20, 0, 100)).toEqual([50, 70, 90])
    expect(spread([95, 96], 20, 0, 100)).toEqual([80, 100])
    expect(spread([2, 1], 20, 0, 100)).toEqual([21, 1])
  })
})
