/** The whole measurement, and the goals it is judged by. */
import { makeGameTask, makeTextTask } from './games.ts'
import { measure, ratioOf, type Speed, type Task } from './measure.ts'
import { makePeerTask } from './peer.ts'
import { middlePositions, positionTasks } from './positions.ts'
import { measureRecords, type RecordFacts } from './records.ts'

/** Decisions and games a second. */
export interface GameSpeed {
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
}

/** What `bitoku bench` found. */
export interface BenchReport {
  readonly node: string
  readonly seconds: number
  readonly games: {
    readonly twoSeats: GameSpeed
    readonly threeSeats: GameSpeed
    readonly fourSeats: GameSpeed
    readonly fourSeatsByText: GameSpeed
  }
  readonly copyNanoseconds: number
  readonly viewMicroseconds: number
  readonly determinizeMicroseconds: number
  readonly scoreMicroseconds: number
  readonly decisionMicroseconds: number
  readonly records: RecordFacts
  /** Undefined (missing in JSON) when boardgame.io is not installed. */
  readonly boardgameIo:
    | { readonly movesPerSecond: number; readonly ratio: number; readonly ratioByText: number }
    | undefined
  readonly goals: readonly Goal[]
}

/** A goal, and whether it is reached here and now. */
export interface Goal {
  readonly name: keyof typeof limits
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

type TaskName = 'two' | 'three' | 'four' | 'text' | 'copy' | 'view' | 'determinize' | 'score' | 'decision' | 'peer'

/** Measures everything; each number takes about `seconds`, the records are those of twice `recordGames` games. */
export function runBench(
  seconds: number,
  recordGames: number,
  onStep: (done: number, of: number) => void = () => {},
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
  const speeds = measure(tasks, seconds, onStep)
  const records = measureRecords(recordGames)
  const decisionsPerSecond = speeds.four.perSecond
  return {
    node: process.version,
    seconds,
    games: {
      twoSeats: gameSpeed(speeds.two),
      threeSeats: gameSpeed(speeds.three),
      fourSeats: gameSpeed(speeds.four),
      fourSeatsByText: gameSpeed(speeds.text),
    },
    copyNanoseconds: 1e9 / speeds.copy.perSecond,
    viewMicroseconds: 1e6 / speeds.view.perSecond,
    determinizeMicroseconds: 1e6 / speeds.determinize.perSecond,
    scoreMicroseconds: 1e6 / speeds.score.perSecond,
    decisionMicroseconds: 1e6 / speeds.decision.perSecond,
    records,
    boardgameIo:
      peerTask === undefined
        ? undefined
        : {
            movesPerSecond: speeds.peer.perSecond,
            ratio: ratioOf(speeds.four, speeds.peer),
            ratioByText: ratioOf(speeds.text, speeds.peer),
          },
    goals: [
      atLeast('decisionsPerSecond', decisionsPerSecond),
      atMost('recordBytes', records.max.text),
      atMost('recordBytesCompressed', records.max.brotli),
      atMost('loadMilliseconds', records.load.median),
    ],
  }
}

const gameSpeed = ({ perSecond, perCall }: Speed): GameSpeed => ({
  decisionsPerSecond: perSecond,
  gamesPerSecond: perSecond / perCall,
})

const atLeast = (name: Goal['name'], value: number): Goal => ({
  name,
  limit: limits[name],
  value,
  reached: value >= limits[name],
})

const atMost = (name: Goal['name'], value: number): Goal => ({
  ...atLeast(name, value),
  reached: value <= limits[name],
})
