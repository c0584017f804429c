/** How much a finished game of four takes on the disk, with its names, keys and indexes. */
import { seedRandom } from '@bitoku/bots'
import { newGame, options, pending, play } from '@bitoku/engine'
import { makeId } from '../src/ids.ts'
import type { NewMove } from '../src/storage/model.ts'
import { openStorage } from '../src/storage/open.ts'
import type { Storage } from '../src/storage/storage.ts'
import { someCommit } from '../test/parts/commits.ts'
import { someTable } from '../test/parts/tables.ts'
import { usedBytes } from '../test/parts/used-bytes.ts'

const names = ['Akiko', 'Tomás', 'Наташа', 'Jean-Pierre']

/** The moves of a game of four by chance. */
function randomGame(seed: string): readonly NewMove[] {
  const random = seedRandom(seed)
  const game = newGame({ seats: 4, seed })
  const moves: NewMove[] = []
  for (let [seat] = pending(game); seat !== undefined; [seat] = pending(game)) {
    const legal = options(game, seat)
    const { move: text } = legal[Math.floor(random() * legal.length)]
    play(game, seat, text)
    moves.push({ seat, text })
  }
  return moves
}

/** Stores a game move by move, as it is played. */
async function storeGame({ tables }: Storage, seed: string): Promise<void> {
  const table = someTable({
    keys: [
      ...names.map((_, seat) => ({ hash: makeId(), role: 'seat', seat }) as const),
      { hash: makeId(), role: 'watch' },
    ],
    seats: names.map((name) => ({ kind: 'person', name, guest: makeId() })),
  })
  await tables.create(table)
  const moves = randomGame(seed)
  for (const [index, move] of moves.entries()) {
    const isLast = index === moves.length - 1
    const end = {
      state: 'finished',
      awaited: [],
      standing: { round: 4, phase: 'over', scores: [101, 98, 120, 77] },
    } as const
    await tables.commit(someCommit(table, index + 1, { moves: [move], at: 1, ...(isLast && end) }))
  }
}

/** Stores finished games in two equal rounds; the second shows what one more game costs. */
export async function bytesPerGame(path: string, games: number): Promise<number> {
  const storage = await openStorage(path)
  const storeGames = async (from: number): Promise<number> => {
    await Promise.all(Array.from({ length: games }, (_, index) => storeGame(storage, `game-${from + index}`)))
    await storage.tables.pack(2, games)
    return usedBytes(path)
  }
  const first = await storeGames(0)
  const second = await storeGames(games)
  await storage.close()
  return (second - first) / games
}
