/** T-1: building. */
import { gainAmulet, remember } from '../../gains.ts'
import { addMove, move, type MoveList } from '../../moves.ts'
import { displays, riverRegions } from '../../names.ts'
import type { Game } from '../../state.ts'
import { type Price, regionOf, spacesPerArea } from '../../tables.ts'
import { advanceKodama, canStep } from '../kodama.ts'
import { canPay } from '../payment.ts'

const display = displays.indexOf('building')

/** The price of a seat's next building. */
export function buildingPrice(game: Game, seat: number): Price {
  return game.tables.buildingPrices[game.seats[seat].built]
}

/** Whether a seat has a counter left and the means to build. */
export function canAffordBuilding(game: Game, seat: number, discount: number): boolean {
  if (game.seats[seat].built >= game.tables.buildingPrices.length) return false
  return canPay(game, seat, buildingPrice(game, seat), discount)
}

/** The free space for a tile in an area (area × 4 + space), −1 for none. */
export function freeSpaceFor(game: Game, tile: number, area: number): number {
  const type = game.tables.buildingType[tile]
  const first = area * spacesPerArea
  for (let space = first; space < first + spacesPerArea; space += 1) {
    if (game.tables.areaTypes[space] === type && game.buildings[space] < 0) return space
  }
  return -1
}

/** Whether a seat can build some tile of the display somewhere. */
export function canBuild(game: Game, seat: number, discount: number): boolean {
  if (!canAffordBuilding(game, seat, discount)) return false
  for (const tile of game.displays[display]) {
    if (tile < 0) continue
    for (let area = 0; area < riverRegions.length; area += 1) if (freeSpaceFor(game, tile, area) >= 0) return true
  }
  return false
}

/** Every tile of the display with every area that has a space for it. */
export function listBuildings(
  game: Game,
  seat: number,
  discount: number,
  part: number,
  flag: number,
  list: MoveList,
): void {
  if (!canAffordBuilding(game, seat, discount)) return
  for (const tile of game.displays[display]) {
    if (tile < 0) continue
    for (let area = 0; area < riverRegions.length; area += 1) {
      if (freeSpaceFor(game, tile, area) >= 0) addMove(list, move.build, part, (tile << 2) | area | flag)
    }
  }
}

/** The paid building goes up: tile, counter, then the bonus in its region. */
export function putUpBuilding(game: Game, seat: number, tile: number, area: number): void {
  const space = freeSpaceFor(game, tile, area)
  const slots = game.displays[display]
  slots[slots.indexOf(tile)] = -1
  game.buildings[space] = tile
  game.owners[space] = seat
  game.seats[seat].built += 1
  game.freshBuildings |= 1 << space
  const building = game.tables.edition.buildings[tile]
  game.events?.push({ type: 'built', seat, building: building.id, region: riverRegions[area] })
  remember(game, seat, 'build')
  const region = regionOf(area)
  if (building.kodama > 0 && canStep(game, seat, region)) remember(game, seat, 'kodama')
  advanceKodama(game, seat, region, building.kodama)
  if (building.amulet) gainAmulet(game, seat, 1)
}
