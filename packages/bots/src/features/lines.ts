/**
 * What a seat has and what it would score if the game ended now, line by line, fast enough for search. The exact sheets
 * are the engine's `score`; here visions are assigned greedily, and cards that others kept unseen are not counted.
 */
import { ancient, type Game, humanSeat, itemKinds, type Seat, sources, tenguSeat, virtueThings } from '@bitoku/engine'
import { type Figures, figuresOf } from './figures.ts'

/** The lines, first those gained on the way, then those of the Ascension. */
export const lineNames = [
  'virtue',
  'paths',
  'completed',
  'tiles',
  'crystals',
  'other',
  'bitoku',
  'treasures',
  'rocks',
  'dice',
  'visions',
  'board',
  'first',
] as const
/** A line. */
export type LineName = (typeof lineNames)[number]

const lineAt = Object.fromEntries(lineNames.map((name, at) => [name, at])) as Readonly<Record<LineName, number>>

/** The line that each source of VP belongs to. */
export const lineOfSource: readonly number[] = sources.map((source) => {
  switch (source) {
    case 'virtue':
      return lineAt.virtue
    case 'light':
    case 'gate':
      return lineAt.paths
    case 'bitoku':
      return lineAt.completed
    case 'mitama':
    case 'dragonfly':
      return lineAt.tiles
    case 'memory':
    case 'dream':
    case 'ingenuity':
      return lineAt.crystals
    default:
      return lineAt.other
  }
})

const firstPlayerVp = 3
const pointsPerVp = 4

/** What is counted of one seat. */
export interface Holdings {
  readonly lines: Float32Array
  /** The sum of the lines. */
  total: number
  /** How much of each thing that virtues count. */
  readonly things: Int32Array
  /** Items for visions. */
  readonly items: Int32Array
  readonly yokaiTypes: Int32Array
  readonly mitamaTypes: Int32Array
  readonly buildingTypes: Int32Array
  /** Own items that each rock of the edition shows, wild ones included. */
  readonly rockItems: Int32Array
  yokai: number
}

/** Room for the holdings of a seat. */
export function makeHoldings(figures: Figures): Holdings {
  return {
    lines: new Float32Array(lineNames.length),
    total: 0,
    things: new Int32Array(virtueThings.length),
    items: new Int32Array(itemKinds.length),
    yokaiTypes: new Int32Array(8),
    mitamaTypes: new Int32Array(8),
    buildingTypes: new Int32Array(8),
    rockItems: new Int32Array(figures.tables.edition.rocks.length),
    yokai: 0,
  }
}

const thing = Object.fromEntries(virtueThings.map((name, at) => [name, at])) as Readonly<
  Record<(typeof virtueThings)[number], number>
>
const item = Object.fromEntries(itemKinds.map((name, at) => [name, at])) as Readonly<
  Record<(typeof itemKinds)[number], number>
>

/** Counts what a seat has and scores it; of a rival only what everyone knows. */
export function countHoldings(game: Game, seat: number, isOwn: boolean, into: Holdings): void {
  const figures = figuresOf(game.tables)
  countTypes(game, seat, isOwn, into)
  countThings(game, seat, figures, into)
  const player = game.seats[seat]
  const { lines } = into
  lines.fill(0)
  for (let source = 0; source < player.tally.length; source += 1) lines[lineOfSource[source]] += player.tally[source]
  lines[lineAt.bitoku] = scoreBitoku(game, player)
  lines[lineAt.treasures] = scoreTreasures(game, seat)
  lines[lineAt.board] = scoreBoard(figures, player)
  lines[lineAt.first] = game.order[0] === seat ? firstPlayerVp : 0
  if (game.tengu !== undefined && seat === tenguSeat) scoreTengu(game, player, into)
  else {
    let points = into.things[thing.resource]
    for (const die of player.dice) points += die
    lines[lineAt.dice] = Math.floor(points / pointsPerVp)
    lines[lineAt.rocks] = scoreRocks(figures, player, into)
    lines[lineAt.visions] = scoreVisions(figures, player, into.items)
  }
  let total = 0
  for (const vp of lines) total += vp
  into.total = total
}

/** Adds the types of a pile's cards; of a rival's hidden cards only those that everyone has seen. Returns how many lie there. */
function countPile(
  pile: readonly number[],
  types: readonly number[],
  secret: readonly number[],
  into: Int32Array,
): number {
  let cards = 0
  for (let at = 0; at < pile.length; at += 1) {
    const card = pile[at]
    if (card < 0) continue
    cards += 1
    if (secret.length === 0 || !secret.includes(card)) into[types[card]] += 1
  }
  return cards
}

const nothingSecret: readonly number[] = []

function countTypes(game: Game, seat: number, isOwn: boolean, into: Holdings): void {
  const { yokaiType, mitamaType, buildingType } = game.tables
  const player = game.seats[seat]
  const { yokaiTypes, mitamaTypes, buildingTypes } = into
  yokaiTypes.fill(0)
  mitamaTypes.fill(0)
  buildingTypes.fill(0)
  const secret = isOwn ? nothingSecret : player.secret
  into.yokai =
    countPile(player.hand, yokaiType, secret, yokaiTypes) +
    countPile(player.deck, yokaiType, secret, yokaiTypes) +
    countPile(player.discard, yokaiType, secret, yokaiTypes) +
    countPile(player.played, yokaiType, secret, yokaiTypes)
  countPile(player.removed, yokaiType, nothingSecret, yokaiTypes)
  for (const tile of player.mitamas) mitamaTypes[mitamaType[tile]] += 1
  for (const pair of player.pairs) mitamaTypes[mitamaType[pair >> 8]] += 1
  const { buildings, owners } = game
  for (let space = 0; space < buildings.length; space += 1) {
    if (owners[space] === seat && buildings[space] < ancient) buildingTypes[buildingType[buildings[space]]] += 1
  }
}

function countThings(game: Game, seat: number, { sideKinds }: Figures, into: Holdings): void {
  const player = game.seats[seat]
  const { things, items } = into
  let lights = 0
  let gates = 0
  const { sidePlaces } = game
  for (let place = 0; place < sidePlaces.length; place += 1) {
    if (sidePlaces[place] !== seat) continue
    if (sideKinds[place] === 1) lights += 1
    else gates += 1
  }
  let crystals = 0
  for (const crystal of player.crystals) if (crystal >= 0) crystals += 1
  let held = 0
  for (const n of player.resources) held += n
  let halfway = 0
  for (const space of player.kodamas) if (space >= 4) halfway += 1
  let dice = 0
  let lowest = 6
  for (const die of player.dice) {
    dice += die
    if (die < lowest) lowest = die
  }
  let onRocks = 0
  for (let bits = player.rockPilgrims; bits > 0; bits >>= 1) onRocks += bits & 1
  things[thing.building] = player.built
  things[thing.crystal] = crystals
  things[thing.mitama] = player.mitamas.length + player.pairs.length
  things[thing.pair] = player.pairs.length
  things[thing.rock] = player.rocks.length
  things[thing['rock-pilgrim']] = onRocks
  things[thing['gate-pilgrim']] = gates
  things[thing['light-pilgrim']] = lights
  things[thing['path-pilgrim']] = lights + gates
  things[thing.bitoku] = player.bitoku.length
  things[thing.completed] = player.completed
  things[thing.vision] = player.visions.length
  things[thing.resource] = held
  things[thing.kodama4] = halfway
  things[thing['two-dice']] = dice - lowest
  things[thing.flat] = 1
  items[item.resource] = held
  items[item.building] = player.built
  items[item.crystal] = crystals
  items[item.mitama] = things[thing.mitama]
  items[item.dragonfly] = player.pairs.length
  items[item.light] = lights
  items[item.gate] = gates
  items[item.completed] = player.completed
}

function scoreBitoku({ tables }: Game, { bitoku }: Seat): number {
  let seen = 0
  let types = 0
  for (const type of bitoku) {
    if ((seen & (1 << type)) === 0) types += 1
    seen |= 1 << type
  }
  if (types === 0) return 0
  const scale = tables.edition.forest.bitokuScale
  return scale[Math.min(types, scale.length) - 1]
}

/** The share of a seat in the treasure of a region. */
export function shareOf(game: Game, seat: number, region: number): number {
  const { tables, seats, tengu } = game
  const tengusTie = tengu !== undefined && seats[tenguSeat].kodamas[region] === seats[humanSeat].kodamas[region]
  const place = (other: number): number => seats[other].kodamas[region] + (tengusTie && other === tenguSeat ? 0.5 : 0)
  const own = place(seat)
  let ahead = 0
  let tied = 0
  for (let other = 0; other < seats.length; other += 1) {
    const position = place(other)
    if (position > own) ahead += 1
    else if (position === own) tied += 1
  }
  if (tables.board.neutralKodamas) {
    const { neutral } = tables.edition.forest.kodamaTrack
    if (neutral > own) ahead += 1
    else if (neutral === own) tied += 1
  }
  const { prizes } = tables.edition.treasures[game.treasures[region]]
  let sum = 0
  for (let rank = ahead; rank < ahead + tied; rank += 1) sum += prizes[rank] ?? 0
  return Math.floor(sum / tied)
}

function scoreTreasures(game: Game, seat: number): number {
  let sum = 0
  for (let region = 0; region < game.treasures.length; region += 1) sum += shareOf(game, seat, region)
  return sum
}

function scoreBoard({ tables }: Figures, player: Seat): number {
  const { buildings, crystals } = tables.edition.playerBoard
  let sum = 0
  for (let counter = 0; counter < player.built; counter += 1) sum += buildings[counter].vp
  for (let space = 0; space < crystals.length; space += 1) if (player.crystals[space] >= 0) sum += crystals[space].vp
  return sum
}

/** Pilgrims on the two spaces beside a rock of the path. */
export const pilgrimsBeside = (rockPilgrims: number, at: number): number =>
  ((rockPilgrims >> at) & 1) + ((rockPilgrims >> (at + 1)) & 1)

function scoreRocks(figures: Figures, player: Seat, into: Holdings): number {
  const { rockSight } = figures.tables
  const { yokaiTypes, mitamaTypes, buildingTypes, rockItems } = into
  giveWild(figures, player, 'yokai', yokaiTypes, figures.wildYokai)
  giveWild(figures, player, 'mitamas', mitamaTypes, figures.wildMitama)
  for (let rock = 0; rock < rockSight.length; rock += 1) {
    const { family, types } = rockSight[rock]
    const counts = family === 'yokai' ? yokaiTypes : family === 'mitamas' ? mitamaTypes : buildingTypes
    let items = 0
    for (let rest = types; rest !== 0; rest &= rest - 1) items += counts[31 - Math.clz32(rest & -rest)]
    rockItems[rock] = items
  }
  let sum = 0
  for (let at = 0; at < player.rocks.length; at += 1) {
    sum += rockItems[player.rocks[at]] * pilgrimsBeside(player.rockPilgrims, at)
  }
  return sum
}

/** Wild spirits become the type that the own rocks show most often, those with pilgrims first. */
function giveWild(figures: Figures, player: Seat, family: string, counts: Int32Array, wild: number): void {
  if (counts[wild] === 0) return
  const { rockSight } = figures.tables
  let best = 0
  let bestWorth = 0
  for (let type = 0; type < wild; type += 1) {
    let worth = 0
    for (let at = 0; at < player.rocks.length; at += 1) {
      const sight = rockSight[player.rocks[at]]
      if (sight.family !== family || (sight.types & (1 << type)) === 0) continue
      worth += 0.01 + pilgrimsBeside(player.rockPilgrims, at)
    }
    if (worth > bestWorth) {
      best = type
      bestWorth = worth
    }
  }
  if (bestWorth === 0) return
  counts[best] += counts[wild]
  counts[wild] = 0
}

const left = new Int32Array(itemKinds.length)

/** Visions by their worth, each taking what it needs from what is left. */
function scoreVisions({ visions }: Figures, player: Seat, items: Int32Array): number {
  left.set(player.ascensionItems.length > 0 ? player.ascensionItems : items)
  let sum = 0
  // The dearest first; there are few, so they are found by looking.
  for (let worth = 16; worth > 0; worth -= 1) {
    for (const card of player.visions) {
      const vision = visions[card]
      if (vision.worth === worth) sum += takeItems(vision.needs) ? vision.vp : -vision.loss
    }
  }
  return sum
}

function takeItems(needs: Figures['visions'][number]['needs']): boolean {
  for (const { kinds, n } of needs) {
    let has = 0
    for (const kind of kinds) has += left[kind]
    if (has < n) return false
  }
  for (const { kinds, n } of needs) {
    let open = n
    for (const kind of kinds) {
      const taken = Math.min(open, left[kind])
      left[kind] -= taken
      open -= taken
    }
  }
  return true
}

/** How many items a vision lacks if it had all to itself. */
export function missingFor(needs: Figures['visions'][number]['needs'], items: Int32Array): number {
  let missing = 0
  for (const { kinds, n } of needs) {
    let has = 0
    for (const kind of kinds) has += items[kind]
    if (has < n) missing += n - has
  }
  return missing
}

/** VP of a card's virtue with these things. */
export function virtueOf({ virtues }: Figures, card: number, things: Int32Array): number {
  const { cap, parts } = virtues[card]
  let sum = 0
  for (const { vp, thing } of parts) sum += vp * things[thing]
  return Math.min(cap, sum)
}

/** O-9, on the lines that fit best. */
function scoreTengu(game: Game, player: Seat, into: Holdings): void {
  const { tables, tengu } = game
  const { rockSight, firstStartingYokai } = tables
  const { lines, yokaiTypes, mitamaTypes, buildingTypes } = into
  let matches = 0
  for (const [family, counts] of [
    ['yokai', yokaiTypes],
    ['mitamas', mitamaTypes],
    ['buildings', buildingTypes],
  ] as const) {
    let mask = 0
    for (const rock of player.rocks) if (rockSight[rock].family === family) mask |= rockSight[rock].types
    for (let type = 0; type < counts.length; type += 1) if ((mask & (1 << type)) !== 0) matches += counts[type]
  }
  let yokai = 0
  for (const pile of [player.hand, player.deck, player.discard]) {
    for (const card of pile) yokai += card >= firstStartingYokai ? 3 : 6
  }
  lines[lineAt.rocks] = 3 * matches + yokai
  lines[lineAt.dice] = into.things[thing.resource]
  lines[lineAt.visions] = 2 * (tengu?.crystals.length ?? 0)
}
