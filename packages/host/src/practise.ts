/** Games that are played for nobody: they unpack what was learnt and make the code warm before somebody waits for a move. */
import { type BotLevel, type Budget, chooseMove, makeMemory, seedRandom } from '@bitoku/bots'
import { newGame, options, pending, play, view } from '@bitoku/engine'

/** Those who search, those who judge by hand and those who judge by the net, in turns. */
const players: readonly BotLevel[] = ['expert', 'casual', 'strong', 'beginner']
const budget: Budget = { simulations: 3 }

/** Plays games of so many seats for so many milliseconds. */
export function practise(seats: number, milliseconds: number): void {
  const end = performance.now() + milliseconds
  for (let number = 0; performance.now() < end; number += 1) {
    const game = newGame({ seats, seed: `practice-${number}` })
    const random = seedRandom(`practice ${number}`)
    const memories = game.seats.map(() => makeMemory())
    for (let [seat] = pending(game); seat !== undefined && performance.now() < end; [seat] = pending(game)) {
      const asked = { view: view(game, seat), seat, options: options(game, seat) }
      // What is dear comes in Summer, so Spring is got over with.
      const level = game.phase === 'spring' ? 'greedy' : players[(seat + number) % players.length]
      play(game, seat, chooseMove(level, { ...asked, random, budget, memory: memories[seat] }))
    }
  }
}
