/** Who is gone, and whether a bot may take the seat. */
import type { Table } from '../storage/model.ts'
import { isOutOfTime } from './clocks.ts'
import type { House, TablePresence } from './house.ts'

/** Since when a person is known not to be connected; undefined while connected. Who was never seen counts as here until the knowledge began. */
export function goneSince({ seats, since }: TablePresence, seat: number): number | undefined {
  const { state = 'offline', lastHere = 0 } = seats[seat] ?? {}
  return state === 'offline' ? Math.max(since, lastHere) : undefined
}

/** Whether the others may give a person's seat to a bot: out of time, or, where a turn does not last days, gone for long. */
export function mayBeReplaced(
  { now, awayAfter }: Pick<House, 'now' | 'awayAfter'>,
  { clocks, pace }: Table,
  presence: TablePresence,
  seat: number,
): boolean {
  if (isOutOfTime(clocks[seat], now())) return true
  const since = goneSince(presence, seat)
  return pace.kind !== 'days' && since !== undefined && now() - since >= awayAfter
}
