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

/** Measures all tasks, each for about `seconds`, beside a warm-up. */
export function measure<Name extends string>(
  tasks: readonly Task<Name>[],
  seconds: number,
  onStep: (done: number, of: number) => void = () => {},
): Readonly<Record<Name, Speed>> {
  const steps = tasks.length * (roundCount + 1)
  let done = 0
  for (const { work } of tasks) {
    repeat(work, seconds * warmUpShare)
    done += 1
    onStep(done, steps)
  }
  const runs = tasks.map((): Run[] => [])
  for (let round = 0; round < roundCount; round += 1) {
    tasks.forEach(({ work }, at) => {
      runs[at].push(repeat(work, seconds / roundCount))
      done += 1
      onStep(done, steps)
    })
  }
  const entries = tasks.map(({ name }, at) => [name, summarizeRuns(runs[at])])
  return Object.fromEntries(entries) as Record<Name, Speed>
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

/** How many times as fast one task was as another: the median of the rounds, each compared within itself. */
export function ratioOf(one: Speed, other: Speed): number {
  return median(one.rounds.map((speed, round) => speed / other.rounds[round]))
}
