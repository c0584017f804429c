/** What a hint rests on. */
import type { Hint } from '@bitoku/words'

/** Whether a hint is a forecast of a bot that has learnt the game, and not only a rule of thumb. */
export const isLearnt = ({ plans }: Pick<Hint, 'plans'>): boolean => plans.every(({ isForecast }) => isForecast)
