/** The bot of each level. */
import type { Game } from '@bitoku/engine'
import type { Bot } from './bot.ts'
import { chooseGreedily } from './greedy.ts'
import { evaluate as evaluateByHand } from './heuristic/evaluate.ts'
import type { BotLevel } from './level-names.ts'
import { type Trained, trainedFor } from './nets.ts'
import type { Judge } from './planner/plan.ts'
import { chooseByPlan, type Style } from './planner/think.ts'
import { chooseAtRandom } from './random.ts'
import { chooseBySearch, type SearchStyle } from './search/search.ts'
import { makeEvaluate } from './value.ts'

const byHand: Judge = { evaluate: evaluateByHand, policy: undefined }
const judges = new WeakMap<Trained, Judge>()

/** Judges by what was trained for this game; without that, by hand. */
function findJudge({ tables }: Game): Judge {
  const trained = trainedFor(tables)
  if (trained === undefined) return byHand
  let judge = judges.get(trained)
  if (judge === undefined) {
    judge = { evaluate: makeEvaluate(trained.net), policy: trained.policy }
    judges.set(trained, judge)
  }
  return judge
}

const strong: Style = {
  judge: findJudge,
  width: { openings: 20, moves: 8, first: 10, second: 5, later: 3 },
  worlds: 3,
  noise: 0,
}
const club: Style = { ...strong, noise: 2 }
/** Judges by hand, and looks at what the policy points to. */
const judgeByHand = (game: Game): Judge => ({ ...byHand, policy: findJudge(game).policy })
const casual: Style = { ...strong, judge: judgeByHand, worlds: 1, noise: 0 }
const beginner: Style = { ...casual, noise: 4 }

const expert: SearchStyle = {
  plans: strong,
  candidates: 6,
  nearness: 6,
  turns: 1,
  width: { openings: 8, moves: 4, first: 4, second: 2, later: 1 },
  budget: { simulations: 120 },
}
const master: SearchStyle = { ...expert, candidates: 10, turns: 2, budget: { simulations: 500 } }

/** How the levels that search do it. */
export const searchStyles = { expert, master } as const

const plan =
  (style: Style): Bot =>
  (input) =>
    chooseByPlan(input, style)

const searching =
  (style: SearchStyle): Bot =>
  (input) =>
    chooseBySearch(input, style)

/** The bot of each level. */
export const bots: Readonly<Record<BotLevel, Bot>> = {
  random: chooseAtRandom,
  greedy: chooseGreedily,
  beginner: plan(beginner),
  casual: plan(casual),
  club: plan(club),
  strong: plan(strong),
  expert: searching(expert),
  master: searching(master),
}
