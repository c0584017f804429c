/** The state of a game: plain data of fixed shape, small integers. −1 stands for "nothing there". */
import type { Effect } from './effects/effect.ts'
import type { GameEvent } from './events.ts'
import type { SoloOptions } from './solo/options.ts'
import type { Tengu } from './solo/tengu.ts'
import type { Tables } from './tables.ts'

/** What a table agrees on before it starts. */
export interface Rules {
  readonly seats: number
  readonly seed: string
  readonly harder: boolean
  /** The options of a solo game; undefined with more than one seat. */
  readonly solo: SoloOptions | undefined
  /** The version of the rules that the game was begun with. */
  readonly version: number
}

/** The phases in which decisions are made. */
export const phases = ['spring', 'reaping', 'summer', 'winter', 'ascension', 'over'] as const
/** A phase of the game. */
export type Phase = (typeof phases)[number]

/** The kinds of half-made choices. */
export const frameKinds = [
  'discard',
  'reap',
  'turn',
  'card',
  'region',
  'lines',
  'favour',
  'effect',
  'pay',
  'combine',
  'keep',
  'dice',
  'virtue',
  'trail',
] as const
/** A kind of half-made choice. */
export type FrameKind = (typeof frameKinds)[number]

/** A half-made choice. Frames are never changed, only replaced, so copies of a game may share them. */
export interface Frame {
  readonly kind: FrameKind
  /** What is being resolved; `nothing` where the frame itself says it all. */
  readonly effect: Effect
  /** Where it comes from: index into `sources`, −1 for the turn itself. */
  readonly source: number
  /** Which card, tile, space or line of that source. */
  readonly item: number
  /** The region it happens in, −1 for none. */
  readonly region: number
  /** Steps, choices or repetitions left; a die's value; flags: as the kind says. */
  readonly n: number
  /** Parts not yet resolved (bits), or a detail of the kind. */
  readonly mask: number
  /** Cards looked at: secret to the seat. */
  readonly cards: readonly number[]
}

/** Where a die is: locked or unlocked on its own board; else a place on the main board. */
export const locked = 0
/** See `locked`. */
export const unlocked = 1
/** Dice on forest spaces of river regions: this plus the region. */
export const inForest = 10
/** Dice in the Home: this plus the index of the space, top to bottom. */
export const inHome = 20
/** Dice across the river: this plus the hill. */
export const acrossRiver = 40

/** One seat. */
export interface Seat {
  vp: number
  /** VP by source. */
  tally: number[]
  /** Wood, stone, jade, sake. */
  resources: number[]
  /** How many amulets of value 1, 2, 3. */
  amulets: number[]
  /** Values of the dice whose home is space 1, 2, 3. */
  dice: number[]
  /** Where each die is. */
  places: number[]
  /** Space of the own kodama on each track, from 1. */
  kodamas: number[]
  /** Awake pilgrims on the own board. */
  pilgrims: number
  /** Pilgrims removed from the game (S-5). */
  pilgrimsGone: number
  hand: number[]
  /** The own deck, top card last. */
  deck: number[]
  discard: number[]
  /** The cards on the three card spaces. */
  played: number[]
  /** Cards removed by the spirit's virtue (W-2). */
  removed: number[]
  /** Cards kept from the common deck that nobody else has seen (G-2). */
  secret: number[]
  /** The bitoku path: types in the order gained. */
  bitoku: number[]
  /** How many of them are complete. */
  completed: number
  visions: number[]
  rocks: number[]
  /** Occupied pilgrim spaces of the rock path (bits). */
  rockPilgrims: number
  /** The crystal on each crystal space. */
  crystals: number[]
  /** Building counters used. */
  built: number
  /** Uncombined mitamas, uncombined dragonflies, and pairs (mitama × 256 + dragonfly). */
  mitamas: number[]
  dragonflies: number[]
  pairs: number[]
  /** Own pilgrims on each trunk space: path × trunk length + space. */
  trunk: number[]
  passed: boolean
  /** Owner's choices not yet made (S-10). */
  owed: number
  /** Half-made choices, the innermost last. */
  frames: Frame[]
  /** Winter choices, secret until all are in: the dice home order, and the card space of the virtue (3: none). */
  winterDice: number[]
  winterVirtue: number
  /** Items that count for visions, fixed when the Ascension begins (E-7). */
  ascensionItems: number[]
  /** How often the own deck was shuffled. */
  shuffles: number
}

/** One played move; a linked list, so that copies share the past. */
export interface PastMove {
  readonly seat: number
  readonly code: number
  readonly previous: PastMove | undefined
}

/** A game. */
export interface Game {
  readonly tables: Tables
  readonly rules: Rules
  /** The moves so far, the last one first; a determinized game has none. */
  past: PastMove | undefined
  /** Whether this game was made by `determinize` and so has no record. */
  readonly imagined: boolean
  /** Where events go; undefined when nobody listens. */
  events: GameEvent[] | undefined
  /** Changes with every change of the state. */
  version: number

  round: number
  phase: Phase
  /** Seats in turn order. */
  order: number[]
  /** Whose turn it is: index into `order`. */
  active: number
  seats: Seat[]
  /** The Tengu's own things in a solo game, where it sits on the second seat. */
  tengu: Tengu | undefined

  /** Gate tile at each fork: path × trunk length + space. */
  gates: number[]
  /** Seat on each side-path place. */
  sidePlaces: number[]
  /** Tile on each building space (area × 4 + space), ancient ones from 512; and its owner. */
  buildings: number[]
  owners: number[]
  /** Building spaces filled during this very turn (bits, S-9). */
  freshBuildings: number
  /** Treasure of each region. */
  treasures: number[]
  /** Face-up tiles by display (building, crystal, mitama, dragonfly), slot 1 first; and their stacks, top last. */
  displays: number[][]
  stacks: number[][]
  garden: number[]
  hillBitoku: number[]
  hillYokai: number[]
  /** Covered favours of each hill (bits). */
  covered: number[]
  /** Whose marker lies on each favour (hill × favours + favour), −1 for none: everybody sees it, no rule asks for it. */
  coveredBy: number[]
  /** Face-down decks, top card last. */
  visionDeck: number[]
  bitokuDeck: number[]
  bitokuDiscard: number[]
  yokaiDeck: number[]
  yokaiDiscard: number[]
  bitokuShuffles: number
  yokaiShuffles: number
  /** Out of the game: tiles pushed off each display; rocks, gates and ancient buildings never used. */
  goneTiles: number[][]
  unusedRocks: number[]
  unusedGates: number[]
  unusedAncient: number[]
}

/** Whether a place is a forest space (river region or Home). */
export function isForestPlace(place: number): boolean {
  return place >= inForest && place < acrossRiver
}

/** The region of a forest place. */
export function regionOfPlace(place: number): number {
  return place >= inHome ? 2 : place - inForest
}
