/** The iwakura rocks: 13 in all (●), each showing what scores beside it. */
import type { BuildingType, MitamaType, YokaiType } from '../../names.ts'
import type { RockTile } from '../edition.ts'

const ofBuildings = (...shows: readonly BuildingType[]): RockTile => ({
  id: `rock-${shows.join('-')}`,
  family: 'buildings',
  shows,
})

const ofMitamas = (...shows: readonly MitamaType[]): RockTile => ({
  id: `rock-${shows.join('-')}`,
  family: 'mitamas',
  shows,
})

const ofYokai = (...shows: readonly YokaiType[]): RockTile => ({
  id: `rock-${shows.join('-')}`,
  family: 'yokai',
  shows,
})

/** Four rocks of buildings, four of mitamas, five of yokai. */
export const rocks: readonly RockTile[] = [
  ofBuildings('ryokan', 'temple'), // ●
  ofBuildings('onsen', 'farm'),
  ofBuildings('temple', 'onsen'),
  ofBuildings('farm', 'ryokan'),
  ofMitamas('ara'), // ●
  ofMitamas('nigi'),
  ofMitamas('saki'),
  ofMitamas('kushi'),
  ofYokai('kappa', 'imomushi'),
  ofYokai('imomushi', 'nezumi'),
  ofYokai('nezumi', 'kitsune'),
  ofYokai('kitsune', 'ookami'),
  ofYokai('ookami', 'kappa'),
]
