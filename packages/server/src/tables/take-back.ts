/** Taking the last turn of a seat back, and all that was done after it. */
import { type GameEvent, play, revealsSomething } from '@bitoku/engine'
import { done, type NumberedEvent, type Outcome, refuse } from '@bitoku/host'
import { beginGame, eventsSince, type HotGame, lastMoves } from './hot.ts'
import type { House } from './house.ts'
import { consequencesOf } from './outcome-of-moves.ts'

/** How many moves were made before the last turn of a seat. */
export function beforeLastTurn(hot: HotGame, seat: number): number {
  const moves = lastMoves(hot.game, hot.table.history)
  const last = moves.findLastIndex((move) => move.seat === seat)
  if (last < 0) return moves.length
  const run = moves.slice(0, last).findLastIndex((move) => move.seat !== seat) + 1
  // Whoever decides last in Spring may be first in Summer: two turns in one run of moves.
  const began = eventsAfterMove(hot, run).findLast(({ move, event }) => move <= last && beginsTurn(event, seat))
  return began?.move ?? run
}

const beginsTurn = (event: GameEvent, seat: number): boolean =>
  event.type === 'phase' || (event.type === 'turn' && event.seat === seat)

/** Why moves cannot be taken back until so many are left; undefined when they can. */
export function faultOfTakeBack(hot: HotGame, keep: number): string | undefined {
  if (keep >= hot.table.history) return 'table.nothing-to-take-back'
  const events = eventsAfterMove(hot, keep).map(({ event }) => event)
  return revealsSomething(events) ? 'table.take-back-reveals' : undefined
}

/** What has happened after so many moves. */
function eventsAfterMove(hot: HotGame, history: number): readonly NumberedEvent[] {
  const [oldest] = hot.tail
  const isInTail = hot.forgotten === 0 || (oldest !== undefined && oldest.move <= history)
  const events = isInTail ? hot.tail : eventsSince(hot, 0)
  return events.filter(({ move }) => move > history)
}

/** Takes moves back: so many stay. All drafts and questions are void. */
export async function takeBack(house: House, hot: HotGame, keep: number, key: string): Promise<Outcome> {
  const { table } = hot
  const game = beginGame(table)
  for (const { seat, text } of lastMoves(hot.game, table.history).slice(0, keep)) play(game, seat, text)
  await house.heartbeat.beforeCounting(table.id)
  const at = house.now()
  const consequences = await consequencesOf(house, { ...hot, tail: [] }, game, [], [], at)
  const closeVotes = await questionsAt(house, table.id)
  const answer = await house.storage.tables.commit({
    table: table.id,
    expected: table.version,
    key,
    keep,
    moves: [],
    at,
    ...consequences,
    clearDrafts: table.seats.map((_, seat) => seat),
    closeVotes,
  })
  house.shelf.forget(table.id)
  house.wakeBots(table.id)
  return answer.ok ? done : refuse('host.stale')
}

/** All questions at a table, with those that hold no longer. */
export async function questionsAt({ storage }: House, id: string): Promise<readonly string[]> {
  return [...new Set((await storage.votes.read(id)).map(({ question }) => question))]
}
