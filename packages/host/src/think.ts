/** The bots themselves: loaded by their worker, and by the page only where there can be no worker. */
import {
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
import { patience } from './patience.ts'
import { practise } from './practise.ts'

/** What the bot of each seat remembers of its plan; a plan answers only the views it was made for. */
const memories: Memory[] = []

/** Fetches what the bots have learnt for a number of seats, and says whether it is there; without it they play by rule of thumb. */
export const prepare = (seats: number): Promise<boolean> =>
  fetchWeights(seats).then(
    () => true,
    () => false,
  )

/** Milliseconds of practice: then first turns are thought about nearly as well as later ones. */
const practice = 400

const practised = new Set<number>()

/** Practises for a while before the first question about a number of seats; afterwards it does nothing. */
export function practiseOnce(seats: number): void {
  if (practised.has(seats)) return
  practised.add(seats)
  practise(seats, practice)
}

/** The move that a bot chooses, with what has been fetched by now. */
export function think(
  { level, view, seat, options, seed }: BotQuestion,
  memory: Memory = (memories[seat] ??= makeMemory()),
): string {
  return chooseMove(level, { view, seat, options, random: seedRandom(seed), memory, patience: patience[level] })
}

/** A hint may take longer than a move: somebody has asked for it. */
const budgetForHints: Budget = { milliseconds: 2500 }

/** What a bot would do and why, for a person who asks: the two best plans that an expert finds, or master about its own turns. */
export async function advise({ level, view, seat, options, seed }: BotQuestion): Promise<Explanation> {
  await prepare(view.rules.seats)
  const input = { view, seat, options, random: seedRandom(seed), budget: budgetForHints }
  const explanation = explainChoice(level === 'master' ? 'master' : 'expert', input)
  return { ...explanation, plans: explanation.plans.slice(0, 2) }
}
