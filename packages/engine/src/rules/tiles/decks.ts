/** T-12, T-13 and P-5: visions, the common decks, the own deck. Decks keep their top card last. */
import { any } from '../../effects/effect.ts'
import { begin } from '../../effects/begin.ts'
import { type Origin, popFrame, pushFrame } from '../../frames.ts'
import { remember } from '../../gains.ts'
import { addMove, move, type MoveList } from '../../moves.ts'
import { openStream, shuffle } from '../../random.ts'
import type { Frame, Game } from '../../state.ts'

/** What a `keep` frame chooses from. */
export const keeping = { vision: 0, yokai: 1, bitoku: 2 } as const

const oneResource = any(1)

/** Whether a seat could draw a card of its own (P-5). */
export function canDraw(game: Game, seat: number): boolean {
  const { deck, discard } = game.seats[seat]
  return deck.length > 0 || discard.length > 0
}

/** P-5: one card from the own deck to the hand; an empty deck is made anew from the discard pile. */
export function drawCard(game: Game, seat: number): void {
  const player = game.seats[seat]
  if (player.deck.length === 0) {
    if (player.discard.length === 0) return
    const stream = openStream(game.rules.seed, `deck ${seat}`, player.shuffles)
    player.shuffles += 1
    player.deck = shuffle(stream, player.discard)
    player.discard = []
    game.events?.push({ type: 'reshuffled', deck: 'own', seat })
  }
  // A seat knows which cards its deck holds: the only one left is no surprise.
  const surprise = player.deck.length > 1 ? { reveals: true as const } : {}
  const card = player.deck.pop()
  if (card === undefined) return
  player.hand.push(card)
  game.events?.push({ type: 'drew', seat, count: 1, ...surprise })
  game.events?.push({ type: 'saw', seat, cards: [game.tables.yokai[card].id], audience: seat })
}

/** T-12: look at the top two visions; with none left, a resource instead. */
export function lookAtVisions(game: Game, seat: number, origin: Origin): void {
  if (game.visionDeck.length === 0) {
    begin(game, seat, oneResource, origin)
    return
  }
  const cards = takeTopTwo(game.visionDeck)
  pushFrame(game, seat, 'keep', origin, keeping.vision, 0, undefined, cards)
  const ids = cards.map((card) => game.tables.edition.visions[card].id)
  game.events?.push({ type: 'looked', seat, deck: 'vision', count: cards.length, reveals: true })
  game.events?.push({ type: 'saw', seat, cards: ids, audience: seat })
}

function takeTopTwo(deck: number[]): number[] {
  return deck.splice(Math.max(0, deck.length - 2), 2).reverse()
}

/** Whether the common yokai deck has a card, if need be after a reshuffle. */
export const canLookAtYokai = (game: Game): boolean => game.yokaiDeck.length + game.yokaiDiscard.length > 0

/** Whether the common bitoku deck has a card, if need be after a reshuffle. */
export const canLookAtBitoku = (game: Game): boolean => game.bitokuDeck.length + game.bitokuDiscard.length > 0

/** Shuffles the yokai discard pile and puts it under the deck. */
export function renewYokaiDeck(game: Game): void {
  if (game.yokaiDiscard.length === 0) return
  const stream = openStream(game.rules.seed, 'yokai', game.yokaiShuffles)
  game.yokaiShuffles += 1
  game.yokaiDeck = [...shuffle(stream, game.yokaiDiscard), ...game.yokaiDeck]
  game.yokaiDiscard = []
  game.events?.push({ type: 'reshuffled', deck: 'yokai', seat: undefined })
}

/** Shuffles the bitoku discard pile and puts it under the deck. */
export function renewBitokuDeck(game: Game): void {
  if (game.bitokuDiscard.length === 0) return
  const stream = openStream(game.rules.seed, 'bitoku', game.bitokuShuffles)
  game.bitokuShuffles += 1
  game.bitokuDeck = [...shuffle(stream, game.bitokuDiscard), ...game.bitokuDeck]
  game.bitokuDiscard = []
  game.events?.push({ type: 'reshuffled', deck: 'bitoku', seat: undefined })
}

/** T-13: look at the top two yokai; one must be kept. */
export function lookAtYokai(game: Game, seat: number, origin: Origin): void {
  if (game.yokaiDeck.length < 2) renewYokaiDeck(game)
  const cards = takeTopTwo(game.yokaiDeck)
  pushFrame(game, seat, 'keep', origin, keeping.yokai, 0, undefined, cards)
  const ids = cards.map((card) => game.tables.yokai[card].id)
  game.events?.push({ type: 'looked', seat, deck: 'yokai', count: cards.length, reveals: true })
  game.events?.push({ type: 'saw', seat, cards: ids, audience: seat })
}

/** T-13: look at the top two bitoku cards; one must be kept. */
export function lookAtBitoku(game: Game, seat: number, origin: Origin): void {
  if (game.bitokuDeck.length < 2) renewBitokuDeck(game)
  const cards = takeTopTwo(game.bitokuDeck)
  pushFrame(game, seat, 'keep', origin, keeping.bitoku, 0, undefined, cards)
  const ids = cards.map((card) => game.tables.edition.bitoku[card].id)
  game.events?.push({ type: 'looked', seat, deck: 'bitoku', count: cards.length, reveals: true })
  game.events?.push({ type: 'saw', seat, cards: ids, audience: seat })
}

/** The cards that may be kept. */
export function listKeeps(frame: Frame, list: MoveList): void {
  const kind =
    frame.n === keeping.vision ? move.keepVision : frame.n === keeping.yokai ? move.keepYokai : move.keepBitoku
  for (let index = 0; index < frame.cards.length; index += 1) {
    // Two bitoku cards of one type are the same choice.
    if (frame.cards.indexOf(frame.cards[index]) === index) addMove(list, kind, 0, frame.cards[index])
  }
  if (frame.n === keeping.vision) addMove(list, move.neither, 0, 0)
}

/** Keeps one of the cards looked at; the other goes to the bottom of its deck. */
export function keepCard(game: Game, seat: number, frame: Frame, card: number): void {
  popFrame(game, seat)
  const other = frame.cards.length < 2 ? -1 : frame.cards[frame.cards[0] === card ? 1 : 0]
  const deck =
    frame.n === keeping.vision ? game.visionDeck : frame.n === keeping.yokai ? game.yokaiDeck : game.bitokuDeck
  if (other >= 0) deck.unshift(other)
  if (frame.n === keeping.vision) keepVision(game, seat, card)
  else if (frame.n === keeping.yokai) keepYokai(game, seat, card)
  else gainBitoku(game, seat, card)
}

function keepVision(game: Game, seat: number, card: number): void {
  game.seats[seat].visions.push(card)
  game.events?.push({ type: 'vision-gained', seat, vision: game.tables.edition.visions[card].id })
}

function keepYokai(game: Game, seat: number, card: number): void {
  game.seats[seat].hand.push(card)
  game.seats[seat].secret.push(card)
  game.events?.push({ type: 'yokai-gained', seat, card: undefined })
  remember(game, seat, 'card')
}

/** A bitoku card joins the end of the path (T-14). */
export function gainBitoku(game: Game, seat: number, card: number): void {
  game.seats[seat].bitoku.push(card)
  game.events?.push({ type: 'bitoku-gained', seat, bitoku: game.tables.edition.bitoku[card].id })
  remember(game, seat, 'card')
}

/** T-12: both visions to the bottom, in the order seen, and a resource instead. */
export function declineVisions(game: Game, seat: number, frame: Frame): void {
  popFrame(game, seat)
  for (const card of frame.cards) game.visionDeck.unshift(card)
  game.events?.push({ type: 'visions-declined', seat })
  begin(game, seat, oneResource, frame)
}
