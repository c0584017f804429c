/** One decision of a bot: asked with what its seat may know, and replaced when it fails. */
import type { BotLevel } from '@bitoku/bots'
import { options, type Option, view, type View } from '@bitoku/engine'
import type { BotFault } from './host.ts'
import { type Table, turnOf } from './table.ts'

/** What a bot is asked; all of it can be sent to a worker. */
export interface BotQuestion {
  readonly level: BotLevel
  readonly view: View
  readonly seat: number
  readonly options: readonly Option[]
  /** The text from which its chance follows. */
  readonly seed: string
  /** How often it has thought in this turn before, for those who keep no memory from question to question. */
  readonly thoughts?: number
}

/** Where bots think. */
export interface BotRunner {
  /** Fulfilled when bots can be asked about a game of so many seats: with whether what they have learnt is there. Never rejected. */
  readonly ready: (seats: number) => Promise<boolean>
  readonly choose: (question: BotQuestion) => Promise<string>
  /** Gives up what is being thought about. */
  readonly reset: () => void
}

/** The longest that a bot may think, in milliseconds. */
export const longestThought = 3000

/** What a bot answered; with a fault, what is played in its place. */
export interface BotAnswer {
  /** Undefined when nobody has an answer. */
  readonly move: string | undefined
  readonly fault: BotFault['key'] | undefined
}

/** Waits so many milliseconds. */
type Wait = (milliseconds: number) => Promise<void>

/** The question for the bot whose turn it is. */
export function questionFor(table: Table): BotQuestion | undefined {
  const { who, seat } = turnOf(table)
  const { level } = table.seats[seat] ?? {}
  if (who !== 'bot' || level === undefined) return undefined
  const { committed, history, id } = table
  return {
    level,
    view: view(committed, seat),
    seat,
    options: options(committed, seat),
    seed: `${id} ${history} ${seat}`,
  }
}

/** Asks a bot; when it fails, the greedy one in its place. */
export async function askBot(runner: BotRunner, question: BotQuestion, wait: Wait): Promise<BotAnswer> {
  // A single option needs no thought.
  if (question.options.length === 1) return { move: question.options[0].move, fault: undefined }
  const { move, fault } = await askOnce(runner, question, wait)
  if (fault === undefined) return { move, fault }
  const instead = await askOnce(runner, { ...question, level: 'greedy' }, wait)
  return { move: instead.move, fault }
}

/** Asks a bot, and stops waiting for it after a while. */
async function askOnce(runner: BotRunner, question: BotQuestion, wait: Wait): Promise<BotAnswer> {
  await runner.ready(question.view.rules.seats)
  const isLegal = (move: string): boolean => question.options.some((option) => option.move === move)
  const answer = runner.choose(question).then(
    (move): BotAnswer => (isLegal(move) ? { move, fault: undefined } : { move: undefined, fault: 'bot.illegal' }),
    (): BotAnswer => ({ move: undefined, fault: 'bot.threw' }),
  )
  const tooLate = wait(longestThought).then((): BotAnswer => ({ move: undefined, fault: 'bot.slow' }))
  const first = await Promise.race([answer, tooLate])
  if (first.fault === 'bot.slow') runner.reset()
  return first
}
