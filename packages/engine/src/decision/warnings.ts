/** Warnings before waste: what an option would lose that another way of playing might keep. Never part of the legal moves. */
import { copy } from '../copy.ts'
import { isPurchase } from '../effects/effect.ts'
import { canBegin } from '../effects/possible.ts'
import type { GameEvent } from '../events.ts'
import { applyMove } from '../flow.ts'
import { argumentOf, discounted, homeSlot, kindOf, move, packedAmulet, partOf } from '../moves.ts'
import { highestDie } from '../rules/summer/dice.ts'
import { forestLeave } from '../rules/summer/forest-action.ts'
import { buildingPrice } from '../rules/tiles/building.ts'
import { crystalPrice } from '../rules/tiles/crystal.ts'
import { dragonflyPrice, mitamaPrice } from '../rules/tiles/mitama.ts'
import { type Frame, type Game, locked } from '../state.ts'
import type { Price } from '../tables.ts'

/** Warnings before waste; each has its sentence elsewhere. */
export const warnings = [
  'amulet-excess',
  'pilgrim-gone',
  'no-forest-action',
  'no-favour',
  'reward-lost',
  'harder-amulet',
  'crossing-left',
  'part-lapses',
  'discount-excess',
  'discount-lost',
] as const
/** A warning before waste. */
export type Warning = (typeof warnings)[number]

/** What an option would waste. */
export function warningsOf(game: Game, seat: number, code: number, legal: readonly number[]): readonly Warning[] {
  switch (kindOf(code)) {
    case move.die:
      return dieWarnings(game, seat, code)
    case move.cross:
      return leadsToFavour(game, seat, code) ? [] : ['no-favour']
    case move.line:
      return argumentOf(code) >> 4 > 0 ? ['harder-amulet'] : []
    case move.skip:
      return ['reward-lost']
    case move.pass:
      return legal.some((other) => kindOf(other) === move.cross && leadsToFavour(game, seat, other))
        ? ['crossing-left']
        : []
    case move.mitama:
    case move.dragonfly:
    case move.crystal:
    case move.build:
      return purchaseWarnings(game, seat, code)
    default:
      return []
  }
}

/** Whether something that a seat could have had lapses by a move (G-5, G-10). */
export const letsLapse = (events: readonly GameEvent[], seat: number): boolean =>
  events.some((event) => event.type === 'lapsed' && event.seat === seat)

function dieWarnings(game: Game, seat: number, code: number): readonly Warning[] {
  const list: Warning[] = []
  const argument = argumentOf(code)
  const die = argument & 3
  const place = (argument >> 2) & 15
  const set = argument >> 6
  const { dice, places } = game.seats[seat]
  if (places[die] === locked) list.push('pilgrim-gone')
  const sum = dice[die] + packedAmulet(set, 1) + 2 * packedAmulet(set, 2) + 3 * packedAmulet(set, 3)
  if (sum > highestDie) list.push('amulet-excess')
  if (place < homeSlot) {
    const trial = copy(game)
    trial.seats[seat].dice[die] = Math.min(highestDie, sum)
    if (forestLeave(trial, seat, place, die) === 'closed') list.push('no-forest-action')
  }
  return list
}

function leadsToFavour(game: Game, seat: number, code: number): boolean {
  const trial = copy(game)
  applyMove(trial, seat, code)
  return trial.seats[seat].frames.some((frame) => frame.kind === 'favour')
}

/** Discounts that are greater than the price, or kept back for a purchase that cannot be made. */
function purchaseWarnings(game: Game, seat: number, code: number): readonly Warning[] {
  const { frames } = game.seats[seat]
  const frame = frames[frames.length - 1]
  const price = amountOf(priceOf(game, seat, code))
  const isNamed = (argumentOf(code) & discounted) !== 0
  const isShared = frame.effect.kind === 'both' && frame.n > 0
  const discount = isNamed ? frame.n : discountOf(frame, code)
  if (discount > price) return ['discount-excess']
  return isShared && !isNamed && price > 0 && !canBuyAnother(game, seat, frame, partOf(code) >> 3)
    ? ['discount-lost']
    : []
}

const amountOf = (price: Price): number => price.reduce((sum, n) => sum + n, 0)

function priceOf(game: Game, seat: number, code: number): Price {
  const slot = argumentOf(code) & 15
  switch (kindOf(code)) {
    case move.mitama:
      return mitamaPrice(game, slot)
    case move.dragonfly:
      return dragonflyPrice(game, slot)
    case move.crystal:
      return crystalPrice(game, slot)
    default:
      return buildingPrice(game, seat)
  }
}

/** The discount of the leaf that a move of the menu takes: of a part, of a branch in it, or of the effect itself. */
function discountOf({ effect }: Frame, code: number): number {
  const part = effect.parts[partOf(code) >> 3] ?? effect
  const inner = part.kind === 'times' ? part.parts[0] : part
  return (inner.kind === 'either' ? inner.parts[partOf(code) & 7] : inner).discount
}

/** Whether another purchase of the bundle could use the discount that is kept back. */
function canBuyAnother(game: Game, seat: number, { effect, mask, n, region }: Frame, taken: number): boolean {
  return effect.parts.some(
    (part, at) =>
      at !== taken &&
      (mask & (1 << at)) !== 0 &&
      isPurchase(part) &&
      canBegin(game, seat, { ...part, discount: n }, region),
  )
}
