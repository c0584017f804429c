/** The log: events in groups, one for each turn. */
import type { GameEvent } from '@bitoku/engine'

/** An entry of the log: a season that begins, or what a seat did in one go. */
export interface LogGroup {
  readonly key: string
  /** Undefined: nobody's, as when a season begins. */
  readonly seat: number | undefined
  /** Whether it is the line of a season. */
  readonly season: boolean
  readonly events: readonly GameEvent[]
}

/** An event that knows which move caused it. */
export interface Told {
  readonly move: number
  readonly mover: number
  readonly event: GameEvent
}

const actor = ({ event, mover }: Told): number | undefined =>
  'seat' in event ? event.seat : event.type === 'phase' || event.type === 'order' ? undefined : mover

/** Puts the events of one seat that follow each other together; a turn and a season begin a new group. */
export function groupEvents(told: readonly Told[]): readonly LogGroup[] {
  const groups: { key: string; seat: number | undefined; season: boolean; events: GameEvent[] }[] = []
  let fresh = true
  told.forEach((one, at) => {
    const { event } = one
    if (event.type === 'turn') {
      fresh = true
      return
    }
    if (event.type === 'phase') {
      groups.push({ key: `${at}`, seat: undefined, season: true, events: [event] })
      fresh = true
      return
    }
    const seat = actor(one)
    const last = groups.at(-1)
    if (last === undefined || fresh || last.season || last.seat !== seat) {
      groups.push({ key: `${at}`, seat, season: false, events: [event] })
    } else last.events.push(event)
    fresh = false
  })
  return groups
}
