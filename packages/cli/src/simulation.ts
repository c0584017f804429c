/** Many games of bots, and what they tell. */
import { newGame, score } from '@bitoku/engine'
import { type BotName, makeBots } from './bots/bot.ts'
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
}

/** How the bot of one seat did. */
interface SeatResult {
  readonly bot: BotName
  readonly wins: number
  readonly meanScore: number
}

/** What a simulation found. All but the times follows from the plan. */
export interface Report extends Plan {
  readonly decisions: number
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly score: { readonly mean: number; readonly min: number; readonly max: number }
  readonly decisionsPerGame: number
  readonly turnsPerSeatAndRound: number
  readonly branching: { readonly mean: number; readonly max: number }
  /** Mean VP of a seat by source; they sum to the mean score. */
  readonly vpBySource: Readonly<Record<VpLine, number>>
  /** Games won by the seat that was first, second … in the turn order of the first year. */
  readonly winsBySeatOrder: readonly number[]
  readonly bySeat: readonly SeatResult[]
}

const rounds = 4

/** The seed of one game of a simulation, counted from 0. */
const seedOfGame = (seed: string, number: number): string => `${seed}-${number}`

/** Plays the games of a plan; `onGame` hears how many are done. */
export function simulate(plan: Plan, onGame: (done: number, of: number) => void = () => {}): Report {
  const { games, seats, bots, seed, harder } = plan
  const counts = noCounts()
  const vpSums = Object.fromEntries(vpLines.map((line) => [line, 0])) as Record<VpLine, number>
  const scoreSums = bots.map(() => 0)
  const wins = bots.map(() => 0)
  const winsBySeatOrder = bots.map(() => 0)
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  const start = performance.now()
  for (let number = 0; number < games; number += 1) {
    const gameSeed = seedOfGame(seed, number)
    const game = newGame({ seats, seed: gameSeed, harder })
    const firstOrder = game.order.slice()
    runGame(game, makeBots(bots, gameSeed), counts)
    for (const sheet of score(game)) {
      const lines = linesOf(sheet)
      for (const line of vpLines) vpSums[line] += lines[line]
      scoreSums[sheet.seat] += sheet.total
      min = Math.min(min, sheet.total)
      max = Math.max(max, sheet.total)
      if (sheet.rank !== 1) continue
      wins[sheet.seat] += 1
      winsBySeatOrder[firstOrder.indexOf(sheet.seat)] += 1
    }
    onGame(number + 1, games)
  }
  const seconds = (performance.now() - start) / 1000
  const sheets = games * seats
  return {
    games,
    seats,
    bots,
    seed,
    harder,
    decisions: counts.decisions,
    seconds,
    decisionsPerSecond: counts.decisions / seconds,
    gamesPerSecond: games / seconds,
    score: { mean: scoreSums.reduce((sum, vp) => sum + vp, 0) / sheets, min, max },
    decisionsPerGame: counts.decisions / games,
    turnsPerSeatAndRound: counts.turns / (sheets * rounds),
    branching: { mean: counts.options / counts.decisions, max: counts.mostOptions },
    vpBySource: Object.fromEntries(vpLines.map((line) => [line, vpSums[line] / sheets])) as Record<VpLine, number>,
    winsBySeatOrder,
    bySeat: bots.map((bot, seat) => ({ bot, wins: wins[seat], meanScore: scoreSums[seat] / games })),
  }
}
