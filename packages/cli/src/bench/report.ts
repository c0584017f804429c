/** The whole measurement, and the goals it is judged by. */
import { makeGameTask, makeTextTask } from './games.ts'
import { measure, ratioOf, type Speed, type Task } from './measure.ts'
import { makePeerTask } from './peer.ts'
import { middlePositions, positionTasks } from './positions.ts'
import { measureRecords, type RecordFacts } from './records.ts'
import { measureWaits, type Wait, waitCount } from './waits.ts'

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
  readonly waits: readonly Wait[]
  /** Undefined (missing in JSON) when boardgame.io is not installed. */
  readonly boardgameIo:
    | { readonly movesPerSecond: number; readonly ratio: number; readonly ratioByText: number }
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
  let steps = 0
  const speeds = measure(tasks, seconds, (done, of) => {
    steps = of
    onStep(done, of + waitCount)
  })
  const records = measureRecords(recordGames)
  const turns = Math.max(1, Math.round(usualTurns * Math.min(1, seconds / usualSeconds)))
  const waits = measureWaits(turns, (done) => onStep(steps + done, steps + waitCount))
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
    waits,
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
