/** Scales: which round numbers stand beside a chart, where labels go that must not touch. */

/** Round steps of a scale. */
const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]

/** Round numbers from the least to the most, about so many; both ends lie inside. */
export function ticksFor(least: number, most: number, about: number): readonly number[] {
  const step = steps.find((one) => (most - least) / one <= about) ?? 1000
  const first = Math.floor(Math.min(0, least) / step)
  const last = Math.max(first + 1, Math.ceil(most / step))
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}

/** Moves places apart until each has room, as little as possible and in their order. */
export function spread(places: readonly number[], room: number, least: number, most: number): readonly number[] {
  const order = places.map((_, at) => at).toSorted((one, other) => places[one] - places[other])
  const moved = places.slice()
  order.forEach((at, place) => {
    moved[at] = Math.max(moved[at], place === 0 ? least : moved[order[place - 1]] + room)
  })
  order.toReversed().forEach((at, place, all) => {
    moved[at] = Math.min(moved[at], place === 0 ? most : moved[all[place - 1]] - room)
  })
  return moved
}
