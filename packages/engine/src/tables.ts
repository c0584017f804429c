/** An edition made ready for play with a number of seats: names turned into indices, prices into vectors. */
import type { Cost, Edition, ForestLine, HomeSpace, MainBoard, YokaiCard } from './edition/edition.ts'
import { editionByHash, editionHash } from './edition/hash.ts'
import type { Effect } from './effects/effect.ts'
import {
  buildingTypes,
  crystalColours,
  memoryEvents,
  mitamaTypes,
  resources,
  riverRegions,
  yokaiTypes,
} from './names.ts'

/** A price as numbers: wood, stone, jade, sake, any. */
export type Price = readonly [number, number, number, number, number]

/** The Home is the third of the five regions. */
export const home = 2

/** The inhabited area (and hill) of a river region. */
export function areaOf(region: number): number {
  return region < home ? region : region - 1
}

/** The region of an inhabited area or hill. */
export function regionOf(area: number): number {
  return area < home ? area : area + 1
}

/** Building spaces in every inhabited area. */
export const spacesPerArea = 4

/** The first tile number of the ancient buildings is 512: they share the spaces of the buildings. */
export const ancient = 512

/** What a rock counts: the family of items and a mask of their types. */
interface RockSight {
  readonly family: 'buildings' | 'mitamas' | 'yokai'
  readonly types: number
}

/** The tables of an edition for a number of seats. */
export interface Tables {
  readonly edition: Edition
  readonly seats: number
  readonly board: MainBoard
  /** Common yokai first, then the starting ones. */
  readonly yokai: readonly YokaiCard[]
  readonly firstStartingYokai: number
  readonly yokaiType: readonly number[]
  readonly mitamaType: readonly number[]
  readonly buildingType: readonly number[]
  readonly rockSight: readonly RockSight[]
  readonly crystalColour: readonly number[]
  /** The memory event of a crystal, −1 for none. */
  readonly crystalMemory: readonly number[]
  /** Colour of each crystal space of a player board. */
  readonly spaceColour: readonly number[]
  /** Building type of each space: area × 4 + space. */
  readonly areaTypes: readonly number[]
  /** Forest lines by region; the Home has none. */
  readonly lines: readonly (readonly ForestLine[])[]
  /** The Home spaces of this board, top to bottom. */
  readonly homeSpaces: readonly HomeSpace[]
  readonly mitamaPrices: readonly Price[]
  readonly buildingPrices: readonly Price[]
  /** The last space of every kodama track. */
  readonly trackEnd: number
  /** Trunk spaces of a path, and places kept for each side path. */
  readonly trunkLength: number
  readonly placeStride: number
  /** Texts of moves already written, by code. */
  readonly texts: Map<number, string>
}

/** A price as numbers. */
function priceOf(cost: Cost): Price {
  return [cost.wood, cost.stone, cost.jade, cost.sake, cost.any]
}

function maskOf(names: readonly string[], shown: readonly string[]): number {
  return shown.reduce((mask, name) => mask | (1 << names.indexOf(name)), 0)
}

const familyTypes = { buildings: buildingTypes, mitamas: mitamaTypes, yokai: yokaiTypes } as const

function buildTables(edition: Edition, seats: number): Tables {
  // Makes the edition known by its hash, so that views and records of its games find it.
  editionHash(edition)
  const board = edition.boards[seats <= 2 ? 2 : seats === 3 ? 3 : 4]
  const yokai = [...edition.yokai, ...edition.startingYokai]
  return {
    edition,
    seats,
    board,
    yokai,
    firstStartingYokai: edition.yokai.length,
    yokaiType: yokai.map((card) => yokaiTypes.indexOf(card.type)),
    mitamaType: edition.mitamas.map((tile) => mitamaTypes.indexOf(tile.type)),
    buildingType: edition.buildings.map((tile) => buildingTypes.indexOf(tile.type)),
    rockSight: edition.rocks.map(({ family, shows }) => ({ family, types: maskOf(familyTypes[family], shows) })),
    crystalColour: edition.crystals.map((tile) => crystalColours.indexOf(tile.colour)),
    crystalMemory: edition.crystals.map((tile) => (tile.memory ? memoryEvents.indexOf(tile.memory.on) : -1)),
    spaceColour: edition.playerBoard.crystals.map((space) => crystalColours.indexOf(space.colour)),
    areaTypes: riverRegions.flatMap((area) => edition.forest.areas[area].map((type) => buildingTypes.indexOf(type))),
    lines: [
      edition.forest.lines.yomi,
      edition.forest.lines.stairs,
      [],
      edition.forest.lines.glade,
      edition.forest.lines.forges,
    ],
    homeSpaces: board.homeSpaces.map((id) => homeSpaceOf(edition, id)),
    mitamaPrices: board.mitamaSlots.map((slot) => priceOf(slot.cost)),
    buildingPrices: edition.playerBoard.buildings.map((counter) => priceOf(counter.cost)),
    trackEnd: edition.forest.kodamaTrack.spaces,
    trunkLength: Math.max(...board.paths.map((path) => path.forks.length)),
    placeStride: Math.max(...board.paths.flatMap((path) => path.forks.map((fork) => fork.places.length))),
    texts: new Map(),
  }
}

function homeSpaceOf(edition: Edition, id: number): HomeSpace {
  const space = edition.forest.homeSpaces.find((candidate) => candidate.id === id)
  if (space === undefined) throw new Error(`edition ${edition.id} has no Home space ${id}`)
  return space
}

const known = new WeakMap<Edition, Map<number, Tables>>()

/** The tables of the edition with a hash; undefined when that edition is not known here. */
export function tablesByHash(hash: string, seats: number): Tables | undefined {
  const edition = editionByHash(hash)
  return edition && tablesOf(edition, seats)
}

/** The tables of an edition for a number of seats, made once. */
export function tablesOf(edition: Edition, seats: number): Tables {
  const bySeats = known.get(edition) ?? new Map<number, Tables>()
  known.set(edition, bySeats)
  const tables = bySeats.get(seats) ?? buildTables(edition, seats)
  bySeats.set(seats, tables)
  return tables
}

/** The index of the resource that a `gain` gives. */
export function resourceIndex(effect: Effect): number {
  switch (effect.resource) {
    case 'wood':
      return 0
    case 'stone':
      return 1
    case 'jade':
      return 2
    case 'sake':
      return 3
    case undefined:
      throw new Error(`a ${effect.kind} effect without a resource among ${resources.join(', ')}`)
  }
}
