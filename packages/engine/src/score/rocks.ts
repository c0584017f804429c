/** E-5: rocks and the pilgrims beside them; wild spirits take the type that is best for their owner. */
import { buildingTypes, mitamaTypes, yokaiTypes } from '../names.ts'
import type { Tables } from '../tables.ts'

/** How one rock scores. */
export interface RockLine {
  readonly rock: string
  /** Own pilgrims next to it. */
  readonly pilgrims: number
  /** Own items that it shows, wild ones included. */
  readonly items: number
  readonly vp: number
}

/** What a seat has that rocks can show. */
export interface RockItems {
  readonly rocks: readonly number[]
  readonly rockPilgrims: number
  readonly yokai: readonly number[]
  readonly mitamas: readonly number[]
  readonly buildings: readonly number[]
}

const wildYokai = yokaiTypes.indexOf('yamauba')
const wildMitama = mitamaTypes.indexOf('shinigami')

/** The lines of the rocks, and the type that the wild yokai and mitamas stand for. */
export function scoreRocks(tables: Tables, has: RockItems): readonly RockLine[] {
  const pilgrims = has.rocks.map((_, index) => pilgrimsBeside(has.rockPilgrims, index))
  const counts = {
    yokai: countTypes(has.yokai, tables.yokaiType, yokaiTypes.length),
    mitamas: countTypes(has.mitamas, tables.mitamaType, mitamaTypes.length),
    buildings: countTypes(has.buildings, tables.buildingType, buildingTypes.length),
  }
  giveWild(tables, has.rocks, pilgrims, 'yokai', counts.yokai, wildYokai)
  giveWild(tables, has.rocks, pilgrims, 'mitamas', counts.mitamas, wildMitama)
  return has.rocks.map((rock, index) => {
    const { family, types } = tables.rockSight[rock]
    const items = counts[family].reduce((sum, n, type) => ((types & (1 << type)) === 0 ? sum : sum + n), 0)
    return { rock: tables.edition.rocks[rock].id, pilgrims: pilgrims[index], items, vp: items * pilgrims[index] }
  })
}

/** The pilgrim space before a rock and the one behind it. */
function pilgrimsBeside(rockPilgrims: number, rock: number): number {
  return ((rockPilgrims >> rock) & 1) + ((rockPilgrims >> (rock + 1)) & 1)
}

function countTypes(items: readonly number[], types: readonly number[], kinds: number): number[] {
  const counts = Array<number>(kinds).fill(0)
  for (const item of items) counts[types[item]] += 1
  return counts
}

/** Every wild spirit becomes the type that its owner's pilgrims see most often: each is worth as much as any other. */
function giveWild(
  tables: Tables,
  rocks: readonly number[],
  pilgrims: readonly number[],
  family: 'yokai' | 'mitamas',
  counts: number[],
  wild: number,
): void {
  let best = -1
  let bestWorth = 0
  for (let type = 0; type < wild; type += 1) {
    let worth = 0
    rocks.forEach((rock, index) => {
      const sight = tables.rockSight[rock]
      if (sight.family === family && (sight.types & (1 << type)) !== 0) worth += pilgrims[index]
    })
    if (worth > bestWorth) {
      best = type
      bestWorth = worth
    }
  }
  if (best >= 0) {
    counts[best] += counts[wild]
    counts[wild] = 0
  }
}
