/** A pause, not an error: what a database that is away for a moment could not do is done when it is back, if that is soon. */
import {
  type AvailabilityKeeper,
  inTime,
  Late,
  pause,
  pauseBefore,
  piecesUntilOut,
  Unavailable,
  type Use,
  usualPatience,
} from './availability.ts'

/** Does something with the database; it may be done more than once. */
export type Persist = <Result>(use: Use, attempt: () => Promise<Result>) => Promise<Result>

/**
 * What a fault says: the database is `out`; only this attempt was in `conflict` with others, and the next one may work; or there is
 * something wrong with what was asked.
 */
export type Verdict = 'out' | 'conflict' | 'wrong'

/** So many times it is tried again, however long that takes: a machine that was halted uses up all its time in one attempt. */
const fewest = 3

/** What is needed to persist. */
interface PersistenceUse {
  readonly keeper: AvailabilityKeeper
  readonly judge: (error: unknown, count: number) => Verdict
  readonly patience?: number
  /** Whether an attempt may never end: it is not waited for then. */
  readonly canHang: boolean
}

/**
 * Tries until it works, the fault is not one that passes, or patience is at its end: Unavailable. An attempt that is not waited for
 * any more may still be done. All that is asked in one outage shares its patience, so that waiting for several things takes no longer.
 */
export function makePersistence({ keeper, judge, patience = usualPatience, canHang }: PersistenceUse): Persist {
  async function work<Result>(use: Use, attempt: () => Promise<Result>, isOver: () => boolean): Promise<Result> {
    const begun = Date.now()
    for (let count = 0; ; count += 1) {
      if (keeper.isGivenUp(use)) throw new Unavailable('the database is away')
      try {
        const result = await attempt()
        keeper.worked()
        return result
      } catch (error) {
        const verdict = judge(error, count)
        if (verdict === 'wrong') throw error
        if (verdict === 'conflict') await pause(pauseBefore(count))
        else if (!(await keeper.report(error, begun))) throw new Unavailable('the database is away', { cause: error })
        else if (count > 0) await pause(pauseBefore(count))
        if (isOver() || (count >= fewest && Date.now() - begun > patience)) {
          throw new Unavailable('the database did not do it in time', { cause: error })
        }
      }
    }
  }

  return async (use, attempt) => {
    if (!canHang) return work(use, attempt, () => false)
    const begun = Date.now()
    let isOver = false
    const onPiece = (count: number): void => {
      if (count === piecesUntilOut) void keeper.report(new Late('no answer'), begun)
    }
    try {
      return await inTime(
        work(use, attempt, () => isOver),
        patience,
        onPiece,
      )
    } catch (error) {
      if (!(error instanceof Late)) throw error
      isOver = true
      // Who has queued behind this one has waited as well.
      keeper.giveUp()
      throw new Unavailable('the database did not answer in time', { cause: error })
    }
  }
}
