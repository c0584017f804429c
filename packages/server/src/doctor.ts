/** The doctor: replays every live game and says which of them would not go on. */
import { pending } from '@bitoku/engine'
import { askedSeats } from '@bitoku/host'
import type { Storage } from './storage/storage.ts'
import { loadGame } from './tables/hot.ts'

/** A game that would not go on, and why. */
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

/** Looks at all live games, one after the other. */
export async function examineGames(storage: Storage): Promise<Findings> {
  const sick: SickGame[] = []
  let [games, moves, after] = [0, 0, '']
  for (;;) {
    const page = await storage.tables.every('live', perPage, after)
    for (const { id } of page) {
      games += 1
      const found = await storage.tables.readGame(id)
      moves += found?.moves.length ?? 0
      const why = found && faultOf(found)
      if (why !== undefined) sick.push({ id, why })
    }
    if (page.length < perPage) return { games, moves, sick }
    after = page[page.length - 1].id
  }
}

/** What is wrong with a stored game. */
function faultOf({
  table,
  moves,
}: NonNullable<Awaited<ReturnType<Storage['tables']['readGame']>>>): string | undefined {
  if (moves.length !== table.history) return `${moves.length} moves are there instead of ${table.history}`
  try {
    const { game } = loadGame(table, moves)
    const owing = pending(game)
    const isSame =
      askedSeats(game).every((seat) => table.awaited.includes(seat)) &&
      table.awaited.every((seat) => owing.includes(seat))
    return isSame ? undefined : 'other seats are awaited than is written down'
  } catch (error) {
    return error instanceof Error ? error.message : 'it cannot be read'
  }
}
