/** The move of a bot, whatever the bot does. */
import type { BotFault, BotQuestion } from '@bitoku/host'
import type { BotPool, PoolAnswer } from './pool.ts'

/** A legal move, and what the bot means to do next. */
interface Choice extends Pick<PoolAnswer, 'plan'> {
  readonly move: string
}

/** Asks a bot; when it fails, the greedy one in its place; when even that fails the first legal move is played. */
export async function chooseMove(
  ask: BotPool['ask'],
  question: BotQuestion,
  onFault: (fault: BotFault['key']) => void,
): Promise<Choice> {
  const { options } = question
  const isLegal = (move: string | undefined): move is string => options.some((option) => option.move === move)
  const { move, plan, fault } = await ask(question)
  if (isLegal(move)) return { move, plan }
  onFault(fault ?? 'bot.illegal')
  const instead = await ask({ ...question, level: 'greedy' })
  return { move: isLegal(instead.move) ? instead.move : options[0].move, plan: [] }
}
