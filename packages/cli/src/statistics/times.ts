/** Times by the million in little memory: their number, sum and maximum, and a histogram of 2 % steps for the rest. */

/** Times being gathered, in milliseconds. */
export interface Times {
  count: number
  sum: number
  max: number
  readonly steps: Map<number, number>
}

/** What is told of times, in milliseconds. */
export interface TimeSummary {
  readonly count: number
  readonly mean: number
  /** 95 of 100 took no longer. */
  readonly p95: number
  readonly max: number
}

const logOfStep = Math.log(1.02)
/** Shorter times than a tenth of a microsecond are all alike. */
const shortest = 1e-4

/** No times yet. */
export const noTimes = (): Times => ({ count: 0, sum: 0, max: 0, steps: new Map() })

/** Adds a time. */
export function addTime(times: Times, milliseconds: number): void {
  times.count += 1
  times.sum += milliseconds
  times.max = Math.max(times.max, milliseconds)
  const step = Math.ceil(Math.log(Math.max(milliseconds, shortest)) / logOfStep)
  times.steps.set(step, (times.steps.get(step) ?? 0) + 1)
}

/** Sums times up. */
export function summarizeTimes({ count, sum, max, steps }: Times): TimeSummary {
  return { count, mean: count === 0 ? 0 : sum / count, p95: Math.min(max, share(steps, 0.95 * count)), max }
}

function share(steps: ReadonlyMap<number, number>, wanted: number): number {
  let seen = 0
  for (const [step, count] of [...steps].toSorted(([one], [other]) => one - other)) {
    seen += count
    if (seen >= wanted) return Math.exp(step * logOfStep)
  }
  return 0
}
