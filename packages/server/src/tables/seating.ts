/** Sitting down, getting up, starting: changes of a table other than by moves. */
import { accept, done, type Outcome, type Problem, problem, refuse, type SeatWish } from '@bitoku/host'
import { hashSecret, makeId } from '../ids.ts'
import type { Table, TableSeat } from '../storage/model.ts'
import type { Committed, TableChange } from '../storage/storage.ts'
import type { Standpoint } from './access.ts'
import { moveClocks } from './clocks.ts'
import { beginning, makeOwnerKey, seatOf } from './create.ts'
import type { House } from './house.ts'
import { noticesFor } from './outcome-of-moves.ts'
import { withOutages } from './outages.ts'
import { type Maker, readRest, seatFor } from './person-rest.ts'

/** The level of bots that nobody has chosen. */
const usualLevel = 'club'
/** A table is offered in the lobby for so long after its owner was last there, in milliseconds. */
const offeredFor = 3 * 86_400_000
/** A table that waits is kept for so long after its owner was last there, or anything else happened at it. */
const keptFor = 30 * 86_400_000
/** So often it is noted that the owner is there. */
const seenEvery = 3_600_000

/** Changes a table, and lets its bots move if they are awaited now. */
async function change(
  house: House,
  id: string,
  key: string,
  asked: string,
  decide: (table: Table, at: number) => TableChange | Problem,
): Promise<Outcome<Committed>> {
  await house.heartbeat.beforeCounting(id)
  house.heartbeat.touch()
  const at = house.now()
  const answer = await house.storage.tables.change(id, key, at, (table) => decide(table, at), asked)
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
  const person = await readRest(house, maker.guest)
  const answer = await change(house, id, key, `join ${seat ?? ''}`, (table, at) => {
    if (table.seats.some(({ guest }) => guest === maker.guest)) return problem('table.seat-twice')
    if (table.state !== 'waiting') return problem('table.started')
    const place = seat ?? table.seats.findIndex(({ kind }) => kind === 'open')
    if (table.seats[place]?.kind !== 'open') return problem('table.seat-taken')
    return seated(table, withSeat(table.seats, place, seatFor(maker, table.pace, person, at)), at)
  })
  if (answer.ok) await tellStarted(house, id, maker.guest)
  return answer
}

/** Whether somebody has a seat at a table now. */
export async function isSeated({ storage }: House, id: string, guest: string): Promise<boolean> {
  const table = await storage.tables.read(id)
  return table?.seats.some((seat) => seat.guest === guest) === true
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
  return change(house, id, key, `leave ${seat}`, (table, at) => {
    const there = table.seats[seat]
    if (there.kind !== 'person') return problem('table.not-seated')
    if (table.state === 'finished') return problem('table.finished')
    if (table.state !== 'waiting') return standIn(house, table, seat, at)
    return { set: { seats: withSeat(table.seats, seat, { kind: 'open', name: '' }) }, ...keepOwner(table, there) }
  })
}

/** An owner who gets up still finds the table. */
const keepOwner = ({ options }: Table, { guest }: TableSeat): Pick<TableChange, 'addKeys'> =>
  guest !== undefined && guest === options.owner ? { addKeys: [makeOwnerKey()] } : {}

/** A bot stands in for a person, whose clock stands meanwhile; or takes the seat of a program, whose token opens nothing any more. */
export function standIn(house: House, table: Table, seat: number, at: number): TableChange {
  const { token: _, by: __, ...there } = table.seats[seat]
  const seats = withSeat(table.seats, seat, { ...there, kind: 'bot', level: levelAt(table) })
  const clocks = moveClocks(withOutages(house, { ...table, seats }), table.awaited, [], at)
  return { set: { seats, clocks }, clearDrafts: [seat], ...dropToken(table.seats[seat]) }
}

/** The strength of the table's bots; without any, the usual one. */
const levelAt = ({ seats }: Table): NonNullable<TableSeat['level']> =>
  seats.find(({ kind, level }) => kind === 'bot' && level !== undefined)?.level ?? usualLevel

/** A person takes the seat back from the bot that stood in. */
export async function comeBack(house: House, id: string, seat: number, key: string): Promise<Outcome<Committed>> {
  return change(house, id, key, `return ${seat}`, (table, at) => {
    const { kind, level: _, ...there } = table.seats[seat]
    if (kind !== 'bot' || there.guest === undefined) return problem('table.not-replaced')
    const seats = withSeat(table.seats, seat, { ...there, kind: 'person' })
    return { set: { seats, clocks: moveClocks(withOutages(house, { ...table, seats }), table.awaited, [], at) } }
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
  const person = await readRest(house, maker.guest)
  return change(house, id, key, `arrange ${seat} ${JSON.stringify(wish)}`, (table, at) => {
    if (table.state !== 'waiting') return problem('table.started')
    const there = table.seats[seat]
    if (there === undefined || there.kind === 'tengu' || wish.kind === 'tengu') return problem('table.seats')
    const isMine = there.guest === maker.guest
    // Somebody may be asked to get up, but nobody is put in their place in the same breath.
    if (there.kind === 'person' && !isMine && wish.kind !== 'open') return problem('table.seat-taken')
    if (wish.kind === 'me' && !isMine && table.seats.some(({ guest }) => guest === maker.guest)) {
      return problem('table.seat-twice')
    }
    return {
      set: { seats: withSeat(table.seats, seat, seatOf(wish, seatFor(maker, table.pace, person, at))) },
      ...dropToken(there),
      ...(wish.kind !== 'me' && keepOwner(table, there)),
    }
  })
}

/** Starts the game: bots sit down on what is open. */
export async function start(house: House, id: string, maker: Maker, key: string): Promise<Outcome<Committed>> {
  const answer = await change(house, id, key, 'start', (table, at) => {
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

/** The token of a seat opens nothing any more. */
const dropToken = ({ token }: TableSeat): Pick<TableChange, 'dropKeys'> =>
  token === undefined ? {} : { dropKeys: [token] }

/**
 * A token for a program's seat: the same again for the same key, which belongs to its sender, and so does the token. It is
 * stored only as a hash, and makes the one before void.
 * Who has it sees the program's hand; so, once the game has begun, the owner gives the first and only the program itself another.
 */
export async function issueToken(
  house: House,
  id: string,
  standpoint: Standpoint,
  seat: number,
  key: string,
): Promise<Outcome<string>> {
  const isProgram = standpoint.program === true && standpoint.seat === seat
  if (!standpoint.owner && !isProgram) return refuse('table.not-owner')
  const token = house.links.tokenOf(id, seat, key)
  const hash = hashSecret(token)
  const answer = await change(house, id, key, `token ${seat}`, (table) => {
    const there = table.seats[seat]
    if (there?.kind !== 'program') return problem('table.no-program')
    if (there.token !== undefined && table.state !== 'waiting' && !isProgram) return problem('table.token-told')
    return {
      set: { seats: withSeat(table.seats, seat, { ...there, token: hash }) },
      ...dropToken(there),
      addKeys: [{ hash, role: 'bot', seat }],
    }
  })
  if (!answer.ok) return answer
  // Sent again after another token has come: what this one opened it opens no more.
  const table = await house.storage.tables.read(id)
  return table?.seats[seat]?.token === hash ? accept(token) : refuse('storage.key-used')
}

/** The owner has been here: a table whose owner does not come any more is not offered for long. */
export async function noteOwner(house: House, { id, state, options, created }: Table): Promise<void> {
  const at = house.now()
  if (state !== 'waiting' || at - (options.ownerSeen ?? created) < seenEvery) return
  await house.storage.tables.change(id, makeId(), at, (table) => ({
    set: { options: { ...table.options, ownerSeen: at } },
  }))
}

/** Tables that wait are offered to others if their owner was there after this time. */
export const offeredSince = (at: number): number => at - offeredFor

/** Whether nobody will come to a table that waits any more. */
export const isAbandoned = ({ options, changed }: Table, at: number): boolean =>
  at - Math.max(options.ownerSeen ?? 0, changed) >= keptFor

/** Removes a table that waits. */
export async function removeWaiting(house: House, id: string, standpoint: Standpoint): Promise<Outcome> {
  if (!standpoint.owner) return refuse('table.not-owner')
  if (!(await house.storage.tables.remove(id, 'waiting'))) return refuse('table.started')
  house.shelf.forget(id)
  return done
}
