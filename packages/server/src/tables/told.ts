/** What of a table may be told to everybody, beside a link to it: of one that everybody finds what watchers see, of others nothing. */
import { play } from '@bitoku/engine'
import type { SharedTable } from '@bitoku/words'
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

/** How a game stood after so many moves; undefined where that is now, or has not been yet. */
function standingAt({ table, game }: HotGame, moment: number): Standing | undefined {
  if (moment >= table.history) return undefined
  const past = beginGame(table)
  for (const { seat, text } of lastMoves(game, table.history).slice(0, moment)) play(past, seat, text)
  return publicStanding(past)
}

/** What may be told of a table, now or after so many moves; undefined where it is not for everybody, or not there: the two cannot be told apart. */
export async function toldOf(house: House, id: string, moment?: number): Promise<SharedTable | undefined> {
  const table = await house.storage.tables.read(id)
  if (table?.visibility !== 'public') return undefined
  const isEarlier = moment !== undefined && table.state !== 'waiting'
  const hot = isEarlier || table.options.delay !== undefined ? await house.shelf.find(id) : undefined
  if (hot === undefined) return tellable(table, undefined)
  const shown = shownToWatchers(hot)
  return tellable(shown.table, isEarlier ? standingAt(shown, moment) : undefined)
}
