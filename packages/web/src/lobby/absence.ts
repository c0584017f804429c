/** Whether a bot may take the place of somebody, as the server will see it. */
import type { Company } from '../network/company.ts'
import { leftOn } from './clock.tsx'

/**
 * `wait`: not connected, but not for long enough; `turn`: the turn has time left; `day`: without a clock there is a day; undefined:
 * there is nothing to ask.
 */
export type Replaceable = 'now' | 'wait' | 'turn' | 'day' | undefined

/** What may be asked about a seat at a time of the server's clock. */
export function replaceableAt(
  { table, presence, gone }: Pick<Company, 'table' | 'presence' | 'gone'>,
  seat: number,
  now: number,
): Replaceable {
  const { kind } = table.seats[seat]
  if (table.state !== 'live' || (kind !== 'person' && kind !== 'program') || seat === table.seat) return undefined
  const clock = table.clocks[seat]
  if (clock?.since !== undefined && leftOn(clock, now) <= 0) return 'now'
  if (table.pace.kind === 'days') return table.awaited.includes(seat) ? 'turn' : undefined
  // A program plays without a connection as well: of it only the waiting counts.
  if (kind === 'program') {
    if (table.pace.kind !== 'untimed') return table.awaited.includes(seat) ? 'turn' : undefined
    if (!table.awaited.includes(seat)) return undefined
    return now - table.changed >= table.awayAfter ? 'now' : 'day'
  }
  const since = gone[seat]
  if (presence[seat] !== 'offline' || since === undefined) return undefined
  if (table.pace.kind !== 'untimed') return now - since >= table.awayAfter ? 'now' : 'wait'
  if (!table.awaited.includes(seat)) return undefined
  return now - Math.max(since, table.changed) >= table.awayAfter ? 'now' : 'day'
}
