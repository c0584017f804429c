/** Keys of positions: two ways through a turn that end alike have the same key, and are followed once. */
import { type Effect, effectKinds, type Frame, frameKinds, type Game, phases, resources } from '@bitoku/engine'

let one = 0
let other = 0

function mix(value: number): void {
  one = Math.imul(one ^ value, 0x9e3779b1)
  one ^= one >>> 15
  other = Math.imul(other + value, 0x85ebca6b)
  other ^= other >>> 13
}

function mixAll(list: readonly number[]): void {
  mix(list.length)
  for (let at = 0; at < list.length; at += 1) mix(list[at])
}

/** Hands and heaps: their order does not matter. Scattered numbers hardly ever have the same sum by chance. */
function mixHeap(list: readonly number[]): void {
  let sum = list.length
  for (let at = 0; at < list.length; at += 1) {
    let value = Math.imul(list[at] + 7, 0x27d4eb2f)
    value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
    sum = (sum + (value ^ (value >>> 12))) | 0
  }
  mix(sum)
}

const effectNumbers = new WeakMap<Effect, number>()

/** A number for what an effect says, whichever object says it. */
function numberOf(effect: Effect): number {
  let number = effectNumbers.get(effect)
  if (number === undefined) {
    const { kind, n, discount, here, resource, parts } = effect
    const words = [
      effectKinds.indexOf(kind),
      n,
      discount,
      here ? 1 : 0,
      resource === undefined ? -1 : resources.indexOf(resource),
    ]
    number = parts.length
    for (const word of words) number = scatter(number, word)
    for (const part of parts) number = scatter(number, numberOf(part))
    effectNumbers.set(effect, number)
  }
  return number
}

function scatter(number: number, word: number): number {
  const product = Math.imul(number ^ word, 0x9e3779b1)
  return product ^ (product >>> 15)
}

/** The key of a position as far as a turn of this seat can change it. */
export function keyOf(game: Game, seat: number): number {
  one = 0x2545f491
  other = 0x6c078965
  mix(game.round)
  mix(phases.indexOf(game.phase))
  mix(game.active)
  mix(game.freshBuildings)
  mixAll(game.buildings)
  mixAll(game.sidePlaces)
  for (const display of game.displays) mixAll(display)
  mixAll(game.garden)
  mixAll(game.covered)
  mix(game.visionDeck.length)
  mix(game.bitokuDeck.length)
  mix(game.yokaiDeck.length)
  for (const { vp, kodamas, owed } of game.seats) {
    mix(vp)
    mix(owed)
    mixAll(kodamas)
  }
  mixSeat(game, seat)
  return (one >>> 0) * 2097152 + (other >>> 11)
}

function mixSeat(game: Game, seat: number): void {
  const player = game.seats[seat]
  mixAll(player.resources)
  mixAll(player.amulets)
  mixAll(player.dice)
  mixAll(player.places)
  mix(player.pilgrims)
  mix(player.completed)
  mix(player.rockPilgrims)
  mix(player.built)
  mixHeap(player.hand)
  mix(player.deck.length)
  mixHeap(player.discard)
  mixHeap(player.removed)
  mixAll(player.played)
  mixAll(player.bitoku)
  mixHeap(player.visions)
  mixAll(player.rocks)
  mixAll(player.crystals)
  mixHeap(player.mitamas)
  mixHeap(player.dragonflies)
  mixHeap(player.pairs)
  mixAll(player.trunk)
  mixAll(player.winterDice)
  mix(player.winterVirtue)
  // A trail only tells where a choice came from.
  for (const frame of player.frames) if (frame.kind !== 'trail') mixFrame(frame)
}

function mixFrame({ kind, effect, source, item, region, n, mask, cards }: Frame): void {
  mix(frameKinds.indexOf(kind))
  mix(numberOf(effect))
  mix(source)
  mix(item)
  mix(region)
  mix(n)
  mix(mask)
  mixAll(cards)
}
