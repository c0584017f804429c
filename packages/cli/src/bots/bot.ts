/** What a bot of the command line is: a function that chooses one of the legal moves. */
import type { Game, MoveList } from '@bitoku/engine'
import { seedRandom } from '../random.ts'
import { chooseGreedily } from './greedy.ts'
import { chooseAtRandom } from './random.ts'

/** Chooses the code of one of the legal moves; the list is the engine's own and only valid during the call. */
export type Choose = (game: Game, seat: number, moves: MoveList) => number

/** The bots by name. */
export const botNames = ['random', 'greedy'] as const
/** The name of a bot. */
export type BotName = (typeof botNames)[number]

/**
 * A bot for each seat of the game with this seed. Their chance follows from the seed of the game and the seat, so any game
 * of a simulation can be shown again by itself.
 */
export function makeBots(names: readonly BotName[], seed: string): readonly Choose[] {
  return names.map((name, seat) => {
    const random = seedRandom(`bot ${seat} ${seed}`)
    switch (name) {
      case 'random':
        return chooseAtRandom(random)
      case 'greedy':
        return chooseGreedily(random)
    }
  })
}
