/** Much that is to be done at once, a few at a time: what comes up for all tables after an outage leaves room for those who play. */

/** Does jobs when there is room for them. */
export interface Limiter {
  readonly run: <Result>(job: () => Promise<Result>) => Promise<Result>
  /** How many wait for room. */
  readonly waiting: () => number
}

/** Lets so many jobs be under way at a time; the others wait in their order. */
export function makeLimiter(most: number): Limiter {
  let underWay = 0
  const waiting: (() => void)[] = []

  async function enter(): Promise<void> {
    if (underWay < most) underWay += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function leave(): void {
    const next = waiting.shift()
    if (next === undefined) underWay -= 1
    else next()
  }

  return {
    run: async (job) => {
      await enter()
      try {
        return await job()
      } finally {
        leave()
      }
    },
    waiting: () => waiting.length,
  }
}
