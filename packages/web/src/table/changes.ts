/** Changes compared and summed up: what several options share, what a turn has brought. */
import { type Change, type ExplainedOption, type GameEvent, regions } from '@bitoku/engine'

const nothing: Change = { resources: [0, 0, 0, 0], amulets: [0, 0, 0], vp: 0, pilgrims: 0, kodamas: [0, 0, 0, 0, 0] }

/** A number that all have; else 0. */
const shared = (numbers: readonly number[]): number => (numbers.every((n) => n === numbers[0]) ? numbers[0] : 0)

/** What all options change alike. */
export function commonChange(options: readonly Pick<ExplainedOption, 'change'>[]): Change {
  const changes = options.map(({ change }) => change)
  const list = (of: (change: Change) => readonly number[]): readonly number[] =>
    of(nothing).map((_, at) => shared(changes.map((change) => of(change)[at])))
  return {
    resources: list(({ resources }) => resources),
    amulets: list(({ amulets }) => amulets),
    vp: shared(changes.map(({ vp }) => vp)),
    pilgrims: shared(changes.map(({ pilgrims }) => pilgrims)),
    kodamas: list(({ kodamas }) => kodamas),
  }
}

/** What the events of a turn took from its seat, and what they gave; with what the steps that are held back will change. */
export function turnChange(
  events: readonly GameEvent[],
  seat: number,
  held: readonly Change[] = [],
): { readonly paid: Change; readonly gained: Change } {
  const paid = { ...nothing, resources: [0, 0, 0, 0], amulets: [0, 0, 0] }
  const gained = { ...nothing, resources: [0, 0, 0, 0], amulets: [0, 0, 0], kodamas: [0, 0, 0, 0, 0] }
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.type === 'gained') event.resources.forEach((n, at) => (gained.resources[at] += n))
    if (event.type === 'paid') event.resources.forEach((n, at) => (paid.resources[at] -= n))
    if (event.type === 'amulet') gained.amulets[event.value - 1] += 1
    if (event.type === 'amulets-spent') for (const value of event.values) paid.amulets[value - 1] -= 1
    if (event.type === 'pilgrim-removed') paid.pilgrims -= 1
    if (event.type === 'vp') gained.vp += event.n
    if (event.type === 'kodama') gained.kodamas[regions.indexOf(event.region)] += event.to - event.from
  }
  for (const { resources, amulets, vp, pilgrims, kodamas } of held) {
    resources.forEach((n, at) => ((n > 0 ? gained : paid).resources[at] += n))
    amulets.forEach((n, at) => ((n > 0 ? gained : paid).amulets[at] += n))
    kodamas.forEach((n, at) => (gained.kodamas[at] += n))
    paid.pilgrims += Math.min(0, pilgrims)
    gained.vp += vp
  }
  return { paid, gained }
}
