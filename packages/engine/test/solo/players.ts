/** Human players for whole solo games: they know nothing of the game but its legal moves. */
import type { GameEvent } from '../../src/events.ts'
import { type Option, options, pending, play } from '../../src/play.ts'
import { below, openStream } from '../../src/random.ts'
import { newGame, type Setup } from '../../src/rules/setup.ts'
import type { SoloOptions } from '../../src/solo/options.ts'
import type { Game } from '../../src/state.ts'

/** One move of a human and all that followed, the turns of the Tengu too. */
export interface Moment {
  readonly game: Game
  readonly number: number
  readonly seat: number
  readonly move: Option
  readonly events: readonly GameEvent[]
}

/** Chooses among legal moves. */
export type Player = (moves: readonly Option[]) => Option

/** A player who takes any legal move, the same ones for the same name. */
export function randomPlayer(name: string): Player {
  const random = openStream(name, 'random human')
  return (moves) => moves[below(random, moves.length)]
}

/** A player who takes any legal move but hates to skip. */
export function eagerPlayer(name: string): Player {
  const random = openStream(name, 'eager human')
  return (moves) => {
    const wanted = moves.filter((option) => option.move !== 'skip')
    return wanted[below(random, wanted.length)]
  }
}

/** Always the first legal move. */
export const firstPlayer: Player = (moves) => moves[0]
/** Always the last one: skips wherever it may. */
export const lastPlayer: Player = (moves) => moves[moves.length - 1]

/** No solo game takes more moves of the human. */
export const mostMoves = 500

/** Plays a solo game on to its end and tells every move. */
export function playOut(game: Game, player: Player, told: (moment: Moment) => void = () => {}): Game {
  let number = 0
  for (let [seat] = pending(game); seat !== undefined; [seat] = pending(game)) {
    number += 1
    if (number > mostMoves) throw new Error(`the game ${game.rules.seed} does not end`)
    const move = player(options(game, seat))
    told({ game, number, seat, move, events: play(game, seat, move) })
  }
  return game
}

/** Plays a whole solo game and tells every move. */
export function playSolo(
  seed: string,
  player: Player,
  told: (moment: Moment) => void = () => {},
  solo: SoloOptions = {},
  setup: Partial<Setup> = {},
): Game {
  return playOut(newGame({ seats: 1, seed, solo, ...setup }), player, told)
}

/** The events of each turn of the Tengu, from its beginning to its new row. */
export function tenguTurns(events: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  const turns: (readonly GameEvent[])[] = []
  let from = -1
  events.forEach((event, at) => {
    if (event.type === 'turn' && event.seat === 1) from = at
    if (event.type !== 'tengu-row') return
    if (from < 0) throw new Error('a new row outside of a turn')
    turns.push(events.slice(from, at + 1))
    from = -1
  })
  if (from >= 0) throw new Error('a turn of the Tengu without an end')
  return turns
}
