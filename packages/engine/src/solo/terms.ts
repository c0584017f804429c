/** O-3: the words that the Tengu's steps are told in. */
import type { TenguCard } from '../edition/edition.ts'
import { displays, regions, resources, riverRegions } from '../names.ts'
import { canStep } from '../rules/kodama.ts'
import { canPayToll, hasCrossingSpace } from '../rules/summer/dice.ts'
import { acrossRiver, type Game, inForest, inHome, isForestPlace, regionOfPlace } from '../state.ts'
import { areaOf } from '../tables.ts'
import { humanSeat, rollChoice, tenguSeat } from './tengu.ts'

/** Available location: no die at all, of either side, on the region's forest spaces. */
export function isAvailable(game: Game, region: number): boolean {
  return game.seats.every(({ places }) =>
    places.every((place) => !isForestPlace(place) || regionOfPlace(place) !== region),
  )
}

/** The family that the Tengu's other rock shows, besides yokai. */
function rockFamily(game: Game): 'buildings' | 'mitamas' {
  const families = game.seats[tenguSeat].rocks.map((rock) => game.tables.rockSight[rock].family)
  return families.includes('mitamas') ? 'mitamas' : 'buildings'
}

/** What a card takes at its location: the cards without a location follow the Tengu's rock. */
export function takesOf(game: Game, card: TenguCard): TenguCard['takes'] {
  if (card.takes !== 'favourite') return card.takes
  return rockFamily(game) === 'mitamas' ? 'mitama' : 'building'
}

/** The region of a card's location. */
export function locationOf(game: Game, card: TenguCard): number {
  if (card.location !== undefined) return regions.indexOf(card.location)
  return regions.indexOf(takesOf(game, card) === 'mitama' ? 'yomi' : 'forges')
}

/** Whether one of the Tengu's rocks shows a type; wild spirits are never favourites since no rock shows them. */
export function isShown(game: Game, family: 'buildings' | 'mitamas' | 'yokai', type: number): boolean {
  return game.seats[tenguSeat].rocks.some((rock) => {
    const sight = game.tables.rockSight[rock]
    return sight.family === family && (sight.types & (1 << type)) !== 0
  })
}

/** Whether a yokai is a favourite. */
export const isFavouriteYokai = (game: Game, card: number): boolean =>
  isShown(game, 'yokai', game.tables.yokaiType[card])

/** The order in which the Tengu counts what it has fewest of. */
const poorestFirst = ['wood', 'jade', 'stone', 'sake'] as const

/** The resource a card gives: its own, or on a card without one the resource that the Tengu has fewest of. */
export function resourceToGain(game: Game, card: TenguCard): number {
  if (card.resource !== undefined) return resources.indexOf(card.resource)
  const has = game.seats[tenguSeat].resources
  const order = poorestFirst.map((resource) => resources.indexOf(resource))
  return order.reduce((fewest, resource) => (has[resource] < has[fewest] ? resource : fewest))
}

/** The slots by die: 1–2 slot 1, 3–4 slot 2, 5 slot 3, 6 slot 4. */
const slotByDie = [0, 0, 1, 1, 2, 3] as const

/** Random of a display: the slot of the die; if it does not do, outwards, then round to slot 1. −1 when none does. */
export function randomSlot(game: Game, slots: readonly number[], fits: (tile: number) => boolean): number {
  const first = slotByDie[rollChoice(game, 'slot') - 1]
  for (let step = 0; step < slots.length; step += 1) {
    const slot = (first + step) % slots.length
    if (slots[slot] >= 0 && fits(slots[slot])) return slot
  }
  return -1
}

/** The tiles of a display, slot 1 first. */
export const slotsOf = (game: Game, display: (typeof displays)[number]): number[] =>
  game.displays[displays.indexOf(display)]

/** The first prize of a region's treasure. */
const firstPrize = (game: Game, region: number): number =>
  game.tables.edition.treasures[game.treasures[region]].prizes[0]

/** How many steps the Tengu's kodama is behind the human's; 0 when it is not. */
function stepsBehind(game: Game, region: number): number {
  return Math.max(0, game.seats[humanSeat].kodamas[region] - game.seats[tenguSeat].kodamas[region])
}

/**
 * The region of the most competitive kodama among some regions: behind the human's and nearest to a tie; else, or when
 * several are, on the track with the highest first prize; then leftmost. −1 when none of them can step.
 */
export function mostCompetitive(game: Game, among: readonly number[]): number {
  const movable = among.filter((region) => canStep(game, tenguSeat, region))
  const behind = movable.filter((region) => stepsBehind(game, region) > 0)
  const nearest = Math.min(...behind.map((region) => stepsBehind(game, region)))
  const candidates = behind.length === 0 ? movable : behind.filter((region) => stepsBehind(game, region) === nearest)
  return highestPrize(game, candidates)
}

/** The region with the highest first prize, the leftmost of several; −1 for none. */
export function highestPrize(game: Game, among: readonly number[]): number {
  if (among.length === 0) return -1
  return among.reduce((best, region) => (firstPrize(game, region) > firstPrize(game, best) ? region : best))
}

/** All five regions by number. */
export const allRegions: readonly number[] = regions.map((_, region) => region)

/** A die of the Tengu that can cross: with a free die space on its bank. */
export interface Crossing {
  readonly die: number
  /** The hill that matches its region; the die reaches both hills of its bank. */
  readonly hill: number
  /** Whether the human also has a die in a river region of that bank that can cross. */
  readonly contested: boolean
  readonly freeSpaces: number
}

/** The Tengu's crossings, the highest die first; of equal dice the leftmost region first. */
export function crossingsOf(game: Game): readonly Crossing[] {
  const { dice, places } = game.seats[tenguSeat]
  return places
    .flatMap((place, die): readonly Crossing[] => {
      if (place < inForest || place >= inHome) return []
      const hill = areaOf(place - inForest)
      if (!hasCrossingSpace(game, hill)) return []
      return [{ die, hill, contested: isContested(game, hill), freeSpaces: freeSpacesOn(game, hill) }]
    })
    .toSorted((one, other) => dice[other.die] - dice[one.die] || one.hill - other.hill)
}

/** The two hills of a hill's bank, left first. */
export const bankOf = (hill: number): readonly [number, number] => [hill & 2, (hill & 2) + 1]

/** Whether the human has a die that could cross to the same bank. In games of rules 1 a die of 1, which cannot, contests too. */
function isContested(game: Game, hill: number): boolean {
  const { dice, places } = game.seats[humanSeat]
  return places.some(
    (place, die) =>
      place >= inForest &&
      place < inHome &&
      bankOf(hill).includes(areaOf(place - inForest)) &&
      (game.rules.version === 1 || canPayToll(dice[die])),
  )
}

function freeSpacesOn(game: Game, hill: number): number {
  const taken = game.seats.flatMap(({ places }) => places).filter((place) => bankOf(hill).includes(place - acrossRiver))
  return game.tables.board.crossingSpaces - taken.length
}

/** The hills by number, left to right. */
export const allHills: readonly number[] = riverRegions.map((_, hill) => hill)
