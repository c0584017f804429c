/** What the numbers of a view mean on the main board. */
import {
  type Edition,
  type MainBoard,
  type Region,
  regions,
  type RiverRegion,
  riverRegions,
  type View,
} from '@bitoku/engine'

/** The first die place of the forest, of the Home and across the river. */
const inForest = 10
const inHome = 20
const acrossRiver = 40

/** The first tile number of the ancient buildings. */
export const ancient = 512

/** Where a die of the main board stands. */
export type DiePlace =
  | { readonly on: 'forest'; readonly region: Region }
  | { readonly on: 'home'; readonly space: number }
  | { readonly on: 'hill'; readonly hill: RiverRegion }

/** The place that a number of `SeatView.places` names; undefined on the seat's own board. */
export function diePlace(place: number): DiePlace | undefined {
  if (place < inForest) return undefined
  if (place >= acrossRiver) return { on: 'hill', hill: riverRegions[place - acrossRiver] }
  if (place >= inHome) return { on: 'home', space: place - inHome }
  return { on: 'forest', region: regions[place - inForest] }
}

/** The region whose column a die stands in. */
export function columnOf(place: DiePlace): Region {
  if (place.on === 'home') return 'home'
  return place.on === 'hill' ? place.hill : place.region
}

/** The main board of a view. */
export function mainBoardOf(view: View, edition: Edition): MainBoard {
  const { seats } = view.rules
  return edition.boards[seats <= 2 ? 2 : seats === 3 ? 3 : 4]
}

/** A seat as the letter of its targets and pieces. */
export const letterOf = (seat: number): string => 'abcd'[seat]

/** The seat whose own things have short targets (`die:2`): the viewer, or whoever decides. */
export const seatOfShortTargets = (view: View, decidingSeat: number | undefined): number | undefined =>
  view.viewer ?? decidingSeat

/** The region of a river region's number among all five. */
export const isRiverRegion = (region: string): region is RiverRegion => riverRegions.some((name) => name === region)

/** A region's name, if the text is one. */
export const isRegion = (text: string): text is Region => regions.some((name) => name === text)

/** the turn order that the dice in the Home would give next year. */
export function nextOrder(view: View): readonly number[] {
  const heights = view.seats.map(({ places }) =>
    Math.min(...places.map(diePlace).map((place) => (place?.on === 'home' ? place.space : 99))),
  )
  return view.order.toSorted((one, other) => heights[one] - heights[other])
}
