/** Committing moves: to the storage first, then to the game in memory. */
import type { Game } from '@bitoku/engine'
import { type NumberedEvent, type Outcome, refuse, accept } from '@bitoku/host'
import { awaitsBot } from '../bots/forgotten.ts'
import type { NewMove } from '../storage/model.ts'
import type { Commit, Committed } from '../storage/storage.ts'
import { adopt, type HotGame } from './hot.ts'
import type { House } from './house.ts'
import { consequencesOf } from './outcome-of-moves.ts'

/** Moves that have been played on a copy of the game. */
export interface Played {
  readonly key: string
  readonly game: Game
  readonly moves: readonly NewMove[]
  readonly events: readonly NumberedEvent[]
  /** The seats whose turn they finish. */
  readonly ended: readonly number[]
  readonly drafts?: Pick<Commit, 'clearDrafts' | 'putDrafts'>
}

/** Commits moves that were made for the game in memory. */
export async function commitPlayed(house: House, hot: HotGame, played: Played): Promise<Outcome<Committed>> {
  const { key, game, moves, events, ended, drafts } = played
  const { table } = hot
  const waiting = house.heartbeat.beforeCounting(table.id)
  if (waiting !== undefined) await waiting
  house.heartbeat.touch()
  const at = house.now()
  const following = consequencesOf(house, hot, game, events, ended, at)
  const consequences = following instanceof Promise ? await following : following
  const answer = await house.storage.tables.commit({
    table: table.id,
    expected: table.version,
    key,
    moves,
    at,
    ...consequences,
    ...drafts,
  })
  if (!answer.ok) {
    house.shelf.forget(table.id)
    return answer
  }
  // A key that was used before has its old answer: nothing has happened now.
  if (answer.value.version !== table.version + 1) {
    house.shelf.forget(table.id)
    return refuse('storage.stale', { version: answer.value.version })
  }
  const { clocks, awaited, standing, state } = consequences
  hot.table = { ...table, ...answer.value, clocks, awaited, standing, state, changed: at }
  adopt(hot, game, table.history, moves, events)
  for (const { seat } of moves.slice(0, 1)) house.meters.countMoves(table.seats[seat].kind, moves.length)
  if (awaitsBot(hot.table)) house.wakeBots(table.id)
  return accept(answer.value)
}
