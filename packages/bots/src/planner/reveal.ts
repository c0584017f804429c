/** Whether something hidden has come up: then a plan made on an imagined game is worth nothing any more. */
import type { Game } from '@bitoku/engine'

/** A number that changes whenever a seat learns something that it could not know before. */
export function knowledgeOf(game: Game, seat: number): number {
  const { deck, shuffles } = game.seats[seat]
  const decks = game.visionDeck.length + 32 * (game.bitokuDeck.length + 32 * game.yokaiDeck.length)
  const own = deck.length + 32 * shuffles
  const tengu = game.tengu === undefined ? 0 : game.tengu.turns
  return decks + 32768 * (own + 1024 * (tengu + 128 * (game.round * 8 + game.phase.length)))
}
