/**
 * The bots that search: the best plans of the turn are played out on imagined games that all of them share, with every seat
 * planning its turns quickly; the worse half is dropped again and again until one is left (sequential halving).
 */
import { applyMove, copy, determinize, type Game, legalMoves, type View } from '@bitoku/engine'
import type { BotInput, Budget } from '../bot.ts'
import { drawSeed } from '../chance.ts'
import { recall, remember } from '../memory.ts'
import type { Judge, Plan, Width } from '../planner/plan.ts'
import { replay } from '../planner/replay.ts'
import { knowledgeOf } from '../planner/reveal.ts'
import { findCandidates, type Style, textOf } from '../planner/think.ts'
import { isInTheMiddle } from '../trial.ts'
import { playTurn, rollOut } from './rollout.ts'

/** How a bot searches. */
export interface SearchStyle {
  /** How candidates are found. */
  readonly plans: Style
  readonly candidates: number
  /** Candidates this much worse than the best are not searched. */
  readonly nearness: number
  /** Own turns that are played on, and how widely they are planned. */
  readonly turns: number
  readonly width: Width
  readonly budget: Budget
}

/** A plan and how it has fared. */
export interface Contender {
  readonly plan: Plan
  /** What the planner thought of it. */
  readonly value: number
  /** The results of its simulations, one for each imagined game. */
  readonly results: number[]
}

/** How many simulations the planner's own opinion is worth. */
const weightOfPlanner = 8

/** What a contender is worth: the mean of its results and of what the planner thought. */
export function worthOf({ results, value }: Contender): number {
  let sum = weightOfPlanner * value
  for (const result of results) sum += result
  return sum / (weightOfPlanner + results.length)
}

/** Chooses by searching. */
export function chooseBySearch(input: BotInput, style: SearchStyle): string {
  const { view: seen, seat, options, random, memory } = input
  if (options.length === 1) return options[0].move
  const known = memory === undefined ? undefined : recall(memory, seen)
  if (known !== undefined) return known
  const start = determinize(seen, drawSeed(random))
  const [best] = search(start, input, style)
  if (memory !== undefined) remember(memory, replay(start, seat, best.plan))
  return textOf(options, best.plan.first)
}

/** The contenders, the best one first. */
export function search(start: Game, input: BotInput, style: SearchStyle): readonly Contender[] {
  const { view: seen, seat, options, random, budget = style.budget } = input
  const candidates = findCandidates(
    start,
    seen,
    seat,
    options.map(({ code }) => code),
    style.plans,
    random,
  )
  const contenders = candidates
    .filter(({ value }) => value > candidates[0].value - style.nearness)
    .slice(0, style.candidates)
    .map(({ plan, value }): Contender => ({ plan, value, results: [] }))
  if (contenders.length === 1) return contenders
  const judge = style.plans.judge(start)
  const worlds = makeWorlds(seen, random)
  const simulate = (contender: Contender, number: number): void => {
    const after = carryOut(copy(worlds(number)), start, seat, contender.plan, style.width, judge)
    contender.results.push(rollOut(after, seat, style.turns, style.width, judge))
  }
  return halve(contenders, makeMeter(budget, contenders.length), simulate)
}

/** Imagined games, made when they are needed and the same for all contenders. */
function makeWorlds(seen: View, random: () => number): (number: number) => Game {
  const worlds: Game[] = []
  return (number) => {
    while (worlds.length <= number) worlds.push(determinize(seen, drawSeed(random)))
    return worlds[number]
  }
}

/** Plays a plan on an imagined game; when something else comes up there than was planned for, the turn is planned anew. */
function carryOut(world: Game, start: Game, seat: number, { codes }: Plan, width: Width, judge: Judge): Game {
  let game = world
  const known = knowledgeOf(world, seat)
  for (const code of codes) {
    if (knowledgeOf(game, seat) !== known) break
    applyMove(game, seat, code)
  }
  while (isInTheMiddle(game, seat, start) && legalMoves(game, seat).count > 0) game = playTurn(game, seat, width, judge)
  return game
}

/** Says when the search has to stop, and when the weaker half is dropped: after each equal part of the budget. */
interface Meter {
  /** The part of the budget that is used, from 0 to 1. */
  readonly used: (simulations: number) => number
  readonly rounds: number
}

function makeMeter(budget: Budget, contenders: number): Meter {
  const rounds = Math.ceil(Math.log2(contenders))
  if ('simulations' in budget) return { used: (simulations) => simulations / budget.simulations, rounds }
  const start = performance.now()
  return { used: () => (performance.now() - start) / budget.milliseconds, rounds }
}

/** Sequential halving. */
function halve(
  contenders: readonly Contender[],
  { used, rounds }: Meter,
  simulate: (contender: Contender, world: number) => void,
): readonly Contender[] {
  const alive = contenders.slice()
  const dropped: Contender[] = []
  let simulations = 0
  for (let round = 1; alive.length > 1; round += 1) {
    do {
      // All of them see the same imagined games, so that luck cancels out.
      const world = alive[0].results.length
      for (const contender of alive) simulate(contender, world)
      simulations += alive.length
    } while (used(simulations) < round / rounds)
    alive.sort((one, other) => worthOf(other) - worthOf(one))
    dropped.unshift(...alive.splice(Math.ceil(alive.length / 2)))
  }
  return [...alive, ...dropped]
}
