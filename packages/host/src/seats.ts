/** Who may sit where. */
import { botLevels } from '@bitoku/bots'
import type { Game } from '@bitoku/engine'
import { isObject, isOneOf } from './checks.ts'
import { type SeatInfo, seatKinds } from './host.ts'

/** Whether a value describes a seat. */
export function isSeat(value: unknown): value is SeatInfo {
  if (!isObject(value) || typeof value['name'] !== 'string' || !isOneOf(value['kind'], seatKinds)) return false
  return value['kind'] === 'bot' ? isOneOf(value['level'], botLevels) : value['level'] === undefined
}

/** The Tengu sits second of two, or nowhere. */
const hasTengu = (seats: readonly SeatInfo[]): boolean => seats.length === 2 && seats[1].kind === 'tengu'

/** How many seats the engine is to set up: the Tengu brings its own. */
export const gameSeats = (seats: readonly SeatInfo[]): number => (hasTengu(seats) ? 1 : seats.length)

/** Whether the seats of a table fit its game. */
export function seatsFit(seats: readonly SeatInfo[], game: Game): boolean {
  const tengus = seats.filter(({ kind }) => kind === 'tengu').length
  const wanted = game.tengu === undefined ? 0 : 1
  return seats.length === game.seats.length && tengus === wanted && hasTengu(seats) === (wanted === 1)
}
