/** Bots that plan their turn: on an imagined game, and on some more where a plan depends on what is still hidden. */
import { determinize, type Game, type Option } from '@bitoku/engine'
import type { BotInput } from '../bot.ts'
import { drawSeed } from '../chance.ts'
import { type IsLate, lateAfter } from '../haste.ts'
import { beginThought, recall, remember, shareOfRest } from '../memory.ts'
import { type Judge, type Plan, planTurn, positionsSoFar, type Width } from './plan.ts'
import { replay } from './replay.ts'
import { knowledgeOf } from './reveal.ts'

/** How a bot plans. */
export interface Style {
  readonly judge: (game: Game) => Judge
  readonly width: Width
  /** For the third and later thoughts of a turn, of which only its last steps are left. */
  readonly hasty: Width
  /** Imagined games for plans that depend on chance, as far as they cost no more than so many positions. */
  readonly worlds: number
  readonly positions: number
  /** The spread of its misjudgement of each plan, in VP. */
  readonly noise: number
  /** Somebody who knows better, and by how many VP a plan may be worse than the best of that one; what is worse is never taken. */
  readonly sense?: { readonly judge: (game: Game) => Judge; readonly width: Width; readonly most: number }
}

/** A first move, the plan it begins, and what it is worth on average over the imagined games. */
export interface Candidate {
  readonly plan: Plan
  readonly value: number
}

/** Plans worse than the best by more than this many VP are not looked at again, nor are more than so many. */
export const nearness = 6
const mostCandidates = 8

/** The first moves worth a thought with their plans, the best one first; for this share of the positions of the style. */
export function findCandidates(
  start: Game,
  { view: seen, seat, options, random }: BotInput,
  style: Style,
  share: number,
  isLate: IsLate,
): readonly Candidate[] {
  const judge = style.judge(start)
  const width = share < shareOfRest ? style.hasty : style.width
  const before = positionsSoFar()
  const firsts = options.map(({ code }) => code)
  const plans = planTurn(start, seat, firsts, width, judge, isLate)
  const near = plans.filter(({ value }) => value > plans[0].value - nearness).slice(0, mostCandidates)
  if (style.worlds === 1 || near.length === 1 || !near.some((plan) => dependsOnChance(plan, start, seat))) {
    return plans.map((plan) => ({ plan, value: plan.value }))
  }
  const sums = new Map(near.map(({ first, value }) => [first, value]))
  let worlds = 1
  const hasRoom = (): boolean => ((positionsSoFar() - before) / worlds) * (worlds + 1) <= style.positions * share
  while (worlds < style.worlds && hasRoom() && !isLate()) {
    const world = determinize(seen, drawSeed(random))
    const found = planTurn(world, seat, Array.from(sums.keys()), width, judge, isLate)
    // What was planned in haste says nothing about those that were left out.
    if (isLate()) break
    worlds += 1
    const worst = found[found.length - 1].value
    for (const [first, sum] of sums) sums.set(first, sum + (found.find((plan) => plan.first === first)?.value ?? worst))
  }
  return near
    .map((plan) => ({ plan, value: (sums.get(plan.first) ?? 0) / worlds }))
    .sort((one, other) => other.value - one.value)
}

/** Whether the position that a plan leads to depends on something hidden. */
const dependsOnChance = (plan: Plan, start: Game, seat: number): boolean =>
  knowledgeOf(plan.game, seat) !== knowledgeOf(start, seat)

/** A number with mean 0 and spread 1 (the sum of twelve is nearly normal). */
function drawNormal(random: () => number): number {
  let sum = -6
  for (let draw = 0; draw < 12; draw += 1) sum += random()
  return sum
}

/** Chooses by planning. */
export function chooseByPlan(input: BotInput, style: Style): string {
  const { view: seen, seat, options, random, memory, patience } = input
  if (options.length === 1) return options[0].move
  const known = memory === undefined ? undefined : recall(memory, seen)
  if (known !== undefined) return known
  const start = determinize(seen, drawSeed(random))
  const share = beginThought(memory, start, seat)
  const isLate = lateAfter(patience, share)
  const candidates = findCandidates(start, input, style, share, isLate)
  const chosen = misjudge(leaveOutAbsurd(candidates, start, input, style, isLate), style.noise, random)
  if (memory !== undefined) remember(memory, replay(start, seat, chosen.plan))
  return textOf(options, chosen.plan.first)
}

/**
 * The candidates without those that would lose too much in the eyes of somebody who knows better, in their order. Where none is
 * left, what that one would do: so nothing absurd is ever done.
 */
export function leaveOutAbsurd(
  candidates: readonly Candidate[],
  start: Game,
  { seat, options }: Pick<BotInput, 'seat' | 'options'>,
  { sense }: Pick<Style, 'sense'>,
  isLate: IsLate,
): readonly Candidate[] {
  if (sense === undefined) return candidates
  const judge = sense.judge(start)
  const worths = candidates.map(({ plan }) => judge.evaluate(plan.game, seat))
  const firsts = options.map(({ code }) => code)
  const [ideal] = isLate() ? [] : planTurn(start, seat, firsts, sense.width, judge, isLate)
  const least = Math.max(...worths, ideal?.value ?? Number.NEGATIVE_INFINITY) - sense.most
  const sensible = candidates.filter((_, at) => worths[at] >= least)
  return sensible.length > 0 || ideal === undefined ? sensible : [{ plan: ideal, value: ideal.value }]
}

/** A player may be wrong about a plan, but not blind: what is worse than the best by more than so many spreads is never taken. */
const worstMistake = 2

/** The best candidate as a player sees it who is wrong about each by a little. The candidates come with the best one first. */
export function misjudge<Judged extends { readonly value: number }>(
  candidates: readonly Judged[],
  noise: number,
  random: () => number,
): Judged {
  let [best] = candidates
  if (noise === 0) return best
  const least = best.value - worstMistake * noise
  let most = Number.NEGATIVE_INFINITY
  for (const candidate of candidates) {
    if (candidate.value < least) continue
    const worth = candidate.value + noise * drawNormal(random)
    if (worth <= most) continue
    most = worth
    best = candidate
  }
  return best
}

/** The text of the option with this code. */
export function textOf(options: readonly Option[], code: number): string {
  return (options.find((option) => option.code === code) ?? options[0]).move
}
