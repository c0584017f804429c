/** What a clock shows, worked out as pages do. */
import type { Guest } from '../parts/guest.ts'

/** What is left on the clock of a seat, in milliseconds, and for how long it has stood still. */
export async function clockOf(
  guest: Guest,
  id: string,
  seat: number,
): Promise<{ readonly left: number; readonly paused: number; readonly now: number }> {
  const { clocks, now } = await guest.at(id, 'GET', '')
  const { left, since, paused = 0, rests } = clocks[seat]
  const ran = since === undefined ? 0 : (rests ?? now) - since - paused
  return { left: left - ran, paused, now }
}
