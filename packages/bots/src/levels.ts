/** The bot of each level. */
import type { Game } from '@bitoku/engine'
import type { Bot } from './bot.ts'
import { chooseGreedily } from './greedy.ts'
import { evaluate as evaluateByHand } from './heuristic/evaluate.ts'
import type { BotLevel } from './level-names.ts'
import { type Trained, trainedFor } from './nets.ts'
import type { Judge, Width } from './planner/plan.ts'
import { chooseByPlan, nearness, type Style } from './planner/think.ts'
import { chooseAtRandom } from './random.ts'
import type { Pace } from './search/rollout.ts'
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

/** For what has to be found with less care than the beginning of an own turn. */
const quick: Width = { openings: 10, moves: 5, first: 8, second: 8, later: 8 }

/** Plans by what was learnt, without mistakes. */
const plans: Style = {
  judge: findJudge,
  width: { openings: 20, moves: 8, first: 20, second: 20, later: 20 },
  hasty: quick,
  worlds: 3,
  positions: 1000,
  noise: 0,
}
const strong: Style = { ...plans, noise: 2 }
const club: Style = { ...plans, noise: 4 }
/** Judges by hand, looks at what the policy points to, and takes nothing that the net finds absurd. */
const judgeByHand = (game: Game): Judge => ({ ...byHand, policy: findJudge(game).policy })
const casual: Style = { ...plans, judge: judgeByHand, worlds: 1, sense: { judge: findJudge, width: quick, most: 7 } }
const beginner: Style = { ...casual, noise: 4, sense: { judge: findJudge, width: quick, most: 8 } }

/** Turns of imagined games: what is worth following there is found with less care than in the own turn. */
const pace: Pace = {
  own: quick,
  rivals: { openings: 6, moves: 3, first: 3, second: 2, later: 1 },
}
const searches: SearchStyle = {
  // What plans are worth on several imagined games is found out by playing them.
  plans: { ...plans, worlds: 1 },
  candidates: 3,
  nearness,
  turns: 2,
  pace,
  budget: { positions: 1000 },
}
const expert: SearchStyle = {
  ...searches,
  plans: { ...searches.plans, noise: 1.75 },
  budget: { positions: 4000 },
}
const master: SearchStyle = { ...searches, candidates: 8, turns: 3, budget: { positions: 60_000 } }

/** The Tengu moves in no time, so that even a quick level can play on to its next own turn. */
const strongAlone: SearchStyle = {
  ...searches,
  candidates: 4,
  turns: 1,
  pace: { ...pace, own: { openings: 8, moves: 4, first: 6, second: 6, later: 6 } },
}
const expertAlone: SearchStyle = { ...searches, candidates: 6, turns: 3, budget: { positions: 12_000 } }

/** How plans are compared for those who ask: as an expert does against the Tengu, who has more time there, or as master does. */
export const searchStyles = { expert: expertAlone, master } as const
/** One of these searches. */
export type SearchName = keyof typeof searchStyles

const plan =
  (style: Style): Bot =>
  (input) =>
    chooseByPlan(input, style)

const searching =
  (style: SearchStyle): Bot =>
  (input) =>
    chooseBySearch(input, style)

/** Plays one way in company, another against the Tengu. */
const either =
  (inCompany: Bot, alone: Bot): Bot =>
  (input) =>
    input.view.tengu === undefined ? inCompany(input) : alone(input)

/** The bot of each level. */
export const bots: Readonly<Record<BotLevel, Bot>> = {
  random: chooseAtRandom,
  greedy: chooseGreedily,
  beginner: plan(beginner),
  casual: plan(casual),
  club: plan(club),
  strong: either(plan(strong), searching(strongAlone)),
  expert: either(searching(expert), searching(expertAlone)),
  master: searching(master),
}
