/** An edition: every board, card and tile of the game as one typed value. Nothing in the engine knows a card by name. */
import type { Effect } from '../effects/effect.ts'
import type {
  BitokuType,
  BuildingType,
  CrystalColour,
  ItemKind,
  MemoryEvent,
  MitamaType,
  Resource,
  RiverRegion,
  VirtueThing,
  YokaiType,
} from '../names.ts'

/** A price: how much of each named resource, and how many of any type. */
export interface Cost {
  readonly wood: number
  readonly stone: number
  readonly jade: number
  readonly sake: number
  readonly any: number
}

/** One line of a spirit's virtue: `vp` for each `per` (W-2). */
export interface Virtue {
  readonly vp: number
  readonly per: VirtueThing
}

/** A yokai card. */
export interface YokaiCard {
  readonly id: string
  readonly type: YokaiType
  readonly action: Effect
  readonly virtue: readonly Virtue[]
  /** The most VP its virtue gives. */
  readonly cap: number
}

/** A bitoku card, `copies` times in the deck. */
export interface BitokuCard {
  readonly id: BitokuType
  readonly copies: number
  readonly effect: Effect
}

/** One requirement of a vision: `n` items in all, each of any of these kinds. */
export interface Need {
  readonly kinds: readonly ItemKind[]
  readonly n: number
}

/** A vision card (E-7). */
export interface VisionCard {
  readonly id: string
  readonly needs: readonly Need[]
  readonly vp: number
  /** What an unfulfilled vision costs, as a positive number. */
  readonly loss: number
}

/** A mitama tile, `copies` times in the stack. */
export interface MitamaTile {
  readonly id: string
  readonly type: MitamaType
  readonly copies: number
  readonly action: Effect
}

/** A dragonfly tile, `copies` times in the stack. */
export interface DragonflyTile {
  readonly id: string
  readonly copies: number
  readonly effect: Effect
}

/** A crystal tile, `copies` times in the stack. */
export interface CrystalTile {
  readonly id: string
  readonly colour: CrystalColour
  readonly copies: number
  /** Reward of a dream, action of an ingenuity crystal; `nothing` for a memory crystal. */
  readonly effect: Effect
  /** What a memory crystal remembers, and its VP each time; undefined for the other colours. */
  readonly memory: { readonly on: MemoryEvent; readonly vp: number } | undefined
}

/** A torii gate tile. */
export interface GateTile {
  readonly id: string
  readonly letter: 'a' | 'b'
  readonly effect: Effect
}

/** An iwakura rock: the types that score beside it (E-5). */
export interface RockTile {
  readonly id: string
  readonly family: 'buildings' | 'mitamas' | 'yokai'
  readonly shows: readonly (BuildingType | MitamaType | YokaiType)[]
}

/** What the owner of a used building gains (S-10). */
export const ownerBonuses = ['vp', 'vp-or-amulet', 'vp-and-amulet'] as const
/** What the owner of a used building gains (S-10). */
export type OwnerBonus = (typeof ownerBonuses)[number]

/** A building tile. */
export interface BuildingTile {
  readonly id: string
  readonly type: BuildingType
  /** The least die value that may use it. */
  readonly minimum: number
  readonly action: Effect
  /** Steps of the builder's kodama in the region where it is built. */
  readonly kodama: number
  /** Whether the builder also gains a +1 amulet. */
  readonly amulet: boolean
  readonly owner: OwnerBonus
}

/** An ancient building: no bonus, no owner. */
export interface AncientBuilding {
  readonly id: string
  readonly minimum: number
  readonly action: Effect
}

/** A lake treasure: the prizes of the first three kodamas. */
export interface Treasure {
  readonly id: string
  readonly prizes: readonly [number, number, number]
}

/** What a Tengu card does at its location (O-5). */
export const tenguTakes = ['dragonfly', 'mitama', 'crystal', 'building', 'mp', 'resources', 'favourite'] as const
/** What a Tengu card does at its location (O-5). */
export type TenguTake = (typeof tenguTakes)[number]

/** A Tengu card (section O). */
export interface TenguCard {
  readonly id: string
  /** Its location; undefined on the cards whose location follows from the Tengu's rock. */
  readonly location: RiverRegion | undefined
  readonly takes: TenguTake
  /** The two resources of a Glade card; empty otherwise. */
  readonly gains: readonly Resource[]
  /** The associated resource; undefined on a card that shows none. */
  readonly resource: Resource | undefined
  /** What it takes across the river: the kinds shown on its top half. */
  readonly across: readonly ('yokai' | 'bitoku')[]
}

/** A line of a river region's forest actions (S-11). */
export interface ForestLine {
  readonly requires: number
  readonly effect: Effect
}

/** A die space of the Home (S-13), by its number in the rulebook. */
export interface HomeSpace {
  readonly id: number
  /** The least die value, after amulets. */
  readonly minimum: number
  /** By how much the die drops when it is placed (the copy space, S-14). */
  readonly drop: number
  readonly effect: Effect
}

/** A slot of the mitama display: its price and its VP. */
export interface MitamaSlot {
  readonly cost: Cost
  readonly vp: number
}

/** A slot of the dragonfly display: what is paid (of any type), or how many of any type are received. */
export interface DragonflySlot {
  readonly pay: number
  readonly receive: number
}

/** A side path: its places, best first. */
export interface SidePath {
  readonly kind: 'light' | 'gate'
  /** VP of each place. */
  readonly places: readonly number[]
  /** The amulet of every place of a light path; 0 on a gate path. */
  readonly amulet: number
}

/** A path of wisdom: its trunk spaces in order, each with the side path that forks off there. */
export interface WisdomPath {
  readonly id: 'west' | 'east'
  readonly forks: readonly SidePath[]
  /** Completed bitoku cards needed to step onto each trunk space (bridges, M-6). */
  readonly bridges: readonly number[]
  /** The letter of the gate at each fork; undefined where there is none. */
  readonly gates: readonly ('a' | 'b' | undefined)[]
}

/** The main board for a number of seats. */
export interface MainBoard {
  /** Die spaces in each river region. */
  readonly dieSpaces: number
  /** Which Home spaces there are, top to bottom. */
  readonly homeSpaces: readonly number[]
  /** Whether the hills share their crossing spaces by two banks (1–2 seats). */
  readonly banks: boolean
  /** Crossing spaces of each hill, or of each bank. */
  readonly crossingSpaces: number
  readonly mitamaSlots: readonly MitamaSlot[]
  readonly dragonflySlots: readonly DragonflySlot[]
  /** Prices of the crystal slots, in resources of any type. */
  readonly crystalSlots: readonly number[]
  readonly buildingSlots: number
  readonly gardenRocks: number
  readonly paths: readonly WisdomPath[]
  /** Where ancient buildings lie at the start. */
  readonly ancientBuildings: readonly RiverRegion[]
  /** Whether a neutral kodama stands on every track (2 seats and solo). */
  readonly neutralKodamas: boolean
}

/** What is the same on every main board. */
export interface Forest {
  /** The lines of the river regions' forest actions. */
  readonly lines: Readonly<Record<RiverRegion, readonly ForestLine[]>>
  readonly homeSpaces: readonly HomeSpace[]
  /** The building types of each inhabited area's spaces; the first one is its lower-left space. */
  readonly areas: Readonly<Record<RiverRegion, readonly BuildingType[]>>
  /** Length of the kodama tracks and the space of the neutral kodamas. */
  readonly kodamaTrack: { readonly spaces: number; readonly neutral: number }
  /** VP for 1, 2, … different bitoku types (E-3). */
  readonly bitokuScale: readonly number[]
  /** The gifts of a hill's third favour, two of which may be taken (S-18 c). */
  readonly gifts: Effect
}

/** A space for a crystal on a player board. */
export interface CrystalSpace {
  readonly colour: CrystalColour
  readonly vp: number
}

/** A player board. */
export interface PlayerBoard {
  /** Cost and uncovered VP of each building counter, left to right. */
  readonly buildings: readonly { readonly cost: Cost; readonly vp: number }[]
  /** First the ingenuity spaces, one for each card space in order; then the others. */
  readonly crystals: readonly CrystalSpace[]
  /** Cost of each pilgrim space of the rock path; space i lies between rock i and rock i + 1. */
  readonly rockPath: { readonly rocks: number; readonly pilgrimCosts: readonly number[] }
  readonly pilgrims: { readonly awake: number; readonly asleep: number }
  /** Dice at the start, left to right. */
  readonly dice: readonly number[]
  /** Resources and amulets (their values) at the start. */
  readonly start: { readonly resources: Readonly<Record<Resource, number>>; readonly amulets: readonly number[] }
}

/** A whole edition. */
export interface Edition {
  readonly id: string
  readonly name: string
  readonly forest: Forest
  /** Boards by number of seats; the solo game uses the board of two. */
  readonly boards: { readonly 2: MainBoard; readonly 3: MainBoard; readonly 4: MainBoard }
  readonly playerBoard: PlayerBoard
  readonly startingYokai: readonly YokaiCard[]
  readonly yokai: readonly YokaiCard[]
  readonly bitoku: readonly BitokuCard[]
  readonly visions: readonly VisionCard[]
  readonly mitamas: readonly MitamaTile[]
  readonly dragonflies: readonly DragonflyTile[]
  readonly crystals: readonly CrystalTile[]
  readonly gates: readonly GateTile[]
  readonly rocks: readonly RockTile[]
  readonly buildings: readonly BuildingTile[]
  readonly ancientBuildings: readonly AncientBuilding[]
  readonly treasures: readonly Treasure[]
  readonly tengu: readonly TenguCard[]
}
