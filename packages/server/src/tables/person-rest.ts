/** What is known of a person's holidays and nights comes to the seats of that person, where clocks are kept. */
import { makeId } from '../ids.ts'
import type { Holiday, Night, Pace, SeatRest, Table, TableSeat } from '../storage/model.ts'
import type { House } from './house.ts'

/** The night of those who have no quiet hours. */
const usualNight = { from: 23 * 60, to: 7 * 60 }
/** Nobody plays at more tables. */
const mostTables = 1000

/** When a person rests. */
export interface PersonRest {
  readonly holidays: readonly Holiday[]
  /** The hours in which the person wants to be told nothing. */
  readonly quiet?: Night
  /** Where the person lives, for those whose browser has not said it. */
  readonly zone: string
}

/** When somebody rests. */
export async function readRest({ storage }: Pick<House, 'storage'>, guest: string): Promise<PersonRest> {
  const holidays = await storage.holidays.read(guest)
  const { quiet, zone = 'UTC' } = (await storage.receivers.read(guest)) ?? {}
  return { holidays, zone, ...(quiet && { quiet: { zone, ...quiet } }) }
}

/** When the clock of somebody stands still at a table. `after`: what was over then does not matter any more. */
function restAt(pace: Pace, person: PersonRest, zone: string | undefined, after: number): SeatRest | undefined {
  if (pace.kind !== 'days') return undefined
  const holidays = person.holidays.flatMap(({ from, until }) => (until > after ? [{ from, until }] : []))
  const night = pace.night === true ? (person.quiet ?? { zone: zone ?? person.zone, ...usualNight }) : undefined
  return holidays.length === 0 && night === undefined ? undefined : { holidays, ...(night && { night }) }
}

/** Who makes a table or sits down. */
export interface Maker {
  readonly guest: string
  readonly name: string
  /** The time zone that the browser tells. */
  readonly zone?: string
}

/** The seat of somebody who sits down. */
export function seatFor({ guest, name, zone }: Maker, pace: Pace, person: PersonRest, at: number): TableSeat {
  const rest = restAt(pace, person, zone, at)
  return { kind: 'person', name, guest, ...(rest && { rest }) }
}

/** The same, now; only where turns last days it matters when somebody rests. */
export async function seatNow(house: House, maker: Maker, pace: Pace): Promise<TableSeat> {
  const { guest, name } = maker
  if (pace.kind !== 'days') return { kind: 'person', name, guest }
  return seatFor(maker, pace, await readRest(house, guest), house.now())
}

/** The seats of a table with the rest of somebody as it is now; undefined when nothing is new. */
function renewSeats(
  { seats, pace, clocks, state }: Table,
  guest: string,
  person: PersonRest,
  at: number,
): readonly TableSeat[] | undefined {
  const seat = seats.findIndex((each) => each.guest === guest)
  if (seat < 0 || state === 'finished') return undefined
  const { rest: before, ...there } = seats[seat]
  const rest = restAt(pace, person, before?.night?.zone, clocks[seat]?.since ?? at)
  if (JSON.stringify(rest) === JSON.stringify(before)) return undefined
  return seats.map((each, index) => (index === seat ? { ...there, ...(rest && { rest }) } : each))
}

/** Brings somebody's holidays and nights to all of that person's tables; where they are known already nothing is done. */
export async function spreadRest(house: House, guest: string): Promise<void> {
  const { tables } = house.storage
  const person = await readRest(house, guest)
  const at = house.now()
  for (const table of await tables.ofGuest(guest, mostTables)) {
    if (renewSeats(table, guest, person, at) === undefined) continue
    await tables.change(table.id, makeId(), at, (current) => {
      const seats = renewSeats(current, guest, person, at)
      return seats === undefined ? {} : { set: { seats } }
    })
  }
}
