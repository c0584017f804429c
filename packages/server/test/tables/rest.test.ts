import { describe, expect, it } from 'vitest'
import { freshClocks, isOutOfTime, moveClocks, shownClocks } from '../../src/tables/clocks.ts'
import { countedTime, isResting } from '../../src/tables/rest.ts'
import type { Pace, SeatRest, Standing, TableSeat } from '../../src/storage/model.ts'

const hour = 3_600_000
const day = 24 * hour
const at = (text: string): number => Date.parse(text)
const noon = at('2026-11-16T12:00Z')
const summer: Standing = { round: 2, phase: 'summer', scores: [0, 0] }
const lastSummer: Standing = { round: 4, phase: 'summer', scores: [0, 0] }
const lastWinter: Standing = { round: 4, phase: 'winter', scores: [0, 0] }

/** A table whose first seat rests so. */
const tableWith = (rest: SeatRest | undefined, standing = summer) => {
  const aki: TableSeat = { kind: 'person', name: 'Aki', ...(rest && { rest }) }
  return { seats: [aki, { kind: 'person', name: 'Mori' }] as readonly TableSeat[], standing, clocks: [], outages: [] }
}

/** What counts of the time from noon on, in hours. */
const counted = (rest: SeatRest | undefined, hours: number, standing = summer): number =>
  countedTime(tableWith(rest, standing), 0, noon, noon + hours * hour) / hour

/** Holidays from and until so many hours after noon. */
const away = (...stretches: readonly (readonly [number, number])[]): SeatRest => ({
  holidays: stretches.map(([from, until]) => ({ from: noon + from * hour, until: noon + until * hour })),
})

describe('the time that counts for a clock', () => {
  it('is all of it for who takes no rest', () => {
    expect(counted(undefined, 30)).toBe(30)
    expect(counted({ holidays: [] }, 30)).toBe(30)
    expect(counted({ holidays: [] }, -1)).toBe(0)
  })

  it('leaves out holidays in the middle, begun before, or not over yet', () => {
    expect(counted(away([2, 5]), 10)).toBe(7)
    expect(counted(away([-5, 3]), 10)).toBe(7)
    expect(counted(away([8, 50]), 10)).toBe(8)
    expect(counted(away([-5, 50]), 10)).toBe(0)
    expect(counted(away([-5, -1], [10, 20]), 10)).toBe(10)
    expect(counted(away([1, 2], [4, 6]), 10)).toBe(7)
  })

  it('is not stopped by holidays that begin in the last turn of the game, but by those it began in', () => {
    expect(counted(away([2, 5]), 10, lastWinter)).toBe(10)
    expect(counted(away([2, 5]), 10, { ...lastWinter, phase: 'ascension' })).toBe(10)
    expect(counted(away([-1, 5], [6, 7]), 10, lastWinter)).toBe(5)
    expect(counted(away([0, 5]), 10, lastWinter)).toBe(5)
    expect(counted(away([2, 5]), 10, lastSummer)).toBe(7)
    expect(counted(away([2, 5]), 10, { ...lastWinter, round: 3 })).toBe(7)
  })
})

const night = { zone: 'UTC', from: 23 * 60, to: 7 * 60 }
const asleep: SeatRest = { holidays: [], night }

describe('a night', () => {
  it('does not count, each time it comes', () => {
    expect(counted(asleep, 11)).toBe(11)
    expect(counted(asleep, 15)).toBe(11)
    expect(counted(asleep, 24)).toBe(16)
    expect(counted(asleep, 72)).toBe(48)
  })

  it('may have begun before the turn', () => {
    const late = at('2026-11-17T02:30Z')
    expect(countedTime(tableWith(asleep), 0, late, late + 5 * hour)).toBe(hour / 2)
  })

  it('is that of the person’s own place', () => {
    const tokyo = { holidays: [], night: { ...night, zone: 'Asia/Tokyo' } }
    // Noon is 21 o'clock there.
    expect(counted(tokyo, 3)).toBe(2)
    expect(counted(tokyo, 12)).toBe(4)
  })

  it('is as long as it is when clocks are changed', () => {
    const paris = { holidays: [], night: { ...night, zone: 'Europe/Paris' } }
    const [spring, autumn] = [at('2026-03-28T12:00Z'), at('2026-10-24T12:00Z')]
    expect(countedTime(tableWith(paris), 0, spring, spring + day)).toBe(17 * hour)
    expect(countedTime(tableWith(paris), 0, autumn, autumn + day)).toBe(15 * hour)
  })

  it('comes to an end also where its hours are left out', () => {
    const odd = { holidays: [], night: { zone: 'Europe/Paris', from: 22 * 60, to: 150 } }
    const even = { holidays: [], night: { zone: 'Europe/Paris', from: 150, to: 480 } }
    const [from, until] = [at('2026-03-27T12:00Z'), at('2026-03-31T12:00Z')]
    const [first, second] = [odd, even].map((rest) => countedTime(tableWith(rest), 0, from, until) / hour)
    expect(Math.abs(first - (96 - 4 * 4.5))).toBeLessThanOrEqual(1)
    expect(Math.abs(second - (96 - 4 * 5.5))).toBeLessThanOrEqual(1)
  })

  it('lasts half a day at most, whatever somebody calls quiet', () => {
    expect(counted({ holidays: [], night: { zone: 'UTC', from: 12 * 60, to: 12 * 60 - 1 } }, 48)).toBe(24)
    expect(counted({ holidays: [], night: { zone: 'UTC', from: 60, to: 60 } }, 48)).toBe(48)
  })

  it('counts once where it falls into holidays', () => {
    expect(counted({ ...away([9, 13]), night }, 24)).toBe(14)
    expect(counted({ ...away([12, 13]), night }, 24)).toBe(16)
    expect(counted({ ...away([12, 40]), night }, 48)).toBe(16)
  })

  it('goes on in the last turn', () => {
    expect(counted(asleep, 24, lastWinter)).toBe(16)
  })
})

/** From and until so many hours after noon. */
const stretch = (from: number, until: number) => ({ from: noon + from * hour, until: noon + until * hour })

/** What counts for the first seat of a table, in hours. */
const counts = (table: Parameters<typeof countedTime>[0], hours: number): number =>
  countedTime(table, 0, noon, noon + hours * hour) / hour

describe('in outages', () => {
  it('no time counts, and none twice for who is on holiday as well', () => {
    const outages = [stretch(-9, -8), stretch(-2, 1), stretch(3, 4), stretch(3.5, 5), stretch(20, 30)]
    const table = { ...tableWith(undefined), outages }
    expect([1, 2, 4, 6, 24].map((hours) => counts(table, hours))).toEqual([0, 1, 2, 3, 17])
    expect(counts({ ...tableWith(away([4, 10])), outages }, 12)).toBe(4)
    expect(counts({ ...tableWith(undefined, lastWinter), outages }, 6)).toBe(3)
  })

  it('of one process only the clocks of its own players stand still, and from its turn on', () => {
    const clocks = [
      { left: 9 * hour, since: noon, outages: [stretch(2, 3)] },
      { left: 9 * hour, since: noon },
    ]
    const table = { ...tableWith(undefined), clocks, pace: { kind: 'live', bank: 9 * hour, increment: 0 } as const }
    expect([0, 1].map((seat) => countedTime(table, seat, noon, noon + 6 * hour) / hour)).toEqual([5, 6])
    expect(isResting(table, 0, noon, noon + 2.5 * hour)).toBe(true)
    expect(shownClocks(table, noon + 2.5 * hour)).toEqual([
      { left: 9 * hour, since: noon, paused: hour / 2, rests: noon + 2.5 * hour },
      { left: 9 * hour, since: noon },
    ])
    // The next turn begins without them.
    expect(moveClocks(table, [0, 1], [0], noon + 6 * hour)[0]).toEqual({ left: 4 * hour, since: noon + 6 * hour })
  })
})

describe('a clock at rest', () => {
  it('stands from the first moment of the rest to the last', () => {
    const table = tableWith(away([2, 5]))
    const rests = [2 * hour - 1, 2 * hour, 5 * hour - 1, 5 * hour].map((time) => isResting(table, 0, noon, noon + time))
    expect(rests).toEqual([false, true, true, false])
    expect(isResting(tableWith(away([2, 5]), lastWinter), 0, noon, noon + 3 * hour)).toBe(false)
    expect(isResting(tableWith(asleep), 0, noon, at('2026-11-17T06:59Z'))).toBe(true)
  })
})

describe('clocks of a game over days', () => {
  const pace: Pace = { kind: 'days', turn: day, reserve: 10 * hour }
  const tableAt = (rest: SeatRest) => {
    const base = { ...tableWith(rest), pace }
    const fresh = { ...base, clocks: freshClocks(pace, base.seats) }
    return { ...base, clocks: moveClocks(fresh, [0], [], noon) }
  }

  it('run out later by the time of rest', () => {
    const table = tableAt(away([10, 58]))
    const [before, after] = [34 + 48, 34 + 48].map((hours, index) => noon + hours * hour - 1 + index)
    expect([isOutOfTime(table, 0, before), isOutOfTime(table, 0, after)]).toEqual([false, true])
  })

  it('take from the reserve only what counts', () => {
    const table = tableAt(away([10, 58]))
    expect(moveClocks(table, [1], [0], noon + (48 + 28) * hour)[0]).toEqual({ left: 6 * hour })
  })

  it('are shown as they are now, and not when they will stand still', () => {
    const table = tableAt({ holidays: [], night })
    const [dusk, dark] = [noon + 10 * hour, noon + 12 * hour]
    const clock = { left: 34 * hour, since: noon }
    expect(shownClocks(table, dusk)).toEqual([clock, { left: 10 * hour }])
    expect(shownClocks(table, dark)).toEqual([{ ...clock, paused: hour, rests: dark }, { left: 10 * hour }])
    expect(shownClocks(table, noon + 20 * hour)[0]).toEqual({ ...clock, paused: 8 * hour })
  })
})
