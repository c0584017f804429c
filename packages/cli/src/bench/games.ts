/** Whole games to measure: through the fast way in, and through the contract of texts. */
import { seedRandom } from '@bitoku/bots'
import { newGame, options, pending, play, score } from '@bitoku/engine'
import { makeBots } from '../bots/bots.ts'
import type { BotName } from '../bots/names.ts'
import { noCounts, runGame } from '../run-game.ts'

/** Plays random games with full lists of legal moves; each call plays one and returns its decisions. */
export function makeGameTask(seats: number): () => number {
  const bots = Array<BotName>(seats).fill('random')
  let number = 0
  return () => {
    number += 1
    const seed = `bench-${seats}-${number}`
    const game = newGame({ seats, seed })
    const counts = noCounts()
    runGame(game, makeBots(bots, seed), counts)
    score(game)
    return counts.decisions
  }
}

/** The same through `pending`, `options` and `play`, as a server or a foreign bot goes: texts in, events out. */
export function makeTextTask(seats: number): () => number {
  let number = 0
  return () => {
    number += 1
    const seed = `bench-${seats}-${number}`
    const random = seedRandom(seed)
    const game = newGame({ seats, seed })
    let decisions = 0
    for (let [seat] = pending(game); seat !== undefined; [seat] = pending(game)) {
      const list = options(game, seat)
      play(game, seat, list[Math.floor(random() * list.length)].move)
      decisions += 1
    }
    score(game)
    return decisions
  }
}
