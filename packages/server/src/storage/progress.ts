/** What every move changes in the row of its table, as columns. */
import { seatBits } from './rows.ts'
import type { Commit } from './storage.ts'

/** How far a game has come, as columns. */
export interface Progress {
  readonly state: string
  readonly clocks: string
  readonly awaited: number
  readonly standing: string
  readonly at: number
}

/** How far a game has come with a commit. */
export const writeProgress = ({ state, clocks, awaited, standing, at }: Commit): Progress => ({
  state,
  clocks: JSON.stringify(clocks),
  awaited: seatBits(awaited),
  standing: JSON.stringify(standing),
  at,
})
