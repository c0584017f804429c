/** A turn in one line: what was done, what came of it in sum. */
import type { GameEvent, Region } from '@bitoku/engine'
import type { IconName } from '../art/icon-names.ts'
import { type Tally, tallyOf } from './tally.ts'

/** A part of the line: a sign with a name, a place or a number. */
export interface SummaryPart {
  readonly icon: IconName
  /** The id of a card or tile. */
  readonly id?: string | undefined
  /** The value of a die. */
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

/** What an event adds to the line; undefined for what the sums tell, and for what only leads to something else. */
function partOf(event: GameEvent): SummaryPart | undefined {
  switch (event.type) {
    case 'die-placed':
      return { icon: 'die', value: event.value, region: event.region }
    case 'crossed':
      return { icon: 'bridge', value: event.value, region: event.hill }
    case 'played':
      return { icon: 'yokai', id: event.card }
    case 'discarded':
      return { icon: 'discard', id: event.card }
    case 'yokai-gained':
      return { icon: 'yokai', id: event.card }
    case 'passed':
      return { icon: 'pass' }
    case 'built':
      return { icon: 'build', id: event.building }
    case 'crystal-gained':
      return { icon: 'crystal', id: event.crystal }
    case 'reaped':
      return { icon: 'crystal-dream', id: event.crystal }
    case 'mitama-gained':
      return { icon: 'mitama', id: event.mitama }
    case 'dragonfly-gained':
      return { icon: 'dragonfly', id: event.dragonfly }
    case 'rock-gained':
      return { icon: 'rock', id: event.rock }
    case 'vision-gained':
      return { icon: 'vision' }
    case 'bitoku-gained':
      return { icon: 'bitoku', id: event.bitoku }
    case 'completed':
      return { icon: 'completed', id: event.bitoku }
    case 'kodama':
      return { icon: 'kodama', n: event.to - event.from }
    case 'pushed':
      return { icon: 'push', n: 1 }
    case 'pilgrimage':
    case 'walked':
    case 'entered':
      return { icon: 'path-pilgrim', n: 1 }
    case 'tengu-dice':
      return { icon: 'tengu', id: event.card }
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
