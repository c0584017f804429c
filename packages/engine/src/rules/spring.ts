/** Chapter P: Spring, and the reaping that the Ascension repeats (E-1). */
import { begin, isAutomatic } from '../effects/begin.ts'
import { canBegin } from '../effects/possible.ts'
import { originOf, ownTurn, popFrame, pushFrame, reduceFrame } from '../frames.ts'
import { addMove, argumentOf, move, type MoveList } from '../moves.ts'
import { isTengu } from '../solo/tengu.ts'
import { reapAsTengu } from '../solo/turn.ts'
import type { Frame, Game } from '../state.ts'
import { revealYokai } from './summer/turn.ts'
import { drawCard } from './tiles/decks.ts'

/** A seat draws until it holds this many cards, then keeps one fewer. */
const drawUpTo = 4
const keep = 3

/** P-2: every seat draws; P-3: then each discards at its own pace. */
export function beginSpring(game: Game): void {
  game.phase = 'spring'
  game.events?.push({ type: 'phase', round: game.round, phase: 'spring' })
  for (const seat of game.order) {
    if (isTengu(game, seat)) continue
    const { hand } = game.seats[seat]
    for (let draws = drawUpTo - hand.length; draws > 0; draws -= 1) drawCard(game, seat)
    if (hand.length > keep) pushFrame(game, seat, 'discard', ownTurn, hand.length - keep, 0)
  }
}

/** The cards a seat may discard. */
export function listDiscards(game: Game, seat: number, list: MoveList): void {
  for (const card of game.seats[seat].hand) addMove(list, move.discard, 0, card)
}

/** P-3: one card to the own discard pile. */
export function discardCard(game: Game, seat: number, frame: Frame, code: number): void {
  const player = game.seats[seat]
  const card = argumentOf(code)
  player.hand.splice(player.hand.indexOf(card), 1)
  player.discard.push(card)
  revealYokai(game, seat, card)
  game.events?.push({ type: 'discarded', seat, card: game.tables.yokai[card].id })
  if (frame.n === 1) popFrame(game, seat)
  else reduceFrame(game, seat, frame.n - 1, 0)
}

/** P-4: a seat reaps its dream crystals; those without a choice at once. */
export function beginReaping(game: Game, seat: number): void {
  if (isTengu(game, seat)) {
    // O-8, O-9: the Tengu walks in Spring, and has nothing to reap in the Ascension.
    if (game.phase === 'reaping') reapAsTengu(game)
    return
  }
  const { crystals } = game.seats[seat]
  let waiting = 0
  for (let space = 0; space < crystals.length; space += 1) {
    if (crystals[space] < 0) continue
    const { colour, effect } = game.tables.edition.crystals[crystals[space]]
    if (colour !== 'dream') continue
    if (isAutomatic(game, effect)) reapCrystal(game, seat, space)
    else waiting |= 1 << space
  }
  if (waiting !== 0) pushFrame(game, seat, 'reap', ownTurn, 0, waiting)
}

/** The dream crystals not yet reaped whose reward can begin. */
export function listReaping(game: Game, seat: number, frame: Frame, list: MoveList): void {
  const { crystals } = game.seats[seat]
  for (let space = 0; space < crystals.length; space += 1) {
    if ((frame.mask & (1 << space)) === 0) continue
    if (canBegin(game, seat, game.tables.edition.crystals[crystals[space]].effect, -1))
      addMove(list, move.reap, 0, space)
  }
}

/** The seat chooses which dream crystal comes next. */
export function chooseReaping(game: Game, seat: number, frame: Frame, code: number): void {
  const space = argumentOf(code)
  const left = frame.mask & ~(1 << space)
  if (left === 0) popFrame(game, seat)
  else reduceFrame(game, seat, 0, left)
  reapCrystal(game, seat, space)
}

function reapCrystal(game: Game, seat: number, space: number): void {
  const crystal = game.seats[seat].crystals[space]
  const { effect, id } = game.tables.edition.crystals[crystal]
  game.events?.push({ type: 'reaped', seat, space: space + 1, crystal: id })
  begin(game, seat, effect, originOf('dream', crystal))
}
