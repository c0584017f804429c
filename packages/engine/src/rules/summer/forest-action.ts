/** S-7 to S-12 and S-15: what a placed die may do in a river region. */
import { begin } from '../../effects/begin.ts'
import { canBegin } from '../../effects/possible.ts'
import { leaveTrail, originOf, reduceFrame } from '../../frames.ts'
import { gainAmulet, gainVp } from '../../gains.ts'
import { addMove, argumentOf, kindOf, move, type MoveList } from '../../moves.ts'
import { regions } from '../../names.ts'
import { isTengu } from '../../solo/tengu.ts'
import type { Frame, Game } from '../../state.ts'
import { ancient, areaOf, spacesPerArea } from '../../tables.ts'
import { highestDie, highestOtherDie } from './dice.ts'

/** What a `region` frame still holds: the forest action, the building action. */
export const forestPart = 1
/** See `forestPart`. */
export const buildingPart = 2

/** Whether some line of a region could be taken with a die of that value. */
export function canTakeSomeLine(game: Game, seat: number, region: number, value: number): boolean {
  return game.tables.lines[region].some((line) => line.requires <= value && canBegin(game, seat, line.effect, region))
}

/** The lines of a region that a die of that value may take; `amulet` is what S-15 asks on top. */
export function listLines(
  game: Game,
  seat: number,
  region: number,
  value: number,
  amulet: number,
  list: MoveList,
): void {
  for (const line of game.tables.lines[region]) {
    if (line.requires > value || !canBegin(game, seat, line.effect, region)) continue
    addMove(list, move.line, 0, line.requires | (amulet << 4))
  }
}

/** What the dice of a region ask of a die for its forest action. */
export type ForestLeave = 'open' | 'closed' | 'amulet'

/** S-8 and, in the harder variant, S-15: whether the forest action is open to a die. */
export function forestLeave(game: Game, seat: number, region: number, die: number): ForestLeave {
  const value = game.seats[seat].dice[die]
  const others = highestOtherDie(game, region, seat, die)
  if (!game.rules.harder) return value >= others ? 'open' : 'closed'
  if (value > others) return 'open'
  return value === highestDie && others === highestDie ? 'amulet' : 'closed'
}

/** The forest lines and buildings that the placed die of a `region` frame may use. */
export function listRegion(game: Game, seat: number, frame: Frame, list: MoveList): void {
  const { region, item: die, mask } = frame
  const value = game.seats[seat].dice[die]
  if ((mask & forestPart) !== 0) {
    const leave = forestLeave(game, seat, region, die)
    if (leave === 'open') listLines(game, seat, region, value, 0, list)
    else if (leave === 'amulet') {
      const { amulets } = game.seats[seat]
      for (let amulet = 1; amulet <= 3; amulet += 1) {
        if (amulets[amulet - 1] > 0) listLines(game, seat, region, value, amulet, list)
      }
    }
  }
  if ((mask & buildingPart) !== 0) listBuildingActions(game, seat, region, value, list)
}

function listBuildingActions(game: Game, seat: number, region: number, value: number, list: MoveList): void {
  const first = areaOf(region) * spacesPerArea
  for (let space = 0; space < spacesPerArea; space += 1) {
    const tile = game.buildings[first + space]
    if (tile < 0 || (game.freshBuildings & (1 << (first + space))) !== 0) continue
    const building = buildingOf(game, tile)
    if (building.minimum > value || !canBegin(game, seat, building.action, region)) continue
    addMove(list, move.building, 0, (tile << 2) | space)
  }
}

/** The building or ancient building of a tile number. */
export function buildingOf(game: Game, tile: number) {
  const { edition } = game.tables
  return tile >= ancient ? edition.ancientBuildings[tile - ancient] : edition.buildings[tile]
}

/** Carries out a choice of `listRegion`. */
export function actInRegion(game: Game, seat: number, frame: Frame, code: number): void {
  const { region, mask, n } = frame
  const isLine = kindOf(code) === move.line
  const left = mask & ~(isLine ? forestPart : buildingPart)
  if (left === 0) leaveTrail(game, seat)
  else reduceFrame(game, seat, n, left)
  if (isLine) takeLine(game, seat, region, code)
  else useBuilding(game, seat, region, argumentOf(code) & 3)
}

/** Takes a line, spending the amulet of S-15 if it asks for one. */
export function takeLine(game: Game, seat: number, region: number, code: number): void {
  const requires = argumentOf(code) & 15
  const amulet = argumentOf(code) >> 4
  if (amulet > 0) {
    game.seats[seat].amulets[amulet - 1] -= 1
    game.events?.push({ type: 'amulets-spent', seat, values: [amulet] })
  }
  game.events?.push({ type: 'forest-action', seat, region: regions[region], requires })
  for (const line of game.tables.lines[region]) {
    if (line.requires === requires) begin(game, seat, line.effect, originOf('line', requires, region))
  }
}

/** S-9 and S-10: a building's action; its owner, if another seat, has its bonus at once. */
function useBuilding(game: Game, seat: number, region: number, space: number): void {
  const index = areaOf(region) * spacesPerArea + space
  const tile = game.buildings[index]
  const building = buildingOf(game, tile)
  const owner = game.owners[index]
  game.events?.push({ type: 'building-used', seat, building: building.id, owner: owner < 0 ? undefined : owner })
  if (owner >= 0 && owner !== seat) payOwner(game, owner, tile)
  begin(game, seat, building.action, originOf('building', tile, region))
}

const ownerOrigin = originOf('owner', -1)

function payOwner(game: Game, owner: number, tile: number): void {
  if (isTengu(game, owner)) {
    // O-7: the Tengu has 1 VP instead of the bonus.
    gainVp(game, owner, 1, ownerOrigin.source)
    return
  }
  const { owner: bonus } = game.tables.edition.buildings[tile]
  if (bonus === 'vp-or-amulet') {
    game.seats[owner].owed += 1
    game.events?.push({ type: 'bonus-owed', seat: owner })
    return
  }
  gainVp(game, owner, 1, ownerOrigin.source)
  if (bonus === 'vp-and-amulet') gainAmulet(game, owner, 1)
}

/** The two bonuses an owner may choose from. */
export function listBonuses(list: MoveList): void {
  addMove(list, move.bonus, 0, 0)
  addMove(list, move.bonus, 0, 1)
}

/** The owner's choice: 1 VP or a +1 amulet. */
export function takeBonus(game: Game, seat: number, code: number): void {
  game.seats[seat].owed -= 1
  if (argumentOf(code) === 0) gainVp(game, seat, 1, ownerOrigin.source)
  else gainAmulet(game, seat, 1)
}
