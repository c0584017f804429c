/** The building tiles, six of each type (●), and the six ancient buildings (●). */
import {
  amulet,
  any,
  bitoku,
  both,
  draw,
  either,
  gain,
  kodama,
  kodamaHere,
  mp,
  pilgrim,
  push,
  rock,
  unlock,
  vision,
  vp,
} from '../../effects/effect.ts'
import type { Effect } from '../../effects/effect.ts'
import type { BuildingType } from '../../names.ts'
import type { AncientBuilding, BuildingTile, OwnerBonus } from '../edition.ts'

/** What one building shows, short: minimum die, action, kodama steps (`+a`: and an amulet), owner's bonus. */
type Row = readonly [minimum: number, action: Effect, bonus: '1' | '1+a' | '2', owner: OwnerBonus]

function tiles(type: BuildingType, rows: readonly Row[]): readonly BuildingTile[] {
  return rows.map(([minimum, action, bonus, owner], i) => ({
    id: `${type}-${i + 1}`,
    type,
    minimum,
    action,
    kodama: bonus === '2' ? 2 : 1,
    amulet: bonus === '1+a',
    owner,
  }))
}

const temples: readonly Row[] = [
  [1, rock(), '1', 'vp'], // ●
  [2, vision(), '1', 'vp-or-amulet'],
  [3, pilgrim(), '1+a', 'vp'],
  [4, bitoku(), '1', 'vp-and-amulet'],
  [3, either(rock(), pilgrim()), '2', 'vp'],
  [5, both(vision(), kodama(1)), '2', 'vp-or-amulet'],
]

const onsen: readonly Row[] = [
  [1, amulet(1), '1+a', 'vp'],
  [2, amulet(2), '1', 'vp'],
  [3, both(unlock(), amulet(1)), '1', 'vp-or-amulet'],
  [4, amulet(3), '1', 'vp-and-amulet'],
  [3, either(unlock(), draw()), '2', 'vp'],
  [5, both(unlock(), any()), '2', 'vp-or-amulet'],
]

const farms: readonly Row[] = [
  [1, either(gain('wood'), gain('stone')), '1+a', 'vp'],
  [2, either(gain('jade'), gain('sake')), '1', 'vp-or-amulet'],
  [3, both(any(), amulet(1)), '1', 'vp'],
  [4, any(2), '1', 'vp-or-amulet'],
  [3, both(gain('wood'), gain('stone')), '2', 'vp'],
  [5, both(any(2), kodama(1)), '2', 'vp-and-amulet'],
]

const ryokan: readonly Row[] = [
  [1, kodama(1), '1+a', 'vp'],
  [2, mp(1), '1', 'vp-or-amulet'],
  [3, both(kodama(1), push(1)), '2', 'vp-or-amulet'], // ●
  [4, mp(2), '1', 'vp-and-amulet'],
  [3, both(draw(), kodama(1)), '1+a', 'vp'],
  [5, both(mp(2), kodama(1)), '2', 'vp'],
]

/** The 24 buildings. */
export const buildings: readonly BuildingTile[] = [
  ...tiles('temple', temples),
  ...tiles('onsen', onsen),
  ...tiles('farm', farms),
  ...tiles('ryokan', ryokan),
]

/** The six ancient buildings: no bonus, no owner. ● */
export const ancientBuildings: readonly AncientBuilding[] = [
  { id: 'ancient-1', minimum: 1, action: any() },
  { id: 'ancient-2', minimum: 1, action: amulet(1) },
  { id: 'ancient-3', minimum: 1, action: kodamaHere(1) },
  { id: 'ancient-4', minimum: 2, action: mp(1) },
  { id: 'ancient-5', minimum: 1, action: either(gain('wood'), gain('jade')) },
  { id: 'ancient-6', minimum: 2, action: vp(2) },
]
