/**
 * The bot that takes the most VP now and thinks no further. It tries every option on an imagined game that fits what it
 * knows, and counts the VP until something hidden comes up: what follows from that it only imagines, so it does not count.
 */
import { applyMove, copy, determinize, type Game, type GameEvent } from '@bitoku/engine'
import type { Bot } from './bot.ts'
import { below, drawSeed } from './chance.ts'
import { finishWinter, isSkip } from './trial.ts'

/** Takes the most VP now; ties are broken by chance. */
export const chooseGreedily: Bot = ({ view, seat, options, random }) => {
  let [chosen] = options
  if (options.length === 1) return chosen.move
  const game = determinize(view, drawSeed(random))
  let most = Number.NEGATIVE_INFINITY
  let ties = 0
  for (const option of options) {
    // At equal VP anything is better than to decline: half a VP of dislike settles it.
    const vp = tryMove(game, seat, option.code) - (isSkip(option.code) ? 0.5 : 0)
    if (vp > most) {
      most = vp
      ties = 0
    }
    if (vp < most) continue
    ties += 1
    if (below(random, ties) === 0) chosen = option
  }
  return chosen.move
}

/** The VP that a move gives its seat as far as the seat can tell beforehand. */
function tryMove(game: Game, seat: number, code: number): number {
  const trial = copy(game)
  const events: GameEvent[] = []
  trial.events = events
  applyMove(trial, seat, code)
  finishWinter(trial)
  let vp = 0
  for (const event of events) {
    if (event.reveals === true) break
    if (event.type === 'vp' && event.seat === seat) vp += event.n
  }
  return vp
}
