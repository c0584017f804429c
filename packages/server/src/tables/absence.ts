/** Who is gone, whether a bot may take the seat, and whose answer a question need not wait for. */
import type { Table } from '../storage/model.ts'
import { isOutOfTime } from './clocks.ts'
import type { House, TablePresence } from './house.ts'
import { withOutages } from './outages.ts'
import { askedPersons, type Question } from './questions.ts'
import { countedTime } from './rest.ts'

const day = 86_400_000

/** Since when a person is known not to be connected; undefined while connected. Who was never seen counts as here until the knowledge began. */
export function goneSince({ seats, since }: TablePresence, seat: number): number | undefined {
  const { state = 'offline', lastHere = 0 } = seats[seat] ?? {}
  return state === 'offline' ? Math.max(since, lastHere) : undefined
}

type Clock = Pick<House, 'now' | 'awayAfter' | 'heartbeat'>

/** How long somebody has to be gone before a bot may take the seat. Without a clock there is time, as in a game over days. */
export const awayAfterAt = ({ awayAfter }: Pick<Clock, 'awayAfter'>, { pace }: Pick<Table, 'pace'>): number =>
  pace.kind === 'untimed' ? day : awayAfter

/**
 * Whether the others may give the seat of a person or a program to a bot: out of time, or, where a turn does not last days, gone for
 * long. Without a clock nobody is gone for long whom the table has not awaited for as long. A program may be connected and stuck, or
 * play without a connection: of it only the waiting counts.
 */
export function mayBeReplaced(clock: Clock, table: Table, presence: TablePresence, seat: number): boolean {
  const { pace, awaited, changed } = table
  const at = clock.now()
  if (isOutOfTime(withOutages(clock, table), seat, at)) return true
  const isProgram = table.seats[seat].kind === 'program'
  const gone = isProgram ? changed : goneSince(presence, seat)
  if (gone === undefined || pace.kind === 'days' || (isProgram && pace.kind === 'live')) return false
  if (pace.kind === 'untimed' && !awaited.includes(seat)) return false
  const since = pace.kind === 'untimed' ? Math.max(gone, changed) : gone
  return at - since >= awayAfterAt(clock, table)
}

/** How long somebody who is gone has to answer a question. */
const patienceFor = (clock: Clock, table: Table): number =>
  table.pace.kind === 'days' ? table.pace.turn : awayAfterAt(clock, table)

/** Whether a question need not wait for the answer of somebody who is gone; `asked` is when it was asked. */
function isExcused(
  clock: Clock,
  table: Table,
  presence: TablePresence,
  question: Question,
  asked: number,
  seat: number,
): boolean {
  // What somebody has done is not undone while they are away.
  if (question.kind === 'take-back') return false
  const at = clock.now()
  const timed = withOutages(clock, table)
  const isLate = (each: number): boolean => isOutOfTime(timed, each, at)
  const gone = goneSince(presence, seat)
  const isSilent =
    gone !== undefined && countedTime(timed, seat, Math.max(gone, asked), at) >= patienceFor(clock, table)
  if (question.kind === 'replace') return isSilent || mayBeReplaced(clock, table, presence, seat)
  // Where clocks are kept, one of them has to have run out.
  const mayEnd = table.pace.kind === 'untimed' || table.seats.some((_, each) => isLate(each))
  return isLate(seat) || (mayEnd && isSilent)
}

/** The persons whose consent a question needs: all who are asked, but for those who are really gone. */
export const neededFor = (
  clock: Clock,
  table: Table,
  presence: TablePresence,
  question: Question,
  by: number,
  asked: number,
): readonly number[] =>
  askedPersons(table, question, by).filter((seat) => !isExcused(clock, table, presence, question, asked, seat))
