/** The whole measurement, and the goals it is judged by. */
import { makeGameTask, makeTextTask } from './games.ts'
import { measure, ratioOf, type Speed, type Speeds, stepsOf, type Task } from './measure.ts'
import { makePeerTask } from './peer.ts'
import { middlePositions, positionTasks } from './positions.ts'
import { measureRecords, type RecordFacts } from './records.ts'
import { measureWaits, type Wait, waitCount } from './waits.ts'

/** Decisions and games a second. */
export interface GameSpeed {
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
}

/** What `bitoku bench` found; what is undefined (missing in JSON) has not been measured, as when it was ended early. */
export interface BenchReport {
  readonly node: string
  readonly seconds: number
  readonly games: {
    readonly twoSeats: GameSpeed | undefined
    readonly threeSeats: GameSpeed | undefined
    readonly fourSeats: GameSpeed | undefined
    readonly fourSeatsByText: GameSpeed | undefined
  }
  readonly copyNanoseconds: number | undefined
  readonly viewMicroseconds: number | undefined
  readonly determinizeMicroseconds: number | undefined
  readonly scoreMicroseconds: number | undefined
  readonly decisionMicroseconds: number | undefined
  readonly records: RecordFacts | undefined
  readonly waits: readonly Wait[]
  /** Also undefined when boardgame.io is not installed. */
  readonly boardgameIo:
    | { readonly movesPerSecond: number; readonly ratio: number | undefined; readonly ratioByText: number | undefined }
    | undefined
  readonly goals: readonly Goal[]
}

/** A goal, and whether it is reached here and now. */
export interface Goal {
  /** One of the limits, or the name of a wait. */
  readonly name: string
  readonly limit: number
  readonly value: number
  readonly reached: boolean
}

const limits = {
  decisionsPerSecond: 500_000,
  recordBytes: 8000,
  recordBytesCompressed: 2500,
  loadMilliseconds: 5,
} as const

/** Turns of each bot that are measured in the usual time for each number, in seconds; fewer in less. */
const usualTurns = 25
const usualSeconds = 1.5

type TaskName = 'two' | 'three' | 'four' | 'text' | 'copy' | 'view' | 'determinize' | 'score' | 'decision' | 'peer'

/** What has been measured so far. */
interface Findings {
  readonly speeds: Speeds<TaskName>
  readonly records: RecordFacts | undefined
  readonly waits: readonly Wait[]
}

/**
 * Measures everything; each number takes about `seconds`, the records are those of twice `recordGames` games. `onStep` hears what
 * would be reported if this were all.
 */
export function runBench(
  seconds: number,
  recordGames: number,
  onStep: (done: number, of: number, report: BenchReport) => void = () => {},
): BenchReport {
  const peerTask = makePeerTask()
  const tasks: readonly Task<TaskName>[] = [
    { name: 'two', work: makeGameTask(2) },
    { name: 'three', work: makeGameTask(3) },
    { name: 'four', work: makeGameTask(4) },
    ...(peerTask === undefined ? [] : [{ name: 'peer' as const, work: peerTask }]),
    { name: 'text', work: makeTextTask(4) },
    ...positionTasks(middlePositions()),
  ]
  const steps = stepsOf(tasks)
  const all = steps + 1 + waitCount
  const tell = (done: number, findings: Findings): void => onStep(done, all, reportOf(seconds, findings))
  const speeds = measure(tasks, seconds, (done, found) => tell(done, { speeds: found, records: undefined, waits: [] }))
  const records = measureRecords(recordGames)
  tell(steps + 1, { speeds, records, waits: [] })
  const turns = Math.max(1, Math.round(usualTurns * Math.min(1, seconds / usualSeconds)))
  const waits = measureWaits(turns, (found) => tell(steps + 1 + found.length, { speeds, records, waits: found }))
  return reportOf(seconds, { speeds, records, waits })
}

function reportOf(seconds: number, { speeds, records, waits }: Findings): BenchReport {
  const { two, three, four, text, peer } = speeds
  return {
    node: process.version,
    seconds,
    games: {
      twoSeats: two && gameSpeed(two),
      threeSeats: three && gameSpeed(three),
      fourSeats: four && gameSpeed(four),
      fourSeatsByText: text && gameSpeed(text),
    },
    copyNanoseconds: speeds.copy && 1e9 / speeds.copy.perSecond,
    viewMicroseconds: speeds.view && 1e6 / speeds.view.perSecond,
    determinizeMicroseconds: speeds.determinize && 1e6 / speeds.determinize.perSecond,
    scoreMicroseconds: speeds.score && 1e6 / speeds.score.perSecond,
    decisionMicroseconds: speeds.decision && 1e6 / speeds.decision.perSecond,
    records,
    waits,
    boardgameIo: peer && {
      movesPerSecond: peer.perSecond,
      ratio: four && ratioOf(four, peer),
      ratioByText: text && ratioOf(text, peer),
    },
    goals: [
      ...(four === undefined ? [] : [atLeast('decisionsPerSecond', four.perSecond)]),
      ...(records === undefined
        ? []
        : [
            atMost('recordBytes', records.max.text),
            atMost('recordBytesCompressed', records.max.brotli),
            atMost('loadMilliseconds', records.load.median),
          ]),
      ...waits.map(({ name, limit, milliseconds }) => ({
        name,
        limit,
        value: milliseconds,
        reached: milliseconds <= limit,
      })),
    ],
  }
}

const gameSpeed = ({ perSecond, perCall }: Speed): GameSpeed => ({
  decisionsPerSecond: perSecond,
  gamesPerSecond: perSecond / perCall,
})

const atLeast = (name: keyof typeof limits, value: number): Goal => ({
  name,
  limit: limits[name],
  value,
  reached: value >= limits[name],
})

const atMost = (name: keyof typeof limits, value: number): Goal => ({
  ...atLeast(name, value),
  reached: value <= limits[name],
})
