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

/** Minutes since midnight on the clock of a zone. */
export function localMinutes(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const [hours, minutes] = parts.format(at).split(':').map(Number)
  return hours * 60 + minutes
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
