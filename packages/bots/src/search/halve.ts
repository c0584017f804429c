/** Sequential halving: all contenders are tried on the same imagined games, and the weaker half is dropped again and again. */
import type { Budget } from '../bot.ts'
import { type IsLate, neverLate } from '../haste.ts'
import { type Plan, positionsSoFar } from '../planner/plan.ts'
import { isClearlyBetter } from './compare.ts'

/** A plan and how it has fared. */
export interface Contender {
  readonly plan: Plan
  /** What the planner thought of it. */
  readonly value: number
  /** The results of its simulations, one for each imagined game. */
  readonly results: number[]
}

/** How many simulations the planner's own opinion is worth: on shared imagined games a few of them are less wrong than it. */
const weightOfPlanner = 1

/** What a contender is worth: the mean of its results and of what the planner thought. */
export function worthOf({ results, value }: Contender): number {
  let sum = weightOfPlanner * value
  for (const result of results) sum += result
  return sum / (weightOfPlanner + results.length)
}

/** Says whether a part of the budget still has room for more simulations after those that were made. */
export type Meter = (made: number, more: number, part: number) => boolean

/** To imagine a game takes as long as so many positions, even if nothing is left to be played in it. */
const positionsPerWorld = 8

/** Starts to count what a budget counts; the search may use this share of it. What follows says that simulations begin. */
export function startMeter(budget: Budget, share: number): () => Meter {
  if ('simulations' in budget) return () => (made, more, part) => made + more <= budget.simulations * share * part
  const inPositions = 'positions' in budget
  const now = inPositions ? positionsSoFar : () => performance.now()
  const most = share * (inPositions ? budget.positions : budget.milliseconds)
  const each = inPositions ? positionsPerWorld : 0
  const start = now()
  return () => {
    const begun = now()
    // What the plans have cost is gone.
    const left = most - (begun - start)
    // Nobody knows what a simulation takes before the first one: it is made if there is any room at all.
    return (made, more, part) =>
      made === 0 ? left > 0 : ((now() - begun) / made + each) * (made + more) <= left * part
  }
}

/** There is room where both find some. */
export const bothFindRoom =
  (one: Meter, other: Meter): Meter =>
  (made, more, part) =>
    one(made, more, part) && other(made, more, part)

const byWorth = (one: Contender, other: Contender): number => worthOf(other) - worthOf(one)

/** The contenders by what they are worth without an imagined game that not all of them were tried on. */
function forget(contenders: readonly Contender[], world: number): readonly Contender[] {
  for (const { results } of contenders) results.length = Math.min(results.length, world)
  return contenders.toSorted(byWorth)
}

/** Tries contenders until one is left, one is the best beyond doubt, or it is late; the best one first. */
export function halve(
  contenders: readonly Contender[],
  hasRoom: Meter,
  simulate: (contender: Contender, world: number) => void,
  isLate: IsLate = neverLate,
): readonly Contender[] {
  if (!hasRoom(0, 1, 1)) return contenders
  // The first simulation shows how long one takes: contenders that cannot be tried even once are left as the planner has them.
  simulate(contenders[0], 0)
  let tried = contenders.length
  while (tried > 1 && !hasRoom(1, tried - 1, 1)) tried -= 1
  // A result that none of the others has to compare with says more about luck than about the plan.
  if (tried === 1) return forget(contenders, 0)
  const alive = contenders.slice(0, tried)
  const dropped = contenders.slice(tried)
  const rounds = Math.ceil(Math.log2(alive.length))
  let made = 1
  for (let round = 1; alive.length > 1; round += 1) {
    do {
      const world = alive[alive.length - 1].results.length
      for (const contender of alive) {
        if (contender.results.length > world) continue
        if (isLate()) return [...forget(alive, world), ...dropped]
        simulate(contender, world)
        made += 1
      }
      alive.sort(byWorth)
      const [best, ...rest] = alive
      if (rest.every(({ results }) => isClearlyBetter(best.results, results))) return [...alive, ...dropped]
    } while (hasRoom(made, alive.length, round / rounds))
    dropped.unshift(...alive.splice(Math.ceil(alive.length / 2)))
  }
  return [...alive, ...dropped]
}
