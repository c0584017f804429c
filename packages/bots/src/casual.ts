/**
 * The bot that thinks to the end of its own turn. On one imagined game that fits what it knows it follows the most
 * promising ways to finish the turn, and takes the first step of the way that leaves its seat best off.
 */
import { applyMove, copy, determinize, type Game, legalMoves, type Option } from '@bitoku/engine'
import type { Bot } from './bot.ts'
import { drawSeed } from './chance.ts'
import { evaluate, promise } from './evaluate.ts'
import { finishWinter, isInTheMiddle, isSkip } from './trial.ts'

/** After so many positions no other way is followed; and the ways followed after the first step and after the others. */
const mostTrials = 300
const firstWidth = 30
const width = 10
/** Declining must be better by this much than what it declines. */
const dislikeOfSkip = 0.15

/** A way that the turn could go: its first step, and where it has led. */
interface Way {
  readonly first: number
  readonly game: Game
  /** What the seat has, and about what it will get from the choices it is in the middle of. */
  readonly hope: number
}

/** Takes the first step of the best way to the end of the turn. */
export const chooseCasually: Bot = ({ view, seat, options, random }) => {
  if (options.length === 1) return options[0].move
  const game = determinize(view, drawSeed(random))
  return options[bestFirstStep(game, seat, options, random)].move
}

/** What has been found so far. */
interface Search {
  readonly seat: number
  /** The game before the first step. */
  readonly start: Game
  readonly random: () => number
  /** Ways that are not at their end. */
  open: Way[]
  trials: number
  best: number
  chosen: number
}

function bestFirstStep(start: Game, seat: number, options: readonly Option[], random: () => number): number {
  const search: Search = { seat, start, random, open: [], trials: 0, best: Number.NEGATIVE_INFINITY, chosen: 0 }
  options.forEach((option, first) => tryStep(search, start, first, option.code))
  for (let depth = 1; search.open.length > 0; depth += 1) {
    const ways = search.open.sort((one, other) => other.hope - one.hope)
    search.open = []
    for (const { game, first } of ways.slice(0, depth === 1 ? firstWidth : width)) {
      if (search.trials >= mostTrials) return search.chosen
      const { codes, count } = legalMoves(game, seat)
      // Trying a move fills the engine's list anew, so it is copied first.
      for (const code of codes.slice(0, count)) tryStep(search, game, first, code)
    }
  }
  return search.chosen
}

function tryStep(search: Search, from: Game, first: number, code: number): void {
  const { seat, start, random } = search
  search.trials += 1
  const game = copy(from)
  applyMove(game, seat, code)
  const isOpen = isInTheMiddle(game, seat, start)
  if (!isOpen) finishWinter(game)
  // A little chance decides between equals.
  const worth = evaluate(game, seat) + 0.01 * random() - (isSkip(code) ? dislikeOfSkip : 0)
  if (isOpen) search.open.push({ first, game, hope: worth + promise(game, seat) })
  if (worth <= search.best) return
  search.best = worth
  search.chosen = first
}
