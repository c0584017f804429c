/** Whether an effect could be done now: a seat is never offered what it cannot finish (G-10). */
import { canPush, canStep, canStepAnywhere } from '../rules/kodama.ts'
import { canMove } from '../rules/movement.ts'
import { canCopy } from '../rules/summer/copy-space.ts'
import { canUnlock } from '../rules/summer/dice.ts'
import { canBuild } from '../rules/tiles/building.ts'
import { canTakeCrystal } from '../rules/tiles/crystal.ts'
import { canDraw, canLookAtBitoku, canLookAtYokai } from '../rules/tiles/decks.ts'
import { canTakeDragonfly, canTakeMitama } from '../rules/tiles/mitama.ts'
import { canRest, canTakeRock } from '../rules/tiles/rock.ts'
import type { Game } from '../state.ts'
import type { Effect } from './effect.ts'

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
