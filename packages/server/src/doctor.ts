/**
 * The doctor: replays every live game, or all that were ever begun, and says which of them would not load or play out differently.
 * Of games that are not replayed it looks whether their moves are those that were made.
 */
import { pending } from '@bitoku/engine'
import { askedSeats } from '@bitoku/host'
import type { Standing, Table, TableState } from './storage/model.ts'
import type { Storage } from './storage/storage.ts'
import { loadGame } from './tables/hot.ts'
import { areAsMade } from './tables/moves-check.ts'
import { publicStanding } from './tables/outcome-of-moves.ts'

/** A game that would not load, or not as it was, and why. */
export interface SickGame {
  readonly id: string
  readonly why: string
}

/** What the doctor has found. */
export interface Findings {
  /** How many games were replayed, and their moves. */
  readonly games: number
  readonly moves: number
  readonly sick: readonly SickGame[]
}

const perPage = 200

type Found = NonNullable<Awaited<ReturnType<Storage['tables']['readGame']>>>

/** Looks at all games, one after the other; those in some states are replayed. */
export async function examineGames(storage: Storage, replayed: readonly TableState[] = ['live']): Promise<Findings> {
  const sick: SickGame[] = []
  let [games, moves] = [0, 0]
  for (const state of ['live', 'finished'] as const) {
    const isReplayed = replayed.includes(state)
    for await (const id of idsOf(storage, state)) {
      const found = await storage.tables.readGame(id).catch(reasonOf)
      if (found === undefined) continue
      if (isReplayed) games += 1
      if (isReplayed && typeof found === 'object') moves += found.moves.length
      const why = typeof found === 'string' ? found : (faultOfMoves(found) ?? (isReplayed ? faultOf(found) : undefined))
      if (why !== undefined) sick.push({ id, why })
    }
  }
  return { games, moves, sick }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'it cannot be read')

/** What is wrong with the moves of a game, without playing them. */
function faultOfMoves({ table, moves }: Found): string | undefined {
  if (moves.length !== table.history) return `${moves.length} moves are there instead of ${table.history}`
  return areAsMade(table, moves) ? undefined : 'its moves are not those that were made: the database is damaged'
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
function faultOf({ table, moves }: Found): string | undefined {
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
    return reasonOf(error)
  }
}
