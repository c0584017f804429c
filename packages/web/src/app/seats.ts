/** Seats as the art knows them. */
import type { Seat } from '../art/seat.tsx'

/** The art knows the four seats by these numbers. */
export function seatNumber(seat: number): Seat {
  return seat === 1 ? 1 : seat === 2 ? 2 : seat === 3 ? 3 : 0
}
