/** What is gathered about one side of a match, and what is told of it. */
import type { SeatOutcome } from '../arena/job.ts'
import { type Fault, type FaultCounts, noFaults } from '../bots/faults.ts'
import { addTime, noTimes, summarizeTimes, type Times, type TimeSummary } from '../statistics/times.ts'
import { type VpByLine, type VpLine, vpLines } from '../vp-lines.ts'

/** A side being gathered. */
export interface Side {
  readonly name: string
  count: number
  vp: number
  readonly lines: Record<VpLine, number>
  readonly moves: Times
  readonly turns: Times
  readonly faults: Record<Fault, number>
}

/** How a side fared. */
export interface SideReport {
  readonly name: string
  readonly meanVp: number
  /** Mean VP by source; they sum to the mean but for the Tengu's own lines. */
  readonly vpBySource: VpByLine
  /** Moves that the fallback made in its place. */
  readonly faults: FaultCounts
  /** How long it thought: about moves that needed thought, and in a turn. This depends on the machine. */
  readonly time: { readonly move: TimeSummary; readonly turn: TimeSummary }
}

const everyLine = (vpOf: (line: VpLine) => number): Record<VpLine, number> =>
  Object.fromEntries(vpLines.map((line) => [line, vpOf(line)])) as Record<VpLine, number>

/** A side of which nothing is known yet. */
export function openSide(name: string): Side {
  return { name, count: 0, vp: 0, lines: everyLine(() => 0), moves: noTimes(), turns: noTimes(), faults: noFaults() }
}

/** Adds how a seat of the side fared in a game. */
export function addSeat(side: Side, seat: SeatOutcome): void {
  side.count += 1
  side.vp += seat.total
  for (const line of vpLines) side.lines[line] += seat.vp[line]
  for (const time of seat.moveTimes) addTime(side.moves, time)
  for (const time of seat.turnTimes) addTime(side.turns, time)
  for (const { fault } of seat.faults) side.faults[fault] += 1
}

/** What is told of a side. */
export function reportSide({ name, count, vp, lines, moves, turns, faults: counts }: Side): SideReport {
  return {
    name,
    meanVp: vp / count,
    vpBySource: everyLine((line) => lines[line] / count),
    faults: counts,
    time: { move: summarizeTimes(moves), turn: summarizeTimes(turns) },
  }
}
