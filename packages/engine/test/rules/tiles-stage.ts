/** Props for the stages of chapters K, M, T and E: tiles, cards and pilgrims put where a test needs them. */
import type { GameEvent } from '../../src/events.ts'
import { type BitokuType, type Display, displays, type RiverRegion, riverRegions } from '../../src/names.ts'
import { type Game, unlocked } from '../../src/state.ts'
import { ancient, spacesPerArea } from '../../src/tables.ts'
import { numberOf } from '../scenario.ts'

/** Takes one item out of a list. */
function takeFrom(pool: number[], item: number): number {
  const at = pool.indexOf(item)
  if (at < 0) throw new Error(`there is no ${item} left to put on the stage`)
  return pool.splice(at, 1)[0]
}

/** Takes a tile from the stack of a display or, leaving a gap, from one of its slots. */
function takeTile(game: Game, display: Display, id: string): number {
  const at = displays.indexOf(display)
  const tile = numberOf[display](game, id)
  if (game.stacks[at].includes(tile)) return takeFrom(game.stacks[at], tile)
  const slot = game.displays[at].indexOf(tile)
  if (slot < 0) throw new Error(`there is no ${id} left to put on the stage`)
  game.displays[at][slot] = -1
  return tile
}

/** Lays these tiles on the slots of a display, slot 1 first; `undefined` and what is not named stays empty. */
export function lay(game: Game, display: Display, ...ids: readonly (string | undefined)[]): void {
  const at = displays.indexOf(display)
  const slots = game.displays[at].length
  if (ids.length > slots) throw new Error(`the ${display} display has ${slots} slots`)
  const pool = [...game.stacks[at], ...game.displays[at].filter((tile) => tile >= 0)]
  const tiles = ids.map((id) => (id === undefined ? -1 : takeFrom(pool, numberOf[display](game, id))))
  game.displays[at] = Array.from({ length: slots }, (_, slot) => tiles[slot] ?? -1)
  game.stacks[at] = pool
}

/** The ids of the tiles on a display, slot 1 first. */
export function shown(game: Game, display: Display): readonly (string | undefined)[] {
  const { buildings, crystals, mitamas, dragonflies } = game.tables.edition
  const list = { building: buildings, crystal: crystals, mitama: mitamas, dragonfly: dragonflies }[display]
  return game.displays[displays.indexOf(display)].map((tile) => list[tile]?.id)
}

/** Gives a seat exactly these uncombined mitamas. */
export function ownMitamas(game: Game, seat: number, ...ids: readonly string[]): void {
  game.seats[seat].mitamas = ids.map((id) => takeTile(game, 'mitama', id))
}

/** Gives a seat exactly these uncombined dragonflies. */
export function ownDragonflies(game: Game, seat: number, ...ids: readonly string[]): void {
  game.stacks[3].push(...game.seats[seat].dragonflies)
  game.seats[seat].dragonflies = ids.map((id) => takeTile(game, 'dragonfly', id))
}

/** The pair of a mitama and a dragonfly as the state stores it. */
export const pairOf = (game: Game, mitama: string, dragonfly: string): number =>
  numberOf.mitama(game, mitama) * 256 + numberOf.dragonfly(game, dragonfly)

/** Sets a crystal on a crystal space of a seat (from 1); the pilgrim there wakes. */
export function setCrystal(game: Game, seat: number, space: number, id: string): void {
  game.seats[seat].crystals[space - 1] = takeTile(game, 'crystal', id)
  game.seats[seat].pilgrims += 1
}

/** Puts a gate tile at a trunk space (from 1) of a path; what lay there takes its place. */
export function gateAt(game: Game, space: number, id: string, path = 0): void {
  const gate = numberOf.gate(game, id)
  const at = path * game.tables.trunkLength + space - 1
  const pool = [game.gates, game.unusedGates].find((tiles) => tiles.includes(gate)) ?? []
  pool[pool.indexOf(gate)] = game.gates[at]
  game.gates[at] = gate
}

/** Puts an available pilgrim of a seat on a trunk space (from 1). */
export function pilgrimAt(game: Game, seat: number, space: number, path = 0): void {
  game.seats[seat].pilgrims -= 1
  game.seats[seat].trunk[path * game.tables.trunkLength + space - 1] += 1
}

/** Puts an available pilgrim of a seat to sleep on a place (from 1) of the side path at a trunk space (from 1). */
export function sleeperAt(game: Game, seat: number, space: number, place: number, path = 0): void {
  const { trunkLength, placeStride } = game.tables
  game.seats[seat].pilgrims -= 1
  game.sidePlaces[(path * trunkLength + space - 1) * placeStride + place - 1] = seat
}

/** The seats on the places of the side path at a trunk space (from 1), −1 for a free one. */
export function placesAt(game: Game, space: number, path = 0): readonly number[] {
  const { trunkLength, placeStride, board } = game.tables
  const first = (path * trunkLength + space - 1) * placeStride
  return game.sidePlaces.slice(first, first + board.paths[path].forks[space - 1].places.length)
}

/** Gives a seat this bitoku path, the first `completed` cards of it complete. */
export function bitokuPath(game: Game, seat: number, ids: readonly BitokuType[], completed = 0): void {
  game.seats[seat].bitoku = ids.map((id) => numberOf.bitoku(game, id))
  game.seats[seat].completed = completed
}

/** The index of the space of a building type in an inhabited area. */
export function buildingSpace(game: Game, area: RiverRegion, building: string): number {
  const type = game.tables.buildingType[numberOf.building(game, building)]
  const first = riverRegions.indexOf(area) * spacesPerArea
  return game.tables.areaTypes.indexOf(type, first)
}

/** A building of a seat stands in an inhabited area; the seat has used one more counter. */
export function standing(game: Game, seat: number, building: string, area: RiverRegion): void {
  const space = buildingSpace(game, area, building)
  game.buildings[space] = takeTile(game, 'building', building)
  game.owners[space] = seat
  game.seats[seat].built += 1
}

/** An ancient building lies on the lower-left space of an inhabited area. */
export function ancientAt(game: Game, id: string, area: RiverRegion): void {
  game.buildings[riverRegions.indexOf(area) * spacesPerArea] = ancient + numberOf.ancient(game, id)
}

/** All dice of a seat are unlocked, with these values. */
export function dice(game: Game, seat: number, ...values: readonly [number, number, number]): void {
  game.seats[seat].dice = [...values]
  game.seats[seat].places = [unlocked, unlocked, unlocked]
}

/** The VP that memory crystals of a seat gave, one number for each time. */
export function memories(events: readonly GameEvent[], seat = 0): readonly number[] {
  return events.flatMap((event) =>
    event.type === 'vp' && event.source === 'memory' && event.seat === seat ? [event.n] : [],
  )
}

/** The kinds of the events, in order. */
export const kinds = (events: readonly GameEvent[]): readonly string[] => events.map((event) => event.type)

/** The events of one kind. */
export function only<Type extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: Type,
): readonly Extract<GameEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type)
}
