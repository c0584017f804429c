/** S-14: the copy space of the Home: one plays in another die's place. */
import { begin } from '../../effects/begin.ts'
import { canBegin } from '../../effects/possible.ts'
import { originOf, pushFrame } from '../../frames.ts'
import { addMove, move, type MoveList } from '../../moves.ts'
import { type Game, inHome, isForestPlace, regionOfPlace } from '../../state.ts'
import { home } from '../../tables.ts'
import { canTakeSomeLine } from './forest-action.ts'

/** Whether copying another seat's die would let this seat do something. */
function canCopyDie(game: Game, seat: number, of: number, die: number): boolean {
  const place = game.seats[of].places[die]
  if (!isForestPlace(place)) return false
  const region = regionOfPlace(place)
  if (region !== home) return canTakeSomeLine(game, seat, region, game.seats[of].dice[die])
  const { effect } = game.tables.homeSpaces[place - inHome]
  return effect.kind !== 'copy' && canBegin(game, seat, effect, home)
}

/** Whether there is any die worth copying. */
export function canCopy(game: Game, seat: number): boolean {
  for (let of = 0; of < game.seats.length; of += 1) {
    if (of === seat) continue
    for (let die = 0; die < game.seats[of].dice.length; die += 1) if (canCopyDie(game, seat, of, die)) return true
  }
  return false
}

/** The dice of other seats that may be copied. */
export function listCopies(game: Game, seat: number, part: number, list: MoveList): void {
  for (let of = 0; of < game.seats.length; of += 1) {
    if (of === seat) continue
    for (let die = 0; die < game.seats[of].dice.length; die += 1) {
      if (canCopyDie(game, seat, of, die)) addMove(list, move.copy, part, (of << 2) | die)
    }
  }
}

/** Takes the place of another seat's die: its region and its value, without the comparison of S-8. */
export function copyDieOf(game: Game, seat: number, of: number, die: number): void {
  const place = game.seats[of].places[die]
  const region = regionOfPlace(place)
  game.events?.push({ type: 'copied', seat, of, die: die + 1, value: game.seats[of].dice[die] })
  if (region === home) {
    begin(game, seat, game.tables.homeSpaces[place - inHome].effect, originOf('home', place - inHome, home))
  } else pushFrame(game, seat, 'lines', originOf('line', -1, region), game.seats[of].dice[die], 0)
}
