/** The bots by level. Callers need nothing else. */
import type { BotInput } from './bot.ts'
import type { BotLevel } from './level-names.ts'
import { bots } from './levels.ts'

export type { Bot, BotInput, Budget } from './bot.ts'
export { seedRandom } from './chance.ts'
export { type ExplainedPlan, explainChoice, type Explanation } from './explain.ts'
export type { Expectation } from './expectation.ts'
export type { ForeseenStep } from './foresee.ts'
export { type LineName, lineNames } from './features/lines.ts'
export { type BotLevel, botLevels, playLevels } from './level-names.ts'
export { makeMemory, type Memory } from './memory.ts'
/** In a browser to be awaited before the first question of a game; elsewhere the weights are there from the beginning. */
export { fetchWeights } from '#weights'

/** The choice of a bot of that level: the text of one of the options. */
export const chooseMove = (level: BotLevel, input: BotInput): string => bots[level](input)
