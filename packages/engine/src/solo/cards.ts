/** The Tengu's action cards: the row of three, the deck, the discard pile (O-2, O-6). */
import type { TenguCard } from '../edition/edition.ts'
import { openStream, shuffle } from '../random.ts'
import type { Game } from '../state.ts'
import { tenguOf, tenguSeat } from './tengu.ts'

/** The places of the row. */
export const rowPlaces = ['left', 'middle', 'right'] as const
/** A place of the row. */
export type RowPlace = (typeof rowPlaces)[number]

/** The top card of the deck; an empty deck is first made anew from the discard pile. */
function drawTop(game: Game): number {
  const tengu = tenguOf(game)
  if (tengu.deck.length === 0) {
    tengu.deck = shuffle(openStream(game.rules.seed, 'tengu cards', tengu.shuffles + 1), tengu.discard)
    tengu.discard = []
    tengu.shuffles += 1
    game.events?.push({ type: 'reshuffled', deck: 'tengu', seat: undefined })
  }
  const card = tengu.deck.pop()
  if (card === undefined) throw new Error('the Tengu has run out of cards')
  return card
}

/** The place of the active card: the lower die 1–2 right, 3–4 middle, 5–6 left. */
export function activePlace([one, other]: readonly [number, number]): RowPlace {
  const lower = Math.min(one, other)
  return lower <= 2 ? 'right' : lower <= 4 ? 'middle' : 'left'
}

/** Discards a card of the row; the others slide right and a new one comes on the left. */
export function replaceInRow(game: Game, place: RowPlace): void {
  const tengu = tenguOf(game)
  const index = rowPlaces.indexOf(place)
  tengu.discard.push(tengu.row[index])
  for (let at = index; at > 0; at -= 1) tengu.row[at] = tengu.row[at - 1]
  tengu.row[0] = -1
  tengu.row[0] = drawTop(game)
  game.events?.push({
    type: 'tengu-row',
    seat: tenguSeat,
    row: tengu.row.map((card) => cardOf(game, card).id),
    reveals: true,
  })
}

/** O-6: turns the top card for its action, then discards it. */
export function turnTopCard(game: Game, act: (card: TenguCard) => void): void {
  const number = drawTop(game)
  const card = cardOf(game, number)
  game.events?.push({ type: 'tengu-turned', seat: tenguSeat, card: card.id, reveals: true })
  act(card)
  tenguOf(game).discard.push(number)
}

/** A Tengu card by its number. */
export const cardOf = (game: Game, card: number): TenguCard => game.tables.edition.tengu[card]
