import { describe, expect, it } from 'vitest'
import { localDay, startOfDay } from '../../src/notify/quiet.ts'
import type { Holiday } from '../../src/storage/model.ts'
import { daysLeft, endHoliday, takeHoliday } from '../../src/tables/holidays.ts'

const at = (text: string): number => Date.parse(text)
const now = at('2026-11-16T12:00Z')

/** Takes holidays in Paris; what is wrong with them is a fault. */
function take(taken: readonly Holiday[], first: string, last: string, when = now): readonly Holiday[] {
  const next = takeHoliday(taken, { first, last, zone: 'Europe/Paris' }, first, when)
  if ('key' in next) throw new Error(next.key)
  return next
}

/** What is wrong with holidays. */
const fault = (taken: readonly Holiday[], first: string, last: string): unknown =>
  takeHoliday(taken, { first, last, zone: 'Europe/Paris' }, 'new', now)

describe('a calendar', () => {
  it('has its days where its people live', () => {
    expect(localDay('Asia/Tokyo', at('2026-11-16T15:00Z'))).toBe('2026-11-17')
    expect(localDay('America/New_York', at('2026-11-16T04:59Z'))).toBe('2026-11-15')
    const starts = ['UTC', 'Asia/Tokyo', 'America/New_York', 'Pacific/Kiritimati', 'Etc/GMT+12'].map((zone) =>
      new Date(startOfDay(zone, '2026-11-16')).toISOString().slice(0, 16),
    )
    expect(starts).toEqual([
      '2026-11-16T00:00',
      '2026-11-15T15:00',
      '2026-11-16T05:00',
      '2026-11-15T10:00',
      '2026-11-16T12:00',
    ])
    expect(startOfDay('Europe/Paris', '2026-03-29')).toBe(at('2026-03-28T23:00Z'))
    expect(startOfDay('Europe/Paris', '2026-10-25')).toBe(at('2026-10-24T22:00Z'))
  })
})

describe('holidays', () => {
  it('last from the first day to the end of the last one', () => {
    expect(take([], '2026-12-24', '2026-12-26')).toMatchObject([
      { first: '2026-12-24', last: '2026-12-26', from: at('2026-12-23T23:00Z'), until: at('2026-12-26T23:00Z') },
    ])
  })

  it('begin now when they begin today: what is past is past', () => {
    expect(take([], '2026-11-16', '2026-11-16')).toMatchObject([{ from: now, until: at('2026-11-16T23:00Z') }])
  })

  it('are 14 days of each calendar year', () => {
    expect(fault([], '2026-12-01', '2026-12-15')).toEqual({ key: 'holidays.too-many', args: { year: '2026', n: 14 } })
    const ten = take([], '2026-12-01', '2026-12-10')
    expect(fault(ten, '2026-12-20', '2026-12-24')).toEqual({ key: 'holidays.too-many', args: { year: '2026', n: 4 } })
    const all = take(ten, '2026-12-28', '2027-01-14')
    expect([2026, 2027].map((year) => daysLeft(all, year))).toEqual([0, 0])
    expect(fault(all, '2027-02-01', '2027-02-01')).toMatchObject({ args: { year: '2027', n: 0 } })
  })

  it('are not of the past, not upside down, and not beyond the next year', () => {
    expect(fault([], '2026-11-15', '2026-11-17')).toMatchObject({ key: 'holidays.past' })
    expect(fault([], '2026-11-20', '2026-11-19')).toMatchObject({ key: 'holidays.order' })
    expect(fault([], '2028-01-01', '2028-01-02')).toEqual({ key: 'holidays.too-far', args: { year: '2027' } })
  })

  it('do not overlap, but may follow each other; the same ones again are nothing new', () => {
    const taken = take([], '2026-12-01', '2026-12-05')
    expect(fault(taken, '2026-12-05', '2026-12-06')).toEqual({
      key: 'holidays.overlap',
      args: { first: '2026-12-01', last: '2026-12-05' },
    })
    expect(take(taken, '2026-12-06', '2026-12-06')).toHaveLength(2)
    expect(take(taken, '2026-12-01', '2026-12-05')).toEqual(taken)
  })

  it('that have not begun are given back whole', () => {
    const taken = take([], '2026-12-01', '2026-12-05')
    expect(endHoliday(taken, '2026-12-01', now)).toEqual([])
  })

  it('that are ended early give the days back that have not begun', () => {
    const taken = take([], '2026-11-16', '2026-11-20')
    const early = at('2026-11-18T09:00Z')
    const ended = endHoliday(taken, '2026-11-16', early)
    expect(ended).toMatchObject([{ first: '2026-11-16', last: '2026-11-18', until: early }])
    expect(daysLeft(ended as readonly Holiday[], 2026)).toBe(11)
    // Who goes again on that day has paid for it.
    const again = take(ended as readonly Holiday[], '2026-11-18', '2026-11-19', early + 1)
    expect(daysLeft(again, 2026)).toBe(10)
  })

  it('that are over or nobody’s cannot be ended', () => {
    const taken = take([], '2026-11-16', '2026-11-16')
    expect(endHoliday(taken, 'other', now)).toMatchObject({ key: 'holidays.none' })
    expect(endHoliday(taken, '2026-11-16', at('2026-11-17T00:00Z'))).toMatchObject({ key: 'holidays.none' })
  })
})
