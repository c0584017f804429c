/**
 * How an effect on the stack may go on. A menu is flat: for `kodama + (build / crystal)` the seat is offered every kodama,
 * every building and every crystal at once, and its click both picks the part and makes its first choice. A part that
 * would be ambiguous in such a menu (two parts of the same kind, a bundle inside a choice) is offered as one `begin` move.
 */
import { addMove, discounted, move, type MoveList, packResources } from '../moves.ts'
import { displays } from '../names.ts'
import { canStep, listPushes, listSteps } from '../rules/kodama.ts'
import { listMovement } from '../rules/movement.ts'
import { isFree } from '../rules/payment.ts'
import { listCopies } from '../rules/summer/copy-space.ts'
import { listUnlocks } from '../rules/summer/dice.ts'
import { buildingPrice, listBuildings } from '../rules/tiles/building.ts'
import { crystalPrice, listCrystals } from '../rules/tiles/crystal.ts'
import { canDraw, canLookAtBitoku, canLookAtYokai } from '../rules/tiles/decks.ts'
import { canTakeDragonflyOf, canTakeMitamaOf, dragonflyPrice, mitamaPrice } from '../rules/tiles/mitama.ts'
import { listRestingPlaces, listRocks } from '../rules/tiles/rock.ts'
import type { Frame, Game } from '../state.ts'
import { type Price, resourceIndex } from '../tables.ts'
import { type Effect, isPurchase } from './effect.ts'
import { canBegin } from './possible.ts'

const crystalDisplay = displays.indexOf('crystal')
const mitamaDisplay = displays.indexOf('mitama')
const dragonflyDisplay = displays.indexOf('dragonfly')

/** What the parts of one menu have offered so far, to notice parts that would be ambiguous in it. */
const resourceBits = 1 << 24

function menuBits(effect: Effect): number {
  if (effect.kind === 'any') return resourceBits * 15
  if (effect.kind === 'gain') return resourceBits << resourceIndex(effect)
  return 1 << kindBit(effect)
}

function kindBit(effect: Effect): number {
  switch (effect.kind) {
    case 'amulet':
      return effect.n
    case 'vp':
      return 4
    case 'mp':
      return 5
    case 'kodama':
      return 6
    case 'push':
      return 7
    case 'vision':
      return 8
    case 'rock':
      return 9
    case 'pilgrim':
      return 10
    case 'unlock':
      return 11
    case 'draw':
      return 12
    case 'yokai':
      return 13
    case 'bitoku':
      return 14
    case 'mitama':
      return 15
    case 'dragonfly':
      return 16
    case 'crystal':
      return 17
    case 'build':
      return 18
    case 'copy':
      return 19
    default:
      return 20
  }
}

const isBundle = (effect: Effect): boolean => effect.parts.length > 0

/** Bits of what the menu in the making offers already; reset for every menu. */
let offered = 0

/** How an effect on the stack may go on. Skipping is added by the caller. */
export function listEffect(game: Game, seat: number, frame: Frame, list: MoveList): void {
  const { effect, mask } = frame
  offered = 0
  switch (effect.kind) {
    case 'both': {
      const discount = frame.n
      for (let index = 0; index < effect.parts.length; index += 1) {
        if ((mask & (1 << index)) === 0) continue
        const part = effect.parts[index]
        if (discount > 0 && isPurchase(part)) listNamedDiscount(game, seat, frame, index, list)
        else listPart(game, seat, part, index, frame.region, list)
      }
      return
    }
    case 'pick':
      for (let index = 0; index < effect.parts.length; index += 1) {
        if ((mask & (1 << index)) !== 0) listPart(game, seat, effect.parts[index], index, frame.region, list)
      }
      return
    case 'either':
      for (let index = 0; index < effect.parts.length; index += 1) {
        listBranch(game, seat, effect.parts[index], index << 3, frame.region, list)
      }
      return
    case 'times':
      listPart(game, seat, effect.parts[0], 0, frame.region, list)
      return
    default:
      listLeaf(game, seat, effect, frame.n, 0, frame.region, list)
  }
}

/** A part of a menu: itself, or the branches of a choice in it. */
function listPart(game: Game, seat: number, part: Effect, index: number, region: number, list: MoveList): void {
  const inner = part.kind === 'times' ? part.parts[0] : part
  if (inner.kind !== 'either') {
    listBranch(game, seat, inner, index << 3, region, list)
    return
  }
  for (let branch = 0; branch < inner.parts.length; branch += 1) {
    listBranch(game, seat, inner.parts[branch], (index << 3) | branch, region, list)
  }
}

function listBranch(game: Game, seat: number, branch: Effect, part: number, region: number, list: MoveList): void {
  const bits = isBundle(branch) ? -1 : menuBits(branch)
  if (isBundle(branch) || (offered & bits) !== 0) {
    if (canBegin(game, seat, branch, region)) addMove(list, move.begin, part, 0)
    return
  }
  offered |= bits
  listLeaf(game, seat, branch, branch.n, part, region, list)
}

/** S-12: a purchase of which the seat says whether it takes the discount of the pair. */
function listNamedDiscount(game: Game, seat: number, frame: Frame, index: number, list: MoveList): void {
  const { effect, mask, n } = frame
  const part = effect.parts[index]
  const others = effect.parts.some((other, at) => at !== index && (mask & (1 << at)) !== 0 && isPurchase(other))
  listPurchase(game, seat, part, n, index << 3, discounted, 'priced', list)
  // Without another purchase to come, keeping the discount back would only waste it: what is free needs none.
  listPurchase(game, seat, part, 0, index << 3, 0, others ? 'all' : 'free', list)
}

/** The ways one leaf of the language may go on; `n` is what is left of it. */
function listLeaf(
  game: Game,
  seat: number,
  leaf: Effect,
  n: number,
  part: number,
  region: number,
  list: MoveList,
): void {
  switch (leaf.kind) {
    case 'gain':
      addMove(list, move.take, part, leaf.n << (resourceIndex(leaf) * 4))
      return
    case 'any':
      listResources(n, part, list)
      return
    case 'amulet':
      addMove(list, move.amulet, part, leaf.n)
      return
    case 'vp':
      addMove(list, move.vp, part, leaf.n)
      return
    case 'mp':
      listMovement(game, seat, part, list)
      return
    case 'kodama':
      if (!leaf.here) listSteps(game, seat, part, list)
      else if (region >= 0 && canStep(game, seat, region)) addMove(list, move.kodama, part, region)
      return
    case 'push':
      listPushes(game, seat, part, list)
      return
    case 'vision':
      addMove(list, move.vision, part, 0)
      return
    case 'rock':
      listRocks(game, seat, part, list)
      return
    case 'pilgrim':
      listRestingPlaces(game, seat, part, list)
      return
    case 'unlock':
      listUnlocks(game, seat, part, list)
      return
    case 'draw':
      if (canDraw(game, seat)) addMove(list, move.draw, part, 0)
      return
    case 'yokai':
      if (canLookAtYokai(game)) addMove(list, move.yokai, part, 0)
      return
    case 'bitoku':
      if (canLookAtBitoku(game)) addMove(list, move.bitoku, part, 0)
      return
    case 'mitama':
    case 'dragonfly':
    case 'crystal':
    case 'build':
      listPurchase(game, seat, leaf, leaf.discount, part, 0, 'all', list)
      return
    case 'copy':
      listCopies(game, seat, part, list)
      return
    default:
  }
}

/** Every combination of `n` resources. */
function listResources(n: number, part: number, list: MoveList): void {
  for (let wood = n; wood >= 0; wood -= 1) {
    for (let stone = n - wood; stone >= 0; stone -= 1) {
      for (let jade = n - wood - stone; jade >= 0; jade -= 1) {
        addMove(list, move.take, part, packResources(wood, stone, jade, n - wood - stone - jade))
      }
    }
  }
}

/** Which goods of a display are listed: a discount is never named for what is free. */
type Goods = 'all' | 'priced' | 'free'

const isAmong = (goods: Goods, price: Price): boolean => goods === 'all' || (goods === 'free') === isFree(price)

/** The purchases a leaf allows; `flag` marks those that use a named discount. */
function listPurchase(
  game: Game,
  seat: number,
  leaf: Effect,
  discount: number,
  part: number,
  flag: number,
  goods: Goods,
  list: MoveList,
): void {
  switch (leaf.kind) {
    case 'mitama':
      for (let slot = 0; slot < game.displays[mitamaDisplay].length; slot += 1) {
        if (!canTakeMitamaOf(game, seat, slot, discount) || !isAmong(goods, mitamaPrice(game, slot))) continue
        addMove(list, move.mitama, part, slot | flag)
      }
      return
    case 'dragonfly':
      for (let slot = 0; slot < game.displays[dragonflyDisplay].length; slot += 1) {
        if (!canTakeDragonflyOf(game, seat, slot, discount) || !isAmong(goods, dragonflyPrice(game, slot))) continue
        addMove(list, move.dragonfly, part, slot | flag)
      }
      return
    case 'crystal':
      for (let slot = 0; slot < game.displays[crystalDisplay].length; slot += 1) {
        if (isAmong(goods, crystalPrice(game, slot))) listCrystals(game, seat, slot, discount, part, flag, list)
      }
      return
    case 'build':
      if (game.seats[seat].built < game.tables.buildingPrices.length && isAmong(goods, buildingPrice(game, seat))) {
        listBuildings(game, seat, discount, part, flag, list)
      }
      return
    default:
  }
}
