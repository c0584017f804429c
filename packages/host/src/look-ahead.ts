/** Trying a move: whether it ends the turn, whether it reveals something, what of it belongs to the turn. */
import { copy, type Game, type GameEvent, pending, play, revealsSomething } from '@bitoku/engine'

/** What a move would do. */
export interface Ahead {
  /** The game after it. */
  readonly after: Game
  /** All that would happen, the turns of others and the change of season included. */
  readonly events: readonly GameEvent[]
  /** The part of it that belongs to the turn. */
  readonly own: readonly GameEvent[]
  readonly endsTurn: boolean
  readonly reveals: boolean
  /** It goes beyond the turn in a way that can never be taken back: it has to wait for the confirmation. */
  readonly mustWait: boolean
}

/** Tries a move on a copy. Throws IllegalMove. */
export function lookAhead(game: Game, seat: number, move: string): Ahead {
  const after = copy(game)
  const events = play(after, seat, move)
  const end = events.findIndex((event) => isBeyond(event, seat))
  const own = end < 0 ? events : events.slice(0, end)
  const beyond = end < 0 ? [] : events.slice(end)
  const endsTurn = isTurnOver(after, seat, events)
  const mustWait = endsTurn && (revealsSomething(beyond) || beyond.some((event) => event.type !== 'turn'))
  return { after, events, own, endsTurn, reveals: revealsSomething(events), mustWait }
}

/** Whether the turn of a seat is over after a move of it, by which these things have happened. */
export const isTurnOver = (after: Game, seat: number, events: readonly GameEvent[]): boolean =>
  events.some((event) => isBeyond(event, seat)) || !pending(after).includes(seat)

/** Whether an event is the first that no longer belongs to the turn of the seat. */
function isBeyond(event: GameEvent, seat: number): boolean {
  switch (event.type) {
    case 'turn':
    case 'phase':
    case 'order':
    case 'dice-home':
    case 'ended':
      return true
    case 'reaped':
      return event.seat !== seat
    default:
      return false
  }
}
