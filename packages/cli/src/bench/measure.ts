/** Measuring speed: a warm-up, then several rounds in turn, so that a busy moment of the machine hits all alike. */
import { median } from '../numbers.ts'

/** Something to measure. */
export interface Task<Name extends string> {
  readonly name: Name
  /** Does some work, at least a few microseconds of it, and says how much. */
  readonly work: () => number
}

/** How fast a task was. */
export interface Speed {
  /** Work done in a second: the median of the rounds. */
  readonly perSecond: number
  /** The same in each round. */
  readonly rounds: readonly number[]
  /** Work done by one call: the mean. */
  readonly perCall: number
}

const roundCount = 5
const warmUpShare = 0.4

/** How fast tasks were that have been measured at least once. */
export type Speeds<Name extends string> = Readonly<Partial<Record<Name, Speed>>>

/** How many steps the measurement of so many tasks has. */
export const stepsOf = (tasks: readonly unknown[]): number => tasks.length * (roundCount + 1)

/** Measures all tasks, each for about `seconds`, beside a warm-up; `onStep` hears what is known after each step. */
export function measure<Name extends string>(
  tasks: readonly Task<Name>[],
  seconds: number,
  onStep: (done: number, speeds: Speeds<Name>) => void = () => {},
): Speeds<Name> {
  const runs = tasks.map((): Run[] => [])
  const speedsSoFar = (): Speeds<Name> => {
    const entries = tasks.flatMap(({ name }, at) => (runs[at].length === 0 ? [] : [[name, summarizeRuns(runs[at])]]))
    return Object.fromEntries(entries) as Speeds<Name>
  }
  let done = 0
  for (const { work } of tasks) {
    repeat(work, seconds * warmUpShare)
    done += 1
    onStep(done, speedsSoFar())
  }
  for (let round = 0; round < roundCount; round += 1) {
    tasks.forEach(({ work }, at) => {
      runs[at].push(repeat(work, seconds / roundCount))
      done += 1
      onStep(done, speedsSoFar())
    })
  }
  return speedsSoFar()
}

interface Run {
  readonly calls: number
  readonly work: number
  readonly seconds: number
}

/** Calls a task again and again for a while. */
function repeat(work: () => number, seconds: number): Run {
  const start = performance.now()
  let calls = 0
  let sum = 0
  for (;;) {
    sum += work()
    calls += 1
    const passed = (performance.now() - start) / 1000
    if (passed >= seconds) return { calls, work: sum, seconds: passed }
  }
}

function summarizeRuns(runs: readonly Run[]): Speed {
  const rounds = runs.map((run) => run.work / run.seconds)
  const calls = runs.reduce((sum, run) => sum + run.calls, 0)
  return { perSecond: median(rounds), rounds, perCall: runs.reduce((sum, run) => sum + run.work, 0) / calls }
}

/** How many times as fast one task was as another: the median of the rounds that both have, each compared within itself. */
export function ratioOf(one: Speed, other: Speed): number {
  const both = one.rounds.slice(0, other.rounds.length)
  return median(both.map((speed, round) => speed / other.rounds[round]))
}
