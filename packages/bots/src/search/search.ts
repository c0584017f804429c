/**
 * The bots that search: the best plans of the turn are played out on imagined games that all of them share, with every seat
 * planning its turns quickly.
 */
import { copy, determinize, type Game, legalMoves, type View } from '@bitoku/engine'
import type { BotInput, Budget } from '../bot.ts'
import { drawSeed } from '../chance.ts'
import { lateAfter } from '../haste.ts'
import { beginThought, recall, remember } from '../memory.ts'
import { followPlan } from '../planner/follow.ts'
import type { Judge, Plan, Width } from '../planner/plan.ts'
import { replay } from '../planner/replay.ts'
import { type Candidate, findCandidates, misjudge, type Style, textOf } from '../planner/think.ts'
import { isInTheMiddle } from '../trial.ts'
import { bothFindRoom, type Contender, halve, type Meter, startMeter, worthOf } from './halve.ts'
import { type Pace, playTurn, rollOut } from './rollout.ts'

/** How a bot searches. */
export interface SearchStyle {
  /** How candidates are found, and how wrong it is about each in the end. */
  readonly plans: Style
  readonly candidates: number
  /** Candidates this much worse than the best are not searched. */
  readonly nearness: number
  /** Own turns that are played on, and how widely these and those of the rivals are planned. */
  readonly turns: number
  readonly pace: Pace
  readonly budget: Budget
}

/** Chooses by searching. */
export function chooseBySearch(input: BotInput, style: SearchStyle): string {
  const { view: seen, seat, options, random, memory } = input
  if (options.length === 1) return options[0].move
  const known = memory === undefined ? undefined : recall(memory, seen)
  if (known !== undefined) return known
  const start = determinize(seen, drawSeed(random))
  const best = misjudge(judged(search(start, input, style)), style.plans.noise, random)
  if (memory !== undefined) remember(memory, replay(start, seat, best.plan))
  return textOf(options, best.plan.first)
}

/** What each contender is worth; what was dropped after a few simulations is never worth more than the one that was left. */
function judged(contenders: readonly Contender[]): readonly Candidate[] {
  const most = worthOf(contenders[0])
  return contenders.map((contender) => ({ plan: contender.plan, value: Math.min(most, worthOf(contender)) }))
}

/** Is shown where each simulation of a contender ended. */
export type Watch = (contender: Contender, end: Game) => void

/** The contenders, the best one first. */
export function search(start: Game, input: BotInput, style: SearchStyle, watch?: Watch): readonly Contender[] {
  const { view: seen, seat, random, memory, patience } = input
  const share = beginThought(memory, start, seat)
  const beginSimulations = startMeters(input, style, share)
  const isLate = lateAfter(patience, share)
  const candidates = findCandidates(start, input, style.plans, share, isLate)
  const contenders = candidates
    .filter(({ value }) => value > candidates[0].value - style.nearness)
    .slice(0, style.candidates)
    .map(({ plan, value }): Contender => ({ plan, value, results: [] }))
  if (contenders.length === 1) return contenders
  const judge = style.plans.judge(start)
  const worlds = makeWorlds(seen, random)
  const simulate = (contender: Contender, number: number): void => {
    const after = carryOut(copy(worlds(number)), start, seat, contender.plan, style.pace.own, judge)
    const end = rollOut(after, seat, style.turns, style.pace, judge)
    contender.results.push(judge.evaluate(end, seat))
    watch?.(contender, end)
  }
  return halve(contenders, beginSimulations(), simulate, isLate)
}

/** Starts to count what the budget counts, and the time where somebody waits. */
function startMeters({ budget, patience }: BotInput, style: SearchStyle, share: number): () => Meter {
  const begin = startMeter(budget ?? style.budget, share)
  if (patience === undefined) return begin
  const beginClock = startMeter({ milliseconds: patience }, share)
  return () => bothFindRoom(begin(), beginClock())
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
function carryOut(world: Game, start: Game, seat: number, plan: Plan, width: Width, judge: Judge): Game {
  let game = world
  followPlan(game, seat, plan)
  while (isInTheMiddle(game, seat, start) && legalMoves(game, seat).count > 0) game = playTurn(game, seat, width, judge)
  return game
}
