/** Stage helpers of the Summer tests. */
import { type Display, displays, type RiverRegion, riverRegions } from '../../src/names.ts'
import { type Game, inForest, locked, unlocked } from '../../src/state.ts'
import { ancient, spacesPerArea } from '../../src/tables.ts'
import { act, moves, numberOf, regionNumber } from '../scenario.ts'

/** Puts an unlocked die with a value on its own board. */
export function wakeDie(game: Game, seat: number, die: number, value: number): void {
  game.seats[seat].places[die - 1] = unlocked
  game.seats[seat].dice[die - 1] = value
}

/** Gives a seat exactly these amulets of value 1, 2, 3. */
export function giveAmulets(game: Game, seat: number, ones: number, twos = 0, threes = 0): void {
  game.seats[seat].amulets = [ones, twos, threes]
}

/** Takes every building, the ancient ones too, off the board, so that a test names all that stand there. */
export function clearBuildings(game: Game): void {
  game.buildings.fill(-1)
  game.owners.fill(-1)
}

/** Puts a building of a seat on the space of its type in a region's inhabited area. */
export function putBuilding(game: Game, region: RiverRegion, id: string, owner: number): void {
  const tile = numberOf.building(game, id)
  const first = riverRegions.indexOf(region) * spacesPerArea
  for (let space = first; space < first + spacesPerArea; space += 1) {
    if (game.tables.areaTypes[space] !== game.tables.buildingType[tile]) continue
    game.buildings[space] = tile
    game.owners[space] = owner
    return
  }
  throw new Error(`no space for ${id} in ${region}`)
}

/** Puts an ancient building on the lower-left space of a region's inhabited area. */
export function putAncient(game: Game, region: RiverRegion, id: string): void {
  const space = riverRegions.indexOf(region) * spacesPerArea
  game.buildings[space] = ancient + numberOf.ancient(game, id)
  game.owners[space] = -1
}

/** Lays out a display: the ids of its tiles, slot 1 first; slots without one are empty. */
export function show(game: Game, display: Display, ...ids: readonly string[]): void {
  const slots = game.displays[displays.indexOf(display)]
  slots.fill(-1)
  ids.forEach((id, slot) => {
    slots[slot] = numberOf[display](game, id)
  })
}

/** Gives a seat these cards in hand. */
export function deal(game: Game, seat: number, ...ids: readonly string[]): void {
  game.seats[seat].hand = ids.map((id) => numberOf.yokai(game, id))
}

/** Puts these cards on a seat's card spaces, left to right; the rest stays empty. */
export function lay(game: Game, seat: number, ...ids: readonly string[]): void {
  game.seats[seat].played = [0, 1, 2].map((space) => (space < ids.length ? numberOf.yokai(game, ids[space]) : -1))
}

/** Brings a seat to the end of its Summer: three cards played, dice of 1 in the forest of a region, nothing in hand. */
export function finish(game: Game, seat: number, ...where: readonly [RiverRegion, RiverRegion, RiverRegion]): void {
  lay(game, seat, 'kappa', 'imomushi', 'ookami')
  game.seats[seat].hand = []
  game.seats[seat].places = where.map((region) => inForest + regionNumber(region))
  game.seats[seat].dice = [1, 1, 1]
}

/** Makes a seat unable to do anything but cross: no cards in hand, no die that could leave its board. */
export function freeze(game: Game, seat: number): void {
  game.seats[seat].hand = []
  game.seats[seat].pilgrims = 0
  for (let die = 0; die < 3; die += 1)
    if (game.seats[seat].places[die] === unlocked) game.seats[seat].places[die] = locked
}

/** The moves but for skipping. */
export function offers(game: Game, seat = 0): string[] {
  return moves(game, seat).filter((text) => text !== 'skip')
}

/** Skips whatever a seat is offered until its turn is over. */
export function skipRest(game: Game, seat = 0): void {
  for (let guard = 0; guard < 100 && moves(game, seat).includes('skip'); guard += 1) act(game, seat, 'skip')
}

/** The seat in whose turn the game is. */
export const atTurn = (game: Game): number => game.order[game.active]
