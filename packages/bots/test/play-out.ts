/** Whole games of bots that see only what their seats may know. */
import { type Game, newGame, options, pending, play, view } from '@bitoku/engine'
import { type BotLevel, chooseMove, seedRandom } from '../src/index.ts'

/** What is noted of one decision. */
export interface Note {
  readonly level: BotLevel
  readonly move: string
  readonly options: readonly string[]
  readonly milliseconds: number
}

/** A game played to its end, and every decision on the way. An illegal move throws. */
export function playOut(levels: readonly BotLevel[], seed: string): { readonly game: Game; readonly notes: Note[] } {
  const game = newGame({ seats: levels.length, seed })
  const chance = levels.map((_, seat) => seedRandom(`${seed} ${seat}`))
  const notes: Note[] = []
  for (let [seat] = pending(game); seat !== undefined; [seat] = pending(game)) {
    const seen = view(game, seat)
    const legal = options(game, seat)
    const start = performance.now()
    const move = chooseMove(levels[seat], { view: seen, seat, options: legal, random: chance[seat] })
    const milliseconds = performance.now() - start
    notes.push({ level: levels[seat], move, options: legal.map((option) => option.move), milliseconds })
    play(game, seat, move)
  }
  return { game, notes }
}
