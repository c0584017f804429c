/**
 * Why a move is good: the best plans of the turn, what each is expected to bring by the end of the game, line by line, and
 * how sure that is. Data only; the words are chosen where they are shown.
 */
import { applyMove, copy, determinize, type Game, moveText } from '@bitoku/engine'
import type { BotInput } from './bot.ts'
import { drawSeed } from './chance.ts'
import { writeFeatures } from './features/features.ts'
import { type LineName, lineNames } from './features/lines.ts'
import { makeFeatureList } from './features/list.ts'
import { searchStyles } from './levels.ts'
import type { BotLevel } from './level-names.ts'
import { trainedFor } from './nets.ts'
import type { Plan } from './planner/plan.ts'
import { knowledgeOf } from './planner/reveal.ts'
import { type Contender, search, worthOf } from './search/search.ts'
import { forecast, makeForecast } from './value.ts'

/** A plan for the turn and what is expected of it. */
export interface ExplainedPlan {
  /** Its first move, one of the options. */
  readonly move: string
  /** All its moves, as far as they can be foreseen. */
  readonly moves: readonly string[]
  /** Whether something hidden comes up on the way, so that the rest of the turn is still open. */
  readonly reveals: boolean
  /** VP ahead of the best rival at the end of the game. */
  readonly lead: number
  /** Own VP at the end of the game, and by line. */
  readonly own: number
  readonly lines: Readonly<Record<LineName, number>>
  /** VP of the rivals at the end, in turn order after the own seat. */
  readonly rivals: readonly number[]
  /** The chance to win; undefined without a trained net. */
  readonly win: number | undefined
}

/** The best plans, and how sure their order is. */
export interface Explanation {
  /** The best plan first. */
  readonly plans: readonly ExplainedPlan[]
  /** Imagined games that were played out for each of the two best plans. */
  readonly simulations: number
  /** How uncertain the lead of the best plan over the second one is (standard error, VP); 0 with a single plan. */
  readonly error: number
  /** Whether the two best plans are too near to each other to tell. */
  readonly isClose: boolean
}

/** Most plans that are explained. */
const mostPlans = 4
/** Below this many VP two plans are as good as each other. */
const near = 0.5

/** Explains what a bot of this level would do. The levels that do not search are explained by the search of an expert. */
export function explainChoice(level: BotLevel, input: BotInput): Explanation {
  const start = determinize(input.view, drawSeed(input.random))
  const contenders = search(start, input, level === 'master' ? searchStyles.master : searchStyles.expert)
  const [best, second] = contenders
  const error = second === undefined ? 0 : errorOf(best, second)
  const gap = second === undefined ? Number.POSITIVE_INFINITY : worthOf(best) - worthOf(second)
  return {
    plans: contenders.slice(0, mostPlans).map((contender) => explainPlan(start, input.seat, contender)),
    simulations: second === undefined ? 0 : Math.min(best.results.length, second.results.length),
    error,
    isClose: gap < Math.max(near, 2 * error),
  }
}

/** The standard error of the difference of two contenders on the imagined games that both saw. */
function errorOf(one: Contender, other: Contender): number {
  const pairs = Math.min(one.results.length, other.results.length)
  if (pairs < 2) return 0
  let sum = 0
  let squares = 0
  for (let at = 0; at < pairs; at += 1) {
    const difference = one.results[at] - other.results[at]
    sum += difference
    squares += difference * difference
  }
  return Math.sqrt(Math.max(0, squares - (sum * sum) / pairs) / (pairs - 1) / pairs)
}

function explainPlan(start: Game, seat: number, contender: Contender): ExplainedPlan {
  const { moves, reveals } = foresee(start, seat, contender.plan)
  return { move: moves[0], moves, reveals, lead: worthOf(contender), ...expectationOf(contender.plan.game, seat) }
}

/** The moves of a plan until something hidden comes up. */
function foresee(start: Game, seat: number, { codes }: Plan): { readonly moves: string[]; readonly reveals: boolean } {
  const game = copy(start)
  const known = knowledgeOf(game, seat)
  const moves: string[] = []
  for (const [at, code] of codes.entries()) {
    moves.push(moveText(game.tables, code))
    applyMove(game, seat, code)
    const isLast = at === codes.length - 1
    if (!isLast && knowledgeOf(game, seat) !== known) return { moves, reveals: true }
  }
  return { moves, reveals: false }
}

const list = makeFeatureList()

/** What the net expects of a position; without a net, what the seats have there. */
function expectationOf(game: Game, seat: number): Pick<ExplainedPlan, 'own' | 'lines' | 'rivals' | 'win'> {
  const net = trainedFor(game.tables)?.net
  const holdings = writeFeatures(game, seat, list)
  const found = makeForecast(game.seats.length - 1)
  if (net !== undefined && game.phase !== 'over') forecast(net, game, seat, found)
  else {
    found.lines.set(holdings[0].lines)
    found.own = holdings[0].total
    found.rivals.set(holdings.slice(1).map(({ total }) => total))
  }
  return {
    own: found.own,
    lines: Object.fromEntries(lineNames.map((name, at) => [name, found.lines[at]])) as Record<LineName, number>,
    rivals: Array.from(found.rivals),
    win: net === undefined ? undefined : found.win,
  }
}
