/** The board as plain data, cut into the parts that are drawn apart. */
import type {
  AncientBuilding,
  BitokuCard,
  BuildingTile,
  BuildingType,
  CrystalTile,
  DragonflyTile,
  Effect,
  ForestLine,
  GateTile,
  HomeSpace,
  MainBoard,
  MitamaTile,
  Region,
  RiverRegion,
  RockTile,
  Treasure,
  WisdomPath,
  YokaiCard,
} from '@bitoku/engine'
import type { ArtState } from '../art/state-ring.tsx'

/** A thing that can be pointed at: its accessible name and its state. */
interface ThingInfo {
  readonly name: string
  readonly state: ArtState | undefined
}
/** The things of a part by target. */
export type Things = Readonly<Record<string, ThingInfo>>

/** A die of the main board. */
export interface DieModel {
  readonly seat: number
  readonly die: number
  readonly value: number
  readonly target: string
}

/** A kodama of a track; the neutral one has no seat. */
interface KodamaModel {
  readonly seat: number | undefined
  readonly at: number
  readonly target: string
}

/** The kodama track of a region. */
export interface TrackModel {
  readonly region: Region
  readonly spaces: number
  readonly kodamas: readonly KodamaModel[]
}

/** A path of wisdom. */
export interface PathModel {
  readonly path: WisdomPath
  readonly gates: readonly (GateTile | undefined)[]
  /** Seat on each place of each fork, −1 for none. */
  readonly places: readonly (readonly number[])[]
  /** Seats on each trunk stone. */
  readonly trunk: readonly (readonly number[])[]
  readonly things: Things
}

/** A covered favour; the seat is undefined where nobody can tell who covered it. */
export interface SealModel {
  readonly seat: number | undefined
}

/** A hill with its three favours. */
export interface HillModel {
  readonly region: RiverRegion
  readonly bitoku: BitokuCard | undefined
  readonly yokai: YokaiCard | undefined
  readonly gifts: Effect
  readonly seals: readonly (SealModel | undefined)[]
}

/** One hill, or the two hills of a bank, with their crossing spaces. */
export interface BankModel {
  readonly hills: readonly HillModel[]
  readonly spaces: number
  readonly dice: readonly DieModel[]
  readonly things: Things
}

/** A river region. */
export interface GroveModel {
  readonly region: RiverRegion
  readonly treasure: Treasure | undefined
  readonly spaces: number
  readonly dice: readonly DieModel[]
  readonly lines: readonly { readonly line: ForestLine; readonly target: string }[]
  readonly track: TrackModel
  readonly things: Things
}

/** The Home of the Great Spirit. */
export interface HomeModel {
  readonly treasure: Treasure | undefined
  readonly spaces: readonly { readonly space: HomeSpace; readonly die: DieModel | undefined }[]
  readonly track: TrackModel
  readonly things: Things
}

/** A space of an inhabited area. */
export interface SpaceModel {
  readonly type: BuildingType
  readonly tile: BuildingTile | undefined
  readonly ancient: AncientBuilding | undefined
  readonly owner: number
}

/** An inhabited area. */
export interface AreaModel {
  readonly region: RiverRegion
  readonly spaces: readonly SpaceModel[]
  readonly things: Things
}

/** A display: its slots from the stack outwards. */
export type DisplayModel = { readonly stack: number; readonly things: Things } & (
  | { readonly display: 'building'; readonly slots: readonly (BuildingTile | undefined)[] }
  | {
      readonly display: 'crystal'
      readonly slots: readonly (CrystalTile | undefined)[]
      readonly prices: readonly number[]
    }
  | {
      readonly display: 'mitama'
      readonly slots: readonly (MitamaTile | undefined)[]
      readonly prices: MainBoard['mitamaSlots']
    }
  | {
      readonly display: 'dragonfly'
      readonly slots: readonly (DragonflyTile | undefined)[]
      readonly prices: MainBoard['dragonflySlots']
    }
)

/** The rock garden, the common decks, and next year's order. */
export interface CommonsModel {
  readonly rocks: readonly (RockTile | undefined)[]
  readonly decks: readonly { readonly kind: 'vision' | 'yokai' | 'bitoku'; readonly count: number }[]
  readonly order: readonly number[]
  readonly things: Things
}

/** The whole board. */
export interface BoardModel {
  readonly paths: readonly PathModel[]
  readonly banks: readonly BankModel[]
  readonly groves: readonly GroveModel[]
  readonly home: HomeModel
  readonly areas: readonly AreaModel[]
  readonly displays: readonly DisplayModel[]
  readonly commons: CommonsModel
}
