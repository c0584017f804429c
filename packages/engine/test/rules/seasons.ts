/** Stages for the tests of the seasons: the end of a Summer, the Winter after it, the Spring after that. */
import type { GameEvent } from '../../src/events.ts'
import { options, pending, play } from '../../src/play.ts'
import type { Game } from '../../src/state.ts'
import { act, moves, placeDie, summer } from '../scenario.ts'

/** The crystal spaces of a player board by colour, as indices of `crystals`. */
export const dreamSpaces = [3, 4, 5] as const

/**
 * A Summer that is nearly over: every seat has three cards and three dice on the boards, one card in its deck and one in
 * its discard pile, and nothing left to do that it must do before passing. Seat 0 is about to take its turn.
 */
export function lateSummer(seats: number, change: (game: Game) => void = () => {}): Game {
  return summer(seats, (game) => {
    game.seats.forEach((player, seat) => {
      player.played = player.hand.splice(0, 3)
      placeDie(game, seat, 1, 'yomi', 3)
      placeDie(game, seat, 2, 'stairs', 2)
      placeDie(game, seat, 3, 'glade', 1)
    })
    change(game)
  })
}

/** Everyone passes, in turn order; returns what happened. */
export function passAll(game: Game): GameEvent[] {
  return game.order.slice().flatMap((seat) => act(game, seat, 'pass'))
}

/** A game in Winter, nobody has chosen yet. */
export function winter(seats: number, change: (game: Game) => void = () => {}): Game {
  const game = lateSummer(seats, change)
  passAll(game)
  return game
}

/** A seat enters the first order of its dice and leaves its cards alone; returns what happened. */
export function wintering(game: Game, seat: number): GameEvent[] {
  const events = act(game, seat, moves(game, seat)[0])
  return game.phase === 'winter' && moves(game, seat).includes('skip')
    ? [...events, ...act(game, seat, 'skip')]
    : events
}

/** The whole Winter, without any virtue; returns what happened. */
export function leaveWinter(game: Game): GameEvent[] {
  return game.order.slice().flatMap((seat) => wintering(game, seat))
}

/** The Spring of the second year, after `change` has set the end of the first Summer. */
export function spring(seats: number, change: (game: Game) => void = () => {}): Game {
  const game = winter(seats, change)
  leaveWinter(game)
  return game
}

/** Everyone discards its first card until Spring's discarding is over; returns what happened. */
export function discardAll(game: Game): GameEvent[] {
  const events: GameEvent[] = []
  while (game.phase === 'spring') {
    const [seat] = pending(game)
    events.push(...play(game, seat, moves(game, seat)[0]))
  }
  return events
}

/** A seat that plays any legal move, the same ones for the same number; tells every step, returns all that happened. */
export function playAtRandom(game: Game, number: number, told: (events: readonly GameEvent[]) => void): GameEvent[] {
  const all: GameEvent[] = []
  let state = number
  for (let seats = pending(game); seats.length > 0; seats = pending(game)) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const seat = seats[(state >>> 8) % seats.length]
    const list = options(game, seat)
    const events = play(game, seat, list[(state >>> 12) % list.length])
    told(events)
    all.push(...events)
  }
  return all
}

/** What `position` leaves out: whose turn it is, what is half-chosen or chosen in secret, and what is no part of the table. */
const leftOut = new Set('tables rules past imagined events version active frames winterDice winterVirtue'.split(' '))

const without = (thing: object): object =>
  Object.fromEntries(Object.entries(thing).filter(([key]) => !leftOut.has(key)))

/** All that a table shows, to compare it with what it shows later. */
export function position(game: Game): object {
  return { ...without(game), seats: game.seats.map(without) }
}
