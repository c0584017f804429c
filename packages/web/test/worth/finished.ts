/** Sheets of finished games, played by greedy bots. */
import { chooseMove, seedRandom } from '@bitoku/bots'
import { newGame, options, pending, play, score, type Sheet, soloPresets, view } from '@bitoku/engine'

/** The sheets of a game that is over; one seat plays against the Tengu. */
export function finishedSheets(seats: number, seed: string): readonly Sheet[] {
  const game = newGame({ seats, seed, ...(seats === 1 ? { solo: soloPresets.tengu } : {}) })
  const random = seedRandom(seed)
  for (let [seat] = pending(game); seat !== undefined; [seat] = pending(game))
    play(game, seat, chooseMove('greedy', { view: view(game, seat), seat, options: options(game, seat), random }))
  return score(game)
}
