/** The quick policy: a linear guess at what the planner would choose. It orders and prunes; it judges nothing. */
import type { Game } from '@bitoku/engine'
import { describe, lookAround, marksInAll, marksPerMove } from './describe.ts'

/** A weight for each mark. */
export type Policy = Float32Array

/** A policy that knows nothing. */
export const makePolicy = (): Policy => new Float32Array(marksInAll)

/** Most legal moves of a decision that are looked at. */
const mostMoves = 2048

const marks = new Int32Array(mostMoves * marksPerMove)
const counts = new Int32Array(mostMoves)
const weightsOf = new Float32Array(mostMoves)

/** Guesses the logit of each move; the list is valid until the next call. */
function guess(policy: Policy, game: Game, seat: number, codes: ArrayLike<number>, count: number): Float32Array {
  const place = lookAround(game, seat)
  for (let at = 0; at < count; at += 1) {
    const from = at * marksPerMove
    const length = describe(place, codes[at], marks, from)
    counts[at] = length
    let sum = 0
    for (let index = from; index < from + length; index += 1) sum += policy[marks[index]]
    weightsOf[at] = sum
  }
  return weightsOf
}

/** The most promising of the moves, at most so many, the best one first. */
export function pickMoves(
  policy: Policy,
  game: Game,
  seat: number,
  codes: readonly number[],
  most: number,
): readonly number[] {
  if (codes.length <= most || codes.length > mostMoves) return codes
  const logits = guess(policy, game, seat, codes, codes.length)
  return Array.from(codes, (code, at) => ({ code, logit: logits[at] }))
    .sort((one, other) => other.logit - one.logit)
    .slice(0, most)
    .map(({ code }) => code)
}

/** One step of learning: the planner chose this move among these. */
export function teachPolicy(
  policy: Policy,
  game: Game,
  seat: number,
  codes: readonly number[],
  chosen: number,
  rate: number,
): void {
  const count = codes.length
  if (count < 2 || count > mostMoves) return
  const logits = guess(policy, game, seat, codes, count)
  let most = logits[0]
  for (let at = 1; at < count; at += 1) if (logits[at] > most) most = logits[at]
  let sum = 0
  for (let at = 0; at < count; at += 1) {
    logits[at] = Math.exp(logits[at] - most)
    sum += logits[at]
  }
  for (let at = 0; at < count; at += 1) {
    const chance = logits[at] / sum
    const push = rate * ((codes[at] === chosen ? 1 : 0) - chance)
    const from = at * marksPerMove
    for (let index = from; index < from + counts[at]; index += 1) policy[marks[index]] += push
  }
}
