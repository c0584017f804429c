/** The names of bots as people type them: a level, or a level with a budget of its own, `expert:400` or `expert:250ms`. */
import { type BotLevel, botLevels, type Budget } from '@bitoku/bots'

/** The levels that search, and so have a budget to spend; the first of them only against the Tengu. */
const searchLevels = ['strong', 'expert', 'master'] as const satisfies readonly BotLevel[]
/** A level that searches. */
type SearchLevel = (typeof searchLevels)[number]

/** The name of a bot. */
export type BotName = BotLevel | `${SearchLevel}:${string}`

/** What a name stands for. */
interface NamedBot {
  readonly level: BotLevel
  /** Undefined: the level's own. */
  readonly budget: Budget | undefined
}

const mostBudget = 1_000_000

/** Which names there are, for people. */
export const allowedBots = `${botLevels.join(', ')}; a budget only for expert, master and, against the Tengu, strong, as in expert:400 (simulations) or expert:250ms`

/** The bot of a name; undefined when there is none. */
function findBot(text: string): NamedBot | undefined {
  const [name, amount, ...rest] = text.split(':')
  const level = botLevels.find((known) => known === name)
  if (level === undefined || rest.length > 0) return undefined
  if (amount === undefined) return { level, budget: undefined }
  if (!searchLevels.some((searching) => searching === level)) return undefined
  const [, digits, unit] = /^(\d+)(ms)?$/.exec(amount) ?? []
  const number = Number(digits)
  if (!(number >= 1 && number <= mostBudget)) return undefined
  return { level, budget: unit === undefined ? { simulations: number } : { milliseconds: number } }
}

/** Whether a text is the name of a bot. */
export const isBotName = (text: string): text is BotName => findBot(text) !== undefined

/** Whether a bot has a budget that it would not heed at a table with so many seats; 1 is solo. */
export function wastesBudget(name: BotName, seats: number): boolean {
  const { level, budget } = botOf(name)
  return level === 'strong' && budget !== undefined && seats > 1
}

/** The bot of a name that has been checked. */
export function botOf(name: BotName): NamedBot {
  const bot = findBot(name)
  if (bot === undefined) throw new Error(`no bot is called ${name}`)
  return bot
}
