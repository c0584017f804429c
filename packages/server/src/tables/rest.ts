/** When the clock of a seat stands still: in outages, in the holidays of its person, and at some tables in that person's night. */
import { lastRound } from '@bitoku/engine'
import { nextLocalTime, quietUntil } from '../notify/quiet.ts'
import type { Night, SeatRest, Standing, Stretch, Table } from '../storage/model.ts'

const quarter = 900_000
const minutesOfDay = 1440

/** A night stops a clock for so long at most, in minutes: whoever wants to be told nothing by day plays by day all the same. */
const longestNight = 720

/** Whether a turn is the last one of its seat: from the last Winter on nothing comes after it. */
const isFinalTurn = ({ round, phase }: Standing): boolean =>
  phase === 'ascension' || (phase === 'winter' && round === lastRound)

/** A night as it counts. */
function shorten({ zone, from, to }: Night): Night {
  const length = (to - from + minutesOfDay) % minutesOfDay
  return length <= longestNight ? { zone, from, to } : { zone, from, to: (from + longestNight) % minutesOfDay }
}

/** The nights that touch a time. */
function nightsIn(night: Night, { from, until }: Stretch): readonly Stretch[] {
  const hours = shorten(night)
  const nights: Stretch[] = []
  for (let at = from; at < until;) {
    const ends = quietUntil(hours, hours.zone, at)
    const next = ends ?? nextLocalTime(hours.zone, hours.from, at)
    // An hour that is left out when clocks are put forward is never reached.
    const reached = next > at ? next : at + quarter
    if (ends !== undefined) nights.push({ from: at, until: reached })
    at = reached
  }
  return nights
}

/** What a seat's clock stands still in, of a turn that began at `from`. In the last turn no holiday may begin. */
function restsIn({ holidays, night }: SeatRest, turn: Stretch, isFinal: boolean): readonly Stretch[] {
  const taken = isFinal ? holidays.filter(({ from }) => from <= turn.from) : holidays
  const nights = night === undefined || night.from === night.to ? [] : nightsIn(night, turn)
  return [...taken, ...nights]
}

/** What says when a clock stands still. */
export interface Resting extends Pick<Table, 'seats' | 'standing' | 'clocks'> {
  /** When nobody served, in their order: then all clocks stand still. */
  readonly outages: readonly Stretch[]
}

/** The outages that touch a time; there may be years of them, and mostly none of them does. */
function outagesIn(outages: readonly Stretch[], { from, until }: Stretch): readonly Stretch[] {
  const touching: Stretch[] = []
  for (let index = outages.length - 1; index >= 0; index -= 1) {
    const outage = outages[index]
    if (outage.until <= from) break
    if (outage.from < until) touching.push(outage)
  }
  return touching
}

/** When the clock of a seat stands still in a turn: everybody's outages, those of its player's process, and the person's rest. */
function stillIn({ seats, standing, clocks, outages }: Resting, seat: number, turn: Stretch): readonly Stretch[] {
  const { rest } = seats[seat]
  const out = outagesIn(outages, turn)
  const own = clocks[seat]?.outages ?? []
  if (rest === undefined && out.length + own.length === 0) return []
  const rests = rest === undefined ? [] : restsIn(rest, turn, isFinalTurn(standing))
  return [...out, ...own, ...rests].toSorted((one, other) => one.from - other.from)
}

/** How much of a time counts for the clock of a seat whose turn began with it, in milliseconds. */
export function countedTime(table: Resting, seat: number, from: number, until: number): number {
  let counted = Math.max(0, until - from)
  let seen = from
  for (const stretch of stillIn(table, seat, { from, until })) {
    const begins = Math.max(stretch.from, seen)
    const ends = Math.min(stretch.until, until)
    if (ends <= begins) continue
    counted -= ends - begins
    seen = ends
  }
  return counted
}

/** Whether the clock of a seat whose turn began at `from` stands still at a moment. */
export const isResting = (table: Resting, seat: number, from: number, at: number): boolean =>
  stillIn(table, seat, { from, until: at + 1 }).some((stretch) => stretch.from <= at && at < stretch.until)

/** Until when the person of a seat is on holiday. */
export const awayUntil = ({ rest }: Table['seats'][number], at: number): number | undefined =>
  rest?.holidays.find(({ from, until }) => from <= at && at < until)?.until
