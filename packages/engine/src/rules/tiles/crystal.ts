/** T-8: crystals. */
import { remember } from '../../gains.ts'
import { addMove, move, type MoveList } from '../../moves.ts'
import { displays } from '../../names.ts'
import type { Game } from '../../state.ts'
import { canPay, priceOfAny } from '../payment.ts'

const display = displays.indexOf('crystal')

/** The price of a slot of the crystal display. */
export const crystalPrice = (game: Game, slot: number) => priceOfAny(game.tables.board.crystalSlots[slot])

/** Whether a seat has an empty space of a crystal's colour. */
export function hasSpaceFor(game: Game, seat: number, crystal: number): boolean {
  const { crystals } = game.seats[seat]
  const { spaceColour, crystalColour } = game.tables
  for (let space = 0; space < crystals.length; space += 1) {
    if (crystals[space] < 0 && spaceColour[space] === crystalColour[crystal]) return true
  }
  return false
}

/** Whether a seat can take some crystal. */
export function canTakeCrystal(game: Game, seat: number, discount: number): boolean {
  const slots = game.displays[display]
  for (let slot = 0; slot < slots.length; slot += 1) {
    if (slots[slot] < 0 || !hasSpaceFor(game, seat, slots[slot])) continue
    if (canPay(game, seat, crystalPrice(game, slot), discount)) return true
  }
  return false
}

/** The crystals a seat can pay from one slot, with every different free space of their colour. */
export function listCrystals(
  game: Game,
  seat: number,
  slot: number,
  discount: number,
  part: number,
  flag: number,
  list: MoveList,
): void {
  const crystal = game.displays[display][slot]
  if (crystal < 0 || !canPay(game, seat, crystalPrice(game, slot), discount)) return
  const { crystals } = game.seats[seat]
  const { spaceColour, crystalColour, edition } = game.tables
  let offeredVp = -1
  for (let space = 0; space < crystals.length; space += 1) {
    if (crystals[space] >= 0 || spaceColour[space] !== crystalColour[crystal]) continue
    const { vp, colour } = edition.playerBoard.crystals[space]
    // An ingenuity space belongs to a card space; of the others, those with equal VP are the same choice.
    if (colour !== 'ingenuity' && vp === offeredVp) continue
    offeredVp = vp
    addMove(list, move.crystal, part, slot | (space << 4) | flag)
  }
}

/** The paid crystal is set in its space; the pilgrim that slept there wakes. */
export function setCrystal(game: Game, seat: number, slot: number, space: number): void {
  const player = game.seats[seat]
  const crystal = game.displays[display][slot]
  remember(game, seat, 'crystal')
  game.displays[display][slot] = -1
  player.crystals[space] = crystal
  player.pilgrims += 1
  game.events?.push({
    type: 'crystal-gained',
    seat,
    crystal: game.tables.edition.crystals[crystal].id,
    slot: slot + 1,
    space: space + 1,
  })
}
