/** Who is gone, whether a bot may take the seat, and whose answer a question need not wait for. */
import type { Table } from '../storage/model.ts'
import { isOutOfTime } from './clocks.ts'
import type { House, TablePresence } from './house.ts'
import { askedPersons, type Question } from './questions.ts'
import { countedTime } from './rest.ts'

const day = 86_400_000

/** Since when a person is known not to be connected; undefined while connected. Who was never seen counts as here until the knowledge began. */
export function goneSince({ seats, since }: TablePresence, seat: number): number | undefined {
  const { state = 'offline', lastHere = 0 } = seats[seat] ?? {}
  return state === 'offline' ? Math.max(since, lastHere) : undefined
}

type Clock = Pick<House, 'now' | 'awayAfter'>

/** Whether the others may give a person's seat to a bot: out of time, or, where a turn does not last days, gone for long. */
export function mayBeReplaced({ now, awayAfter }: Clock, table: Table, presence: TablePresence, seat: number): boolean {
  if (isOutOfTime(table, seat, now())) return true
  const since = goneSince(presence, seat)
  return table.pace.kind !== 'days' && since !== undefined && now() - since >= awayAfter
}

/** How long somebody who is gone has to answer a question. Nobody ends a game without a clock behind the back of another. */
function patienceFor({ pace }: Table, { kind }: Question, awayAfter: number): number {
  if (pace.kind === 'days') return pace.turn
  return pace.kind === 'untimed' && kind === 'end' ? day : awayAfter
}

/** Whether a question need not wait for the answer of somebody who is gone; `asked` is when it was asked. */
function isExcused(
  { now, awayAfter }: Clock,
  table: Table,
  presence: TablePresence,
  question: Question,
  asked: number,
  seat: number,
): boolean {
  // What somebody has done is not undone while they are away.
  if (question.kind === 'take-back') return false
  const at = now()
  const isLate = (each: number): boolean => isOutOfTime(table, each, at)
  const gone = goneSince(presence, seat)
  const isSilent =
    gone !== undefined && countedTime(table, seat, Math.max(gone, asked), at) >= patienceFor(table, question, awayAfter)
  if (question.kind === 'replace') return isSilent || mayBeReplaced({ now, awayAfter }, table, presence, seat)
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
