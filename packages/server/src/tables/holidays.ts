/** Somebody's holidays: some days of each calendar year, on that person's own calendar. */
import { type Problem, problem } from '@bitoku/host'
import { localDay, startOfDay } from '../notify/quiet.ts'
import type { Holiday } from '../storage/model.ts'

/** So many days of a calendar year. */
const daysPerYear = 14
const day = 86_400_000
/** Holidays that are over are remembered for so long: until their year and every turn they fell into is over. */
const rememberedFor = 400 * day

/** Holidays as they are wished for. */
export interface HolidayWish {
  readonly first: string
  readonly last: string
  readonly zone: string
}

const yearOf = (date: string): number => Number(date.slice(0, 4))

/** The day a number of days after another one. */
const daysAfter = (date: string, count: number): string =>
  new Date(Date.parse(date) + count * day).toISOString().slice(0, 10)

/** The days of some holidays, each once. */
function daysOf(holidays: readonly Pick<Holiday, 'first' | 'last'>[]): ReadonlySet<string> {
  const days = new Set<string>()
  for (const { first, last } of holidays) {
    for (let date = first; date <= last; date = daysAfter(date, 1)) days.add(date)
  }
  return days
}

/** How many days of a year are left. */
export const daysLeft = (taken: readonly Holiday[], year: number): number =>
  daysPerYear - [...daysOf(taken)].filter((date) => yearOf(date) === year).length

/** The holidays after more were taken. Those of today begin now. The same days again change nothing. */
export function takeHoliday(
  taken: readonly Holiday[],
  { first, last, zone }: HolidayWish,
  id: string,
  at: number,
): readonly Holiday[] | Problem {
  const today = localDay(zone, at)
  if (last < first) return problem('holidays.order')
  if (first < today) return problem('holidays.past')
  if (yearOf(last) > yearOf(today) + 1) return problem('holidays.too-far', { year: `${yearOf(today) + 1}` })
  const from = Math.max(at, startOfDay(zone, first))
  const until = startOfDay(zone, daysAfter(last, 1))
  const other = taken.find((each) => each.from < until && from < each.until)
  if (other?.first === first && other.last === last) return taken
  if (other !== undefined) return problem('holidays.overlap', { first: other.first, last: other.last })
  const next = [...taken, { id, first, last, zone, from, until }]
  const spent = [yearOf(first), yearOf(last)].find((year) => daysLeft(next, year) < 0)
  if (spent !== undefined) return problem('holidays.too-many', { year: `${spent}`, n: daysLeft(taken, spent) })
  return next.filter((each) => each.until > at - rememberedFor).toSorted((one, another) => one.from - another.from)
}

/** The holidays after some have ended: the day that has begun is used up, those after it are given back. */
export function endHoliday(taken: readonly Holiday[], id: string, at: number): readonly Holiday[] | Problem {
  const ended = taken.find((each) => each.id === id && each.until > at)
  if (ended === undefined) return problem('holidays.none')
  const others = taken.filter((each) => each !== ended)
  if (ended.from > at) return others
  return [...others, { ...ended, last: localDay(ended.zone, at), until: at }].toSorted(
    (one, another) => one.from - another.from,
  )
}
