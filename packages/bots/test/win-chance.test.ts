import { describe, expect, it } from 'vitest'
import { chanceToWin, meanPlace } from '../src/win-chance.ts'

const years = [1, 2, 3, 4]

describe('the chance to win', () => {
  it.each([[[150, 150]], [[160, 140]], [[150, 145, 130]], [[140, 139, 138, 100]]])(
    'is shared out among the seats that expect %j VP',
    (totals) => {
      for (const year of years) {
        const others = (seat: number): readonly number[] => totals.filter((_, at) => at !== seat)
        const chances = totals.map((own, seat) => chanceToWin(own, others(seat), year))
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 1)
        expect(chances).toEqual(chances.toSorted((one, other) => other - one))
        const places = totals.map((own, seat) => meanPlace(own, others(seat), year))
        const all = (totals.length * (totals.length + 1)) / 2
        expect(places.reduce((sum, place) => sum + place, 0)).toBeCloseTo(all, 5)
      }
    },
  )

  it('of the same lead grows from year to year, and with the lead', () => {
    const chances = years.map((year) => chanceToWin(160, [150], year))
    expect(chances).toEqual(chances.toSorted((one, other) => one - other))
    expect(chances[0]).toBeGreaterThan(0.6)
    expect(chances[3]).toBeGreaterThan(0.8)
    expect(chanceToWin(170, [150], 1)).toBeGreaterThan(chances[0])
    expect(chanceToWin(150, [150], 4)).toBeCloseTo(0.5, 2)
  })
})
