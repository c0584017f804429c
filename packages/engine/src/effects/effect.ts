/**
 * The effect language. Every card, tile, space and line of the game is one of these values: the interpreter runs it,
 * the table draws it, the words print it, the bots read it.
 */
import type { Resource } from '../names.ts'

/** The words of the effect language. */
export const effectKinds = [
  'gain',
  'any',
  'amulet',
  'mp',
  'kodama',
  'push',
  'vision',
  'rock',
  'pilgrim',
  'unlock',
  'draw',
  'yokai',
  'bitoku',
  'mitama',
  'dragonfly',
  'crystal',
  'build',
  'vp',
  'copy',
  'nothing',
  'both',
  'either',
  'times',
  'pick',
] as const
/** A word of the effect language. */
export type EffectKind = (typeof effectKinds)[number]

/** An effect term. One shape for all kinds, so that the interpreter stays fast; the builders below give it meaning. */
export interface Effect {
  readonly kind: EffectKind
  /** How many: resources, movement points, steps, VP, an amulet's value, repetitions of `times`, choices of `pick`. */
  readonly n: number
  /** Resources off the price of a purchase; on `both`: off the price of one of its parts, the seat says which. */
  readonly discount: number
  /** Only the kodama of the region that the effect comes from (the green arrow). */
  readonly here: boolean
  /** What `gain` gives. */
  readonly resource: Resource | undefined
  /** The parts of `both`, `either`, `times`, `pick`. */
  readonly parts: readonly Effect[]
}

const none: readonly Effect[] = []

function effect(kind: EffectKind, n = 1, discount = 0, parts = none, here = false, resource?: Resource): Effect {
  return { kind, n, discount, here, resource, parts }
}

/** `n` of a given resource: taken at once. */
export const gain = (resource: Resource, n = 1): Effect => effect('gain', n, 0, none, false, resource)
/** `n` resources of the seat's choice. */
export const any = (n = 1): Effect => effect('any', n)
/** One amulet of that value: taken at once. */
export const amulet = (value: number): Effect => effect('amulet', value)
/** Movement points. */
export const mp = (n: number): Effect => effect('mp', n)
/** Steps forward for the own kodamas. */
export const kodama = (n = 1): Effect => effect('kodama', n)
/** Steps forward for the own kodama of the region that the effect comes from. */
export const kodamaHere = (n = 1): Effect => effect('kodama', n, 0, none, true)
/** Steps back for other seats' kodamas. */
export const push = (n = 1): Effect => effect('push', n)
/** A vision (T-12). */
export const vision = (): Effect => effect('vision')
/** A rock of the garden (T-10). */
export const rock = (): Effect => effect('rock')
/** A pilgrim to the rock path (T-11). */
export const pilgrim = (): Effect => effect('pilgrim')
/** Unlock a die (G-11). */
export const unlock = (): Effect => effect('unlock')
/** Draw a card of the own deck (P-5). */
export const draw = (): Effect => effect('draw')
/** A yokai of the common deck: look at two, keep one (T-13). */
export const yokai = (): Effect => effect('yokai')
/** A bitoku of the common deck: look at two, keep one (T-13). */
export const bitoku = (): Effect => effect('bitoku')
/** Take a mitama (T-3). */
export const mitama = (discount = 0): Effect => effect('mitama', 1, discount)
/** Take a dragonfly (T-5). */
export const dragonfly = (discount = 0): Effect => effect('dragonfly', 1, discount)
/** Take a crystal (T-8). */
export const crystal = (discount = 0): Effect => effect('crystal', 1, discount)
/** Build (T-1). */
export const build = (discount = 0): Effect => effect('build', 1, discount)
/** Virtue points: taken at once. */
export const vp = (n: number): Effect => effect('vp', n)
/** Play in the place of another seat's die (S-14). */
export const copyDie = (): Effect => effect('copy')
/** No effect at all (a memory crystal has no action). */
export const nothing = (): Effect => effect('nothing', 0)
/** All parts, in the order the seat wants (G-5). */
export const both = (...parts: readonly Effect[]): Effect => effect('both', 1, 0, parts)
/** All parts, in any order, with a discount on one of them (forest lines 6, S-12). */
export const oneDiscounted = (discount: number, ...parts: readonly Effect[]): Effect =>
  effect('both', 1, discount, parts)
/** One of the parts (G-7). */
export const either = (...parts: readonly Effect[]): Effect => effect('either', 1, 0, parts)
/** The same effect `n` times, each chosen anew (G-7). */
export const times = (n: number, part: Effect): Effect => effect('times', n, 0, [part])
/** `n` different ones of the parts (favour c of S-18). */
export const pick = (n: number, ...parts: readonly Effect[]): Effect => effect('pick', n, 0, parts)

/** Whether an effect buys a tile. */
export const isPurchase = (effect: Effect): boolean =>
  effect.kind === 'mitama' || effect.kind === 'dragonfly' || effect.kind === 'crystal' || effect.kind === 'build'
