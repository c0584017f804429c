/** The lines of an entry of the log: which of them matter, and the sign in front of each. */
import { bitokuTypes, type GameEvent, resources } from '@bitoku/engine'
import { type ToldEvent, toldEvents } from '@bitoku/text'
import type { Language, Telling } from '@bitoku/words'
import type { IconName } from '../art/icon-names.ts'

/** A line of an entry. */
export interface LogLine extends ToldEvent {
  readonly icon: IconName
  /** A small effect: what is paid and gained on the way. */
  readonly isSmall: boolean
}

/** Whether an event is a small effect, which the log folds away where there are several. */
function isSmall(event: GameEvent): boolean {
  switch (event.type) {
    case 'gained':
    case 'paid':
    case 'amulet':
    case 'amulets-spent':
    case 'vp':
    case 'drew':
    case 'saw':
    case 'looked':
    case 'reshuffled':
    case 'unlocked':
    case 'pilgrim-removed':
    case 'bonus-owed':
    case 'skipped':
    case 'lapsed':
    case 'dice-home':
    case 'display-refilled':
    case 'tengu-row':
    case 'tengu-roll':
      return true
    case 'tengu-step':
      return event.not !== undefined
    default:
      return false
  }
}

/** The sign of an event. */
function eventIcon(event: GameEvent): IconName {
  switch (event.type) {
    case 'gained':
    case 'paid': {
      const at = event.resources.findIndex((n) => n !== 0)
      return resources[at] ?? 'any'
    }
    case 'bitoku-gained':
    case 'completed':
      return event.type === 'completed' ? 'completed' : (virtueIcons[bitokuTypes.indexOf(event.bitoku)] ?? 'bitoku')
    case 'forest-action':
      return `region-${event.region}`
    default:
      return icons[event.type]
  }
}

const virtueIcons = bitokuTypes.map((type): IconName => `virtue-${type}`)

const icons: Readonly<
  Record<Exclude<GameEvent['type'], 'gained' | 'paid' | 'bitoku-gained' | 'completed' | 'forest-action'>, IconName>
> = {
  phase: 'year',
  order: 'year',
  turn: 'person',
  drew: 'draw',
  looked: 'draw',
  saw: 'eye',
  reshuffled: 'restart',
  discarded: 'discard',
  reaped: 'crystal-dream',
  played: 'yokai',
  unlocked: 'unlock',
  'pilgrim-removed': 'pilgrim',
  'amulets-spent': 'amulet',
  'die-placed': 'die',
  copied: 'copy',
  'building-used': 'build',
  'bonus-owed': 'owner',
  crossed: 'bridge',
  'favour-covered': 'gain',
  passed: 'pass',
  vp: 'vp',
  amulet: 'amulet',
  kodama: 'kodama',
  pushed: 'push',
  'yokai-gained': 'yokai',
  pilgrimage: 'path-pilgrim',
  walked: 'path-pilgrim',
  entered: 'gate',
  built: 'build',
  'crystal-gained': 'crystal',
  'mitama-gained': 'mitama',
  'dragonfly-gained': 'dragonfly',
  combined: 'pair',
  'rock-gained': 'rock',
  'rock-pilgrim': 'rock-pilgrim',
  'vision-gained': 'vision',
  'visions-declined': 'vision',
  skipped: 'skip',
  lapsed: 'skip',
  'winter-chosen': 'winter',
  'dice-home': 'die',
  virtue: 'vp',
  'hills-dealt': 'card',
  'display-refilled': 'crystal',
  'rock-gone': 'rock',
  'tengu-dice': 'tengu',
  'tengu-step': 'tengu',
  'tengu-roll': 'die',
  'tengu-turned': 'tengu',
  'tengu-row': 'tengu',
  'tengu-attitude': 'tengu',
  'tengu-lost': 'tengu',
  ended: 'crown',
}

/** The lines of some events, neighbours of a kind summed up. */
export const linesOf = (events: readonly GameEvent[], language: Language, telling: Telling): readonly LogLine[] =>
  toldEvents(events, language, telling).map((told) => ({
    ...told,
    icon: eventIcon(told.event),
    isSmall: isSmall(told.event),
  }))

/** Whether an entry tells of more than small effects. */
export const isImportant = (events: readonly GameEvent[]): boolean =>
  events.some((event) => event.type !== 'forest-action' && !isSmall(event))
