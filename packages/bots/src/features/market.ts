/** Features of the main board, the displays and the cards on the hills. */
import { acrossRiver, ancient, favours, type Game, inForest, inHome, regions } from '@bitoku/engine'
import { figuresOf } from './figures.ts'
import { type MarketBlock, mostPips } from './layout.ts'
import type { Holdings } from './things.ts'
import { addAmount, addHot, addOneHot, type FeatureList } from './list.ts'

/** Writes what lies in the middle of the table. */
export function writeMarket(list: FeatureList, block: MarketBlock, game: Game, seat: number, own: Holdings): void {
  for (let display = 0; display < game.displays.length; display += 1) {
    const tiles = game.displays[display]
    for (let slot = 0; slot < tiles.length; slot += 1) {
      if (tiles[slot] < 0) continue
      // The further from the stack, the dearer.
      addAmount(list, block.tiles[display] + tiles[slot], 1 - slot * 0.1)
    }
  }
  let best = 0
  for (const rock of game.garden) {
    if (rock < 0) continue
    addHot(list, block.garden + rock)
    if (own.rockItems[rock] > best) best = own.rockItems[rock]
  }
  addAmount(list, block.bestRock, best * 0.2)
  writeHills(list, block, game, seat)
  writeForest(list, block, game)
  for (const tile of game.buildings) {
    if (tile < 0) continue
    const index = tile >= ancient ? game.tables.edition.buildings.length + tile - ancient : tile
    addHot(list, block.built + index)
  }
  const { sideForks } = figuresOf(game.tables)
  for (let place = 0; place < sideForks.length; place += 1) {
    if (sideForks[place] >= 0 && game.sidePlaces[place] < 0) addAmount(list, block.freeSides + sideForks[place], 0.5)
  }
}

const [bitoku, yokai, gifts] = favours.map((_, at) => at)

/** The cards that can still be taken across the river. */
function writeHills(list: FeatureList, block: MarketBlock, game: Game, seat: number): void {
  const has = game.seats[seat].bitoku
  for (let hill = 0; hill < game.covered.length; hill += 1) {
    for (let favour = 0; favour < favours.length; favour += 1) {
      if ((game.covered[hill] & (1 << favour)) !== 0) continue
      if (favour === gifts) addAmount(list, block.gifts, 0.3)
      if (favour === bitoku && game.hillBitoku[hill] >= 0) {
        addHot(list, block.hillBitoku + game.hillBitoku[hill])
        if (!has.includes(game.hillBitoku[hill])) addAmount(list, block.newBitoku, 0.5)
      }
      if (favour === yokai && game.hillYokai[hill] >= 0) addHot(list, block.hillYokai + game.hillYokai[hill])
    }
  }
}

const highest = new Int32Array(regions.length)
const taken = new Int32Array(regions.length)

/** The highest die and the free spaces of each region. */
function writeForest(list: FeatureList, block: MarketBlock, game: Game): void {
  const { board } = game.tables
  highest.fill(0)
  taken.fill(0)
  for (const { dice, places } of game.seats) {
    for (let die = 0; die < dice.length; die += 1) {
      const place = places[die]
      if (place < inForest || place >= acrossRiver) continue
      if (place >= inHome) {
        addHot(list, block.homes + place - inHome)
        continue
      }
      const region = place - inForest
      taken[region] += 1
      if (dice[die] > highest[region]) highest[region] = dice[die]
    }
  }
  for (let region = 0; region < highest.length; region += 1) {
    addOneHot(list, block.highest + region * (mostPips + 1), mostPips + 1, highest[region])
    addOneHot(list, block.free + region * (board.dieSpaces + 1), board.dieSpaces + 1, taken[region])
  }
}
