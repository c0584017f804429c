/** The names of pieces and places on the page, and where each event happens. */
import { letterOf } from '@bitoku/text'
import type { GameEvent } from '@bitoku/engine'

/** Names of pieces and places of the page, the best first. A name that ends with a colon stands for all that begin so. */
export type Names = readonly string[]

/** The panel or chip of a seat. */
export const seatName = (seat: number): string => `seat:${letterOf(seat)}`
/** A die, wherever it lies. */
export const dieName = (seat: number, die: number): string => `die:${letterOf(seat)}:${die}`
/** A yokai card of a seat, wherever it lies. */
export const cardName = (seat: number, card: string): string => `card:${letterOf(seat)}:${card}`
/** The counter of something that a seat has. */
export const counter = (seat: number, what: string): Names => [`count:${letterOf(seat)}:${what}`, seatName(seat)]
/** The chip of a part of the board, for small screens that show another part. */
export const chip = (part: string): string => `chip:${part}`

/** The pilgrims of a seat on a stone of the trunk. */
export const trunk = (seat: number, path: string, space: number): Names => [
  `pilgrim:${letterOf(seat)}:trunk:${path}:${space}:`,
  `trunk:${path}:${space}`,
  chip('paths'),
]

/** Where an event happens; undefined for events that happen nowhere. */
export function placeOf(event: GameEvent): Names | undefined {
  switch (event.type) {
    case 'die-placed':
      return [dieName(event.seat, event.die), chip(event.region), seatName(event.seat)]
    case 'crossed':
      return [dieName(event.seat, event.die), chip(event.hill), seatName(event.seat)]
    case 'forest-action':
      return [`line:${event.region}:${event.requires}`, `line:${event.requires}`, chip(event.region)]
    case 'copied':
      return [dieName(event.of, event.die)]
    case 'building-used':
      return [`building:${event.building}`]
    case 'built':
      return [`building:${event.building}`, chip(event.region)]
    case 'favour-covered':
      return [`favour:${event.hill}:${event.favour}`, chip(event.hill)]
    case 'kodama':
      return [`kodama:${letterOf(event.seat)}:${event.region}`, chip(event.region)]
    case 'pushed':
      return [`kodama:${letterOf(event.of)}:${event.region}`, chip(event.region)]
    case 'pilgrimage':
    case 'walked':
      return trunk(event.seat, event.path, event.space)
    case 'entered':
      return [`pilgrim:${letterOf(event.seat)}:${event.path}:${event.space}:${event.place}`, chip('paths')]
    case 'played':
    case 'virtue':
      return [cardName(event.seat, event.card), seatName(event.seat)]
    case 'crystal-gained':
    case 'reaped':
      return [`crystal:${letterOf(event.seat)}:${event.space}`, seatName(event.seat)]
    case 'mitama-gained':
      return [`mitama:${letterOf(event.seat)}:${event.mitama}`, seatName(event.seat)]
    case 'dragonfly-gained':
      return [`dragonfly:${letterOf(event.seat)}:${event.dragonfly}`, seatName(event.seat)]
    case 'combined':
      return [`pair:${letterOf(event.seat)}:${event.mitama}`, seatName(event.seat)]
    case 'bitoku-gained':
      return [`virtue:${letterOf(event.seat)}`, seatName(event.seat)]
    case 'rock-gained':
      return [`rock:${event.rock}`, seatName(event.seat)]
    case 'rock-pilgrim':
      return [`rest:${letterOf(event.seat)}:${event.space}`, seatName(event.seat)]
    default:
      return undefined
  }
}

/** Where something is paid: at the slot of what is bought, else where it happens. */
export function payPlaceOf(event: GameEvent): Names | undefined {
  switch (event.type) {
    case 'crystal-gained':
      return [`crystal-slot:${event.slot}`, chip('market')]
    case 'mitama-gained':
      return [`mitama-slot:${event.slot}`, chip('market')]
    case 'dragonfly-gained':
      return [`dragonfly-slot:${event.slot}`, chip('market')]
    default:
      return placeOf(event)
  }
}
