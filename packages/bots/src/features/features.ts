/** The features of a position for a seat: only what that seat may know, whatever the game holds besides. */
import { type Game, phases, tenguSeat } from '@bitoku/engine'
import { layoutOf, years } from './layout.ts'
import { countAllHoldings, seatsFrom } from './holdings.ts'
import type { Holdings } from './things.ts'
import { addAmount, addHot, type FeatureList, mostFeatures } from './list.ts'
import { writeMarket } from './market.ts'
import { writeOwn } from './own.ts'
import { writeSeat } from './seat.ts'

/**
 * Fills the list with the features of a position, and returns the holdings of the seats, the own one first: they are valid
 * until the next call.
 */
export function writeFeatures(game: Game, seat: number, list: FeatureList): readonly Holdings[] {
  const layout = layoutOf(game.tables)
  const room = countAllHoldings(game, seat)
  const left = game.phase === 'ascension' || game.phase === 'over' ? 0 : years - game.round
  list.count = 0
  addHot(list, layout.clock + (game.round - 1) * phases.length + phases.indexOf(game.phase))
  for (let rank = 0; rank < game.seats.length; rank += 1) {
    const other = seatsFrom(game, seat, rank)
    writeSeat(list, layout.seats[rank], game, other, room[rank], left)
    if (game.active >= 0 && game.order[game.active] === other) addHot(list, layout.next + rank)
  }
  writeOwn(list, layout.own, game, seat, room[0], left)
  writeMarket(list, layout.market, game, seat, room[0])
  if (game.tengu !== undefined) writeTengu(list, game)
  // Lists of fixed length forget what is too much without a word.
  if (list.count > mostFeatures) throw new RangeError(`${list.count} features are more than ${mostFeatures}`)
  return room
}

/** The Tengu's cards that lie open, those still in its deck, its attitude and its rocks. */
function writeTengu(list: FeatureList, game: Game): void {
  const { tengu } = layoutOf(game.tables)
  const { row, deck, attitude } = game.tengu ?? { row: [], deck: [], attitude: false }
  const cards = game.tables.edition.tengu.length
  row.forEach((card, place) => addHot(list, tengu.row + place * cards + card))
  for (const card of deck) addAmount(list, tengu.deck + card, 0.5)
  if (attitude) addHot(list, tengu.attitude)
  for (const rock of game.seats[tenguSeat].rocks) addHot(list, tengu.rocks + rock)
}
