/** Keys of positions: two ways through a turn that end alike have the same key, and are followed once. */
import type { Game } from '@bitoku/engine'

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

/** Hands and heaps: their order does not matter. */
function mixHeap(list: readonly number[]): void {
  let sum = 0
  let squares = 0
  for (let at = 0; at < list.length; at += 1) {
    const value = list[at] + 7
    sum += value
    squares = (squares + Math.imul(value * value, 0x27d4eb2f)) | 0
  }
  mix(sum)
  mix(squares)
}

/** The key of a position as far as a turn of this seat can change it. */
export function keyOf(game: Game, seat: number): number {
  one = 0x2545f491
  other = 0x6c078965
  mix(game.round)
  mix(game.phase.length)
  mix(game.active)
  mix(game.freshBuildings)
  mixAll(game.buildings)
  mixAll(game.sidePlaces)
  for (const display of game.displays) mixAll(display)
  mixAll(game.garden)
  mixAll(game.covered)
  mix(game.visionDeck.length | (game.bitokuDeck.length << 8) | (game.yokaiDeck.length << 16))
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
  mix(player.pilgrims | (player.completed << 8) | (player.rockPilgrims << 16) | (player.built << 24))
  mixHeap(player.hand)
  mix(player.deck.length)
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
  for (const frame of player.frames) {
    // A trail only tells where a choice came from.
    if (frame.kind === 'trail') continue
    mix(frame.kind.charCodeAt(0) | (frame.kind.length << 8))
    mix(frame.item)
    mix(frame.region)
    mix(frame.n)
    mix(frame.mask)
    mix(frame.effect.kind.length | (frame.effect.n << 8) | (frame.effect.parts.length << 16))
    mixAll(frame.cards)
  }
}
