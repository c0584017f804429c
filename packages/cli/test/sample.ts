/** Records to read. */
import { newGame, options, pending, play, save } from '@bitoku/engine'

/** The record of a game after some moves, each the first legal one. */
export function recordOf(seats: number, moves: number): string {
  const game = newGame({ seats, seed: 'sample' })
  for (let number = 0; number < moves; number += 1) {
    const [seat] = pending(game)
    play(game, seat, options(game, seat)[0])
  }
  return save(game)
}
