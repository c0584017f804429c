/** The icon of a step of the trail or of something that waits. */
import { buildingTypes, type Effect, type Region, type TrailStep, valueOnMoving, type Waiting } from '@bitoku/engine'
import type { Step } from '@bitoku/host'
import type { IconName } from '../art/icon-names.ts'
import { moveIcon } from './move-icon.ts'

const bySource: Readonly<Record<TrailStep['from'], IconName>> = {
  spring: 'spring',
  reaping: 'crystal-dream',
  winter: 'winter',
  die: 'die',
  purchase: 'pay',
  line: 'region-home',
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

/** The tree of a region. */
const treeOf = (region: Region | undefined): IconName => (region === undefined ? 'region-home' : `region-${region}`)

/** The roof of a building, by its type. */
const roofOf = (id: string | undefined): IconName =>
  [...buildingTypes, 'ancient' as const].find((type) => id?.startsWith(`${type}-`) === true) ?? 'build'

/** The icon of a step of the trail: a line has the tree of its region, a building its roof. */
export function stepIcon({ from, id, region }: TrailStep): IconName {
  return from === 'line' ? treeOf(region) : from === 'building' ? roofOf(id) : bySource[from]
}

/** The icon of a step that is done. */
export function doneIcon({ option, trail }: Pick<Step, 'option' | 'trail'>): IconName {
  if (option.kind === 'line') return treeOf(trail.at(-1)?.region)
  return option.kind === 'building' ? roofOf(option.move.split(' ')[1]) : moveIcon(option)
}

/** The value of the die that a step has placed, as it was placed; undefined for any other step. */
export function placedDie({ events }: Pick<Step, 'events'>): number | undefined {
  const placed = events.find((event) => event.type === 'die-placed')
  return placed && valueOnMoving(placed)
}

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
      return treeOf(step.region)
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
