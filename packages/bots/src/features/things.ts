/** What a seat has, counted: things for virtues and visions, types for rocks. */
import { ancient, type Game, itemKinds, virtueThings } from '@bitoku/engine'
import type { Figures } from './figures.ts'
import { lineNames } from './lines.ts'

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

/** The place of each thing that virtues count. */
export const thing = Object.fromEntries(virtueThings.map((name, at) => [name, at])) as Readonly<
  Record<(typeof virtueThings)[number], number>
>
const item = Object.fromEntries(itemKinds.map((name, at) => [name, at])) as Readonly<
  Record<(typeof itemKinds)[number], number>
>

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

/** Counts the types of a seat's yokai, mitamas and buildings. */
export function countTypes(game: Game, seat: number, isOwn: boolean, into: Holdings): void {
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

/** Counts what virtues and visions ask for. */
export function countThings(game: Game, seat: number, { sideKinds }: Figures, into: Holdings): void {
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

/** VP of a card's virtue with these things. */
export function virtueOf({ virtues }: Figures, card: number, things: Int32Array): number {
  const { cap, parts } = virtues[card]
  let sum = 0
  for (const { vp, thing } of parts) sum += vp * things[thing]
  return Math.min(cap, sum)
}
