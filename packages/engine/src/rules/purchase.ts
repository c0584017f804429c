/** The step between choosing a purchase and having it: paying (T-1, T-3, T-5, T-8, T-11). */
import { popFrame } from '../frames.ts'
import { argumentOf, type MoveList } from '../moves.ts'
import type { Frame, Game } from '../state.ts'
import type { Price } from '../tables.ts'
import { listPayments, payResources } from './payment.ts'
import { buildingPrice, putUpBuilding } from './tiles/building.ts'
import { crystalPrice, setCrystal } from './tiles/crystal.ts'
import { dragonflyPrice, mitamaPrice, takeDragonfly, takeMitama } from './tiles/mitama.ts'
import { pilgrimPrice, restPilgrim } from './tiles/rock.ts'

/** The price of the purchase that a `pay` frame stands for. */
function priceOfPurchase(game: Game, seat: number, frame: Frame): Price {
  const argument = argumentOf(frame.item)
  switch (frame.effect.kind) {
    case 'mitama':
      return mitamaPrice(game, argument & 15)
    case 'dragonfly':
      return dragonflyPrice(game, argument & 15)
    case 'crystal':
      return crystalPrice(game, argument & 15)
    case 'build':
      return buildingPrice(game, seat)
    default:
      return pilgrimPrice(game, argument)
  }
}

/** The ways to pay for the purchase of a `pay` frame. */
export function listPurchasePayments(game: Game, seat: number, frame: Frame, list: MoveList): void {
  listPayments(game, seat, priceOfPurchase(game, seat, frame), frame.n, list)
}

/** Pays, and has what was bought. */
export function payPurchase(game: Game, seat: number, frame: Frame, code: number): void {
  popFrame(game, seat)
  payResources(game, seat, argumentOf(code))
  const argument = argumentOf(frame.item)
  switch (frame.effect.kind) {
    case 'mitama':
      takeMitama(game, seat, argument & 15)
      return
    case 'dragonfly':
      takeDragonfly(game, seat, argument & 15)
      return
    case 'crystal':
      setCrystal(game, seat, argument & 15, (argument >> 4) & 15)
      return
    case 'build':
      putUpBuilding(game, seat, (argument >> 2) & 255, argument & 3)
      return
    default:
      restPilgrim(game, seat, argument)
  }
}
