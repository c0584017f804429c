/** The bots themselves: loaded by their worker, and by the page only where there can be no worker. */
import {
  type BotLevel,
  type Budget,
  chooseMove,
  explainChoice,
  type Explanation,
  fetchWeights,
  makeMemory,
  type Memory,
  seedRandom,
} from '@bitoku/bots'
import type { BotQuestion } from './bot-turn.ts'

/**
 * How long those may think here who think for long: devices differ, and nobody likes to wait. What comes up in the middle of
 * a turn takes two fifths of it again, then a fifth, a tenth and so on: the whole turn is over within 3 seconds.
 */
const patience: Partial<Record<BotLevel, Budget>> = { master: { milliseconds: 1600 } }

/** What the bot of each seat remembers of its plan; a plan answers only the views it was made for. */
const memories: Memory[] = []

/** Fetches what the bots have learnt for a number of seats; where that fails they play by rule of thumb. */
export const prepare = (seats: number): Promise<void> => fetchWeights(seats).catch(() => {})

/** The move that a bot chooses, with what has been fetched by now. */
export function think(
  { level, view, seat, options, seed }: BotQuestion,
  memory: Memory = (memories[seat] ??= makeMemory()),
): string {
  const input = { view, seat, options, random: seedRandom(seed), memory }
  const budget = patience[level]
  return chooseMove(level, budget === undefined ? input : { ...input, budget })
}

/** A hint may take longer than a move: somebody has asked for it. */
const patienceForHints: Budget = { milliseconds: 2500 }

/** What a bot would do and why, for a person who asks: the two best plans that an expert finds, or master about its own turns. */
export async function advise({ level, view, seat, options, seed }: BotQuestion): Promise<Explanation> {
  await prepare(view.rules.seats)
  const input = { view, seat, options, random: seedRandom(seed), budget: patienceForHints }
  const explanation = explainChoice(level === 'master' ? 'master' : 'expert', input)
  return { ...explanation, plans: explanation.plans.slice(0, 2) }
}
