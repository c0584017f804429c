/** Effects without a decision. */
import type { Effect } from '@bitoku/engine'

/** Whether an effect happens by itself, so that its place in an order does not matter. */
export function isAutomatic(effect: Effect): boolean {
  switch (effect.kind) {
    case 'vp':
    case 'gain':
    case 'amulet':
    case 'nothing':
      return true
    case 'kodama':
      return effect.here
    case 'both':
    case 'times':
      return effect.parts.every(isAutomatic)
    default:
      return false
  }
}
