/** What events change for a seat: counters, and things that come or go. */
import type { GameEvent } from '../events.ts'
import { type Display, regions } from '../names.ts'

/** A thing that a seat gains (1) or gives up (−1). */
export interface ChangedThing {
  readonly kind: Display | 'yokai' | 'bitoku' | 'completed' | 'vision' | 'rock' | 'light' | 'gate'
  /** The card or tile; of what nobody else may know, and of places, only the kind. */
  readonly id: string
  readonly n: 1 | -1
}

/** What a seat gains and loses. */
export interface Change {
  readonly resources: readonly number[]
  readonly amulets: readonly number[]
  readonly vp: number
  readonly pilgrims: number
  readonly kodamas: readonly number[]
  readonly things: readonly ChangedThing[]
}

/** What is taken and what is given. */
export interface Apart {
  readonly paid: Change
  readonly gained: Change
}

/** The thing that comes or goes with an event. */
function thingOf(event: GameEvent): ChangedThing | undefined {
  switch (event.type) {
    case 'yokai-gained':
      return { kind: 'yokai', id: event.card ?? 'yokai', n: 1 }
    case 'discarded':
    case 'virtue':
      return { kind: 'yokai', id: event.card, n: -1 }
    case 'bitoku-gained':
      return { kind: 'bitoku', id: event.bitoku, n: 1 }
    case 'completed':
      return { kind: 'completed', id: event.bitoku, n: 1 }
    case 'vision-gained':
      return { kind: 'vision', id: event.vision, n: 1 }
    case 'built':
      return { kind: 'building', id: event.building, n: 1 }
    case 'crystal-gained':
      return { kind: 'crystal', id: event.crystal, n: 1 }
    case 'mitama-gained':
      return { kind: 'mitama', id: event.mitama, n: 1 }
    case 'dragonfly-gained':
      return { kind: 'dragonfly', id: event.dragonfly, n: 1 }
    case 'rock-gained':
      return { kind: 'rock', id: event.rock, n: 1 }
    case 'entered':
      return { kind: event.side, id: event.side, n: 1 }
    default:
      return undefined
  }
}

/** Sums up what events bring to a seat, and what they take from it. */
export function changeOf(seat: number, events: readonly GameEvent[]): Change {
  const resources = [0, 0, 0, 0]
  const amulets = [0, 0, 0]
  const kodamas = [0, 0, 0, 0, 0]
  const things: ChangedThing[] = []
  let vp = 0
  let pilgrims = 0
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    const thing = thingOf(event)
    if (thing !== undefined) things.push(thing)
    switch (event.type) {
      case 'gained':
        event.resources.forEach((n, index) => (resources[index] += n))
        break
      case 'paid':
        event.resources.forEach((n, index) => (resources[index] -= n))
        break
      case 'amulet':
        amulets[event.value - 1] += 1
        break
      case 'amulets-spent':
        for (const value of event.values) amulets[value - 1] -= 1
        break
      case 'vp':
        vp += event.n
        break
      case 'kodama':
        kodamas[regions.indexOf(event.region)] += event.to - event.from
        break
      case 'crystal-gained':
        pilgrims += 1
        break
      case 'pilgrim-removed':
      case 'pilgrimage':
      case 'rock-pilgrim':
        pilgrims -= 1
        break
      default:
    }
  }
  return { resources, amulets, vp, pilgrims, kodamas, things }
}

/** The events that take something from their seat; all others give. */
const takings: readonly GameEvent['type'][] = [
  'paid',
  'amulets-spent',
  'pilgrim-removed',
  'pilgrimage',
  'rock-pilgrim',
  'discarded',
  'virtue',
]

/** Whether two lists of counts have something of the same. */
const meet = (one: readonly number[], other: readonly number[]): boolean =>
  one.some((n, at) => n !== 0 && other[at] !== 0)

/** What events take from a seat and what they give it, where some of it cancels out in the sum; undefined where nothing does. */
export function apartOf(seat: number, events: readonly GameEvent[]): Apart | undefined {
  const paid = changeOf(
    seat,
    events.filter(({ type }) => takings.includes(type)),
  )
  const gained = changeOf(
    seat,
    events.filter(({ type }) => !takings.includes(type)),
  )
  const cancels =
    meet(paid.resources, gained.resources) ||
    meet(paid.amulets, gained.amulets) ||
    meet([paid.pilgrims], [gained.pilgrims])
  return cancels ? { paid, gained } : undefined
}
