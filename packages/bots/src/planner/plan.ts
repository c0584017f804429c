/**
 * The turn planner: follows the most promising ways through the own turn on one imagined game, to the moment when control
 * leaves the seat, and judges only there. Ways that meet are followed once.
 */
import { applyMove, copy, type Game, legalMoves } from '@bitoku/engine'
import { type IsLate, neverLate } from '../haste.ts'
import { finishWinter, isInTheMiddle, isSkip } from '../trial.ts'
import { promise } from '../heuristic/promise.ts'
import { type Policy, pickMoves } from '../policy/policy.ts'
import { keyOf } from './key.ts'

/** What a position is worth to a seat: expected VP ahead of the best rival at the end of the game. */
export type Evaluate = (game: Game, seat: number) => number

/** Who judges: what positions are worth, and which moves are worth a try. */
export interface Judge {
  readonly evaluate: Evaluate
  /** Without a policy all moves are tried. */
  readonly policy: Policy | undefined
}

/** How widely ways are followed. */
export interface Width {
  /** First moves that are tried, and later ones: the most promising by the policy. */
  readonly openings: number
  readonly moves: number
  /** How many ways go on after the first step, after the second, and after each later one. */
  readonly first: number
  readonly second: number
  readonly later: number
}

/** A step on a way through the turn. */
interface Step {
  readonly code: number
  readonly before: Step | undefined
  /** Which of the first moves the way began with. */
  readonly first: number
  readonly game: Game
  readonly key: number
}

/** A whole turn: its moves, where it leads, and what that is worth. */
export interface Plan {
  readonly first: number
  readonly codes: readonly number[]
  readonly game: Game
  readonly value: number
}

let looked = 0

/** How many positions the planner has looked at since the program began: a clock that runs alike on every machine. */
export const positionsSoFar = (): number => looked

/** Declining must be better by this much than what it declines. */
const dislikeOfSkip = 0.02

/**
 * The best plan for each first move that was followed to its end, the best one first. When it is late only the most promising
 * way goes on, to its end: so there is always a plan.
 */
export function planTurn(
  start: Game,
  seat: number,
  firsts: readonly number[],
  width: Width,
  { evaluate, policy }: Judge,
  isLate: IsLate = neverLate,
): readonly Plan[] {
  const seen = new Set<number>()
  const best = new Map<number, { readonly step: Step; readonly value: number }>()
  let open: Step[] = []
  /** Follows a move on a game of its own. */
  const follow = (game: Game, code: number, before: Step | undefined, first: number): void => {
    looked += 1
    applyMove(game, seat, code)
    const isOpen = isInTheMiddle(game, seat, start)
    if (!isOpen) finishWinter(game)
    const key = keyOf(game, seat)
    // The one way that goes on when it is late must come to its end, even where another one has been before.
    if (seen.has(key) && !isLate()) return
    seen.add(key)
    const step: Step = { code, before, first, game, key }
    if (isOpen) {
      open.push(step)
      return
    }
    const value = evaluate(game, seat) - (isSkip(code) ? dislikeOfSkip : 0)
    const known = best.get(first)
    if (known === undefined || value > known.value) best.set(first, { step, value })
  }
  // What the seat has, and about what it will get from the choices it is in the middle of.
  const hopeOf = ({ game, code }: Step): number =>
    evaluate(game, seat) + promise(game, seat) - (isSkip(code) ? dislikeOfSkip : 0)
  const openings = policy === undefined ? firsts : pickMoves(policy, start, seat, firsts, width.openings)
  for (const code of openings) follow(copy(start), code, undefined, code)
  for (let depth = 1; open.length > 0; depth += 1) {
    const most = isLate() ? 1 : depth === 1 ? width.first : depth === 2 ? width.second : width.later
    const ways = keepBest(open, most, hopeOf)
    // What is dropped now may be reached again by a better way: so there is always a way that comes to its end.
    for (const { key } of open) seen.delete(key)
    for (const { key } of ways) seen.add(key)
    open = []
    for (const way of ways) {
      if (isLate() && open.length > 0) break
      const { codes, count } = legalMoves(way.game, seat)
      // Trying a move fills the engine's list anew, so it is copied first.
      const all = Array.from(codes.subarray(0, count))
      const tried = policy === undefined ? all : pickMoves(policy, way.game, seat, all, isLate() ? 1 : width.moves)
      tried.forEach((code, at) => {
        // Nobody needs the game any more after the last of its moves.
        follow(at === tried.length - 1 ? way.game : copy(way.game), code, way, way.first)
      })
    }
  }
  return Array.from(best.values(), ({ step, value }) => ({
    first: step.first,
    codes: codesOf(step),
    game: step.game,
    value,
  })).sort((one, other) => other.value - one.value)
}

/** The most promising ways; they are judged only when there are too many. */
function keepBest(ways: readonly Step[], most: number, hopeOf: (step: Step) => number): readonly Step[] {
  if (ways.length <= most) return ways
  return ways
    .map((step) => ({ step, hope: hopeOf(step) }))
    .sort((one, other) => other.hope - one.hope)
    .slice(0, most)
    .map(({ step }) => step)
}

function codesOf(step: Step): readonly number[] {
  const codes: number[] = []
  for (let at: Step | undefined = step; at !== undefined; at = at.before) codes.push(at.code)
  return codes.reverse()
}
