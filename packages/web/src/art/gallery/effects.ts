/** Every effect of the Forest edition, and stranger ones that a foreign edition may have. */
import { type Effect, type EffectKind, forest, riverRegions } from '@bitoku/engine'

/** Every different effect of the edition, in the order of its components. */
export function editionEffects(): readonly Effect[] {
  const all: readonly Effect[] = [
    ...riverRegions.flatMap((region) => forest.forest.lines[region].map(({ effect }) => effect)),
    ...forest.forest.homeSpaces.map(({ effect }) => effect),
    forest.forest.gifts,
    ...[...forest.startingYokai, ...forest.yokai].map(({ action }) => action),
    ...forest.bitoku.map(({ effect }) => effect),
    ...forest.mitamas.map(({ action }) => action),
    ...forest.dragonflies.map(({ effect }) => effect),
    ...forest.crystals.map(({ effect }) => effect),
    ...forest.gates.map(({ effect }) => effect),
    ...forest.buildings.map(({ action }) => action),
    ...forest.ancientBuildings.map(({ action }) => action),
  ]
  return [...new Map(all.map((effect) => [JSON.stringify(effect), effect])).values()]
}

interface Parts {
  readonly n?: number
  readonly discount?: number
  readonly here?: boolean
  readonly parts?: readonly Effect[]
}

const effect = (kind: EffectKind, { n = 1, discount = 0, here = false, parts = [] }: Parts = {}): Effect => ({
  kind,
  n,
  discount,
  here,
  resource: undefined,
  parts,
})
const wood = (n: number): Effect => ({ ...effect('gain', { n }), resource: 'wood' })
const all = (kind: EffectKind, ...parts: readonly Effect[]): Effect => effect(kind, { parts })

/** Effects that the Forest edition has not, but another may. */
export const foreignEffects: readonly Effect[] = [
  all(
    'either',
    all('both', wood(2), effect('amulet', { n: 2 })),
    effect('kodama', { n: 2, here: true }),
    effect('vp', { n: 12 }),
  ),
  effect('times', {
    n: 3,
    parts: [all('either', effect('mitama', { discount: 1 }), all('both', effect('rock'), effect('pilgrim')))],
  }),
  all(
    'both',
    effect('times', { n: 2, parts: [effect('crystal', { discount: 1 })] }),
    all('either', effect('draw'), effect('yokai')),
  ),
  effect('pick', {
    n: 1,
    parts: [
      all('either', effect('build', { discount: 2 }), effect('crystal', { discount: 2 })),
      effect('vision'),
      effect('push', { n: 2 }),
    ],
  }),
  all('either', all('either', effect('unlock'), effect('draw')), effect('times', { n: 2, parts: [effect('bitoku')] })),
  effect('both', { discount: 2, parts: [effect('mitama'), effect('dragonfly'), effect('crystal')] }),
]
