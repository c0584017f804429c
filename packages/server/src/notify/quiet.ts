/** Clocks of other places: quiet hours and daily mails follow the receiver's own. */
import type { QuietHours } from '../storage/notice.ts'

const minute = 60_000
const day = 1440

/** Whether the name of a time zone is known here. */
export function isZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The clocks that have been looked at: to make one takes long. */
const clocks = new Map<string, Intl.DateTimeFormat>()
const mostClocks = 1000

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  if (clocks.size >= mostClocks) clocks.clear()
  clocks.set(zone, clock)
  return clock
}

/** Minutes since midnight on the clock of a zone. */
export function localMinutes(zone: string, at: number): number {
  const [hours, minutes] = clockOf(zone).format(at).split(':').map(Number)
  return hours * 60 + minutes
}

/** The day on the calendar of a zone, as `2026-07-14`. */
export const localDay = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

/** When a day begins on the calendar of a zone. */
export function startOfDay(zone: string, date: string): number {
  // At noon everybody's clock is on that day or, far in the east, in the small hours of the next one.
  const noon = Date.parse(date) + (day / 2) * minute
  const passed = localMinutes(zone, noon) + (localDay(zone, noon) > date ? day : 0)
  const guess = noon - passed * minute
  const off = localMinutes(zone, guess)
  return guess - (off > day / 2 ? off - day : off) * minute
}

/** When the clock of a zone next shows a time of day. */
export function nextLocalTime(zone: string, minutes: number, at: number): number {
  const start = Math.floor(at / minute) * minute
  const ahead = (from: number): number => (minutes - localMinutes(zone, from) + day) % day || day
  const guess = start + ahead(start) * minute
  // When clocks are put forward or back on the way, the guess is off by as much.
  const off = localMinutes(zone, guess) - minutes
  return guess - (off > day / 2 ? off - day : off < -day / 2 ? off + day : off) * minute
}

/** The end of the quiet hours if a moment lies in them. */
export function quietUntil(quiet: QuietHours | undefined, zone: string, at: number): number | undefined {
  if (quiet === undefined || quiet.from === quiet.to) return undefined
  const now = localMinutes(zone, at)
  const { from, to } = quiet
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to
  return isQuiet ? nextLocalTime(zone, to, at) : undefined
}
