/** The bot that takes any legal move, all alike. */
import { below, type Random } from '../random.ts'
import type { Choose } from './bot.ts'

/** A bot that chooses at random. */
export function chooseAtRandom(random: Random): Choose {
  return (_game, _seat, moves) => moves.codes[below(random, moves.count)]
}
