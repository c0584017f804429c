/** Clocks in outages: how time is counted now, and the clock of a seat whose process is gone. */
import { makeId } from '../ids.ts'
import type { SeatClock, Stretch, Table } from '../storage/model.ts'
import type { AttendedSeat, Storage, TableChange } from '../storage/storage.ts'
import type { House } from './house.ts'

/** A table with what is known of outages: by that its clocks are told. */
export const withOutages = <Part extends object>(
  { heartbeat }: Pick<House, 'heartbeat'>,
  table: Part,
): Part & { readonly outages: readonly Stretch[] } => ({ ...table, outages: heartbeat.outages() })

/** The clocks of a table with one of them changed. */
const withClock = ({ clocks }: Table, seat: number, clock: SeatClock): TableChange => ({
  set: { clocks: clocks.map((each, index) => (index === seat ? clock : each)) },
})

/**
 * Lets the clock of a seat stand still, if it runs; of the same key once. When that is over already its player is back: others who took
 * the process for dead, and let the clock wait for them, did so in vain.
 */
export async function restSeat(
  { tables }: Storage,
  { table: id, seat }: AttendedSeat,
  { from, until }: Stretch,
  at: number,
  key: string,
): Promise<void> {
  const rested = (table: Table): TableChange | undefined => {
    const clock = table.clocks[seat]
    if (table.state !== 'live' || clock?.since === undefined) return undefined
    const rest = { from: Math.max(from, clock.since), until }
    if (rest.until <= rest.from) return undefined
    const before = until > at ? clock.outages : cutAt(clock, at)
    return withClock(table, seat, { ...clock, outages: [...(before ?? []), rest] })
  }
  const table = await tables.read(id)
  if (table === undefined || rested(table) === undefined) return
  await tables.change(id, key, at, (current) => rested(current) ?? {})
}

/** When a clock has stood still, as far as that is over. */
const cutAt = ({ outages = [] }: SeatClock, at: number): readonly Stretch[] =>
  outages.flatMap(({ from, until }) => (from < at ? [{ from, until: Math.min(until, at) }] : []))

/** Whether a clock stands still for some time to come, since nobody knew when its player would be back. */
const isWaiting = ({ outages = [] }: SeatClock, at: number): boolean => outages.some(({ until }) => until > at)

/** The player of a seat is back: the clock runs again. */
export async function endRest(
  { storage, now }: Pick<House, 'storage' | 'now'>,
  table: Table,
  seat: number,
): Promise<void> {
  const clock = table.clocks[seat]
  if (clock === undefined || !isWaiting(clock, now())) return
  const at = now()
  await storage.tables.change(table.id, makeId(), at, (current) => {
    const { outages = [], ...rest } = current.clocks[seat] ?? { left: 0 }
    if (!isWaiting({ outages, ...rest }, at)) return {}
    return withClock(current, seat, { ...rest, outages: cutAt({ outages, ...rest }, at) })
  })
}
