/** The icon of a step of the trail or of something that waits. */
import type { Effect, TrailStep, Waiting } from '@bitoku/engine'
import type { IconName } from '../art/icon-names.ts'

const bySource: Readonly<Record<TrailStep['from'], IconName>> = {
  spring: 'spring',
  reaping: 'crystal-dream',
  winter: 'winter',
  die: 'die',
  purchase: 'pay',
  line: 'die',
  home: 'lantern',
  favour: 'gain',
  yokai: 'yokai',
  building: 'build',
  owner: 'owner',
  mitama: 'mitama',
  dragonfly: 'dragonfly',
  dream: 'crystal-dream',
  ingenuity: 'crystal-ingenuity',
  memory: 'crystal-memory',
  bitoku: 'bitoku',
  light: 'light',
  gate: 'gate',
  virtue: 'vp',
}

/** The icon of a step of the trail. */
export const stepIcon = (step: TrailStep): IconName => bySource[step.from]

/** The icon of an effect. */
export function effectIcon(effect: Effect): IconName {
  switch (effect.kind) {
    case 'gain':
      return effect.resource ?? 'any'
    case 'kodama':
      return effect.here ? 'kodama-here' : 'kodama'
    case 'both':
    case 'either':
    case 'times':
    case 'pick':
      return effect.parts[0] === undefined ? 'gain' : effectIcon(effect.parts[0])
    case 'nothing':
      return 'skip'
    case 'any':
    case 'amulet':
    case 'mp':
    case 'push':
    case 'vision':
    case 'rock':
    case 'pilgrim':
    case 'unlock':
    case 'draw':
    case 'yokai':
    case 'bitoku':
    case 'mitama':
    case 'dragonfly':
    case 'crystal':
    case 'build':
    case 'vp':
    case 'copy':
      return effect.kind
  }
}

/** The icon of something that waits. */
export function waitingIcon({ what, effect, step }: Waiting): IconName {
  switch (what) {
    case 'forest-action':
      return 'die'
    case 'building-action':
      return 'build'
    case 'ingenuity':
      return 'crystal-ingenuity'
    case 'combine':
      return 'pair'
    case 'reap':
      return 'crystal-dream'
    case 'virtue':
      return 'vp'
    case 'effect':
    case 'card-action':
      return effect === undefined ? stepIcon(step) : effectIcon(effect)
  }
}
