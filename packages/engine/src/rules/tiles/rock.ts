/** T-10 and T-11: rocks of the garden and pilgrims on the rock path. */
import { addMove, move, type MoveList } from '../../moves.ts'
import type { Game } from '../../state.ts'
import { canPay, priceOfAny } from '../payment.ts'

/** Whether a seat can take a rock: a free rock space and a rock in the garden. */
export function canTakeRock(game: Game, seat: number): boolean {
  if (game.seats[seat].rocks.length >= game.tables.edition.playerBoard.rockPath.rocks) return false
  return game.garden.some((rock) => rock >= 0)
}

/** The rocks of the garden. */
export function listRocks(game: Game, seat: number, part: number, list: MoveList): void {
  if (!canTakeRock(game, seat)) return
  for (const rock of game.garden) if (rock >= 0) addMove(list, move.rock, part, rock)
}

/** Takes a rock to the leftmost free space of the rock path. */
export function takeRock(game: Game, seat: number, rock: number): void {
  game.garden[game.garden.indexOf(rock)] = -1
  game.seats[seat].rocks.push(rock)
  game.events?.push({ type: 'rock-gained', seat, rock: game.tables.edition.rocks[rock].id })
}

/** The price of a pilgrim space of the rock path. */
export function pilgrimPrice(game: Game, space: number) {
  return priceOfAny(game.tables.edition.playerBoard.rockPath.pilgrimCosts[space])
}

/** Whether an awake pilgrim may rest on a space: empty, next to an own rock, its cost payable. */
function canRestAt(game: Game, seat: number, space: number): boolean {
  const player = game.seats[seat]
  if (player.pilgrims === 0 || (player.rockPilgrims & (1 << space)) !== 0) return false
  // Rocks fill from the left: space i lies between rock i and rock i + 1 (counted from 1).
  if (player.rocks.length < Math.max(1, space)) return false
  return canPay(game, seat, pilgrimPrice(game, space), 0)
}

/** Whether an awake pilgrim may rest anywhere on the rock path. */
export function canRest(game: Game, seat: number): boolean {
  const { length } = game.tables.edition.playerBoard.rockPath.pilgrimCosts
  for (let space = 0; space < length; space += 1) if (canRestAt(game, seat, space)) return true
  return false
}

/** The pilgrim spaces a seat may use. */
export function listRestingPlaces(game: Game, seat: number, part: number, list: MoveList): void {
  const { length } = game.tables.edition.playerBoard.rockPath.pilgrimCosts
  for (let space = 0; space < length; space += 1) {
    if (canRestAt(game, seat, space)) addMove(list, move.pilgrim, part, space)
  }
}

/** The pilgrim falls asleep on the rock path for good. */
export function restPilgrim(game: Game, seat: number, space: number): void {
  const player = game.seats[seat]
  player.pilgrims -= 1
  player.rockPilgrims |= 1 << space
  game.events?.push({ type: 'rock-pilgrim', seat, space: space + 1 })
}
