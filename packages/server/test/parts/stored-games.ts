/** Games that are stored as the server stores them, without a server. */
import { seedRandom } from '@bitoku/bots'
import { editionHash, forest, type Game, options, pending, play } from '@bitoku/engine'
import { askedSeats } from '@bitoku/host'
import { makeId } from '../../src/ids.ts'
import type { NewMove } from '../../src/storage/model.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { beginGame } from '../../src/tables/hot.ts'
import { publicStanding } from '../../src/tables/outcome-of-moves.ts'
import { noon } from './commits.ts'
import { someTable } from './tables.ts'

const seats = ['Aki', 'Mori'].map((name) => ({ kind: 'person', name }) as const)

/** A game of two, played by chance so many moves long, or to its end. */
export function playByChance(
  seed: string,
  most = Number.POSITIVE_INFINITY,
): { readonly game: Game; readonly moves: readonly NewMove[] } {
  const random = seedRandom(seed)
  const game = beginGame({ setup: { seats: 2, seed, harder: false, edition: editionHash(forest) } })
  const moves: NewMove[] = []
  for (let [seat] = pending(game); seat !== undefined && moves.length < most; [seat] = pending(game)) {
    const legal = options(game, seat)
    const { move: text } = legal[Math.floor(random() * legal.length)]
    play(game, seat, text)
    moves.push({ seat, text })
  }
  return { game, moves }
}

/** Stores such a game; answers with the id of its table. */
export async function storeGame({ tables }: Storage, seed: string, most?: number): Promise<string> {
  const { game, moves } = playByChance(seed, most)
  const id = makeId()
  const setup = { seats: 2, seed, harder: false, edition: editionHash(forest) }
  await tables.create(someTable({ id, setup, seats, pace: { kind: 'untimed' }, clocks: [] }))
  await tables.commit({
    table: id,
    expected: 1,
    key: makeId(),
    moves,
    state: game.phase === 'over' ? 'finished' : 'live',
    clocks: [],
    awaited: askedSeats(game),
    standing: publicStanding(game),
    at: noon,
  })
  return id
}
