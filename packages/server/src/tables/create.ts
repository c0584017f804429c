/** Opening a table as somebody wishes it. */
import { editionHash, forest, rulesVersion } from '@bitoku/engine'
import { accept, type Outcome, refuse, type SeatWish, type TableWish } from '@bitoku/host'
import { makeId } from '../ids.ts'
import type { Key, TableOptions, TableSeat } from '../storage/model.ts'
import type { NewTable } from '../storage/storage.ts'
import { freshClocks, moveClocks } from './clocks.ts'
import { beginGame } from './hot.ts'
import type { House } from './house.ts'
import { awaitedSeats, noticesFor, publicStanding } from './outcome-of-moves.ts'
import { type Maker, seatNow } from './person-rest.ts'

/** A wish whose language is one of ours. */
type SpokenWish = Omit<TableWish, 'language'> & Pick<TableOptions, 'language'>

/** The key by which an owner without a seat finds the table; nobody knows what it is a hash of. */
export const makeOwnerKey = (): Key => ({ hash: makeId(), role: 'owner' })

/** A seat as it is wished; `mine` is that of whoever wishes. Bots have no name of their own: whoever shows them words their level. */
export function seatOf(wish: SeatWish, mine: TableSeat): TableSeat {
  switch (wish.kind) {
    case 'me':
      return mine
    case 'bot':
      return { kind: 'bot', name: '', level: wish.level }
    case 'program':
      return programOf(mine.name)
    case 'open':
    case 'tengu':
      return { kind: wish.kind, name: '' }
  }
}

/** The seat of somebody's program, which has no token yet. */
export const programOf = (by: string): TableSeat => ({ kind: 'program', name: '', by })

/** What is wrong with a wish; undefined when nothing is. The Tengu sits second of two; nobody sits twice. */
function faultOf({ seats, solo }: Pick<TableWish, 'seats' | 'solo'>): string | undefined {
  const count = (kind: string): number => seats.filter((seat) => seat.kind === kind).length
  const tengus = count('tengu')
  if (count('me') > 1) return 'table.seat-twice'
  if (tengus > 0 && (seats.length !== 2 || seats[1].kind !== 'tengu' || tengus > 1)) return 'table.tengu-seat'
  if (tengus === 0 && (seats.length < 2 || solo !== undefined)) return 'table.seats'
  return undefined
}

/** What a table begins its game with. */
export function beginning(
  table: Pick<NewTable, 'setup' | 'seats' | 'pace'>,
  at: number,
): Pick<NewTable, 'state' | 'awaited' | 'standing' | 'clocks'> {
  const game = beginGame(table)
  const awaited = awaitedSeats(game, table.seats)
  const standing = publicStanding(game)
  const clocks = moveClocks(
    { ...table, standing, clocks: freshClocks(table.pace, table.seats), outages: [] },
    awaited,
    [],
    at,
  )
  return { state: 'live', awaited, standing, clocks }
}

/** So many public tables of one guest wait at most: the lobby is for everybody. */
const mostOffered = 5
/** Nobody has more tables that wait. */
const mostWaiting = 1000

/** Whether a guest has more public tables that wait than anybody may have. */
async function offersTooMuch({ storage }: House, guest: string): Promise<boolean> {
  const waiting = await storage.tables.ofGuest(guest, mostWaiting, 'waiting')
  return (
    waiting.filter(({ visibility, options }) => visibility === 'public' && options.owner === guest).length > mostOffered
  )
}

/**
 * Opens a table. The same key again leads to the same table. Without open seats the game begins at once. `origin` is where whoever
 * opens a public table is, as far as that is known.
 */
export async function createTable(
  house: House,
  maker: Maker,
  wish: SpokenWish,
  key: string,
  origin?: string,
): Promise<Outcome<string>> {
  const fault = faultOf(wish)
  if (fault !== undefined) return refuse(fault)
  const { tables } = house.storage
  const id = house.links.idOfWish(maker.guest, key)
  if ((await tables.read(id)) !== undefined) return accept(id)
  const mine = await seatNow(house, maker, wish.pace)
  const seats = wish.seats.map((seat) => seatOf(seat, mine))
  const language = wish.language ?? (await house.storage.guests.read(maker.guest))?.language
  const isOffered = wish.visibility === 'public' && seats.some(({ kind }) => kind === 'open')
  const opened = await openAs(
    house,
    id,
    seats,
    { ...wish, ...(language !== undefined && { language }), ...(isOffered && origin !== undefined && { origin }) },
    maker.guest,
  )
  // Counted with the new one, so that many requests at the same time do not pass together.
  if (!opened.ok || !isOffered || !(await offersTooMuch(house, maker.guest))) return opened
  await tables.remove(id, 'waiting')
  return refuse('table.too-many', { n: mostOffered })
}

/** Opens a table under an id; when it is there already, that is fine. */
export async function openAs(
  house: House,
  id: string,
  seats: readonly TableSeat[],
  wish: Omit<TableWish, 'seats' | 'language'> & Pick<TableOptions, 'language' | 'origin'>,
  owner: string,
  invited: readonly string[] = [],
): Promise<Outcome<string>> {
  const { storage } = house
  if ((await storage.tables.read(id)) !== undefined) return accept(id)
  const at = house.now()
  const isSolo = seats.some(({ kind }) => kind === 'tengu')
  const setup = {
    seats: isSolo ? 1 : seats.length,
    seed: makeId(),
    harder: wish.harder,
    ...(isSolo && { solo: wish.solo ?? {} }),
    edition: editionHash(forest),
    rules: rulesVersion,
  }
  const base = { setup, seats, pace: wish.pace }
  const isFull = seats.every(({ kind }) => kind !== 'open')
  const begun = beginning(base, at)
  const waiting = { state: 'waiting', awaited: [], standing: begun.standing, clocks: [] } as const
  const answer = await storage.tables.create({
    id,
    ...base,
    visibility: wish.visibility,
    options: {
      liveScore: wish.liveScore,
      freeChat: wish.freeChat,
      ...(wish.language !== undefined && { language: wish.language }),
      ...(wish.delay && { delay: wish.delay }),
      ...(wish.origin !== undefined && { origin: wish.origin }),
      owner,
      ...(invited.length > 0 && { invited }),
    },
    ...(isFull ? begun : waiting),
    // By these a guest's tables are found; nobody knows what they are hashes of.
    keys: [
      ...seats.flatMap(({ kind }, seat) => (kind === 'tengu' ? [] : [{ hash: makeId(), role: 'seat', seat } as const])),
      ...(seats.some(({ guest }) => guest === owner) ? [] : [makeOwnerKey()]),
    ],
    at,
  })
  if (!answer.ok && answer.problem.key !== 'storage.id-taken') return answer
  if (isFull) {
    house.wakeBots(id)
    const told = begun.awaited.filter((seat) => seats[seat].guest !== owner)
    await storage.outbox.add(await noticesFor(house, { id, seats }, told, 'started', () => undefined, at), at)
  }
  return accept(id)
}
