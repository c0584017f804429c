/** O-5: what the Tengu does at a location. */
import type { TenguCard } from '../edition/edition.ts'
import { originOf } from '../frames.ts'
import { gainResource, gainVp } from '../gains.ts'
import { regions, resources, riverRegions } from '../names.ts'
import { canStep, stepKodama } from '../rules/kodama.ts'
import { freeSpaceFor } from '../rules/tiles/building.ts'
import { pairOf } from '../rules/tiles/mitama.ts'
import type { Game } from '../state.ts'
import { regionOf } from '../tables.ts'
import { spendMovement } from './movement.ts'
import {
  allRegions,
  highestPrize,
  isShown,
  locationOf,
  mostCompetitive,
  randomSlot,
  resourceToGain,
  slotsOf,
  takesOf,
} from './terms.ts'
import { tenguOf, tenguSeat } from './tengu.ts'

/** Movement points of the Stairs, and of a pair. */
const stairsMovement = 3
const pairMovement = 2

/** The action of a card at its own location. */
export function actAtLocation(game: Game, card: TenguCard): void {
  act(game, card, locationOf(game, card))
}

/** The action of a card at a region; away from its own location the card shows nothing to take there. */
export function act(game: Game, card: TenguCard, region: number): void {
  const takes = locationOf(game, card) === region ? takesOf(game, card) : undefined
  switch (regions[region]) {
    case 'yomi':
      actInYomi(game, takes)
      return
    case 'stairs':
      spendMovement(game, stairsMovement)
      return
    case 'glade':
      actInGlade(game, card)
      return
    case 'forges':
      actInForges(game, takes)
      return
    case 'home':
  }
}

/** Moves one of its kodamas a step, if it can. */
export function stepTenguKodama(game: Game, region: number): void {
  if (region >= 0 && canStep(game, tenguSeat, region)) stepKodama(game, tenguSeat, region)
}

function lose(game: Game, what: 'mitama' | 'dragonfly' | 'crystal' | 'building'): void {
  game.events?.push({ type: 'tengu-lost', seat: tenguSeat, what })
}

function actInYomi(game: Game, takes: TenguCard['takes'] | undefined): void {
  const wantsDragonfly = takes === 'dragonfly' || (takes !== 'mitama' && game.seats[tenguSeat].mitamas.length > 0)
  if (wantsDragonfly) takeDragonfly(game)
  else takeMitama(game)
}

/** A random dragonfly, free, receiving nothing. */
function takeDragonfly(game: Game): void {
  const slots = slotsOf(game, 'dragonfly')
  const slot = randomSlot(game, slots, () => true)
  if (slot < 0) return lose(game, 'dragonfly')
  const tile = slots[slot]
  slots[slot] = -1
  game.seats[tenguSeat].dragonflies.push(tile)
  const dragonfly = game.tables.edition.dragonflies[tile].id
  game.events?.push({ type: 'dragonfly-gained', seat: tenguSeat, dragonfly, slot: slot + 1 })
  combine(game)
}

const mitamaSource = originOf('mitama', -1).source

/** A favourite mitama, the cheapest, else a random one: free, with the slot's VP. */
function takeMitama(game: Game): void {
  const slots = slotsOf(game, 'mitama')
  const favourite = slots.findIndex((tile) => tile >= 0 && isShown(game, 'mitamas', game.tables.mitamaType[tile]))
  const slot = favourite >= 0 ? favourite : randomSlot(game, slots, () => true)
  if (slot < 0) return lose(game, 'mitama')
  const tile = slots[slot]
  slots[slot] = -1
  game.seats[tenguSeat].mitamas.push(tile)
  game.events?.push({
    type: 'mitama-gained',
    seat: tenguSeat,
    mitama: game.tables.edition.mitamas[tile].id,
    slot: slot + 1,
  })
  gainVp(game, tenguSeat, game.tables.board.mitamaSlots[slot].vp, mitamaSource)
  combine(game)
}

/** It combines at once when it can: movement points instead of the dragonfly's action. */
function combine(game: Game): void {
  const player = game.seats[tenguSeat]
  const mitama = player.mitamas.pop()
  const dragonfly = player.dragonflies.pop()
  if (mitama === undefined || dragonfly === undefined) {
    if (mitama !== undefined) player.mitamas.push(mitama)
    if (dragonfly !== undefined) player.dragonflies.push(dragonfly)
    return
  }
  player.pairs.push(pairOf(mitama, dragonfly))
  const { mitamas, dragonflies } = game.tables.edition
  game.events?.push({
    type: 'combined',
    seat: tenguSeat,
    mitama: mitamas[mitama].id,
    dragonfly: dragonflies[dragonfly].id,
  })
  spendMovement(game, pairMovement)
}

/** The two resources of the card, else two of its associated one; then its most competitive kodama. */
function actInGlade(game: Game, card: TenguCard): void {
  if (card.gains.length > 0) {
    for (const resource of card.gains) gainResource(game, tenguSeat, resources.indexOf(resource), 1)
  } else gainResource(game, tenguSeat, resourceToGain(game, card), 2)
  stepTenguKodama(game, mostCompetitive(game, allRegions))
}

function actInForges(game: Game, takes: TenguCard['takes'] | undefined): void {
  const wantsBuilding = takes === 'building' || (takes !== 'crystal' && favouriteBuilding(game) >= 0)
  if (wantsBuilding) build(game)
  else takeCrystal(game)
}

/** A random crystal, free. */
function takeCrystal(game: Game): void {
  const slots = slotsOf(game, 'crystal')
  const slot = randomSlot(game, slots, () => true)
  if (slot < 0) return lose(game, 'crystal')
  const tile = slots[slot]
  slots[slot] = -1
  const { crystals } = tenguOf(game)
  crystals.push(tile)
  const crystal = game.tables.edition.crystals[tile].id
  game.events?.push({ type: 'crystal-gained', seat: tenguSeat, crystal, slot: slot + 1, space: crystals.length })
}

const areasFor = (game: Game, tile: number): readonly number[] =>
  riverRegions.map((_, area) => area).filter((area) => freeSpaceFor(game, tile, area) >= 0)

/** Whether the Tengu has a counter for a tile and the tile has a space. */
function canPutUp(game: Game, tile: number): boolean {
  return game.seats[tenguSeat].built < game.tables.buildingPrices.length && areasFor(game, tile).length > 0
}

/** The innermost slot with a favourite building that fits; −1 for none. */
function favouriteBuilding(game: Game): number {
  return slotsOf(game, 'building').findIndex(
    (tile) => tile >= 0 && isShown(game, 'buildings', game.tables.buildingType[tile]) && canPutUp(game, tile),
  )
}

/** A favourite building that fits, else a random one that fits: free, its effects ignored, its region's kodama +1. */
function build(game: Game): void {
  const player = game.seats[tenguSeat]
  if (player.built >= game.tables.buildingPrices.length) return lose(game, 'building')
  const slots = slotsOf(game, 'building')
  const favourite = favouriteBuilding(game)
  const slot = favourite >= 0 ? favourite : randomSlot(game, slots, (tile) => canPutUp(game, tile))
  if (slot < 0) return lose(game, 'building')
  const tile = slots[slot]
  const candidates = areasFor(game, tile).map(regionOf)
  const competitive = mostCompetitive(game, candidates)
  const region = competitive >= 0 ? competitive : highestPrize(game, candidates)
  const area = candidates.indexOf(region) < 0 ? 0 : areasFor(game, tile)[candidates.indexOf(region)]
  const space = freeSpaceFor(game, tile, area)
  slots[slot] = -1
  game.buildings[space] = tile
  game.owners[space] = tenguSeat
  player.built += 1
  const building = game.tables.edition.buildings[tile].id
  game.events?.push({ type: 'built', seat: tenguSeat, building, region: riverRegions[area] })
  stepTenguKodama(game, region)
}
