/** Stages for chapter E: the last Winter is over and the Ascension begins. */
import type { GameEvent } from '../../src/events.ts'
import { pending, play } from '../../src/play.ts'
import { scoredGame, type Sheet, sheetsOf } from '../../src/score.ts'
import type { Game } from '../../src/state.ts'
import { act, fresh, moves, placeDie, summer, touch } from '../scenario.ts'

/** A game at its end: what happened since the last seat passed. */
export interface Ending {
  readonly game: Game
  readonly events: readonly GameEvent[]
}

/**
 * Plays the last Winter: `change` sets the end of the fourth Summer, in which every seat has played three cards and
 * placed its dice; all pass, their dice come home as they are, no virtue is used.
 */
export function ascend(seats: number, change: (game: Game) => void = () => {}): Ending {
  const game = summer(seats, (game) => {
    game.round = 4
    game.seats.forEach((player, seat) => {
      player.played = player.hand.splice(0, 3)
      placeDie(game, seat, 1, 'yomi', 3)
      placeDie(game, seat, 2, 'stairs', 2)
      placeDie(game, seat, 3, 'glade', 1)
    })
    change(game)
  })
  const events: GameEvent[] = game.order.slice().flatMap((seat) => act(game, seat, 'pass'))
  while (game.phase === 'winter') {
    const [seat] = pending(game)
    const list = moves(game, seat)
    events.push(...play(game, seat, list.includes('skip') ? 'skip' : list[0]))
  }
  return { game, events }
}

/** The sheets of all seats. */
export const sheets = (game: Game): readonly Sheet[] => sheetsOf(scoredGame(game))

/** A game whose sheets are looked at, after `change`: nobody has anything but what `change` gives. */
export function counted(seats: number, change: (game: Game) => void = () => {}): readonly Sheet[] {
  const game = fresh(seats)
  for (const player of game.seats) player.visions = []
  change(game)
  touch(game)
  return sheets(game)
}
