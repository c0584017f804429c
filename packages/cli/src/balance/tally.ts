/** Counting owners: how often a thing was owned, and how much better its owners did than could be expected. */
import type { Outcome } from '../arena/job.ts'
import { type MeanEstimate, surround } from '../statistics/estimate.ts'

/** What one game says about a thing: its owners, their wins beyond the expected ones, their VP beyond those of the others. */
interface ItemGame {
  readonly owners: number
  readonly wins: number
  readonly vp: number
}

/** What all games say about a thing. */
export interface ItemResult {
  readonly item: string
  /** Seats that owned it. */
  readonly owners: number
  /** The share of games in which somebody did. */
  readonly owned: number
  /** Win rate of the owners less what their places in the turn order win on the whole. */
  readonly winEffect: MeanEstimate
  /** VP of the owners less the mean of the others in their game. */
  readonly vpEffect: MeanEstimate
}

/** The share of games won from each place of the first turn order. */
export function winsByPlace(outcomes: readonly Outcome[]): readonly number[] {
  const wins = Array<number>(outcomes[0]?.length ?? 0).fill(0)
  for (const outcome of outcomes) for (const { rank, place } of outcome) if (rank === 1) wins[place] += 1
  return wins.map((count) => count / outcomes.length)
}

/** The results of all things that somebody owned, in the order in which they came up. */
export function tallyItems(outcomes: readonly Outcome[]): readonly ItemResult[] {
  const expected = winsByPlace(outcomes)
  const games = new Map<string, ItemGame[]>()
  for (const outcome of outcomes) {
    for (const [item, game] of itemsOf(outcome, expected)) {
      const list = games.get(item)
      if (list === undefined) games.set(item, [game])
      else list.push(game)
    }
  }
  return [...games].map(([item, list]) => ({
    item,
    owners: list.reduce((sum, { owners }) => sum + owners, 0),
    owned: list.length / outcomes.length,
    winEffect: effectOf(list, ({ wins }) => wins),
    vpEffect: effectOf(list, ({ vp }) => vp),
  }))
}

function itemsOf(outcome: Outcome, expected: readonly number[]): ReadonlyMap<string, ItemGame> {
  const sum = outcome.reduce((vp, { total }) => vp + total, 0)
  const items = new Map<string, ItemGame>()
  for (const { owned, rank, place, total } of outcome) {
    for (const item of owned) {
      const before = items.get(item) ?? { owners: 0, wins: 0, vp: 0 }
      const wins = before.wins + (rank === 1 ? 1 : 0) - expected[place]
      const others = (sum - total) / (outcome.length - 1)
      items.set(item, { owners: before.owners + 1, wins, vp: before.vp + total - others })
    }
  }
  return items
}

/** The mean for an owner. Owners in one game are not independent, so the error is taken over games. */
function effectOf(games: readonly ItemGame[], pick: (game: ItemGame) => number): MeanEstimate {
  const owners = games.reduce((sum, game) => sum + game.owners, 0)
  const mean = games.reduce((sum, game) => sum + pick(game), 0) / owners
  const { length } = games
  return surround(mean, length, () => {
    const square = games.reduce((sum, game) => sum + (pick(game) - mean * game.owners) ** 2, 0)
    return Math.sqrt((square * length) / (length - 1)) / owners
  })
}
