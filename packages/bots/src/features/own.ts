/** Features of the own seat alone: what only it knows, and what it could do next. */
import { acrossRiver, ancient, type Game, itemKinds, locked, type Seat } from '@bitoku/engine'
import { type Figures, figuresOf } from './figures.ts'
import { type OwnBlock, sizes } from './layout.ts'
import { shareOf } from './holdings.ts'
import { pilgrimsBeside } from './rocks.ts'
import { type Holdings, virtueOf } from './things.ts'
import { missingFor } from './visions.ts'
import { addAmount, addHot, addThermometer, type FeatureList } from './list.ts'

/** Writes the own things; `left` are the years to come. */
export function writeOwn(
  list: FeatureList,
  block: OwnBlock,
  game: Game,
  seat: number,
  holdings: Holdings,
  left: number,
): void {
  const figures = figuresOf(game.tables)
  const player = game.seats[seat]
  writePiles(list, block, player, left)
  writeVirtues(list, block, figures, player, holdings)
  writeLocks(list, block, player)
  writeCrystals(list, block, game, player, left)
  for (const tile of player.mitamas) addHot(list, block.mitamas + tile)
  for (const tile of player.dragonflies) addHot(list, block.dragonflies + tile)
  writeRocks(list, block, game, player, holdings)
  writeVisions(list, block, figures, player, holdings)
  writeTreasures(list, block, game, seat)
  writeGates(list, block, game, seat, figures)
  writeBuildings(list, block, game, seat)
  writeAffordable(list, block, game, player)
}

function writePiles(list: FeatureList, block: OwnBlock, player: Seat, left: number): void {
  for (const card of player.hand) {
    addHot(list, block.hand + card)
    addAmount(list, block.cards + card, left * 0.33)
  }
  for (const card of player.deck) {
    addHot(list, block.deck + card)
    addAmount(list, block.cards + card, left * 0.33)
  }
  for (const card of player.discard) {
    addHot(list, block.discard + card)
    addAmount(list, block.cards + card, left * 0.33)
  }
  for (const card of player.played) {
    if (card < 0) continue
    addHot(list, block.played + card)
    addAmount(list, block.cards + card, left * 0.33)
  }
}

/** The best three virtues of all own cards, in VP. */
const bestVirtues = new Float32Array(3)

/** The best virtue of a pile; its cards also compete for the best three. */
function bestOfPile(figures: Figures, pile: readonly number[], things: Int32Array): number {
  let best = 0
  for (let at = 0; at < pile.length; at += 1) {
    if (pile[at] < 0) continue
    const vp = virtueOf(figures, pile[at], things)
    if (vp > best) best = vp
    if (vp > bestVirtues[0]) {
      bestVirtues[2] = bestVirtues[1]
      bestVirtues[1] = bestVirtues[0]
      bestVirtues[0] = vp
    } else if (vp > bestVirtues[1]) {
      bestVirtues[2] = bestVirtues[1]
      bestVirtues[1] = vp
    } else if (vp > bestVirtues[2]) bestVirtues[2] = vp
  }
  return best
}

/** The fewest yokai with which a virtue may be used (W-2). */
const yokaiForVirtue = 5

/** What the spirits' virtues would give now: the best of the played cards, of the hand, and the best three of all. */
function writeVirtues(list: FeatureList, block: OwnBlock, figures: Figures, player: Seat, holdings: Holdings): void {
  const { things } = holdings
  bestVirtues.fill(0)
  const ofPlayed = bestOfPile(figures, player.played, things)
  const ofHand = bestOfPile(figures, player.hand, things)
  bestOfPile(figures, player.deck, things)
  bestOfPile(figures, player.discard, things)
  addAmount(list, block.virtues, ofPlayed * 0.1)
  addAmount(list, block.virtues + 1, ofHand * 0.1)
  for (let rank = 0; rank < 3; rank += 1) addAmount(list, block.virtues + 2 + rank, bestVirtues[rank] * 0.1)
  if (holdings.yokai >= yokaiForVirtue) addAmount(list, block.virtues + 5, Math.max(ofPlayed, ofHand) * 0.1)
}

/** Each die: locked or not, and whether a card beside it could still unlock it. */
function writeLocks(list: FeatureList, block: OwnBlock, { places, played }: Seat): void {
  for (let die = 0; die < places.length; die += 1) {
    if (places[die] !== locked) continue
    addHot(list, block.dieLocks + die * 3)
    if (played[die] < 0) addHot(list, block.dieLocks + die * 3 + 1)
    else addHot(list, block.dieLocks + die * 3 + 2)
  }
}

/** Free crystal spaces by colour. */
const free = new Int32Array(3)

function writeCrystals(list: FeatureList, block: OwnBlock, { tables }: Game, player: Seat, left: number): void {
  free.fill(0)
  for (let space = 0; space < player.crystals.length; space += 1) {
    const tile = player.crystals[space]
    if (tile < 0) {
      free[tables.spaceColour[space]] += 1
      continue
    }
    addHot(list, block.crystalTiles + tile * 2)
    addAmount(list, block.crystalTiles + tile * 2 + 1, left * 0.33)
    // The ingenuity spaces come first, one beside each card space.
    if (space < player.played.length && player.played[space] < 0) addAmount(list, block.liveIngenuity, 0.5)
  }
  for (let colour = 0; colour < free.length; colour += 1) {
    addThermometer(list, block.freeSpaces + colour * 4, 4, free[colour])
  }
}

/** The rock path: what is there, and what one more pilgrim would bring. */
function writeRocks(list: FeatureList, block: OwnBlock, { tables }: Game, player: Seat, holdings: Holdings): void {
  const { rockItems } = holdings
  for (let at = 0; at < player.rocks.length; at += 1) {
    const rock = player.rocks[at]
    addHot(list, block.rocks + rock * 2)
    addAmount(list, block.rocks + rock * 2 + 1, pilgrimsBeside(player.rockPilgrims, at) * 0.5)
  }
  const { pilgrimCosts } = tables.edition.playerBoard.rockPath
  let best = 0
  let all = 0
  let open = 0
  for (let space = 0; space < pilgrimCosts.length; space += 1) {
    if (((player.rockPilgrims >> space) & 1) === 1) {
      addHot(list, block.rockPilgrims + space)
      continue
    }
    let gain = -1
    if (space > 0 && space - 1 < player.rocks.length) gain = rockItems[player.rocks[space - 1]]
    if (space < player.rocks.length) gain = Math.max(0, gain) + rockItems[player.rocks[space]]
    if (gain < 0) continue
    open += 1
    all += gain
    if (gain > best) best = gain
  }
  addAmount(list, block.rockGains, best * 0.15)
  addAmount(list, block.rockGains + 1, all * 0.05)
  addAmount(list, block.rockGains + 2, open * 0.3)
  if (player.pilgrims > 0) addAmount(list, block.rockGains + 3, best * 0.15)
}

const demand = new Float32Array(itemKinds.length)

/** Visions, what they still want of each kind, and what all of them together want. */
function writeVisions(list: FeatureList, block: OwnBlock, figures: Figures, player: Seat, { items }: Holdings): void {
  demand.fill(0)
  for (const card of player.visions) {
    const { needs } = figures.visions[card]
    addAmount(list, block.visions + card, missingFor(needs, items) === 0 ? 1 : 0.5)
    for (const { kinds, n } of needs) {
      let has = 0
      for (const kind of kinds) has += items[kind]
      for (const kind of kinds) {
        demand[kind] += n / kinds.length
        if (has < n) addAmount(list, block.wants + kind, (n - has) * 0.3)
      }
    }
  }
  for (let kind = 0; kind < items.length; kind += 1) {
    addAmount(list, block.wants + items.length + kind, Math.max(0, demand[kind] - items[kind]) * 0.3)
  }
}

/** For each treasure: how far the own kodama is ahead of the best other one, and the share now. */
function writeTreasures(list: FeatureList, block: OwnBlock, game: Game, seat: number): void {
  const { board, edition } = game.tables
  const reach = (sizes.gap - 1) / 2
  for (let region = 0; region < game.treasures.length; region += 1) {
    let best = board.neutralKodamas ? edition.forest.kodamaTrack.neutral : 0
    for (let other = 0; other < game.seats.length; other += 1) {
      if (other !== seat) best = Math.max(best, game.seats[other].kodamas[region])
    }
    const gap = Math.max(-reach, Math.min(reach, game.seats[seat].kodamas[region] - best))
    addHot(list, block.gaps + game.treasures[region] * sizes.gap + reach + gap)
    addAmount(list, block.shares + game.treasures[region], shareOf(game, seat, region) * 0.15)
  }
}

/** Gates not yet entered that still have a free place. */
function writeGates(list: FeatureList, block: OwnBlock, game: Game, seat: number, { forkPlaces }: Figures): void {
  for (let fork = 0; fork < game.gates.length; fork += 1) {
    const gate = game.gates[fork]
    if (gate < 0) continue
    let free = false
    let entered = false
    for (const place of forkPlaces[fork]) {
      if (game.sidePlaces[place] === seat) entered = true
      else if (game.sidePlaces[place] < 0) free = true
    }
    if (free && !entered) addHot(list, block.gates + gate)
  }
}

function writeBuildings(list: FeatureList, block: OwnBlock, game: Game, seat: number): void {
  for (let space = 0; space < game.buildings.length; space += 1) {
    if (game.owners[space] === seat && game.buildings[space] < ancient) {
      addAmount(list, block.buildings + (space >> 2), 0.5)
    }
  }
}

/** Whether the next counter and the slots of the displays could be paid, and dice across the river. */
function writeAffordable(list: FeatureList, block: OwnBlock, game: Game, player: Seat): void {
  const { buildingPrices, mitamaPrices } = game.tables
  const pays = (price: readonly number[]): boolean => {
    for (let kind = 0; kind < 4; kind += 1) if (player.resources[kind] < price[kind]) return false
    return true
  }
  if (player.built < buildingPrices.length && pays(buildingPrices[player.built])) addHot(list, block.affordable)
  let slots = 0
  for (let slot = 0; slot < mitamaPrices.length; slot += 1) {
    if (game.displays[2][slot] >= 0 && pays(mitamaPrices[slot])) slots += 1
  }
  addThermometer(list, block.affordable + 1, 3, slots)
  for (let die = 0; die < player.places.length; die += 1) {
    if (player.places[die] >= acrossRiver) addAmount(list, block.affordable + 4, 0.3)
  }
}
