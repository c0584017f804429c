/** Many matches, and one scale for all that took part. */
import { type LoggedFault, mostLogged } from '../arena/fault-log.ts'
import { type Common, type JournalSettings, playOn } from '../arena/journal.ts'
import { type FaultCounts, sumFaults } from '../bots/faults.ts'
import type { BotName } from '../bots/names.ts'
import { gamesOf, jobsOf, type MatchPlan } from '../match/plan.ts'
import { addGame, type MatchFindings, openStanding, reportOf, scoresOf, type Standing } from '../match/standing.ts'
import { type Estimate, estimateRate, meanOf } from '../statistics/estimate.ts'
import { rate, type Rating } from '../statistics/ratings.ts'

/** Who meets whom: everybody everybody, or each bot the next one of the list. */
export const pairingWays = ['neighbours', 'all'] as const
/** A way to pair. */
export type PairingWay = (typeof pairingWays)[number]

/** What a ladder is made of. */
export interface LadderPlan extends Pick<MatchPlan, 'seats' | 'games' | 'seed' | 'harder' | 'limit'> {
  /** From weak to strong, if that is known. */
  readonly levels: readonly BotName[]
  readonly pairs: PairingWay
}

/** One bot of the ladder. */
interface Rung extends Rating {
  readonly name: BotName
  readonly games: number
  readonly meanVp: number
  /** The longest that 95 % of its turns took, in milliseconds. */
  readonly turnP95: number
  /** Moves that the fallback made in its place. */
  readonly faults: FaultCounts
}

/** How two of them fared. */
interface PairResult {
  readonly one: BotName
  readonly other: BotName
  readonly games: number
  /** The share of games that the first won, at a table of two; of rivals left behind, at a larger one. */
  readonly score: Estimate
}

/** What a ladder found. */
export interface LadderReport extends LadderPlan {
  readonly rungs: readonly Rung[]
  readonly results: readonly PairResult[]
  /** The bot that has 0 points. */
  readonly anchor: BotName
  /** Every fault, at most a hundred. */
  readonly faultLog: readonly LoggedFault[]
  readonly seconds: number
}

/** What all games of a ladder have in common: the games of each pair lie one behind the other, so their number belongs to it. */
export const aboutLadder = ({ levels, pairs, seats, games, seed, harder }: LadderPlan): Common => ({
  ladder: levels,
  pairs,
  seats,
  games,
  seed,
  harder,
})

/** The pairs of a list, by index; the later one of each first. */
function pairsOf(count: number, way: PairingWay): readonly (readonly [number, number])[] {
  const indices = Array.from({ length: count }, (_, index) => index)
  return indices.flatMap((one) =>
    indices
      .filter((other) => other < one && (way === 'all' || other === one - 1))
      .map((other) => [one, other] as const),
  )
}

/** A match of the ladder: who is A, who is B, and how it stands. */
interface LadderMatch {
  readonly a: number
  readonly b: number
  readonly standing: Standing
}

/** How many matches a pair has. */
const waysOf = ({ seats }: Pick<LadderPlan, 'seats'>): number => (seats === 2 ? 1 : 2)

/** How many games each of them is asked for. */
const gamesOfWay = (plan: Pick<LadderPlan, 'games' | 'seats'>): number => Math.ceil(plan.games / waysOf(plan))

/** How many games each pair really plays: as a match, and both ways alike, so there may be a few more than asked for. */
export const gamesOfPair = (plan: Pick<LadderPlan, 'games' | 'seats'>): number =>
  waysOf(plan) * gamesOf({ games: gamesOfWay(plan), seats: plan.seats })

/**
 * The matches of a pair. At a table of two one match says it all. At a larger one a bot is measured among its rivals, and
 * then a rival among its like: half of the games each.
 */
function matchesOf(plan: LadderPlan, one: number, other: number): readonly LadderMatch[] {
  const { levels, seats, harder, seed, limit, games } = plan
  const bothWays = [
    [one, other],
    [other, one],
  ]
  return bothWays.slice(0, waysOf(plan)).map(([a, b], half) => {
    const match = { a: levels[a], b: levels[b], seats, harder, limit, live: false, solo: undefined }
    return {
      a,
      b,
      standing: openStanding({ ...match, games: gamesOfWay({ games, seats }), seed: `${seed}-${half}` }),
    }
  })
}

/**
 * Plays a ladder: all its games as one list, so that no worker waits for the end of a match. When it is ended early, the
 * pairs that have met are rated; undefined when none has.
 */
export async function playLadder(plan: LadderPlan, settings: JournalSettings): Promise<LadderReport | undefined> {
  const { levels, pairs: way } = plan
  const start = performance.now()
  const pairs = pairsOf(levels.length, way).map(([one, other]) => ({
    one,
    other,
    matches: matchesOf(plan, one, other),
  }))
  const jobs = pairs
    .flatMap(({ matches }) => matches)
    .flatMap(({ standing }) => jobsOf(standing.plan).map((job) => ({ job, standing })))
  let done = 0
  for await (const outcome of playOn(
    jobs.map(({ job }) => job),
    settings,
  )) {
    addGame(jobs[done].standing, outcome)
    done += 1
  }
  const played = pairs
    .map((pair) => ({ ...pair, matches: pair.matches.filter(({ standing }) => standing.games > 0) }))
    .filter(({ matches }) => matches.length > 0)
  return played.length === 0 ? undefined : { ...rateLadder(plan, played), seconds: (performance.now() - start) / 1000 }
}

/** Two bots by their index, and their matches. */
interface PlayedPair {
  readonly one: number
  readonly other: number
  readonly matches: readonly LadderMatch[]
}

function rateLadder(plan: LadderPlan, played: readonly PlayedPair[]): Omit<LadderReport, 'seconds'> {
  // Pairs come in the order of the list, so all bots up to the last one that played are connected.
  const levels = plan.levels.slice(0, 1 + Math.max(...played.map(({ one }) => one)))
  const pairings = played.map(({ one, other, matches }) => ({
    one,
    other,
    scores: matches.flatMap((match) => scoresFor(match, one)),
  }))
  const anchor = Math.max(0, levels.indexOf('random'))
  const ratings = rate(levels.length, pairings, anchor)
  const findings = played
    .flatMap(({ matches }) => matches)
    .map(({ a, b, standing }) => ({ a, b, found: reportOf(standing) }))
  return {
    ...plan,
    levels,
    anchor: levels[anchor],
    faultLog: findings.flatMap(({ found }) => found.faultLog).slice(0, mostLogged),
    rungs: levels.map((name, index) => ({ name, ...ratings[index], ...rungOf(index, findings) })),
    results: pairings.map(({ one, other, scores }) => ({
      one: levels[one],
      other: levels[other],
      games: scores.length * plan.seats,
      score: estimateRate(scores, plan.seats),
    })),
  }
}

/** The scores of one of the two in a match, seed by seed. */
const scoresFor = ({ a, standing }: LadderMatch, index: number): readonly number[] =>
  scoresOf(standing).map((score) => (a === index ? score : 1 - score))

/** What a match found, and about whom. */
interface Finding {
  readonly a: number
  readonly b: number
  readonly found: MatchFindings
}

function rungOf(index: number, findings: readonly Finding[]): Pick<Rung, 'games' | 'meanVp' | 'turnP95' | 'faults'> {
  const own = findings.filter(({ a, b }) => a === index || b === index)
  const sides = own.map(({ a, found }) => (a === index ? found.a : found.b))
  return {
    games: own.reduce((sum, { found }) => sum + found.games, 0),
    meanVp: meanOf(sides.map(({ meanVp }) => meanVp)),
    turnP95: Math.max(0, ...sides.map(({ time }) => time.turn.p95)),
    faults: sumFaults(sides.map((side) => side.faults)),
  }
}
