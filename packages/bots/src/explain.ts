/**
 * Why a move is good: the best plans of the turn, what each is expected to bring by the end of the game, line by line, and
 * how sure that is. Data only; the words are those of `describeHint` in `@bitoku/words`.
 */
import { determinize, type Game } from '@bitoku/engine'
import type { BotInput } from './bot.ts'
import { drawSeed } from './chance.ts'
import { averageOf, compareExpectations, expect, type Expectation } from './expectation.ts'
import type { LineName } from './features/lines.ts'
import { foresee, type ForeseenStep } from './foresee.ts'
import { type SearchName, searchStyles } from './levels.ts'
import { compareRows, spreadOf } from './search/compare.ts'
import { type Contender, worthOf } from './search/halve.ts'
import { search } from './search/search.ts'

/** A plan for the turn and what is expected of it. */
export interface ExplainedPlan extends Expectation {
  /** Its first move, one of the options. */
  readonly move: string
  /** All its moves, as far as they can be foreseen, each with the decision that it answers. */
  readonly steps: readonly ForeseenStep[]
  /** Whether something hidden comes up on the way, so that the rest of the turn is still open. */
  readonly reveals: boolean
  /** VP ahead of the best rival at the end of the game; without a trained net, what the rule of thumb makes of it. */
  readonly lead: number
  /** How far that differs from one imagined game to the other, as far as they are played on (standard deviation, VP). */
  readonly spread: number
}

/** What the best plan brings more than the second one, on the imagined games that both were tried on. */
interface Difference {
  /** VP ahead of the best rival, and how uncertain that is (standard error, VP). */
  readonly lead: number
  readonly error: number
  /** Own VP by line, and VP of the best rival: together they make the lead, but for ties that are settled. */
  readonly lines: Readonly<Record<LineName, number>>
  readonly rival: number
}

/** The best plans, and how sure their order is. */
export interface Explanation {
  /** The best plan first. */
  readonly plans: readonly ExplainedPlan[]
  /** Imagined games that were played out for each of the two best plans. */
  readonly simulations: number
  /** Undefined where there is no second plan, or too little was tried to compare the two. */
  readonly difference: Difference | undefined
  /** Whether the two best plans are too near to each other to tell. */
  readonly isClose: boolean
}

/** Most plans that are explained. */
const mostPlans = 4
/** Below this many VP two plans are as good as each other. */
const near = 0.5

/** Explains what this search finds best: not what a certain level would do, for most levels search less or not at all. */
export function explainChoice(searching: SearchName, input: BotInput): Explanation {
  const { seat, random } = input
  const start = determinize(input.view, drawSeed(random))
  const seen = new Map<Contender, Expectation[]>()
  const contenders = search(start, input, searchStyles[searching], (contender, end) => {
    const known = seen.get(contender)
    if (known === undefined) seen.set(contender, [expect(end, seat)])
    else known.push(expect(end, seat))
  })
  const expectedOf = (contender: Contender): readonly Expectation[] => seen.get(contender) ?? []
  return {
    plans: contenders
      .slice(0, mostPlans)
      .map((contender) => explainPlan(start, seat, contender, expectedOf(contender))),
    ...compareBest(contenders, expectedOf),
  }
}

/** How sure it is that the best plan is better than the second one, and why. */
function compareBest(
  [best, second]: readonly Contender[],
  expectedOf: (contender: Contender) => readonly Expectation[],
): Omit<Explanation, 'plans'> {
  if (second === undefined) return { simulations: 0, difference: undefined, isClose: false }
  const simulations = Math.min(best.results.length, second.results.length)
  const rows = compareRows(best.results, second.results)
  if (rows === undefined) return { simulations, difference: undefined, isClose: true }
  const { lead, error, doubt } = rows
  const sources = compareExpectations(expectedOf(best).slice(0, simulations), expectedOf(second).slice(0, simulations))
  return { simulations, difference: { lead, error, ...sources }, isClose: lead < Math.max(near, doubt) }
}

function explainPlan(start: Game, seat: number, contender: Contender, expected: readonly Expectation[]): ExplainedPlan {
  const { steps, reveals } = foresee(start, seat, contender.plan)
  return {
    move: steps[0].option.move,
    steps,
    reveals,
    lead: worthOf(contender),
    spread: spreadOf(contender.results),
    // A plan without rivals, or one that there was no time for, was never played out.
    ...(expected.length === 0 ? expect(contender.plan.game, seat) : averageOf(expected)),
  }
}
