/** Whether something hidden has come up: then a plan made on an imagined game is worth nothing any more. */
import type { Game } from '@bitoku/engine'

/** A text that changes whenever a seat learns something that it could not know before. */
export function knowledgeOf(
  { seats, visionDeck, bitokuDeck, yokaiDeck, tengu, round, phase }: Game,
  seat: number,
): string {
  const { deck, shuffles } = seats[seat]
  const decks = `${visionDeck.length} ${bitokuDeck.length} ${yokaiDeck.length}`
  return `${round} ${phase} ${decks} ${deck.length} ${shuffles} ${tengu?.turns ?? 0}`
}
