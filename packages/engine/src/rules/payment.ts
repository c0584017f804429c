/** Prices, discounts and the distinct ways to pay (G-8). */
import { addMove, move, type MoveList, packedResource, packResources } from '../moves.ts'
import type { Game } from '../state.ts'
import type { Price } from '../tables.ts'

/** Prices in resources of any type, 0 to 15. */
const anyPrices: readonly Price[] = Array.from({ length: 16 }, (_, any): Price => [0, 0, 0, 0, any])

/** A price of `n` resources of any type. */
export const priceOfAny = (n: number): Price => anyPrices[n]

/** How many resources a price takes after its discount; what exceeds the price is lost. */
function amountDue(price: Price, discount: number): number {
  return Math.max(0, price[0] + price[1] + price[2] + price[3] + price[4] - discount)
}

/** Whether a price is nothing at all, so that a discount would be wasted on it. */
export const isFree = (price: Price): boolean => amountDue(price, 0) === 0

/** Whether a seat can pay a price. */
export function canPay(game: Game, seat: number, price: Price, discount: number): boolean {
  const { resources } = game.seats[seat]
  let named = 0
  let others = 0
  for (let resource = 0; resource < 4; resource += 1) {
    const fitting = Math.min(resources[resource], price[resource])
    named += fitting
    others += resources[resource] - fitting
  }
  return named + Math.min(others, price[4]) >= amountDue(price, discount)
}

/** Every distinct combination of resources that pays a price. */
export function listPayments(game: Game, seat: number, price: Price, discount: number, list: MoveList): void {
  const [hasWood, hasStone, hasJade, hasSake] = game.seats[seat].resources
  const due = amountDue(price, discount)
  for (let wood = Math.min(due, hasWood); wood >= 0; wood -= 1) {
    for (let stone = Math.min(due - wood, hasStone); stone >= 0; stone -= 1) {
      for (let jade = Math.min(due - wood - stone, hasJade); jade >= 0; jade -= 1) {
        const sake = due - wood - stone - jade
        if (sake > hasSake) continue
        const beyond =
          Math.max(0, wood - price[0]) +
          Math.max(0, stone - price[1]) +
          Math.max(0, jade - price[2]) +
          Math.max(0, sake - price[3])
        if (beyond <= price[4]) addMove(list, move.pay, 0, packResources(wood, stone, jade, sake))
      }
    }
  }
}

/** Pays a combination. */
export function payResources(game: Game, seat: number, packed: number): void {
  if (packed === 0) return
  const { resources } = game.seats[seat]
  for (let resource = 0; resource < 4; resource += 1) resources[resource] -= packedResource(packed, resource)
  game.events?.push({ type: 'paid', seat, resources: [0, 1, 2, 3].map((index) => packedResource(packed, index)) })
}
