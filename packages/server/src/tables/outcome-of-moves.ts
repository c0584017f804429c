/** What moves change besides the game: who is awaited, the clocks, the state, who is told. */
import { eventsFor, type Game } from '@bitoku/engine'
import { askedSeats, type NumberedEvent, publicScores } from '@bitoku/host'
import { pending } from '@bitoku/engine'
import type { Standing, Table, TableSeat } from '../storage/model.ts'
import type { NewNotice, NoticeFacts } from '../storage/notice.ts'
import type { Commit } from '../storage/storage.ts'
import { moveClocks } from './clocks.ts'
import type { HotGame } from './hot.ts'
import type { House } from './house.ts'
import { checkOfGame } from './moves-check.ts'
import { withOutages } from './outages.ts'

/** A notice tells no more than the latest of what happened. */
const mostEvents = 30

/** Whether a seat is played by a bot of ours. */
const isBot = ({ kind }: TableSeat): boolean => kind === 'bot'

/** The seats that owe a decision: those who may decide now, and bots, who answer at once. */
export function awaitedSeats(game: Game, seats: readonly TableSeat[]): readonly number[] {
  const asked = askedSeats(game)
  const bots = pending(game).filter((seat) => isBot(seats[seat]) && !asked.includes(seat))
  return [...asked, ...bots]
}

/** How far a game has come. */
export function publicStanding(game: Game): Standing {
  return { round: game.round, phase: game.phase, scores: publicScores(game), check: checkOfGame(game) }
}

/** What goes with moves. */
export type Consequences = Pick<Commit, 'state' | 'clocks' | 'awaited' | 'standing' | 'notices' | 'settled'>

/** What follows from a game as it is now; at once where no person has to be told. `ended`: the seats that have finished a turn. */
export function consequencesOf(
  house: House,
  hot: HotGame,
  game: Game,
  events: readonly NumberedEvent[],
  ended: readonly number[],
  at: number,
): Consequences | Promise<Consequences> {
  const { table } = hot
  const awaited = awaitedSeats(game, table.seats)
  const state = game.phase === 'over' ? 'finished' : 'live'
  // A bot that stands in has the turns; its person is told of the end only.
  const played = (seat: number): boolean => !isBot(table.seats[seat])
  const arrived = awaited.filter((seat) => !table.awaited.includes(seat) && played(seat))
  const left = table.awaited.filter((seat) => !awaited.includes(seat) && played(seat))
  const absent = table.seats.flatMap((_, seat) => (ended.includes(seat) && played(seat) ? [] : [seat]))
  const told = state === 'finished' ? absent : arrived
  const kind = state === 'finished' ? 'finished' : 'turn'
  const gone = state === 'finished' ? ended.filter(played) : left
  const consequences = {
    state,
    clocks: moveClocks(withOutages(house, table), awaited, ended, at),
    awaited,
    standing: publicStanding(game),
  } as const
  if (table.seats.every(({ guest }) => guest === undefined)) return { ...consequences, notices: [], settled: [] }
  return withNotices()

  async function withNotices(): Promise<Consequences> {
    const notices = await noticesFor(house, table, told, kind, eventsSinceMark(hot, events), at)
    return { ...consequences, notices, settled: await settledBy(house, table, gone, at) }
  }
}

/** What happened at a table, and with which edition. */
type Happened = Pick<NoticeFacts, 'events' | 'edition'> | undefined

/** What a seat may see of what happened since its last turn. */
export const eventsSinceMark =
  ({ table, tail, marks }: HotGame, events: readonly NumberedEvent[]) =>
  (seat: number): Happened => {
    const all = [...tail.filter(({ number }) => number > marks[seat]), ...events].map(({ event }) => event)
    return { events: eventsFor(all, seat).slice(-mostEvents), edition: table.setup.edition }
  }

/** Notices for the persons of some seats, if they want any. */
export async function noticesFor(
  { receivers }: Pick<House, 'receivers'>,
  table: Pick<Table, 'id' | 'seats'>,
  seats: readonly number[],
  kind: NoticeFacts['kind'],
  happenedTo: (seat: number) => Happened,
  at: number,
): Promise<readonly NewNotice[]> {
  const names = table.seats.map(({ name }) => name)
  const notices: NewNotice[] = []
  for (const seat of seats) {
    const { guest } = table.seats[seat]
    if (guest === undefined || !(await receivers.wants(guest, at))) continue
    notices.push({
      receiver: guest,
      tag: table.id,
      facts: { kind, table: table.id, names, seat, ...happenedTo(seat) },
    })
  }
  return notices
}

/** The notices that are not needed any more: those of seats that are awaited no longer. */
async function settledBy(
  { receivers }: Pick<House, 'receivers'>,
  table: Table,
  seats: readonly number[],
  at: number,
): Promise<readonly { readonly receiver: string; readonly tag: string }[]> {
  const settled: { readonly receiver: string; readonly tag: string }[] = []
  for (const seat of seats) {
    const { guest } = table.seats[seat]
    if (guest !== undefined && (await receivers.wants(guest, at))) settled.push({ receiver: guest, tag: table.id })
  }
  return settled
}
