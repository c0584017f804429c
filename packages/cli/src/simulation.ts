/** Many games of bots, and what they tell. */
import { type Game, newGame, score, type SoloOptions } from '@bitoku/engine'
import { makeBots } from './bots/bots.ts'
import { type FaultCounts, noFaults } from './bots/faults.ts'
import type { BotName } from './bots/names.ts'
import { noCounts, runGame } from './run-game.ts'
import { linesOf, type VpLine, vpLines } from './vp-lines.ts'

/** What to simulate. */
export interface Plan {
  readonly games: number
  readonly seats: number
  /** One bot for each seat. */
  readonly bots: readonly BotName[]
  readonly seed: string
  readonly harder: boolean
  /** With one seat: the Tengu to play against. */
  readonly solo: { readonly name: string; readonly options: SoloOptions } | undefined
}

/** How the bot of one seat did. */
interface SeatResult {
  readonly bot: BotName
  readonly wins: number
  readonly meanScore: number
}

/** Scores of many games. */
interface Scores {
  readonly mean: number
  readonly min: number
  readonly max: number
}

/** How people did against the Tengu. */
interface TenguResult {
  /** The share of games that the human won. */
  readonly humanWinRate: number
  readonly human: Scores
  readonly tengu: Scores
}

/** What a simulation found. All but the times follows from the plan. */
export interface Report extends Plan {
  /** Games played before the clock started, so that the times are those of warm code. */
  readonly warmUpGames: number
  readonly decisions: number
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly score: Scores
  readonly decisionsPerGame: number
  readonly turnsPerSeatAndRound: number
  readonly branching: { readonly mean: number; readonly max: number }
  /** Mean VP of a seat by source; they sum to the mean score. */
  readonly vpBySource: Readonly<Record<VpLine, number>>
  /** Games won by the seat that was first, second … in the turn order of the first year. */
  readonly winsBySeatOrder: readonly number[]
  readonly bySeat: readonly SeatResult[]
  /** Moves that the fallback made in the place of a bot that failed. */
  readonly faults: FaultCounts
  /** The solo game; undefined with more than one seat. */
  readonly againstTengu: TenguResult | undefined
}

/** Scores being gathered. */
interface ScoreSums {
  count: number
  sum: number
  min: number
  max: number
}

const noScores = (): ScoreSums => ({
  count: 0,
  sum: 0,
  min: Number.POSITIVE_INFINITY,
  max: Number.NEGATIVE_INFINITY,
})

function addScore(sums: ScoreSums, score: number): void {
  sums.count += 1
  sums.sum += score
  sums.min = Math.min(sums.min, score)
  sums.max = Math.max(sums.max, score)
}

const scoresOf = ({ count, sum, min, max }: ScoreSums): Scores => ({ mean: sum / count, min, max })

const rounds = 4

/** The seed of one game of a simulation, counted from 0. */
const seedOfGame = (seed: string, number: number): string => `${seed}-${number}`

const gameOf = ({ seats, harder, solo }: Plan, seed: string): Game =>
  newGame(solo === undefined ? { seats, seed, harder } : { seats, seed, harder, solo: solo.options })

const mostWarmUpGames = 2000

/** Plays some games that count for nothing: code runs several times faster once the machine has seen it often. */
export function warmUp(plan: Plan, milliseconds: number): number {
  const start = performance.now()
  let played = 0
  while (played < mostWarmUpGames && performance.now() - start < milliseconds) {
    const game = gameOf(plan, `warm-up-${played}`)
    runGame(game, makeBots(plan.bots, game.rules.seed), noCounts())
    score(game)
    played += 1
  }
  return played
}

/** What is counted over games; only whole numbers, so that parts add up to the same in any order. */
export interface Tally {
  readonly counts: ReturnType<typeof noCounts>
  readonly vpSums: Record<VpLine, number>
  readonly scoreSums: number[]
  readonly wins: number[]
  readonly winsBySeatOrder: number[]
  readonly people: ScoreSums
  readonly tengu: ScoreSums
  readonly faults: Record<keyof FaultCounts, number>
  games: number
}

/** Nothing tallied yet. */
export function noTally({ bots }: Plan): Tally {
  const none = (): number[] => bots.map(() => 0)
  return {
    counts: noCounts(),
    vpSums: Object.fromEntries(vpLines.map((line) => [line, 0])) as Record<VpLine, number>,
    scoreSums: none(),
    wins: none(),
    winsBySeatOrder: none(),
    people: noScores(),
    tengu: noScores(),
    faults: noFaults(),
    games: 0,
  }
}

/** Plays one game of a plan and adds it to a tally. */
export function addGame(plan: Plan, tally: Tally, number: number): void {
  const { bots, seed, solo } = plan
  const gameSeed = seedOfGame(seed, number)
  const game = gameOf(plan, gameSeed)
  const firstOrder = game.order.slice()
  runGame(game, makeBots(bots, gameSeed, { onFault: (fault) => (tally.faults[fault] += 1) }), tally.counts)
  for (const sheet of score(game)) {
    if (sheet.tengu !== undefined) {
      addScore(tally.tengu, sheet.total)
      continue
    }
    const lines = linesOf(sheet)
    for (const line of vpLines) tally.vpSums[line] += lines[line]
    tally.scoreSums[sheet.seat] += sheet.total
    addScore(tally.people, sheet.total)
    if (sheet.rank !== 1) continue
    tally.wins[sheet.seat] += 1
    if (solo === undefined) tally.winsBySeatOrder[firstOrder.indexOf(sheet.seat)] += 1
  }
  tally.games += 1
}

const addScores = (sums: ScoreSums, more: ScoreSums): void => {
  sums.count += more.count
  sums.sum += more.sum
  sums.min = Math.min(sums.min, more.min)
  sums.max = Math.max(sums.max, more.max)
}

const addList = (sums: number[], more: readonly number[]): void => more.forEach((n, at) => (sums[at] += n))

/** Adds one tally to another. */
export function addTally(tally: Tally, more: Tally): void {
  tally.counts.decisions += more.counts.decisions
  tally.counts.options += more.counts.options
  tally.counts.turns += more.counts.turns
  tally.counts.mostOptions = Math.max(tally.counts.mostOptions, more.counts.mostOptions)
  for (const line of vpLines) tally.vpSums[line] += more.vpSums[line]
  addList(tally.scoreSums, more.scoreSums)
  addList(tally.wins, more.wins)
  addList(tally.winsBySeatOrder, more.winsBySeatOrder)
  addScores(tally.people, more.people)
  addScores(tally.tengu, more.tengu)
  tally.faults.illegal += more.faults.illegal
  tally.faults.threw += more.faults.threw
  tally.faults.overtime += more.faults.overtime
  tally.games += more.games
}

/** What a tally tells of the games of a plan. */
export function reportOf(
  plan: Plan,
  tally: Tally,
  { warmUpGames, seconds }: Pick<Report, 'warmUpGames' | 'seconds'>,
): Report {
  const { seats, bots, solo } = plan
  const { counts, games, people, tengu, wins } = tally
  const sheets = games * seats
  return {
    ...plan,
    games,
    warmUpGames,
    decisions: counts.decisions,
    seconds,
    decisionsPerSecond: counts.decisions / seconds,
    gamesPerSecond: games / seconds,
    score: scoresOf(people),
    decisionsPerGame: counts.decisions / games,
    turnsPerSeatAndRound: counts.turns / (sheets * rounds),
    branching: { mean: counts.options / counts.decisions, max: counts.mostOptions },
    vpBySource: Object.fromEntries(vpLines.map((line) => [line, tally.vpSums[line] / sheets])) as Record<
      VpLine,
      number
    >,
    winsBySeatOrder: tally.winsBySeatOrder,
    bySeat: bots.map((bot, seat) => ({ bot, wins: wins[seat], meanScore: tally.scoreSums[seat] / games })),
    faults: tally.faults,
    againstTengu: solo && { humanWinRate: wins[0] / games, human: scoresOf(people), tengu: scoresOf(tengu) },
  }
}

/** Plays the games of a plan in this thread; `onGame` hears how many are done. */
export function simulate(
  plan: Plan,
  onGame: (done: number, of: number) => void = () => {},
  warmUpMilliseconds = 0,
): Report {
  const warmUpGames = warmUp(plan, warmUpMilliseconds)
  const tally = noTally(plan)
  const start = performance.now()
  for (let number = 0; number < plan.games; number += 1) {
    addGame(plan, tally, number)
    onGame(number + 1, plan.games)
  }
  return reportOf(plan, tally, { warmUpGames, seconds: (performance.now() - start) / 1000 })
}
