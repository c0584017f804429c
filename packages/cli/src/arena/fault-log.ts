/** Where bots failed, told so that the game can be shown again. */
import type { FaultNote } from '../bots/faults.ts'
import type { BotName } from '../bots/names.ts'
import { letterOf } from '../log/letters.ts'
import type { Job, Outcome } from './job.ts'

/** A fault, and in which game. */
export interface LoggedFault extends FaultNote {
  readonly seed: string
  readonly bots: readonly BotName[]
  readonly seat: number
}

/** Most faults that are kept one by one; all are counted. */
export const mostLogged = 100
const mostShown = 10

/** The faults of a game. */
export const faultsOf = ({ seed, bots }: Job, outcome: Outcome): readonly LoggedFault[] =>
  outcome.flatMap(({ faults }, seat) => faults.map((note) => ({ seed, bots, seat, ...note })))

/** The first faults, one line each. */
export function writeFaults(log: readonly LoggedFault[]): readonly string[] {
  const lines = log
    .slice(0, mostShown)
    .map(
      ({ fault, seed, bots, seat, move }) =>
        `${bots[seat]} failed (${fault}) on seat ${letterOf(seat)} at move ${move + 1} of the game of ${bots.join(',')}, seed ${seed}`,
    )
  return log.length > mostShown ? [...lines, '…'] : lines
}
