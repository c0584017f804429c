/** Who plays whom: every seed once from each seat, so that luck and turn order favour nobody. */
import type { SoloChoice } from '../arguments.ts'
import type { Job } from '../arena/job.ts'
import type { BotName } from '../bots/names.ts'

/** A match to be played. */
export interface MatchPlan {
  readonly a: BotName
  /** The rival; undefined alone against the Tengu. */
  readonly b: BotName | undefined
  readonly seats: number
  readonly games: number
  readonly seed: string
  readonly harder: boolean
  readonly solo: SoloChoice | undefined
  /** The longest that a bot may think about a move, in milliseconds. */
  readonly limit: number
  /** Whether bots go by the clock, as at a table where somebody waits for them. */
  readonly live: boolean
}

/** How many seeds a match has; each is played once for every seat, so there may be a few more games than asked for. */
const seedsOf = ({ games, seats }: Pick<MatchPlan, 'games' | 'seats'>): number => Math.ceil(games / seats)

/** How many games a match really has. */
export const gamesOf = (plan: Pick<MatchPlan, 'games' | 'seats'>): number => seedsOf(plan) * plan.seats

/** The games of a match: seed by seed, and within each with A on the first, the second … seat, rivals on the others. */
export const jobsOf = (plan: MatchPlan): readonly Job[] =>
  Array.from({ length: gamesOf(plan) }, (_, number) => jobAt(plan, number))

/** One game of a match. */
export function jobAt(plan: MatchPlan, number: number): Job {
  const { a, b, seats, seed, harder, solo, limit, live } = plan
  return {
    seed: `${seed}-${Math.floor(number / seats)}`,
    bots: Array.from({ length: seats }, (_, seat) => (b === undefined || seat === seatOfA(plan, number) ? a : b)),
    harder,
    solo: solo?.options,
    limit,
    live,
    withOwned: false,
    gift: undefined,
  }
}

/** The seat of A in a game of the match. */
export const seatOfA = ({ seats }: MatchPlan, number: number): number => number % seats
