/** A turn in one line: what was done, what came of it in sum. */
import { type GameEvent, type Region, valueOnMoving } from '@bitoku/engine'
import type { IconName } from '../art/icon-names.ts'
import { type Tally, tallyOf } from './tally.ts'

/** A part of the line: a sign with a name, a place or a number. */
export interface SummaryPart {
  readonly icon: IconName
  /** The id of a card or tile. */
  readonly id?: string | undefined
  /** The value of a die, as it was placed or crossed. */
  readonly value?: number
  readonly region?: Region
  /** How many, or how far. */
  readonly n?: number
}

/** A turn in one line. */
export interface Summary {
  readonly parts: readonly SummaryPart[]
  readonly tally: Tally
}

/** The signs of cards and tiles that are named. */
const things: Readonly<Partial<Record<GameEvent['type'], IconName>>> = {
  played: 'yokai',
  discarded: 'discard',
  'yokai-gained': 'yokai',
  built: 'build',
  'crystal-gained': 'crystal',
  reaped: 'crystal-dream',
  'mitama-gained': 'mitama',
  'dragonfly-gained': 'dragonfly',
  'rock-gained': 'rock',
  'bitoku-gained': 'bitoku',
  completed: 'completed',
  'tengu-dice': 'tengu',
}

/** The card or tile that an event is about. */
function thingOf(event: GameEvent): string | undefined {
  if ('card' in event) return event.card
  if ('building' in event) return event.building
  if ('crystal' in event) return event.crystal
  if ('mitama' in event) return event.mitama
  if ('dragonfly' in event) return event.dragonfly
  if ('rock' in event) return event.rock
  return 'bitoku' in event && event.type !== 'hills-dealt' ? event.bitoku : undefined
}

/** What an event adds to the line; undefined for what the sums tell, and for what only leads to something else. */
function partOf(event: GameEvent): SummaryPart | undefined {
  const thing = things[event.type]
  if (thing !== undefined) return { icon: thing, id: thingOf(event) }
  switch (event.type) {
    case 'die-placed':
      return { icon: 'die', value: valueOnMoving(event), region: event.region }
    case 'crossed':
      return { icon: 'bridge', value: valueOnMoving(event), region: event.hill }
    case 'passed':
      return { icon: 'pass' }
    case 'winter-chosen':
      return { icon: 'winter' }
    case 'vision-gained':
      return { icon: 'vision' }
    case 'kodama':
      return { icon: 'kodama', n: event.to - event.from }
    case 'pushed':
      return { icon: 'push', n: 1 }
    case 'pilgrimage':
    case 'walked':
    case 'entered':
      return { icon: 'path-pilgrim', n: 1 }
    default:
      return undefined
  }
}

/** Whether two parts are told as one. */
const isSame = (one: SummaryPart, other: SummaryPart): boolean =>
  one.icon === other.icon && one.n !== undefined && other.n !== undefined

/** A turn of a seat in one line; what is counted is counted once. */
export function summaryOf(events: readonly GameEvent[], seat: number | undefined): Summary {
  const parts: SummaryPart[] = []
  for (const event of events) {
    const part = partOf(event)
    if (part === undefined) continue
    const at = parts.findIndex((one) => isSame(one, part))
    if (at < 0) parts.push(part)
    else parts[at] = { ...parts[at], n: (parts[at].n ?? 0) + (part.n ?? 0) }
  }
  return { parts, tally: tallyOf(events, seat) }
}
