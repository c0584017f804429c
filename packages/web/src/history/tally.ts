/** What some events changed in sum: resources, amulets, VP. */
import { type GameEvent, resources } from '@bitoku/engine'

/** Sums of a seat over some events. */
export interface Tally {
  /** By resource, what was paid taken off. */
  readonly resources: readonly number[]
  readonly amulets: number
  readonly vp: number
}

/** The sums of one seat. */
export function tallyOf(events: readonly GameEvent[], seat: number | undefined): Tally {
  const sums = resources.map(() => 0)
  let amulets = 0
  let vp = 0
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.type === 'gained') event.resources.forEach((n, at) => (sums[at] += n))
    if (event.type === 'paid') event.resources.forEach((n, at) => (sums[at] -= n))
    if (event.type === 'amulet') amulets += 1
    if (event.type === 'amulets-spent') amulets -= event.values.length
    if (event.type === 'vp') vp += event.n
  }
  return { resources: sums, amulets, vp }
}
