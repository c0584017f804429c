/** S-18 and S-19: the favours of the hills. */
import { begin } from '../../effects/begin.ts'
import { canBegin } from '../../effects/possible.ts'
import { leaveTrail, originOf, pushFrame } from '../../frames.ts'
import { remember } from '../../gains.ts'
import { addMove, argumentOf, kindOf, move, type MoveList } from '../../moves.ts'
import { favours, riverRegions } from '../../names.ts'
import type { Frame, Game } from '../../state.ts'
import { gainBitoku } from '../tiles/decks.ts'

const bitokuFavour = favours.indexOf('bitoku')
const yokaiFavour = favours.indexOf('yokai')
const giftsFavour = favours.indexOf('gifts')
const allCovered = 7

/** The hills a crossed die reaches: with banks, both of its bank (S-16). */
function hillsReached(game: Game, hill: number): readonly number[] {
  return game.tables.board.banks ? [hill & 2, (hill & 2) + 1] : [hill]
}

/** A die has crossed: one favour must be covered, if any is left. */
export function beginFavour(game: Game, seat: number, hill: number): void {
  if (hillsReached(game, hill).every((reached) => game.covered[reached] === allCovered)) return
  pushFrame(game, seat, 'favour', originOf('favour', hill), hill, 0)
}

/** The favours that may be covered: taken, or declined where there is something to decline. */
export function listFavours(game: Game, seat: number, frame: Frame, list: MoveList): void {
  for (const hill of hillsReached(game, frame.n)) {
    for (let favour = 0; favour < favours.length; favour += 1) {
      if ((game.covered[hill] & (1 << favour)) !== 0) continue
      const canTake = canTakeFavour(game, seat, hill, favour)
      if (canTake) addMove(list, move.favour, 0, (hill << 2) | favour)
      if (!canTake || favour !== giftsFavour) addMove(list, move.cover, 0, (hill << 2) | favour)
    }
  }
}

function canTakeFavour(game: Game, seat: number, hill: number, favour: number): boolean {
  if (favour === bitokuFavour) return game.hillBitoku[hill] >= 0
  if (favour === yokaiFavour) return game.hillYokai[hill] >= 0
  return canBegin(game, seat, game.tables.edition.forest.gifts, -1)
}

/** Lays the marker of a seat on a favour. */
export function coverFavour(game: Game, seat: number, hill: number, favour: number): void {
  game.covered[hill] |= 1 << favour
  game.coveredBy[hill * favours.length + favour] = seat
}

/** Covers a favour and, unless it is declined, takes it. */
export function takeFavour(game: Game, seat: number, code: number): void {
  leaveTrail(game, seat)
  const hill = argumentOf(code) >> 2
  const favour = argumentOf(code) & 3
  const taken = kindOf(code) === move.favour
  coverFavour(game, seat, hill, favour)
  game.events?.push({ type: 'favour-covered', seat, hill: riverRegions[hill], favour: favours[favour], taken })
  if (!taken) return
  if (favour === bitokuFavour) {
    const card = game.hillBitoku[hill]
    game.hillBitoku[hill] = -1
    gainBitoku(game, seat, card)
  } else if (favour === yokaiFavour) takeHillYokai(game, seat, hill)
  else begin(game, seat, game.tables.edition.forest.gifts, originOf('favour', hill))
}

function takeHillYokai(game: Game, seat: number, hill: number): void {
  const card = game.hillYokai[hill]
  game.hillYokai[hill] = -1
  game.seats[seat].hand.push(card)
  game.events?.push({ type: 'yokai-gained', seat, card: game.tables.yokai[card].id })
  remember(game, seat, 'card')
}
