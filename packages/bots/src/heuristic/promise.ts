/** What the choices that a seat is in the middle of will bring, about: it decides which ways are followed first. */
import type { Game } from '@bitoku/engine'
import { worthOf } from './effect-worth.ts'

/** About what a seat will still get from the choices it is in the middle of. */
export function promise(game: Game, seat: number): number {
  let worth = 0
  for (const { kind, effect, item, n } of game.seats[seat].frames) {
    if (kind === 'effect') worth += 0.7 * worthOf(effect)
    else if (kind === 'region' || kind === 'lines') worth += 1 + 0.4 * n
    else if (kind === 'card') worth += 0.7 * worthOf(game.tables.yokai[item].action)
    else if (kind === 'favour') worth += 2.5
    else if (kind !== 'trail') worth += 0.5
  }
  return worth
}
