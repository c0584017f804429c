/** The names of the levels, apart from the bots: a page that only lists them need not load a bot. */

/** All levels from weak to strong; the first two are yardsticks, not opponents. */
export const botLevels = ['random', 'greedy', 'beginner', 'casual', 'club', 'strong', 'expert', 'master'] as const
/** A level. */
export type BotLevel = (typeof botLevels)[number]

/** The levels that players can choose. */
export const playLevels = [
  'beginner',
  'casual',
  'club',
  'strong',
  'expert',
  'master',
] as const satisfies readonly BotLevel[]
