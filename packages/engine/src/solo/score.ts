/** O-9: the lines of the Tengu's own Ascension. */
import { mitamaTypes, yokaiTypes } from '../names.ts'
import type { ScoredSeat } from '../score.ts'
import type { Tables } from '../tables.ts'

/** What only the Tengu scores, line by line. */
export interface TenguLines {
  /** Yokai, mitamas and buildings that match one of its rocks. */
  readonly matches: { readonly items: number; readonly vp: number }
  /** Its starting yokai and the others. */
  readonly yokai: { readonly starting: number; readonly others: number; readonly vp: number }
  readonly resources: number
  readonly crystals: number
  /** The harder option: regions where its kodama is ahead of the human's. */
  readonly lead: number
}

/** What the lines are read from. */
export interface TenguPossessions {
  readonly seat: ScoredSeat
  readonly yokai: readonly number[]
  readonly mitamas: readonly number[]
  readonly buildings: readonly number[]
  readonly crystals: number
  readonly humanKodamas: readonly number[]
  readonly leadBonus: boolean
}

const perMatch = 3
const perStartingYokai = 3
const perOtherYokai = 6
const perCrystal = 2
const perLead = 3

const count = (items: readonly number[], types: readonly number[], mask: number): number =>
  items.filter((item) => (mask & (1 << types[item])) !== 0).length

/** The lines of the Tengu. */
export function tenguLines(tables: Tables, has: TenguPossessions): TenguLines {
  const shown = { yokai: 0, mitamas: 0, buildings: 0 }
  for (const rock of has.seat.rocks) shown[tables.rockSight[rock].family] |= tables.rockSight[rock].types
  // A wild spirit matches any rock of its family.
  if (shown.yokai !== 0) shown.yokai |= 1 << yokaiTypes.indexOf('yamauba')
  if (shown.mitamas !== 0) shown.mitamas |= 1 << mitamaTypes.indexOf('shinigami')
  const items =
    count(has.yokai, tables.yokaiType, shown.yokai) +
    count(has.mitamas, tables.mitamaType, shown.mitamas) +
    count(has.buildings, tables.buildingType, shown.buildings)
  const starting = has.yokai.filter((card) => card >= tables.firstStartingYokai).length
  const others = has.yokai.length - starting
  const ahead = has.seat.kodamas.filter((space, region) => space > has.humanKodamas[region]).length
  return {
    matches: { items, vp: perMatch * items },
    yokai: { starting, others, vp: perStartingYokai * starting + perOtherYokai * others },
    resources: has.seat.resources.reduce((sum, n) => sum + n, 0),
    crystals: perCrystal * has.crystals,
    lead: has.leadBonus ? perLead * ahead : 0,
  }
}
