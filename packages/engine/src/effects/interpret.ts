/**
 * The interpreter of the effect language: it begins effects, lists how they may go on, and carries the choice out. What
 * is not finished lies as a frame on the seat's stack.
 *
 * A menu is flat: for `kodama + (build / crystal)` the seat is offered every kodama, every building and every crystal at
 * once, and its click both picks the part and makes its first choice. A part that would be ambiguous in such a menu
 * (two parts of the same kind, a bundle inside a choice) is offered as one `begin` move.
 */
import { leaveTrail, type Origin, popFrame, pushFrame, reduceFrame } from '../frames.ts'
import { gainAmulet, gainResource, gainVp, remember } from '../gains.ts'
import {
  addMove,
  argumentOf,
  discounted,
  kindOf,
  move,
  type MoveList,
  packedResource,
  packResources,
  partOf,
} from '../moves.ts'
import { displays } from '../names.ts'
import {
  advanceKodama,
  canPush,
  canStep,
  canStepAnywhere,
  listPushes,
  listSteps,
  pushKodama,
  stepKodama,
} from '../rules/kodama.ts'
import { canMove, completeBitoku, enterSidePath, listMovement, startPilgrimage, walkTrunk } from '../rules/movement.ts'
import { isFree } from '../rules/payment.ts'
import { canCopy, copyDieOf, listCopies } from '../rules/summer/copy-space.ts'
import { canUnlock, listUnlocks, unlockDie } from '../rules/summer/dice.ts'
import { buildingPrice, canBuild, listBuildings } from '../rules/tiles/building.ts'
import { canTakeCrystal, crystalPrice, listCrystals } from '../rules/tiles/crystal.ts'
import {
  canDraw,
  canLookAtBitoku,
  canLookAtYokai,
  drawCard,
  lookAtBitoku,
  lookAtVisions,
  lookAtYokai,
} from '../rules/tiles/decks.ts'
import {
  canTakeDragonfly,
  canTakeDragonflyOf,
  canTakeMitama,
  canTakeMitamaOf,
  dragonflyPrice,
  mitamaPrice,
} from '../rules/tiles/mitama.ts'
import { canRest, canTakeRock, listRestingPlaces, listRocks, takeRock } from '../rules/tiles/rock.ts'
import { type Frame, type Game, locked } from '../state.ts'
import { type Price, resourceIndex } from '../tables.ts'
import type { Effect } from './effect.ts'

const crystalDisplay = displays.indexOf('crystal')
const mitamaDisplay = displays.indexOf('mitama')
const dragonflyDisplay = displays.indexOf('dragonfly')

/** Whether an effect needs no decision: VP, given resources, amulets (G-6), a kodama that has no choice of track. */
export function isAutomatic(game: Game, effect: Effect): boolean {
  switch (effect.kind) {
    case 'vp':
    case 'gain':
    case 'amulet':
    case 'nothing':
      return true
    case 'kodama':
      return effect.here
    // What can no longer matter in the Ascension is resolved silently (G-11).
    case 'draw':
    case 'unlock':
      return game.phase === 'ascension'
    case 'both':
    case 'times':
      return effect.parts.every((part) => isAutomatic(game, part))
    case 'either':
      return game.phase === 'ascension' && effect.parts.every(isIdleInAscension)
    default:
      return false
  }
}

/** What can no longer bring a point in the Ascension. */
const isIdleInAscension = ({ kind }: Effect): boolean => kind === 'amulet' || kind === 'draw' || kind === 'unlock'

/** Begins an effect: what is automatic happens at once, the rest waits on the stack for the seat's choices. */
export function begin(game: Game, seat: number, effect: Effect, origin: Origin): void {
  if (isAutomatic(game, effect)) takeAutomatic(game, seat, effect, origin)
  else if (effect.kind === 'both') {
    let waiting = 0
    for (let index = 0; index < effect.parts.length; index += 1) {
      const part = effect.parts[index]
      if (isAutomatic(game, part)) takeAutomatic(game, seat, part, origin)
      else waiting |= 1 << index
    }
    pushFrame(game, seat, 'effect', origin, effect.discount, waiting, effect)
  } else
    pushFrame(
      game,
      seat,
      'effect',
      origin,
      effect.n,
      effect.kind === 'pick' ? (1 << effect.parts.length) - 1 : 1,
      effect,
    )
}

function takeAutomatic(game: Game, seat: number, effect: Effect, origin: Origin): void {
  switch (effect.kind) {
    case 'vp':
      gainVp(game, seat, effect.n, origin.source)
      return
    case 'gain':
      gainResource(game, seat, resourceIndex(effect), effect.n)
      return
    case 'amulet':
      gainAmulet(game, seat, effect.n)
      return
    case 'kodama':
      if (origin.region >= 0) advanceKodama(game, seat, origin.region, effect.n)
      return
    case 'draw':
      drawCard(game, seat)
      return
    case 'unlock': {
      const die = game.seats[seat].places.indexOf(locked)
      if (die >= 0) unlockDie(game, seat, die)
      return
    }
    case 'both':
      for (const part of effect.parts) takeAutomatic(game, seat, part, origin)
      return
    case 'times':
      for (let turn = 0; turn < effect.n; turn += 1) takeAutomatic(game, seat, effect.parts[0], origin)
      return
    case 'either':
      takeAutomatic(game, seat, effect.parts[0], origin)
      return
    default:
  }
}

/** Whether an effect could begin now: with a part to take at once or a choice that can be finished (G-10). */
export function canBegin(game: Game, seat: number, effect: Effect, region: number): boolean {
  switch (effect.kind) {
    case 'gain':
    case 'any':
    case 'amulet':
    case 'vision':
    case 'vp':
      return true
    case 'nothing':
      return false
    case 'mp':
      return canMove(game, seat)
    case 'kodama':
      return effect.here ? region >= 0 && canStep(game, seat, region) : canStepAnywhere(game, seat)
    case 'push':
      return canPush(game, seat)
    case 'rock':
      return canTakeRock(game, seat)
    case 'pilgrim':
      return canRest(game, seat)
    case 'unlock':
      return canUnlock(game, seat)
    case 'draw':
      return canDraw(game, seat)
    case 'yokai':
      return canLookAtYokai(game)
    case 'bitoku':
      return canLookAtBitoku(game)
    case 'mitama':
      return canTakeMitama(game, seat, effect.discount)
    case 'dragonfly':
      return canTakeDragonfly(game, seat, effect.discount)
    case 'crystal':
      return canTakeCrystal(game, seat, effect.discount)
    case 'build':
      return canBuild(game, seat, effect.discount)
    case 'copy':
      return canCopy(game, seat)
    case 'both':
      // With a shared discount the first purchase may have it.
      for (const part of effect.parts) {
        if (canBegin(game, seat, part, region)) return true
        if (effect.discount > 0 && canBuyWith(game, seat, part, effect.discount)) return true
      }
      return false
    case 'either':
    case 'times':
    case 'pick':
      for (const part of effect.parts) if (canBegin(game, seat, part, region)) return true
      return false
  }
}

function canBuyWith(game: Game, seat: number, effect: Effect, discount: number): boolean {
  switch (effect.kind) {
    case 'mitama':
      return canTakeMitama(game, seat, discount)
    case 'dragonfly':
      return canTakeDragonfly(game, seat, discount)
    case 'crystal':
      return canTakeCrystal(game, seat, discount)
    case 'build':
      return canBuild(game, seat, discount)
    default:
      return false
  }
}

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

const isPurchase = (effect: Effect): boolean =>
  effect.kind === 'mitama' || effect.kind === 'dragonfly' || effect.kind === 'crystal' || effect.kind === 'build'

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

/** Carries out a choice among those of `listEffect`. */
export function takeEffect(game: Game, seat: number, frame: Frame, code: number): void {
  const index = partOf(code) >> 3
  const { effect } = frame
  switch (effect.kind) {
    case 'both': {
      const usesDiscount = isPurchase(effect.parts[index]) && (argumentOf(code) & discounted) !== 0
      keepOrFinish(game, seat, frame, usesDiscount ? 0 : frame.n, frame.mask & ~(1 << index), code)
      takePart(game, seat, frame, effect.parts[index], code)
      return
    }
    case 'pick':
      keepOrFinish(game, seat, frame, frame.n - 1, frame.n > 1 ? frame.mask & ~(1 << index) : 0, code)
      takePart(game, seat, frame, effect.parts[index], code)
      return
    case 'times':
      keepOrFinish(game, seat, frame, frame.n - 1, frame.n > 1 ? frame.mask : 0, code)
      takePart(game, seat, frame, effect.parts[0], code)
      return
    case 'either':
      finish(game, seat, code)
      takeChosen(game, seat, frame, effect.parts[index], effect.parts[index].n, code)
      return
    default:
      // Steps still to come take the place of the trail.
      if (frame.n > 1) popFrame(game, seat)
      else finish(game, seat, code)
      takeChosen(game, seat, frame, effect, frame.n, code)
  }
}

/** A part of a bundle was chosen: the repetitions still to come wait below, a choice in it is made by the branch. */
function takePart(game: Game, seat: number, frame: Frame, part: Effect, code: number): void {
  if (part.kind === 'times' && part.n > 1) pushFrame(game, seat, 'effect', frame, part.n - 1, 1, part)
  const inner = part.kind === 'times' ? part.parts[0] : part
  const chosen = inner.kind === 'either' ? inner.parts[partOf(code) & 7] : inner
  takeChosen(game, seat, frame, chosen, chosen.n, code)
}

function keepOrFinish(game: Game, seat: number, frame: Frame, n: number, mask: number, code: number): void {
  if ((mask & ~kodamaPaid) === 0) finish(game, seat, code)
  else if (n !== frame.n || mask !== frame.mask) reduceFrame(game, seat, n, mask)
}

/** A finished effect leaves a trail where the move may set off something else. */
function finish(game: Game, seat: number, code: number): void {
  switch (kindOf(code)) {
    case move.begin:
    case move.complete:
    case move.enter:
    case move.vision:
    case move.yokai:
    case move.bitoku:
    case move.mitama:
    case move.dragonfly:
    case move.crystal:
    case move.build:
    case move.copy:
      leaveTrail(game, seat)
      return
    default:
      popFrame(game, seat)
  }
}

function takeChosen(game: Game, seat: number, frame: Frame, leaf: Effect, left: number, code: number): void {
  if (kindOf(code) === move.begin) begin(game, seat, leaf, frame)
  else if (isPurchase(leaf) || leaf.kind === 'pilgrim') {
    const shared = (argumentOf(code) & discounted) === 0 ? leaf.discount : frame.n
    const origin = { source: frame.source, item: code, region: frame.region }
    pushFrame(game, seat, 'pay', origin, shared, frame.item, leaf)
  } else takeLeaf(game, seat, frame, leaf, left, code)
}

/** Carries out the choice of one leaf; what is left of its steps goes back on the stack below what it sets off. */
function takeLeaf(game: Game, seat: number, frame: Frame, leaf: Effect, left: number, code: number): void {
  const argument = argumentOf(code)
  switch (leaf.kind) {
    case 'gain':
    case 'any':
      for (let resource = 0; resource < 4; resource += 1) {
        const n = packedResource(argument, resource)
        if (n > 0) gainResource(game, seat, resource, n)
      }
      return
    case 'amulet':
    case 'vp':
      takeAutomatic(game, seat, leaf, frame)
      return
    case 'kodama':
      if ((frame.mask & kodamaPaid) === 0) payKodamaEvent(game, seat, frame)
      if (left > 1) pushFrame(game, seat, 'effect', frame, left - 1, 1 | kodamaPaid, leaf)
      stepKodama(game, seat, argument)
      return
    case 'push':
      if (left > 1) pushFrame(game, seat, 'effect', frame, left - 1, 1, leaf)
      pushKodama(game, seat, argument >> 3, argument & 7)
      return
    case 'mp':
      if (left > 1) pushFrame(game, seat, 'effect', frame, left - 1, 1, leaf)
      spendMovementPoint(game, seat, code)
      return
    case 'vision':
      lookAtVisions(game, seat, frame)
      return
    case 'rock':
      takeRock(game, seat, argument)
      return
    case 'unlock':
      unlockDie(game, seat, argument)
      return
    case 'draw':
      drawCard(game, seat)
      return
    case 'yokai':
      lookAtYokai(game, seat, frame)
      return
    case 'bitoku':
      lookAtBitoku(game, seat, frame)
      return
    case 'copy':
      copyDieOf(game, seat, argument >> 2, argument & 3)
      return
    default:
  }
}

/** Set on the mask of an effect that has had its kodama event: one source is one event, however many steps it gives (T-9). */
const kodamaPaid = 1 << 30

function payKodamaEvent(game: Game, seat: number, frame: Frame): void {
  remember(game, seat, 'kodama')
  const { frames } = game.seats[seat]
  const rest = frames[frames.length - 1]
  // What is left of the same source pays no more.
  if (rest?.effect === frame.effect && rest.kind === 'effect') reduceFrame(game, seat, rest.n, rest.mask | kodamaPaid)
}

function spendMovementPoint(game: Game, seat: number, code: number): void {
  const argument = argumentOf(code)
  switch (kindOf(code)) {
    case move.complete:
      completeBitoku(game, seat)
      return
    case move.start:
      startPilgrimage(game, seat, argument >> 4, argument & 15)
      return
    case move.walk:
      walkTrunk(game, seat, argument >> 4, argument & 15)
      return
    default:
      enterSidePath(game, seat, argument >> 8, (argument >> 4) & 15, argument & 15)
  }
}
