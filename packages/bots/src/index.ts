/** The bots by level. Callers need nothing else. */
import type { Bot, BotInput } from './bot.ts'
import { chooseCasually } from './casual.ts'
import { chooseGreedily } from './greedy.ts'
import { chooseAtRandom } from './random.ts'

export type { Bot, BotInput } from './bot.ts'
export { seedRandom } from './chance.ts'

/** The levels, from weak to strong. */
export const botLevels = ['random', 'greedy', 'casual'] as const
/** A level. */
export type BotLevel = (typeof botLevels)[number]

/** The bot of each level. */
export const bots: Readonly<Record<BotLevel, Bot>> = {
  random: chooseAtRandom,
  greedy: chooseGreedily,
  casual: chooseCasually,
}

/** The choice of a bot of that level: the text of one of the options. */
export const chooseMove = (level: BotLevel, input: BotInput): string => bots[level](input)
