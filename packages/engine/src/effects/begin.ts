/** Beginning an effect: what is automatic happens at once, the rest waits on the seat's stack. */
import { type Origin, pushFrame } from '../frames.ts'
import { gainAmulet, gainResource, gainVp, remember } from '../gains.ts'
import { advanceKodama, canStep } from '../rules/kodama.ts'
import { unlockDie } from '../rules/summer/dice.ts'
import { drawCard } from '../rules/tiles/decks.ts'
import { type Game, locked } from '../state.ts'
import { resourceIndex } from '../tables.ts'
import type { Effect } from './effect.ts'

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
      if (!isAutomatic(game, effect.parts[index])) waiting |= 1 << index
    }
    pushFrame(game, seat, 'effect', origin, effect.discount, waiting, effect)
    for (const part of effect.parts) if (isAutomatic(game, part)) takeAutomatic(game, seat, part, origin)
  } else {
    const mask = effect.kind === 'pick' ? (1 << effect.parts.length) - 1 : 1
    pushFrame(game, seat, 'effect', origin, effect.n, mask, effect)
  }
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
      if (origin.region < 0) return
      if (canStep(game, seat, origin.region)) payKodamaEvent(game, seat, origin)
      advanceKodama(game, seat, origin.region, effect.n)
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

/** Set on the mask of an effect that has had its kodama event: one source is one event, however many steps it gives (T-9). */
export const kodamaPaid = 1 << 30

/** Pays the memory of a kodama event, unless another part of the same source has had it. */
export function payKodamaEvent(game: Game, seat: number, { source, item }: Origin): void {
  const { frames } = game.seats[seat]
  let paid = false
  // What waits of the same source lies on top of the stack: it pays once.
  for (let index = frames.length - 1; index >= 0; index -= 1) {
    const frame = frames[index]
    if (frame.source !== source || frame.item !== item || frame.kind === 'card') break
    if ((frame.mask & kodamaPaid) !== 0) paid = true
    else frames[index] = { ...frame, mask: frame.mask | kodamaPaid }
  }
  if (!paid) remember(game, seat, 'kodama')
}
