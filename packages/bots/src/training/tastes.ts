/** Players with tastes, for variety in self-play. */
import { below } from '../chance.ts'
import { writeFeatures } from '../features/features.ts'
import { lineNames } from '../features/lines.ts'
import { makeFeatureList } from '../features/list.ts'
import { evaluate as evaluateByHand } from '../heuristic/evaluate.ts'
import type { Net } from '../net/net.ts'
import type { Evaluate } from '../planner/plan.ts'
import { enjoy, makeEvaluate, type Tastes } from '../value.ts'

const list = makeFeatureList()

/** A third of the players loves some lines more than they are worth: without them nobody would learn what these can bring. */
function drawTastes(random: () => number): Tastes {
  const tastes = new Float32Array(lineNames.length)
  const kind = random()
  if (kind < 0.1) tastes[below(random, lineNames.length)] = 1 + 3 * random()
  else if (kind < 0.33) {
    const loves = 1 + below(random, 3)
    for (let love = 0; love < loves; love += 1) tastes[below(random, lineNames.length)] = 0.2 + 0.8 * random()
  }
  return tastes
}

/** A player with tastes. */
export function drawJudge(net: Net | undefined, random: () => number): Evaluate {
  const tastes = drawTastes(random)
  if (net !== undefined) return makeEvaluate(net, tastes)
  // By hand only what is there counts, and only half of it is foreseen.
  return (game, seat) => {
    const [own] = writeFeatures(game, seat, list)
    return evaluateByHand(game, seat) + 2 * enjoy(own.lines, tastes)
  }
}
