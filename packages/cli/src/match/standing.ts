/** What the games of a match tell, game by game. */
import { faultsOf, type LoggedFault, mostLogged } from '../arena/fault-log.ts'
import type { Outcome } from '../arena/job.ts'
import { eloOfEstimate, type EloEstimate } from '../statistics/elo.ts'
import { type Estimate, estimateMean, estimateRate, type MeanEstimate, meanOf } from '../statistics/estimate.ts'
import { jobAt, type MatchPlan, seatOfA } from './plan.ts'
import { addSeat, openSide, reportSide, type Side, type SideReport } from './side.ts'

/** What a match found. All but the times follows from the plan, unless bots went by the clock. */
export interface MatchFindings {
  readonly a: SideReport
  readonly b: SideReport
  readonly seats: number
  readonly seed: string
  readonly harder: boolean
  /** The name of the Tengu's preset; undefined at a table of several. */
  readonly solo: string | undefined
  /** Whether bots went by the clock. */
  readonly live: boolean
  readonly games: number
  readonly seeds: number
  /** The share of games that A won; a bot as good as its rivals wins `evenShare`. */
  readonly winRate: Estimate
  readonly evenShare: number
  /** The share of its rivals that A left behind. */
  readonly score: Estimate
  /** The same as points of Elo. */
  readonly elo: EloEstimate
  /** VP of A less the mean of the others. */
  readonly margin: MeanEstimate
  /** Games that A won from each place in the first turn order; every place has `seeds` games, but the Tengu is always first. */
  readonly winsByPlace: readonly number[]
  /** Every fault, at most a hundred: `bitoku play` with the same seed and bots shows the game, unless they went by the clock. */
  readonly faultLog: readonly LoggedFault[]
}

/** What one game says about A. */
interface GameOfA {
  readonly won: number
  readonly score: number
  readonly margin: number
}

/** A match under way. */
export interface Standing {
  readonly plan: MatchPlan
  readonly a: Side
  readonly b: Side
  /** The games of each seed. */
  readonly bySeed: (readonly GameOfA[])[]
  /** The games so far of the seed that is being played: they count when it is complete, since half a seed favours a seat. */
  readonly begun: Outcome[]
  readonly winsByPlace: number[]
  readonly faultLog: LoggedFault[]
  games: number
}

/** A match of which no game is played yet. */
export function openStanding(plan: MatchPlan): Standing {
  return {
    plan,
    a: openSide(plan.a),
    b: openSide(plan.b ?? 'Tengu'),
    bySeed: [],
    begun: [],
    winsByPlace: Array<number>(Math.max(2, plan.seats)).fill(0),
    faultLog: [],
    games: 0,
  }
}

/** Adds the next game; returns whether a seed is complete with it. */
export function addGame(standing: Standing, outcome: Outcome): boolean {
  const { plan, begun, bySeed } = standing
  begun.push(outcome)
  if (begun.length < plan.seats) return false
  bySeed.push(begun.splice(0).map((game) => countGame(standing, game)))
  return true
}

function countGame(standing: Standing, outcome: Outcome): GameOfA {
  const seat = seatOfA(standing.plan, standing.games)
  outcome.forEach((other, at) => addSeat(at === seat ? standing.a : standing.b, other))
  const game = judge(outcome, seat)
  standing.winsByPlace[outcome[seat].place] += game.won
  const { plan, games, faultLog } = standing
  faultLog.push(...faultsOf(jobAt(plan, games), outcome).slice(0, mostLogged - faultLog.length))
  standing.games += 1
  return game
}

function judge(outcome: Outcome, seat: number): GameOfA {
  const { rank, total } = outcome[seat]
  const others = outcome.filter((_, other) => other !== seat)
  return {
    won: rank === 1 ? 1 : 0,
    score: (outcome.length - rank) / (outcome.length - 1),
    margin: total - meanOf(others.map((other) => other.total)),
  }
}

/** A number for each seed: the mean of its games. */
const meansOf = ({ bySeed }: Standing, pick: (game: GameOfA) => number): readonly number[] =>
  bySeed.map((games) => meanOf(games.map(pick)))

/** The scores of A, seed by seed. */
export const scoresOf = (standing: Standing): readonly number[] => meansOf(standing, ({ score }) => score)

/** What the games so far tell. */
export function reportOf(standing: Standing): MatchFindings {
  const { seats, seed, harder, solo, live } = standing.plan
  const { a, b, games, bySeed, winsByPlace, faultLog } = standing
  const wins = meansOf(standing, ({ won }) => won)
  const score = estimateRate(scoresOf(standing), seats)
  return {
    a: reportSide(a),
    b: reportSide(b),
    seats,
    seed,
    harder,
    solo: solo?.name,
    live,
    games,
    seeds: bySeed.length,
    winRate: estimateRate(wins, seats),
    evenShare: 1 / winsByPlace.length,
    score,
    elo: eloOfEstimate(score),
    margin: estimateMean(meansOf(standing, ({ margin }) => margin)),
    winsByPlace,
    faultLog,
  }
}
