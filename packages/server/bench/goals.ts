/** The goals of `npm run bench:server`, and whether they are reached. */
import type { Load } from './load.ts'

/** The loads of a server: the one of the most moves for each core, and the half load of 64 tables. */
export interface Measured {
  readonly best: Load
  readonly half: Load | undefined
}

/** What has been measured so far. */
export interface Findings {
  /** This server where players send their turns as they planned them, and move by move. */
  ours?: Measured
  steps?: Measured
  /** boardgame.io in memory, and with its games in files. */
  peer?: Measured
  filing?: Measured
  /** Bytes of memory for each open table, and bytes on the disk for each finished game. */
  table?: number
  game?: number
}

/** A goal, and whether it is reached here and now. */
export interface Goal {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly limit: number
  /** Whether the value has to be that much at least; otherwise it may be that much at most. */
  readonly isLeast: boolean
  readonly reached: boolean
}

const limits = {
  /** Times the moves of boardgame.io for each second of processor time. */
  timesFiles: 10,
  timesMemory: 1,
  /** Milliseconds in which 99 of 100 moves are told at half load with 64 tables. */
  told: 50,
  /** The same under full load, as a share of what boardgame.io with its games in files takes: a busy machine delays both. */
  toldShare: 1,
  /** Kilobytes of memory for each open table, beside all that is loaded once. */
  table: 100,
  /** Kilobytes on the disk for each finished game of four. */
  game: 3,
} as const

type Limit = keyof typeof limits

function goalOf(name: string, value: number, unit: string, limit: Limit, isLeast: boolean): Goal {
  const reached = isLeast ? value >= limits[limit] : value <= limits[limit]
  return { name, value, unit, limit: limits[limit], isLeast, reached }
}

/**
 * The goals for which everything has been measured. In a quick look times are compared with the other server, not with the clock,
 * and a few tables say nothing of the memory that each one takes.
 */
export function judge({ ours, steps, peer, filing, table, game }: Findings, isQuick: boolean): readonly Goal[] {
  const times = (name: string, own: Measured | undefined, other: Measured | undefined, limit: Limit) =>
    own && other && goalOf(name, own.best.perCore / other.best.perCore, 'times the moves', limit, true)
  const told =
    ours?.half && goalOf('99 of 100 moves told, half load with 64 tables', ours.half.p99, 'ms', 'told', false)
  const share = ours && filing && ours.best.p99 / filing.best.p99
  const toldShare =
    share && goalOf('99 of 100 moves told, to boardgame.io in files', share, 'times as late', 'toldShare', false)
  const memory = table && goalOf('memory for each open table', table / 1024, 'kB', 'table', false)
  return [
    times('planned turns to boardgame.io in files', ours, filing, 'timesFiles'),
    times('planned turns to boardgame.io in memory', ours, peer, 'timesMemory'),
    times('move by move to boardgame.io in files', steps, filing, 'timesFiles'),
    times('move by move to boardgame.io in memory', steps, peer, 'timesMemory'),
    ...(isQuick ? [toldShare] : [told, memory]),
    game && goalOf('a finished game of four on the disk', game / 1000, 'kB', 'game', false),
  ].filter((goal) => typeof goal === 'object')
}
