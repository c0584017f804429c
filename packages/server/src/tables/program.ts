/** Seats played by outside programs: the question, and the move. */
import { copy, type Game, IllegalMove, options, play, view } from '@bitoku/engine'
import {
  accept,
  askedSeats,
  isTurnOver,
  type MoveBody,
  type NumberedEvent,
  type Outcome,
  refuse,
  type TurnCard,
} from '@bitoku/host'
import { wakeForGuest } from '../bots/forgotten.ts'
import { type Asker, standpointOf } from './access.ts'
import { commitPlayed } from './commit.ts'
import { type HotGame, lastEvent } from './hot.ts'
import type { House } from './house.ts'

/** A program that waits by asking again and again is here for so long after it was answered, in milliseconds. */
const betweenPolls = 30_000

const playedFromOutside = ['program', 'person']

/** Whether a seat may decide now. */
const isAsked = ({ table, game }: HotGame, seat: number): boolean =>
  table.state === 'live' && playedFromOutside.includes(table.seats[seat].kind) && askedSeats(game).includes(seat)

/** What a program is asked: what its seat may know, and its legal moves. */
export function turnCard(hot: HotGame, seat: number): TurnCard | undefined {
  if (!isAsked(hot, seat)) return undefined
  const { game, table } = hot
  return { seat, version: table.version, view: view(game, seat), options: options(game, seat) }
}

/** Waits until the seat of somebody is asked; undefined when it takes longer. The seat may be given away meanwhile. */
export async function waitForTurn(
  house: House,
  id: string,
  asker: Asker,
  milliseconds: number,
  signal: AbortSignal,
): Promise<Outcome<TurnCard | undefined>> {
  const until = house.now() + milliseconds
  for (let isFirst = true; ; isFirst = false) {
    const changed = Promise.withResolvers<void>()
    // Listening first: what happens while the game is looked at is not missed.
    const leave = house.storage.news.subscribe(id, ({ kind }) => kind === 'remark' || changed.resolve())
    let depart: (() => void) | undefined
    const timer = setTimeout(changed.resolve, Math.max(0, until - house.now()))
    signal.addEventListener('abort', () => changed.resolve(), { once: true })
    try {
      const hot = await house.shelf.find(id)
      const standpoint = hot && standpointOf(hot.table, asker, house.links)
      if (hot === undefined || standpoint === undefined) return refuse('table.none')
      if (standpoint.seat === undefined) return refuse('table.not-yours')
      if (hot.table.state === 'finished') return refuse('table.finished')
      depart = house.heartbeat.attend(id, standpoint.seat)
      const card = turnCard(hot, standpoint.seat)
      if (isFirst) wakeForGuest(house, hot.table)
      if (card !== undefined || signal.aborted || house.now() >= until) return accept(card)
      await changed.promise
    } finally {
      leave()
      // It comes again, after it has moved or at once.
      setTimeout(() => depart?.(), betweenPolls).unref()
      clearTimeout(timer)
    }
  }
}

/** Plays moves of a program at once: programs need no draft. */
export async function playMoves(
  house: House,
  id: string,
  seat: number,
  body: MoveBody,
): Promise<Outcome<{ readonly version: number }>> {
  const once = (hot: HotGame): Promise<Outcome<{ readonly version: number }>> => playOnce(house, hot, seat, body)
  const first = await house.shelf.work(id, once)
  if (first?.ok !== false || first.problem.key !== 'host.stale') return first ?? refuse('table.none')
  house.shelf.forget(id)
  return (await house.shelf.work(id, once)) ?? refuse('table.none')
}

async function playOnce(
  house: House,
  hot: HotGame,
  seat: number,
  { move, further = [], version, key }: MoveBody,
): Promise<Outcome<{ readonly version: number }>> {
  const { table, game } = hot
  const isCurrent = version <= table.version && version >= Math.max(hot.calmSince, hot.movedAt[seat])
  if (!isCurrent) {
    const before = await house.storage.tables.answered(table.id, key)
    return before === undefined ? refuse('host.stale') : accept({ version: before.version })
  }
  if (!isAsked(hot, seat)) return refuse('host.not-asked')
  try {
    const texts = [move, ...further]
    const played = playInTurn(hot, copy(game), seat, texts)
    if (played === undefined) return refuse('host.not-asked')
    const answer = await commitPlayed(house, hot, {
      key,
      game: played.after,
      moves: texts.map((text) => ({ seat, text })),
      events: played.events,
      ended: played.endsTurn ? [seat] : [],
      ...(table.seats[seat].kind === 'person' && { drafts: { clearDrafts: [seat] } }),
    })
    hot.drafts[seat] = undefined
    if (answer.ok) return accept({ version: answer.value.version })
    return answer.problem.key === 'storage.stale' ? refuse('host.stale') : answer
  } catch (error) {
    if (error instanceof IllegalMove) return refuse(error.key, error.args)
    throw error
  }
}

/** Plays moves on a game apart from the table; undefined when the turn is over before the last of them. Throws IllegalMove. */
function playInTurn(
  hot: HotGame,
  after: Game,
  seat: number,
  texts: readonly string[],
): { readonly after: Game; readonly events: readonly NumberedEvent[]; readonly endsTurn: boolean } | undefined {
  const events: NumberedEvent[] = []
  let number = lastEvent(hot)
  let endsTurn = false
  for (const [index, text] of texts.entries()) {
    if (endsTurn) return undefined
    const happened = play(after, seat, text)
    for (const event of happened) {
      number += 1
      events.push({ number, move: hot.table.history + index + 1, mover: seat, event })
    }
    endsTurn = isTurnOver(after, seat, happened)
  }
  return { after, events, endsTurn }
}
