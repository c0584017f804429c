/** Carrying out a choice of an effect's menu. */
import { leaveTrail, popFrame, pushFrame, reduceFrame } from '../frames.ts'
import { gainResource } from '../gains.ts'
import { argumentOf, discounted, kindOf, move, packedResource, partOf } from '../moves.ts'
import { pushKodama, stepKodama } from '../rules/kodama.ts'
import { completeBitoku, enterSidePath, startPilgrimage, walkTrunk } from '../rules/movement.ts'
import { copyDieOf } from '../rules/summer/copy-space.ts'
import { unlockDie } from '../rules/summer/dice.ts'
import { drawCard, lookAtBitoku, lookAtVisions, lookAtYokai } from '../rules/tiles/decks.ts'
import { takeRock } from '../rules/tiles/rock.ts'
import type { Frame, Game } from '../state.ts'
import { begin, kodamaPaid, payKodamaEvent } from './begin.ts'
import { type Effect, isPurchase } from './effect.ts'

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
      begin(game, seat, leaf, frame)
      return
    case 'kodama':
      // The frame in hand may already be gone from the stack.
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
