/**
 * Whether something that the server needs works now, and since when: the database, the connection that hears of news. Whoever is
 * let down reports it. An attempt decides whether that is an outage, and further ones when it is over. One owner keeps what is known;
 * everybody else reads it or subscribes.
 */

/** How something is. Times are milliseconds since 1970 on this machine's clock. */
export type Condition =
  /** It works since then: since the server began, or since the last outage was over. */
  | { readonly works: true; readonly since: number }
  /** It is out since then: since the first thing began that it failed, and not before the last thing that it did. */
  | {
      readonly works: false
      readonly since: number
      readonly why: unknown
      /** Whether it can still be read: the disk is full, or the database only answers questions. */
      readonly canRead: boolean
    }

/** What is known, for everybody. */
export interface Availability {
  readonly now: () => Condition
  /** Told of every change, with what was before; the answer ends it. */
  readonly subscribe: (listener: (now: Condition, before: Condition) => void) => () => void
}

/** What is known, for its owner. */
export interface AvailabilityKeeper extends Availability {
  /** Something has failed that began at a time. True as soon as it works (again), false once that has been waited for long enough. */
  readonly report: (error: unknown, begun: number) => Promise<boolean>
  /** Something has worked. */
  readonly worked: () => void
  /** Somebody has waited for long enough: in an outage nobody waits any more, however late they have begun. */
  readonly giveUp: () => void
  /** Whether nobody waits any more: what is asked now would fail. */
  readonly isGivenUp: (use: Use) => boolean
  /** Whether it works: an attempt is made, unless one was within the last second. Takes no longer than is waited. */
  readonly check: () => Promise<boolean>
  readonly close: () => void
}

/** What is wanted of it. */
export type Use = 'read' | 'write'

/** The database is away, or cannot do what was asked of it, for longer than is waited. Nothing is known of whether it was done. */
export class Unavailable extends Error {}

/** It did not answer in time. */
export class Late extends Error {}

/** So long an outage is a pause, and no error, in milliseconds: a request is refused within 3 seconds. */
export const usualPatience = 2500

/** What one attempt may take. */
const longestAttempt = 2000
/** From the first pause between attempts to the longest: clients are told within 5 seconds of the end of an outage. */
const firstPause = 50
const longestPause = 500
/** What a check has found holds for so long: everybody may ask, and as often as they like. */
const freshFor = 1000
/** Time is counted in so many pieces: a machine that was halted loses one of them and not all. */
export const pieces = 5
/** What has not answered after so many of them may be out, and is when an attempt has not for as long. */
export const piecesUntilOut = 2

/** A pause. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Waits longer each time, and not in step with others. */
export const pauseBefore = (attempt: number): number =>
  Math.min(longestPause, firstPause * 2 ** Math.min(attempt, 10)) * (0.5 + Math.random() / 2)

/** Calls back after some time in which this process was not halted, and with every piece of it; the answer stops it. */
function after(milliseconds: number, done: () => void, onPiece: (count: number) => void = () => {}): () => void {
  let count = 0
  const timer = setInterval(() => {
    count += 1
    if (count < pieces) return onPiece(count)
    clearInterval(timer)
    done()
  }, milliseconds / pieces)
  return () => clearInterval(timer)
}

/** A promise that is rejected when it takes too long; `onPiece` is told while it takes. */
export function inTime<Result>(
  promise: Promise<Result>,
  milliseconds: number,
  onPiece?: (count: number) => void,
): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const stop = after(milliseconds, () => reject(new Late(`no answer within ${milliseconds} ms`)), onPiece)
  return Promise.race([promise, late]).finally(stop)
}

/** What the availability of something is found out with. */
export interface AvailabilityUse {
  /** Finds out whether it works. From the second attempt on it is an outage, whose end must be certain. */
  readonly attempt: (isOut: boolean) => Promise<void>
  /** Whether it can be read in spite of a fault. */
  readonly canRead?: (error: unknown) => boolean
  /** How long an outage is waited for, in milliseconds. */
  readonly patience?: number
}

/** Keeps what is known of something that works at first. */
export function keepAvailability({
  attempt,
  canRead = () => false,
  patience = usualPatience,
}: AvailabilityUse): AvailabilityKeeper {
  const listeners = new Set<(now: Condition, before: Condition) => void>()
  let condition: Condition = { works: true, since: Date.now() }
  let lastWorked = condition.since
  let checked: { readonly at: number; readonly answer: Promise<boolean> } | undefined
  let doubt: Promise<boolean> | undefined
  let isGivenUp = false
  /** Ends the waiting for what is in doubt now. */
  let giveUp: (() => void) | undefined
  const closing = new AbortController()

  function change(next: Condition): void {
    const before = condition
    condition = next
    for (const listener of listeners) listener(next, before)
  }

  /** Tries until it works; answers after that, or sooner when nobody waits any more. */
  function beginDoubt(error: unknown, begun: number): Promise<boolean> {
    const since = Math.max(begun, lastWorked)
    const verdict = Promise.withResolvers<boolean>()
    const declare = (why: unknown): void => {
      if (condition.works) change({ works: false, since, why, canRead: canRead(why) })
      else if (condition.canRead !== canRead(why)) condition = { ...condition, canRead: canRead(why) }
    }
    giveUp = () => {
      isGivenUp = true
      verdict.resolve(false)
    }
    const stop = after(patience, giveUp, (count) => {
      if (count === piecesUntilOut) declare(error)
    })
    const end = (works: boolean): void => {
      stop()
      doubt = undefined
      giveUp = undefined
      isGivenUp = false
      if (works) lastWorked = Date.now()
      if (works && !condition.works) change({ works: true, since: lastWorked })
      verdict.resolve(works)
    }
    void (async () => {
      for (let count = 0; !closing.signal.aborted; count += 1) {
        try {
          await inTime(attempt(count > 0), longestAttempt)
          return end(true)
        } catch (fault) {
          // The first one may have met a single connection that was broken.
          if (count > 0 && !closing.signal.aborted) declare(fault)
        }
        await pause(pauseBefore(count))
      }
      end(false)
    })()
    return verdict.promise
  }

  const report = (error: unknown, begun: number): Promise<boolean> => {
    if (closing.signal.aborted) return Promise.resolve(false)
    doubt ??= beginDoubt(error, begun)
    return doubt
  }

  async function look(): Promise<boolean> {
    if (!condition.works) return false
    const begun = Date.now()
    try {
      await (doubt ?? inTime(attempt(false), longestAttempt))
      return condition.works
    } catch (error) {
      return report(error, begun)
    }
  }

  return {
    now: () => condition,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    report,
    worked: () => {
      lastWorked = Date.now()
    },
    giveUp: () => giveUp?.(),
    isGivenUp: (use) => isGivenUp && (use === 'write' || condition.works || !condition.canRead),
    check: () => {
      const at = performance.now()
      if (checked === undefined || at - checked.at >= freshFor)
        checked = { at, answer: inTime(look(), patience).catch(() => false) }
      return checked.answer
    },
    close: () => closing.abort(),
  }
}
