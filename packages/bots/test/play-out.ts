/** Whole games of bots that see only what their seats may know. */
import { type Game, newGame, options, pending, play, view } from '@bitoku/engine'
import { type BotLevel, type Budget, chooseMove, makeMemory, seedRandom } from '../src/index.ts'

/** What is noted of one decision. */
export interface Note {
  readonly level: BotLevel
  readonly move: string
  readonly options: readonly string[]
}

/** How a game is played out; `hurry` is for levels that search. */
export interface PlayOut {
  readonly budget?: Budget
  readonly patience?: number
  /** Stop after so many decisions. */
  readonly most?: number
}

/** Few enough simulations for a test of the rules of a search, not of its strength; enough for some in the middle of a turn. */
export const hurry: Budget = { simulations: 6 }

/** A game played to its end, and every decision on the way. An illegal move throws. */
export function playOut(
  levels: readonly BotLevel[],
  seed: string,
  { budget = hurry, patience, most = Number.POSITIVE_INFINITY }: PlayOut = {},
): { readonly game: Game; readonly notes: Note[] } {
  const game = newGame({ seats: levels.length, seed })
  const chance = levels.map((_, seat) => seedRandom(`${seed} ${seat}`))
  const memories = levels.map(() => makeMemory())
  const notes: Note[] = []
  for (let [seat] = pending(game); seat !== undefined && notes.length < most; [seat] = pending(game)) {
    const seen = view(game, seat)
    const legal = options(game, seat)
    const asked = { view: seen, seat, options: legal, random: chance[seat] }
    const limits = patience === undefined ? { budget } : { budget, patience }
    const input = { ...asked, ...limits, memory: memories[seat] }
    const move = chooseMove(levels[seat], input)
    notes.push({ level: levels[seat], move, options: legal.map((option) => option.move) })
    play(game, seat, move)
  }
  return { game, notes }
}

/** Positions of a game of random moves, every so many decisions. */
export function* positionsOf(seats: number, seed: string, every: number): Generator<{ game: Game; seat: number }> {
  const game = newGame({ seats, seed })
  const random = seedRandom(seed)
  let decisions = 0
  for (let [seat] = pending(game); seat !== undefined; [seat] = pending(game)) {
    decisions += 1
    if (decisions % every === 0) yield { game, seat }
    const legal = options(game, seat)
    play(game, seat, legal[Math.floor(random() * legal.length)])
  }
}
