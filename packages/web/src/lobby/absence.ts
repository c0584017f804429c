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
  if (table.state !== 'live' || kind !== 'person' || seat === table.seat) return undefined
  const clock = table.clocks[seat]
  if (clock?.since !== undefined && leftOn(clock, now) <= 0) return 'now'
  if (table.pace.kind === 'days') return table.awaited.includes(seat) ? 'turn' : undefined
  const since = gone[seat]
  if (presence[seat] !== 'offline' || since === undefined) return undefined
  if (table.pace.kind !== 'untimed') return now - since >= table.awayAfter ? 'now' : 'wait'
  if (!table.awaited.includes(seat)) return undefined
  return now - Math.max(since, table.changed) >= table.awayAfter ? 'now' : 'day'
}
