import { addedLines, valueOf } from '@bitoku/text'
import { describe, expect, test } from 'vitest'
import { ceremonySteps, crownTime, stepTime } from '../../src/worth/ceremony.ts'
import { signed, written } from '../../src/worth/lines.ts'
import { finishedSheets } from './finished.ts'

describe('the Ascension as a ceremony', () => {
  test.each([1, 2, 3, 4])('with %i seats the lines lead from nothing to the final totals', (seats) => {
    const sheets = finishedSheets(seats, 'ceremony')
    const steps = ceremonySteps(sheets)
    expect(steps[0]).toMatchObject({ line: 'vp', totals: sheets.map(({ vp }) => vp) })
    expect(steps.at(-1)?.totals).toEqual(sheets.map(({ total }) => total))
    steps.forEach(({ gains, totals }, at) => {
      const before = steps[at - 1]?.totals ?? sheets.map(() => 0)
      expect(totals).toEqual(before.map((total, seat) => total + (gains[seat] ?? 0)))
    })
  })

  test('lines in which nobody gets anything are passed over', () => {
    const sheets = finishedSheets(4, 'ceremony').map((sheet) => ({ ...sheet, rocks: [] }))
    expect(ceremonySteps(sheets).map(({ line }) => line)).not.toContain('rocks')
  })

  test('it never takes longer than 15 seconds', () => {
    for (let steps = 1; steps <= addedLines.length; steps += 1)
      expect(steps * stepTime(steps) + crownTime).toBeLessThan(15_000)
  })
})

describe('the lines of a sheet', () => {
  test.each([1, 2, 4])('add up to its total, with %i seats', (seats) => {
    for (const sheet of finishedSheets(seats, 'lines')) {
      const sum = addedLines.reduce((total, line) => total + (valueOf(sheet, line) ?? 0), 0)
      expect(sum).toBe(sheet.total)
    }
  })

  test('numbers have a true minus, changes their sign', () => {
    expect([written(-3), written(4), signed(2), signed(-2), signed(0)]).toEqual(['−3', '4', '+2', '−2', '0'])
  })
})
