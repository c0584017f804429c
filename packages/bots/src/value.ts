/** What a net expects of a position, and what the position is worth by that. */
import { type Game, score } from '@bitoku/engine'
import { writeFeatures } from './features/features.ts'
import { lineNames } from './features/lines.ts'
import { makeFeatureList } from './features/list.ts'
import { makeRun, type Run } from './net/kernel.ts'
import type { Net } from './net/net.ts'
import type { Evaluate } from './planner/plan.ts'

/** VP that one unit of an output stands for. */
export const outputScale = 10

/** Alone, the rival is the Tengu. */
export const rivalsOf = (seats: number): number => Math.max(1, seats - 1)

/**
 * The outputs of a net: own VP still to come by line, then the VP still to come of each rival, then for every place but the
 * last the chance to come in there or before.
 */
export const outputsFor = (seats: number): number => lineNames.length + 2 * rivalsOf(seats)

/** What a net expects at the end of the game. */
export interface Forecast {
  /** Own VP by line. */
  readonly lines: Float32Array
  /** Own VP. */
  own: number
  /** VP of the rivals in turn order. */
  readonly rivals: Float32Array
}

/** Room for a forecast. */
export function makeForecast(rivals: number): Forecast {
  const lines = new Float32Array(lineNames.length)
  return { lines, own: 0, rivals: new Float32Array(rivals) }
}

const list = makeFeatureList()
const runs = new WeakMap<Net, Run>()

function runOf(net: Net): Run {
  let run = runs.get(net)
  if (run === undefined) {
    run = makeRun(net)
    runs.set(net, run)
  }
  return run
}

/** Fills a forecast with what a net expects of a position. */
export function forecast(net: Net, game: Game, seat: number, into: Forecast): void {
  const holdings = writeFeatures(game, seat, list)
  const outputs = runOf(net)(list)
  let own = 0
  for (let line = 0; line < into.lines.length; line += 1) {
    const vp = holdings[0].lines[line] + outputs[line] * outputScale
    into.lines[line] = vp
    own += vp
  }
  into.own = own
  const rivals = into.rivals.length
  for (let rank = 0; rank < rivals; rank += 1) {
    into.rivals[rank] = holdings[rank + 1].total + outputs[into.lines.length + rank] * outputScale
  }
}

/** The lead of a seat over the best rival when the game is over. */
function finalLead(game: Game, seat: number): number {
  const sheets = score(game)
  let best = Number.NEGATIVE_INFINITY
  for (const sheet of sheets) if (sheet.seat !== seat && sheet.total > best) best = sheet.total
  // A tie is settled by the rank (E-9).
  return sheets[seat].total - best + (sheets[seat].rank === 1 ? 0.5 : -0.5)
}

/** How much more than its VP each line counts, for a player who loves some of them. */
export type Tastes = Float32Array

/** Judges positions by a net: the expected lead over the best rival, and what a taste adds to it. */
export function makeEvaluate(net: Net, tastes?: Tastes): Evaluate {
  const rivals = (net.shape.outputs - lineNames.length) / 2
  const found = makeForecast(rivals)
  return (game, seat) => {
    if (game.phase === 'over') return finalLead(game, seat)
    forecast(net, game, seat, found)
    let best = found.rivals[0]
    for (let rank = 1; rank < rivals; rank += 1) if (found.rivals[rank] > best) best = found.rivals[rank]
    return found.own - best + (tastes === undefined ? 0 : enjoy(found.lines, tastes))
  }
}

/** What a taste adds. */
export function enjoy(lines: Float32Array, tastes: Tastes): number {
  let sum = 0
  for (let line = 0; line < lines.length; line += 1) sum += lines[line] * tastes[line]
  return sum
}
