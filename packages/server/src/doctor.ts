/** The doctor: replays every live game, or all that were ever begun, and says which of them would not load or play out differently. */
import { pending } from '@bitoku/engine'
import { askedSeats } from '@bitoku/host'
import type { Standing, Table, TableState } from './storage/model.ts'
import type { Storage } from './storage/storage.ts'
import { loadGame } from './tables/hot.ts'
import { publicStanding } from './tables/outcome-of-moves.ts'

/** A game that would not load, or not as it was, and why. */
export interface SickGame {
  readonly id: string
  readonly why: string
}

/** What the doctor has found. */
export interface Findings {
  readonly games: number
  readonly moves: number
  readonly sick: readonly SickGame[]
}

const perPage = 200

/** Looks at all games in some states, one after the other. */
export async function examineGames(storage: Storage, states: readonly TableState[] = ['live']): Promise<Findings> {
  const sick: SickGame[] = []
  let [games, moves] = [0, 0]
  for (const state of states) {
    for await (const id of idsOf(storage, state)) {
      const found = await storage.tables.readGame(id)
      if (found === undefined) continue
      games += 1
      moves += found.moves.length
      const why = faultOf(found)
      if (why !== undefined) sick.push({ id, why })
    }
  }
  return { games, moves, sick }
}

async function* idsOf(storage: Storage, state: TableState): AsyncGenerator<string> {
  let after: string | undefined = ''
  while (after !== undefined) {
    const page: readonly Table[] = await storage.tables.every(state, perPage, after)
    for (const { id } of page) yield id
    after = page.length < perPage ? undefined : page[page.length - 1].id
  }
}

/** How far a game has come, in a few words. All of it is public. */
const placeOf = ({ round, phase, scores }: Standing): string => `year ${round}, ${phase}, ${scores.join(':')} VP`

/** What is wrong with a stored game. */
function faultOf({
  table,
  moves,
}: NonNullable<Awaited<ReturnType<Storage['tables']['readGame']>>>): string | undefined {
  if (moves.length !== table.history) return `${moves.length} moves are there instead of ${table.history}`
  try {
    const { game } = loadGame(table, moves)
    const owing = pending(game)
    // What is possible may still have led elsewhere: that is how a rule that changed for games already begun shows.
    const played = publicStanding(game)
    if (placeOf(played) !== placeOf(table.standing))
      return `it plays out differently: ${placeOf(played)} instead of ${placeOf(table.standing)}`
    // One that was ended by agreement awaits nobody, though its rules would.
    if (table.state === 'finished' && game.phase !== 'over') {
      return table.awaited.length === 0 ? undefined : 'it is written down as over, and is not'
    }
    const isSame =
      askedSeats(game).every((seat) => table.awaited.includes(seat)) &&
      table.awaited.every((seat) => owing.includes(seat))
    return isSame ? undefined : 'other seats are awaited than is written down'
  } catch (error) {
    return error instanceof Error ? error.message : 'it cannot be read'
  }
}
