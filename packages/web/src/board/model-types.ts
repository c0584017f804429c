/** The board as plain data, cut into the parts that are drawn apart. */
import type { BoardWords } from '@bitoku/text'
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

/** The things of a part that can be pointed at. */
export interface Things {
  /** The states of those that are not idle, by target. */
  readonly states: Readonly<Record<string, ArtState>>
  /** The accessible name of a target. It is asked for when a part is drawn, not before: naming is what costs time. */
  readonly nameOf: (target: string) => string
  /** How the names are worded: with other words the part is drawn again. */
  readonly words: BoardWords
}

/** A piece may be a ghost: it is not there, it would be after the option that is looked at. */
interface Ghostly {
  readonly ghost?: boolean | undefined
}

/** A die of the main board. */
export interface DieModel extends Ghostly {
  readonly seat: number
  readonly die: number
  readonly value: number
  readonly target: string
}

/** A kodama of a track; the neutral one has no seat. */
export interface KodamaModel extends Ghostly {
  readonly seat: number | undefined
  readonly at: number
  readonly target: string
}

/** The kodama track of a region. */
export interface TrackModel {
  readonly region: Region
  /** The lake treasure in words. */
  readonly prizes: string
  readonly spaces: number
  readonly kodamas: readonly KodamaModel[]
}

/** A pilgrim on a path. */
export interface PilgrimModel extends Ghostly {
  readonly seat: number
}

/** A path of wisdom. */
export interface PathModel {
  readonly path: WisdomPath
  readonly gates: readonly (GateTile | undefined)[]
  /** Who stands on each place of each fork. */
  readonly places: readonly (readonly (PilgrimModel | undefined)[])[]
  /** Who stands on each trunk stone. */
  readonly trunk: readonly (readonly PilgrimModel[])[]
  readonly things: Things
}

/** A covered favour, and whose marker lies on it. */
export interface SealModel {
  readonly seat: number
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
export interface SpaceModel extends Ghostly {
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
