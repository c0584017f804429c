/** The bots of `@bitoku/bots` at a table of the command line: a seat each, and never at a loss for a legal move. */
import { type BotInput, type BotLevel, chooseMove, makeMemory, seedRandom } from '@bitoku/bots'
import { type Game, type MoveList, type Option, options, view } from '@bitoku/engine'
import { patience } from '@bitoku/host/patience'
import type { Fault } from './faults.ts'
import { type BotName, botOf } from './names.ts'

/** Chooses the code of one of the legal moves; the list is the engine's own and only valid during the call. */
export type Choose = (game: Game, seat: number, moves: MoveList) => number

/** How a level answers: the text of one of the options. */
export type Answer = (level: BotLevel, input: BotInput) => string

/** Who is asked and how, and who hears of a bot that failed. */
interface Asking {
  readonly answer?: Answer
  /** Whether bots go by the clock, as at a table where somebody waits for them. */
  readonly live?: boolean
  /** The reason is what the bot threw, or answered. */
  readonly onFault?: (fault: Fault, seat: number, reason: string) => void
}

/**
 * A bot for each seat of the game with this seed. Their chance follows from the seed of the game and the seat, so any game
 * of a simulation can be shown again by itself.
 */
export function makeBots(names: readonly BotName[], seed: string, asking: Asking = {}): readonly Choose[] {
  return names.map((name, seat) => {
    const random = seedRandom(`bot ${seat} ${seed}`)
    return botOf(name).level === 'random' ? chooseQuickly(random) : chooseByView(name, random, asking)
  })
}

/** The random bot without view and texts, which it would not look at: the same choices, many times as fast. */
function chooseQuickly(random: () => number): Choose {
  return (_game, _seat, { codes, count }) => codes[Math.floor(random() * count)]
}

/** A bot that is shown what its seat may know. */
function chooseByView(name: BotName, random: () => number, asking: Asking): Choose {
  const { answer = chooseMove, onFault, live = false } = asking
  const { level, budget } = botOf(name)
  const limits = { ...(budget === undefined ? {} : { budget }), ...(live ? { patience: patience[level] } : {}) }
  const memory = makeMemory()
  return (game, seat, { codes, count }) => {
    // A single option needs no thought.
    if (count === 1) return codes[0]
    const asked = { view: view(game, seat), seat, options: options(game, seat), random, memory }
    const input: BotInput = { ...asked, ...limits }
    const answered = ask(answer, level, input)
    if ('code' in answered) return answered.code
    onFault?.(answered.fault, seat, answered.reason)
    return fallBack(input)
  }
}

/** What a bot has instead of a move. */
interface Failure {
  readonly fault: Fault
  readonly reason: string
}

/** The option that a bot takes, or its failure. */
function ask(answer: Answer, level: BotLevel, input: BotInput): Option | Failure {
  try {
    const text = answer(level, input)
    return input.options.find(({ move }) => move === text) ?? { fault: 'illegal', reason: text }
  } catch (error) {
    return { fault: 'threw', reason: String(error) }
  }
}

/** The move in the place of a bot that has none: the greedy one's, or if even that fails the first that is legal. */
function fallBack(input: BotInput): number {
  const option = ask(chooseMove, 'greedy', input)
  return ('code' in option ? option : input.options[0]).code
}

/** The fallback for a seat whose bot is no longer asked. */
export function chooseInstead(game: Game, seat: number, seed: string): number {
  return fallBack({
    view: view(game, seat),
    seat,
    options: options(game, seat),
    random: seedRandom(`fallback ${seed}`),
  })
}
