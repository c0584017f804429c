/** Features that every seat has, own or rival: only what everyone may know. */
import { acrossRiver, type Game, inForest, inHome, type Seat, unlocked } from '@bitoku/engine'
import { figuresOf } from './figures.ts'
import { mostPips, type SeatBlock, sizes } from './layout.ts'
import type { Holdings } from './things.ts'
import { missingFor } from './visions.ts'
import { addAmount, addHot, addOneHot, type FeatureList } from './list.ts'

/** The class of a die's place. */
function dieClass(place: number): number {
  if (place <= unlocked) return place
  if (place >= acrossRiver) return 7
  if (place >= inHome) return 6
  const region = place - inForest
  return 2 + (region > 2 ? region - 1 : region)
}

/** Turns that a seat can still take this Summer, passing not counted. */
function turnsLeft({ hand, played, dice, places }: Seat): number {
  let empty = 0
  for (const card of played) if (card < 0) empty += 1
  let turns = Math.min(empty, hand.length)
  for (let die = 0; die < dice.length; die += 1) {
    const place = places[die]
    if (place <= unlocked) turns += dice[die] > 1 ? 2 : 1
    else if (place < inHome && dice[die] > 1) turns += 1
  }
  return turns
}

/** Writes what everyone may know of a seat; `left` are the years to come. */
export function writeSeat(
  list: FeatureList,
  block: SeatBlock,
  game: Game,
  seat: number,
  holdings: Holdings,
  left: number,
): void {
  const player = game.seats[seat]
  addHot(list, block.place + game.order.indexOf(seat))
  for (let line = 0; line < holdings.lines.length; line += 1) {
    addAmount(list, block.lines + line, holdings.lines[line] * 0.1)
  }
  addAmount(list, block.total, holdings.total * 0.02)
  writeStock(list, block, player)
  writeDice(list, block, player, left)
  if (game.phase === 'summer') addOneHot(list, block.turns, sizes.turns, turnsLeft(player))
  writeTracks(list, block, game, player)
  writeCards(list, block, player, holdings)
  writeTableau(list, block, game, seat, holdings)
  if (player.passed) addHot(list, block.passed)
}

function writeStock(list: FeatureList, block: SeatBlock, { resources, amulets, pilgrims }: Seat): void {
  let held = 0
  for (let kind = 0; kind < resources.length; kind += 1) {
    const first = block.resources + kind * (sizes.resource + 1)
    if (resources[kind] > 0) addHot(list, first + Math.min(sizes.resource, resources[kind]) - 1)
    addAmount(list, first + sizes.resource, resources[kind] * 0.25)
    held += resources[kind]
  }
  addOneHot(list, block.held, sizes.held, held)
  for (let value = 0; value < amulets.length; value += 1) {
    const most = Math.min(sizes.amulet, amulets[value])
    if (most > 0) addHot(list, block.amulets + value * sizes.amulet + most - 1)
  }
  addOneHot(list, block.pilgrims, sizes.pilgrims, pilgrims)
  addAmount(list, block.pilgrims + sizes.pilgrims, pilgrims * 0.25)
}

function writeDice(list: FeatureList, block: SeatBlock, { dice, places }: Seat, left: number): void {
  let sum = 0
  for (let die = 0; die < dice.length; die += 1) {
    const value = Math.min(mostPips, Math.max(1, dice[die]))
    addHot(list, block.dice + dieClass(places[die]) * mostPips + value - 1)
    sum += value
  }
  addAmount(list, block.diceSum, sum * 0.1)
  addAmount(list, block.diceSum + 1, sum * left * 0.05)
}

/** Kodamas by the treasure that they strive for. */
function writeTracks(list: FeatureList, block: SeatBlock, { tables, treasures }: Game, { kodamas }: Seat): void {
  for (let region = 0; region < kodamas.length; region += 1) {
    addHot(list, block.kodamas + treasures[region] * tables.trackEnd + kodamas[region] - 1)
  }
}

function writeCards(list: FeatureList, block: SeatBlock, player: Seat, holdings: Holdings): void {
  for (let type = 0; type < 6; type += 1) addAmount(list, block.yokaiTypes + type, holdings.yokaiTypes[type] * 0.4)
  addOneHot(list, block.yokai, sizes.cards, Math.max(0, holdings.yokai - 3))
  addOneHot(list, block.hand, sizes.hand, player.hand.length)
}

function writeTableau(list: FeatureList, block: SeatBlock, game: Game, seat: number, holdings: Holdings): void {
  const { visions, sideForks } = figuresOf(game.tables)
  const player = game.seats[seat]
  for (const type of player.bitoku) addHot(list, block.bitoku + type)
  if (player.completed < player.bitoku.length) addHot(list, block.nextBitoku + player.bitoku[player.completed])
  addOneHot(list, block.waiting, sizes.waiting, player.bitoku.length - player.completed)
  addOneHot(list, block.completed, game.tables.edition.bitoku.length + 1, player.completed)
  addHot(list, block.built + player.built)
  addHot(list, block.crystals + player.crystals.length - countEmpty(player.crystals))
  addOneHot(list, block.pairs, sizes.pairs, player.pairs.length)
  addAmount(list, block.loose, player.mitamas.length * 0.5)
  addAmount(list, block.loose + 1, player.dragonflies.length * 0.5)
  addHot(list, block.rocks + player.rocks.length)
  for (let space = 0; space < player.trunk.length; space += 1) {
    addAmount(list, block.trunk + space, player.trunk[space])
  }
  for (let place = 0; place < game.sidePlaces.length; place += 1) {
    if (game.sidePlaces[place] === seat) addHot(list, block.sides + sideForks[place])
  }
  for (const card of player.visions) {
    const missing = missingFor(visions[card].needs, holdings.items)
    addAmount(list, block.visions + Math.min(missing, sizes.missing - 1), visions[card].worth * 0.15)
  }
}

function countEmpty(spaces: readonly number[]): number {
  let empty = 0
  for (const tile of spaces) if (tile < 0) empty += 1
  return empty
}
