/** What the Tengu takes across the river: favourite yokai and the rarest bitoku (O-3, O-4). */
import { favours, riverRegions } from '../names.ts'
import { coverFavour } from '../rules/summer/favour.ts'
import { gainBitoku } from '../rules/tiles/decks.ts'
import { acrossRiver, type Game } from '../state.ts'
import { allHills, bankOf, type Crossing, isFavouriteYokai } from './terms.ts'
import { firstOfTwo, tenguSeat } from './tengu.ts'

/** A favour to take: which hill, and which of its cards. */
export interface Catch {
  readonly hill: number
  readonly kind: 'yokai' | 'bitoku'
}

const isCovered = (game: Game, hill: number, favour: (typeof favours)[number]): boolean =>
  (game.covered[hill] & (1 << favours.indexOf(favour))) !== 0

const hasYokai = (game: Game, hill: number): boolean => !isCovered(game, hill, 'yokai') && game.hillYokai[hill] >= 0

/** Whether a hill's bitoku card can be taken and is of a type that the Tengu lacks. */
function hasNewBitoku(game: Game, hill: number): boolean {
  const card = game.hillBitoku[hill]
  return !isCovered(game, hill, 'bitoku') && card >= 0 && !game.seats[tenguSeat].bitoku.includes(card)
}

const copiesOn = (game: Game, hill: number): number => game.tables.edition.bitoku[game.hillBitoku[hill]].copies

/** The favourite yokai of the leftmost hill of a bank. */
function favouriteYokai(game: Game, crossing: Crossing): Catch | undefined {
  const hill = bankOf(crossing.hill).find((at) => hasYokai(game, at) && isFavouriteYokai(game, game.hillYokai[at]))
  return hill === undefined ? undefined : { hill, kind: 'yokai' }
}

/** Of some hills, those with the bitoku card of the fewest copies. */
function rarestOf(game: Game, hills: readonly number[]): readonly number[] {
  const candidates = hills.filter((hill) => hasNewBitoku(game, hill))
  const fewest = Math.min(...candidates.map((hill) => copiesOn(game, hill)))
  return candidates.filter((hill) => copiesOn(game, hill) === fewest)
}

/** Steps A and H: a bitoku card that is the rarest of all four hills and lies on the bank. */
function rarestOfAll(game: Game, crossing: Crossing): Catch | undefined {
  const hill = rarestOf(game, allHills).find((at) => bankOf(crossing.hill).includes(at))
  return hill === undefined ? undefined : { hill, kind: 'bitoku' }
}

/** Steps E and K: the rarest bitoku card of the bank. */
function rarestOfBank(game: Game, crossing: Crossing): Catch | undefined {
  const [hill] = rarestOf(game, bankOf(crossing.hill))
  return hill === undefined ? undefined : { hill, kind: 'bitoku' }
}

/** Any yokai of the bank; of two, a random one. */
function randomYokai(game: Game, crossing: Crossing): Catch | undefined {
  const hills = bankOf(crossing.hill).filter((hill) => hasYokai(game, hill))
  if (hills.length === 0) return undefined
  const hill = hills.length === 1 || firstOfTwo(game) ? hills[0] : hills[1]
  return { hill, kind: 'yokai' }
}

/** Steps E and K: the first possible of a favourite yokai, the rarest bitoku, a random yokai. */
export function bestCatch(game: Game, crossing: Crossing): Catch | undefined {
  return favouriteYokai(game, crossing) ?? rarestOfBank(game, crossing) ?? randomYokai(game, crossing)
}

/** Steps A and H: what the top half of the card can take there; with both kinds possible, a random one. */
export function cardCatches(game: Game, crossing: Crossing, across: readonly ('yokai' | 'bitoku')[]): readonly Catch[] {
  return [
    ...(across.includes('yokai') ? [favouriteYokai(game, crossing)] : []),
    ...(across.includes('bitoku') ? [rarestOfAll(game, crossing)] : []),
  ].filter((found) => found !== undefined)
}

/** The Tengu crosses (its dice never change value) and takes a card, or covers the leftmost favour for nothing. */
export function cross(game: Game, crossing: Crossing, taken: Catch | undefined): void {
  const { dice, places } = game.seats[tenguSeat]
  places[crossing.die] = acrossRiver + crossing.hill
  game.events?.push({
    type: 'crossed',
    seat: tenguSeat,
    die: crossing.die + 1,
    value: dice[crossing.die],
    hill: riverRegions[crossing.hill],
  })
  if (taken === undefined) coverLeftmost(game, crossing)
  else takeCard(game, taken)
}

function cover(game: Game, hill: number, favour: (typeof favours)[number], taken: boolean): void {
  coverFavour(game, tenguSeat, hill, favours.indexOf(favour))
  game.events?.push({ type: 'favour-covered', seat: tenguSeat, hill: riverRegions[hill], favour, taken })
}

function coverLeftmost(game: Game, crossing: Crossing): void {
  for (const hill of bankOf(crossing.hill)) {
    const favour = favours.find((candidate) => !isCovered(game, hill, candidate))
    if (favour === undefined) continue
    cover(game, hill, favour, false)
    return
  }
}

function takeCard(game: Game, { hill, kind }: Catch): void {
  cover(game, hill, kind, true)
  if (kind === 'bitoku') {
    const card = game.hillBitoku[hill]
    game.hillBitoku[hill] = -1
    gainBitoku(game, tenguSeat, card)
    return
  }
  const card = game.hillYokai[hill]
  game.hillYokai[hill] = -1
  game.seats[tenguSeat].deck.push(card)
  game.events?.push({ type: 'yokai-gained', seat: tenguSeat, card: game.tables.yokai[card].id })
}
