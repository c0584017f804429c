/** A turn planned by chance, as far as it can be foreseen: to its end, or to the first thing that comes up. */
import { determinize, options as optionsOf, play, revealsSomething } from '@bitoku/engine'
import { isTurnOver, type TurnCard } from '@bitoku/host'

/** The moves of a whole turn, played on a game that the seat could not tell from the real one. */
export function planTurn({ seat, view, options }: TurnCard, random: () => number): readonly string[] {
  const imagined = determinize(view, 'plan')
  const moves: string[] = []
  for (let open = options; ; open = optionsOf(imagined, seat)) {
    const { move } = open[Math.floor(random() * open.length)]
    const events = play(imagined, seat, move)
    moves.push(move)
    if (revealsSomething(events) || isTurnOver(imagined, seat, events)) return moves
  }
}
