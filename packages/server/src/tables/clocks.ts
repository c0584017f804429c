/** Clocks. They show who is slow and throw nobody out: what is left may be below nothing. */
import type { ClockCard } from '@bitoku/host'
import type { Pace, SeatClock, Table, TableSeat } from '../storage/model.ts'
import { countedTime, isResting, type Resting } from './rest.ts'

/** The reserve of a game over days: what turns take longer comes from it, and it does not grow again. */
const reserveOf = (pace: Pace): number => (pace.kind === 'days' ? (pace.reserve ?? 0) : 0)

/** What a clock that has not run yet shows. A clock that rests in a game with a reserve shows what is left of that. */
const full = (pace: Pace): number =>
  pace.kind === 'live' ? pace.bank : pace.kind === 'days' ? reserveOf(pace) || pace.turn : 0

/** What a clock begins a turn with. */
function begin(pace: Pace, left: number): number {
  if (pace.kind !== 'days') return left
  return pace.turn + Math.min(reserveOf(pace), Math.max(0, left))
}

/** What a clock that has run shows when it rests. */
function rest(pace: Pace, { left }: SeatClock, used: number): number {
  if (pace.kind !== 'days' || reserveOf(pace) === 0) return left - used
  return Math.min(left - pace.turn, left - used)
}

/** The clocks of a table that begins. */
export const freshClocks = (pace: Pace, seats: readonly TableSeat[]): readonly SeatClock[] =>
  pace.kind === 'untimed' ? [] : seats.map(() => ({ left: full(pace) }))

/** Whether a clock runs for a seat at all: bots and the Tengu have no use for one. */
const hasClock = ({ kind }: TableSeat): boolean => kind === 'person' || kind === 'program'

/** A table whose clocks are looked at; the standing is that in which they run. */
type Clocked = Pick<Table, 'pace'> & Resting

/**
 * The clocks after a change: those of seats that are awaited no longer stand, those of seats that now are run. `ended` has
 * finished a turn, and may be awaited again at once.
 */
export function moveClocks(
  table: Clocked,
  awaited: readonly number[],
  ended: readonly number[],
  at: number,
): readonly SeatClock[] {
  const { pace, clocks, seats } = table
  if (pace.kind === 'untimed' || clocks.length === 0) return clocks
  return clocks.map((clock, seat) => {
    const isAwaited = awaited.includes(seat)
    const runs = isAwaited && hasClock(seats[seat])
    const isRunning = clock.since !== undefined
    const isInTurn = isRunning || clock.used !== undefined
    const isNewTurn = ended.includes(seat) || !isInTurn
    if (runs && isRunning && !isNewTurn) return clock
    const used = usedOf(table, seat, at)
    // A bot stands in in the middle of the turn, or its person comes back: who comes back goes on with what was left.
    if (isAwaited && !isNewTurn) return { left: clock.left, used, ...(runs && { since: at }) }
    const bonus = pace.kind === 'live' && ended.includes(seat) && isRunning ? pace.increment : 0
    const left = isInTurn ? rest(pace, clock, used) + bonus : clock.left
    return runs ? { left: begin(pace, left), since: at } : { left }
  })
}

/** How much of its turn a seat has used. */
export function usedOf(table: Clocked, seat: number, at: number): number {
  const { since, used = 0 } = table.clocks[seat]
  return used + (since === undefined ? 0 : countedTime(table, seat, since, at))
}

/** Whether the time of a seat that is awaited has run out: nobody waits for a clock that stands. */
export function isOutOfTime(table: Clocked, seat: number, at: number): boolean {
  const clock = table.clocks[seat]
  return clock?.since !== undefined && clock.left - usedOf(table, seat, at) <= 0
}

/** The clocks as everybody may see them: what has not counted so far, but not when somebody will sleep or be away. */
export const shownClocks = (table: Clocked, at: number): readonly ClockCard[] =>
  table.clocks.map(({ left, since, used = 0 }, seat) => {
    const clock = { left: left - used, ...(since !== undefined && { since }) }
    if (since === undefined) return clock
    const paused = at - since - countedTime(table, seat, since, at)
    return { ...clock, ...(paused > 0 && { paused }), ...(isResting(table, seat, since, at) && { rests: at }) }
  })
