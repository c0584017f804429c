/** Changes compared and summed up: what several options share, what a turn has brought. */
import { type Apart, type Change, changeOf, type ExplainedOption, type GameEvent } from '@bitoku/engine'

const nothing: Change = changeOf(0, [])

/** A number that all have; else 0. */
const shared = (numbers: readonly number[]): number => (numbers.every((n) => n === numbers[0]) ? numbers[0] : 0)

/** What all options take alike, or what all give alike. */
export function commonChange(
  options: readonly Pick<ExplainedOption, 'change' | 'apart'>[],
  which: keyof Apart,
): Change {
  const changes = options.map(({ change, apart }) => apart?.[which] ?? change)
  const list = (of: (change: Change) => readonly number[]): readonly number[] =>
    of(nothing).map((_, at) => shared(changes.map((change) => of(change)[at])))
  return {
    resources: list(({ resources }) => resources),
    amulets: list(({ amulets }) => amulets),
    vp: shared(changes.map(({ vp }) => vp)),
    pilgrims: shared(changes.map(({ pilgrims }) => pilgrims)),
    kodamas: list(({ kodamas }) => kodamas),
    things: (changes[0] ?? nothing).things.filter(({ id, n }) =>
      changes.every(({ things }) => things.some((other) => other.id === id && other.n === n)),
    ),
  }
}

/** Changes added up, of each only what goes in one direction: what is gained (1), or what is given (−1). */
function sumOf(changes: readonly Change[], sign: 1 | -1): Change {
  const only = (n: number): number => (n * sign > 0 ? n : 0)
  const add = (of: (change: Change) => number): number => changes.reduce((sum, change) => sum + only(of(change)), 0)
  const list = (of: (change: Change) => readonly number[]): readonly number[] =>
    of(nothing).map((_, at) => add((change) => of(change)[at]))
  return {
    resources: list(({ resources }) => resources),
    amulets: list(({ amulets }) => amulets),
    vp: add(({ vp }) => vp),
    pilgrims: add(({ pilgrims }) => pilgrims),
    kodamas: list(({ kodamas }) => kodamas),
    things: changes.flatMap(({ things }) => things.filter(({ n }) => n === sign)),
  }
}

/** What the events of a turn took from its seat, and what they gave; with what the steps that are held back will change. */
export function turnChange(
  events: readonly GameEvent[],
  seat: number,
  held: readonly Change[] = [],
): { readonly paid: Change; readonly gained: Change } {
  // Event by event: what is gained and paid again in the same turn is told both times.
  const changes = [...events.map((event) => changeOf(seat, [event])), ...held]
  return { paid: sumOf(changes, -1), gained: sumOf(changes, 1) }
}
