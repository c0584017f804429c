/** Sitting down, getting up, starting: changes of a table other than by moves. */
import { accept, done, type Outcome, type Problem, problem, refuse, type SeatWish } from '@bitoku/host'
import { hashSecret } from '../ids.ts'
import type { Table, TableSeat } from '../storage/model.ts'
import type { Committed, TableChange } from '../storage/storage.ts'
import type { Standpoint } from './access.ts'
import { moveClocks } from './clocks.ts'
import { beginning, type Maker, seatOf } from './create.ts'
import type { House } from './house.ts'
import { noticesFor } from './outcome-of-moves.ts'

/** The level of bots that nobody has chosen. */
const usualLevel = 'club'

/** Changes a table, and lets its bots move if they are awaited now. */
async function change(
  house: House,
  id: string,
  key: string,
  decide: (table: Table, at: number) => TableChange | Problem,
): Promise<Outcome<Committed>> {
  const at = house.now()
  const answer = await house.storage.tables.change(id, key, at, (table) => decide(table, at))
  if (answer.ok) house.wakeBots(id)
  return answer
}

const withSeat = (seats: readonly TableSeat[], seat: number, next: TableSeat): readonly TableSeat[] =>
  seats.map((each, index) => (index === seat ? next : each))

/** The change that these seats make; when nobody is missing any more the game begins. */
function seated(table: Table, seats: readonly TableSeat[], at: number): TableChange {
  if (seats.some(({ kind }) => kind === 'open')) return { set: { seats } }
  return { set: { seats, ...beginning({ ...table, seats }, at) } }
}

/** Sits down on a seat, or on the first that is open. The last one to do so starts the game. */
export async function join(
  house: House,
  id: string,
  maker: Maker,
  seat: number | undefined,
  key: string,
): Promise<Outcome<Committed>> {
  const answer = await change(house, id, key, (table, at) => {
    if (table.seats.some(({ guest }) => guest === maker.guest)) return problem('table.seat-twice')
    if (table.state !== 'waiting') return problem('table.started')
    const place = seat ?? table.seats.findIndex(({ kind }) => kind === 'open')
    if (table.seats[place]?.kind !== 'open') return problem('table.seat-taken')
    return seated(table, withSeat(table.seats, place, { kind: 'person', name: maker.name, guest: maker.guest }), at)
  })
  if (answer.ok) await tellStarted(house, id, maker.guest)
  return answer
}

/** Everybody but the one who has started it is told that the game has begun. */
async function tellStarted(house: House, id: string, starter: string): Promise<void> {
  const table = await house.storage.tables.read(id)
  if (table?.state !== 'live' || table.history > 0) return
  const told = table.seats.flatMap(({ guest }, seat) => (guest !== undefined && guest !== starter ? [seat] : []))
  const at = house.now()
  const notices = await noticesFor(house, table, told, 'started', () => undefined, at)
  if (notices.length > 0) await house.storage.outbox.add(notices, at)
}

/** Gets up: before the game the seat is open again, later a bot stands in and the person may come back. */
export async function leave(house: House, id: string, seat: number, key: string): Promise<Outcome<Committed>> {
  return change(house, id, key, (table) => {
    const there = table.seats[seat]
    if (there.kind !== 'person') return problem('table.not-seated')
    if (table.state === 'finished') return problem('table.finished')
    if (table.state === 'waiting') return { set: { seats: withSeat(table.seats, seat, { kind: 'open', name: '' }) } }
    return standIn(table, seat)
  })
}

/** A bot stands in for a person. */
export function standIn(table: Table, seat: number): TableChange {
  const next: TableSeat = { ...table.seats[seat], kind: 'bot', level: levelAt(table) }
  return { set: { seats: withSeat(table.seats, seat, next) }, clearDrafts: [seat] }
}

/** The strength of the table's bots; without any, the usual one. */
const levelAt = ({ seats }: Table): NonNullable<TableSeat['level']> =>
  seats.find(({ kind, level }) => kind === 'bot' && level !== undefined)?.level ?? usualLevel

/** A person takes the seat back from the bot that stood in. */
export async function comeBack(house: House, id: string, seat: number, key: string): Promise<Outcome<Committed>> {
  return change(house, id, key, (table, at) => {
    const { kind, level: _, ...there } = table.seats[seat]
    if (kind !== 'bot' || there.guest === undefined) return problem('table.not-replaced')
    const seats = withSeat(table.seats, seat, { ...there, kind: 'person' })
    return { set: { seats, clocks: moveClocks(table.pace, table.clocks, seats, table.awaited, [], at) } }
  })
}

/** The owner decides who is to sit somewhere, while the table waits. */
export async function arrange(
  house: House,
  id: string,
  maker: Maker,
  seat: number,
  wish: SeatWish,
  key: string,
): Promise<Outcome<Committed>> {
  return change(house, id, key, (table) => {
    if (table.state !== 'waiting') return problem('table.started')
    const there = table.seats[seat]
    if (there === undefined || there.kind === 'tengu' || wish.kind === 'tengu') return problem('table.seats')
    const isMine = there.guest === maker.guest
    if (there.kind === 'person' && !isMine) return problem('table.seat-taken')
    if (wish.kind === 'me' && !isMine && table.seats.some(({ guest }) => guest === maker.guest)) {
      return problem('table.seat-twice')
    }
    return { set: { seats: withSeat(table.seats, seat, seatOf(wish, maker)) } }
  })
}

/** Starts the game: bots sit down on what is open. */
export async function start(house: House, id: string, maker: Maker, key: string): Promise<Outcome<Committed>> {
  const answer = await change(house, id, key, (table, at) => {
    if (table.state !== 'waiting') return problem('table.started')
    const bot: TableSeat = { kind: 'bot', name: '', level: levelAt(table) }
    return seated(
      table,
      table.seats.map((seat) => (seat.kind === 'open' ? bot : seat)),
      at,
    )
  })
  if (answer.ok) await tellStarted(house, id, maker.guest)
  return answer
}

/** A token for a program's seat: the same again for the same key. It is stored only as a hash. */
export async function issueToken(house: House, id: string, seat: number, key: string): Promise<Outcome<string>> {
  const token = house.links.tokenOf(id, seat, key)
  const answer = await change(house, id, key, (table) => {
    if (table.seats[seat]?.kind !== 'program') return problem('table.no-program')
    return { addKeys: [{ hash: hashSecret(token), role: 'bot', seat }] }
  })
  return answer.ok ? accept(token) : answer
}

/** Removes a table that waits. */
export async function removeWaiting(house: House, id: string, standpoint: Standpoint): Promise<Outcome> {
  if (!standpoint.owner) return refuse('table.not-owner')
  const table = await house.storage.tables.read(id)
  if (table?.state !== 'waiting') return refuse('table.started')
  await house.storage.tables.remove(id)
  house.shelf.forget(id)
  return done
}
