/** What of a table may be told to everybody, beside a link to it: of one that everybody finds what watchers see, of others nothing. */
import { play } from '@bitoku/engine'
import type { SharedTable } from '@bitoku/words'
import { readPrepared } from '../replay/prepared.ts'
import type { ReplayWish } from '../replay/replays.ts'
import type { Standing, Table } from '../storage/model.ts'
import { beginGame, type HotGame, lastMoves } from './hot.ts'
import type { House } from './house.ts'
import { publicStanding } from './outcome-of-moves.ts'
import { shownToWatchers } from './watched.ts'

/** A table as it is now, or as it stood at an earlier moment of its game. */
function tellable({ state, seats, standing: present, options }: Table, past: Standing | undefined): SharedTable {
  const { round, phase, scores } = past ?? present
  const isShown = state === 'finished' || (state === 'live' && options.liveScore)
  const taken = seats.flatMap(({ kind, name }, seat) => {
    if (kind === 'open') return []
    const who = kind === 'person' || kind === 'tengu' ? kind : 'bot'
    return [{ seat, kind: who, name, ...(isShown && { score: scores[seat] }) } as const]
  })
  return {
    state: past === undefined ? state : 'live',
    seats: taken,
    free: seats.length - taken.length,
    round,
    phase,
  }
}

/** How a game stood after so many moves. */
export function standingAt({ table, game }: HotGame, moment: number): Standing {
  const past = beginGame(table)
  for (const { seat, text } of lastMoves(game, table.history).slice(0, moment)) play(past, seat, text)
  return publicStanding(past)
}

/** Who wants to be told, as replays want to know it. */
export type Listener = Pick<ReplayWish, 'network' | 'charge'>

/**
 * What may be told of a table, now or after so many moves; undefined where it is not for everybody, or not there: the two cannot be
 * told apart.
 */
export async function toldOf(
  house: House,
  id: string,
  listener: Listener,
  moment?: number,
): Promise<SharedTable | undefined> {
  const table = await house.storage.tables.read(id)
  if (table?.visibility !== 'public') return undefined
  const isEarlier = moment !== undefined && table.state !== 'waiting'
  const hot = isEarlier || table.options.delay !== undefined ? await house.shelf.find(id) : undefined
  if (hot === undefined) return tellable(table, undefined)
  const shown = shownToWatchers(hot)
  if (!isEarlier || moment >= shown.table.history) return tellable(shown.table, undefined)
  const { table: seen } = shown
  const question = { kind: 'standing', history: moment } as const
  const answer = await house.replays.ask({ hot: shown, seat: undefined, question, ...listener })
  return answer.ok ? tellable(seen, readPrepared(answer.value) as Standing) : undefined
}
