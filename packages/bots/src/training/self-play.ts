/** Games of a net against itself, and what can be learnt from them. */
import {
  applyMove,
  copy,
  determinize,
  type Game,
  legalMoves,
  newGame,
  pending,
  score,
  type Sheet,
  view,
} from '@bitoku/engine'
import { below, drawSeed, seedRandom } from '../chance.ts'
import { writeFeatures } from '../features/features.ts'
import { seatsFrom } from '../features/holdings.ts'
import { lineNames } from '../features/lines.ts'
import { makeFeatureList } from '../features/list.ts'
import type { Net } from '../net/net.ts'
import { type Evaluate, type Plan, planTurn, type Width } from '../planner/plan.ts'
import { pickMoves, type Policy, teachPolicy } from '../policy/policy.ts'
import { knowledgeOf } from '../planner/reveal.ts'
import { isInTheMiddle } from '../trial.ts'
import { forecast, makeForecast } from '../value.ts'
import { copyFeatures, type Gathering } from './samples.ts'
import { lookBack, type Moment } from './targets.ts'
import { drawJudge } from './tastes.ts'

const list = makeFeatureList()

/** How games of self-play are played. */
export interface SelfPlay {
  /** 1 for solo. */
  readonly seats: number
  readonly width: Width
  /** Chance of the choice, in VP: each seat of each game draws one of these. */
  readonly temperatures: readonly number[]
  /** How far a target looks to the end of the game (1) rather than to the next own turn (0). */
  readonly lambda: number
  /** The share of positions that is kept. */
  readonly keep: number
  /** How fast the quick policy learns. */
  readonly policyRate: number
}

/**
 * Plays one game, gathers its samples, and teaches the policy what was planned. Without a net the hand-made evaluation plays.
 * Returns the sheets at the end.
 */
export function playForSamples(
  settings: SelfPlay,
  net: Net | undefined,
  policy: Policy,
  seed: string,
  into: Gathering,
): readonly Sheet[] {
  const { seats, temperatures, lambda, keep } = settings
  const random = seedRandom(`self-play ${seed}`)
  const game = newGame({ seats, seed })
  const judges = game.seats.map(() => drawJudge(net, random))
  const heat = game.seats.map(() => temperatures[below(random, temperatures.length)])
  const plans: (readonly number[])[] = game.seats.map(() => [])
  const known = game.seats.map(() => '')
  const moments: Moment[] = []
  for (let [seat] = pending(game); seat !== undefined; [seat] = pending(game)) {
    if (plans[seat].length === 0 || known[seat] !== knowledgeOf(game, seat)) {
      plans[seat] = choosePlan(game, seat, settings, policy, judges[seat], heat[seat], random)
      known[seat] = knowledgeOf(game, seat)
    }
    const [code, ...rest] = plans[seat]
    plans[seat] = rest
    const before = { phase: game.phase, round: game.round }
    applyMove(game, seat, code)
    if (isInTheMiddle(game, seat, before)) continue
    plans[seat] = []
    if (game.phase !== 'over') moments.push(notice(game, seat, net))
  }
  const sheets = score(game)
  lookBack(game, sheets, moments, lambda, (moment, target) => {
    if (random() >= keep) return
    into.indices.push(moment.indices)
    into.values.push(moment.values)
    into.targets.push(target)
  })
  return sheets
}

/** The moves of a turn: the best plan, or one nearly as good. The policy learns the best one. */
function choosePlan(
  game: Game,
  seat: number,
  { width, policyRate }: SelfPlay,
  policy: Policy,
  evaluate: Evaluate,
  temperature: number,
  random: () => number,
): readonly number[] {
  const world = determinize(view(game, seat), drawSeed(random))
  const { codes, count } = legalMoves(world, seat)
  const firsts = Array.from(codes.subarray(0, count))
  if (firsts.length === 1) return firsts
  const tried = openFirsts(world, seat, firsts, policy, width.openings, random)
  const plans = planTurn(world, seat, tried, { ...width, openings: tried.length }, { evaluate, policy })
  teachPlan(policy, world, seat, firsts, plans[0], policyRate)
  let [chosen] = plans
  let most = Number.NEGATIVE_INFINITY
  for (const plan of plans) {
    // Gumbel noise: the plan with the most is drawn as by a softmax of the values.
    const worth = plan.value - temperature * Math.log(-Math.log(random() + 1e-12))
    if (worth <= most) continue
    most = worth
    chosen = plan
  }
  return chosen.codes
}

/** First moves tried against the advice of the policy, so that it can learn better. */
const surprises = 2

/** The first moves to try: what the policy likes best, and some that it does not. */
function openFirsts(
  game: Game,
  seat: number,
  firsts: readonly number[],
  policy: Policy,
  openings: number,
  random: () => number,
): readonly number[] {
  if (firsts.length <= openings + surprises) return firsts
  const tried = new Set(pickMoves(policy, game, seat, firsts, openings))
  while (tried.size < openings + surprises) tried.add(firsts[below(random, firsts.length)])
  return Array.from(tried)
}

/** Teaches the policy each step of a plan. */
function teachPlan(
  policy: Policy,
  start: Game,
  seat: number,
  firsts: readonly number[],
  plan: Plan,
  rate: number,
): void {
  const game = copy(start)
  let legal = firsts
  for (const [at, code] of plan.codes.entries()) {
    if (at > 0) {
      const { codes, count } = legalMoves(game, seat)
      legal = Array.from(codes.subarray(0, count))
    }
    teachPolicy(policy, game, seat, legal, code, rate)
    applyMove(game, seat, code)
  }
}

function notice(game: Game, seat: number, net: Net | undefined): Moment {
  const rivals = game.seats.length - 1
  const holdings = writeFeatures(game, seat, list)
  const { indices, values } = copyFeatures(list)
  const size = lineNames.length + rivals
  const base = new Float32Array(size)
  base.set(holdings[0].lines)
  for (let rank = 0; rank < rivals; rank += 1) base[lineNames.length + rank] = holdings[rank + 1].total
  const expected = new Float32Array(size)
  if (net !== undefined) {
    const found = makeForecast(rivals)
    forecast(net, game, seat, found)
    expected.set(found.lines)
    expected.set(found.rivals, lineNames.length)
  }
  const others = Array.from({ length: rivals }, (_, rank) => seatsFrom(game, seat, rank + 1))
  return { seat, rivals: others, indices, values, expected, base }
}
