/** E-5: what each rock lacks for more VP. */
import { buildingTypes, mitamaTypes, yokaiTypes } from '../names.ts'
import type { Tables } from '../tables.ts'
import { type Missing, type MissingThing, type NextStep, oneOf, total } from './missing.ts'
import { type RockItems, scoreRocks } from './rocks.ts'

const families = {
  buildings: { names: buildingTypes, types: 'buildingType' },
  mitamas: { names: mitamaTypes, types: 'mitamaType' },
  yokai: { names: yokaiTypes, types: 'yokaiType' },
} as const

/** The most VP of something tried, and the things that bring it. */
interface Best {
  readonly later: number
  readonly things: readonly MissingThing[]
}

/** For each rock one more of what it counts, and one more pilgrim beside it; both where neither helps alone. */
export function rockSteps(tables: Tables, has: RockItems): readonly NextStep[] {
  const vpOf = (rock: number, items: RockItems): number => scoreRocks(tables, items)[rock].vp

  /** The best single thing of the rock's family on top of some items. */
  const bestThing = (rock: number, items: RockItems): Best => {
    const { family } = tables.rockSight[items.rocks[rock]]
    const { names, types } = families[family]
    const tried = names.flatMap((thing, type) => {
      const item = tables[types].indexOf(type)
      return item < 0 ? [] : [{ thing, later: vpOf(rock, { ...items, [family]: [...items[family], item] }) }]
    })
    const later = Math.max(0, ...tried.map((one) => one.later))
    return { later, things: tried.filter((one) => one.later === later).map(({ thing }) => thing) }
  }

  /** The items with one more pilgrim beside a rock, on the space that is better for all rocks together. */
  const withPilgrim = (rock: number): RockItems | undefined =>
    [rock, rock + 1]
      .filter((space) => (has.rockPilgrims & (1 << space)) === 0)
      .map((space): RockItems => ({ ...has, rockPilgrims: has.rockPilgrims | (1 << space) }))
      .toSorted((one, other) => total(scoreRocks(tables, other)) - total(scoreRocks(tables, one)))[0]

  return has.rocks.flatMap((tile, rock): readonly NextStep[] => {
    const now = vpOf(rock, has)
    const step = (missing: readonly Missing[], later: number): readonly NextStep[] =>
      later > now ? [{ line: 'rocks', id: tables.edition.rocks[tile].id, missing, now, later }] : []
    const thing = bestThing(rock, has)
    const joined = withPilgrim(rock)
    const single = [
      ...step(oneOf(...thing.things), thing.later),
      ...(joined === undefined ? [] : step(oneOf('rock-pilgrim'), vpOf(rock, joined))),
    ]
    if (single.length > 0 || joined === undefined) return single
    const both = bestThing(rock, joined)
    return step([...oneOf('rock-pilgrim'), ...oneOf(...both.things)], both.later)
  })
}
