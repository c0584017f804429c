/** What is known of an outage, and how long it is waited for. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type AvailabilityKeeper,
  type Condition,
  keepAvailability,
  Unavailable,
} from '../../src/storage/availability.ts'
import { makePersistence } from '../../src/storage/persistence.ts'

const fault = new Error('away')

/** Something that works or does not, and what was told of it. */
function something(): {
  keeper: AvailabilityKeeper
  told: (readonly [Condition, Condition])[]
  set: (fault?: Error) => void
} {
  let current: Error | undefined
  const keeper = keepAvailability({
    attempt: async () => {
      if (current !== undefined) throw current
    },
  })
  const told: (readonly [Condition, Condition])[] = []
  keeper.subscribe((now, before) => told.push([now, before]))
  return { keeper, told, set: (next) => (current = next) }
}

/** Asks for something that is in an outage when it fails in that way. */
const asked = (
  keeper: AvailabilityKeeper,
  canHang = false,
): (<Result>(attempt: () => Promise<Result>) => Promise<Result>) => {
  const persist = makePersistence({ keeper, judge: (error) => (error === fault ? 'out' : 'wrong'), canHang })
  return (attempt) => persist('write', attempt)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an outage', () => {
  it('is told once when it begins, with what failed first, and once when it ends', async () => {
    const { keeper, told, set } = something()
    set(fault)
    await vi.advanceTimersByTimeAsync(1000)
    const begun = Date.now()
    await vi.advanceTimersByTimeAsync(300)
    const reports = [keeper.report(fault, begun), keeper.report(fault, begun + 200)]
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await Promise.all(reports)).toEqual([false, false])
    expect(told).toMatchObject([[{ works: false, since: begun, why: fault, canRead: false }, { works: true }]])
    set()
    const back = Date.now()
    // Whoever listens is told within half a second of its end: the rest of five seconds is for the clients.
    await vi.advanceTimersByTimeAsync(500)
    expect(told.slice(1)).toMatchObject([[{ works: true }, { works: false, since: begun }]])
    expect(keeper.now().since - back).toBeLessThanOrEqual(500)
  })

  it('is none when the next attempt works: a single connection was broken', async () => {
    const { keeper, told } = something()
    expect(await keeper.report(fault, Date.now())).toBe(true)
    expect(told).toEqual([])
  })

  it('is one when nothing answers, neither fault nor success', async () => {
    const keeper = keepAvailability({ attempt: () => new Promise(() => {}) })
    const checked = keeper.check()
    await vi.advanceTimersByTimeAsync(2900)
    expect(await Promise.race([checked, Promise.resolve('waits')])).toBe(false)
    await vi.advanceTimersByTimeAsync(2900)
    expect(keeper.now().works).toBe(false)
  })

  it('does not begin before the last thing that worked', async () => {
    const { keeper, set } = something()
    const begun = Date.now()
    await vi.advanceTimersByTimeAsync(700)
    keeper.worked()
    set(fault)
    void keeper.report(fault, begun)
    await vi.advanceTimersByTimeAsync(100)
    expect(keeper.now()).toMatchObject({ works: false, since: begun + 700 })
  })
})

describe('what is asked in an outage', () => {
  it('is done after a short one, as if nothing had been', async () => {
    const { keeper, set } = something()
    let isOut = true
    set(fault)
    const done = asked(keeper)(async () => {
      if (isOut) throw fault
      return 'done'
    })
    await vi.advanceTimersByTimeAsync(1500)
    isOut = false
    set()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await done).toBe('done')
  })

  it('is refused within 3 seconds, whatever is waited for one after the other, and at once when the outage is older', async () => {
    const { keeper, set } = something()
    set(fault)
    const persist = asked(keeper)
    const begun = Date.now()
    const refused: number[] = []
    const fails = async (): Promise<never> => {
      throw fault
    }
    const ask = async (): Promise<void> => {
      await persist(fails).catch((error: unknown) => expect(error).toBeInstanceOf(Unavailable))
      await persist(fails).catch((error: unknown) => expect(error).toBeInstanceOf(Unavailable))
      refused.push(Date.now() - begun)
    }
    void ask()
    await vi.advanceTimersByTimeAsync(2900)
    expect(refused).toHaveLength(1)
    const later = Date.now()
    await ask()
    expect(Date.now() - later).toBe(0)
  })

  it('is refused within 3 seconds when nothing answers at all', async () => {
    const keeper = keepAvailability({ attempt: () => new Promise(() => {}) })
    const refused = asked(keeper, true)(() => new Promise<never>(() => {})).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(2900)
    expect(await Promise.race([refused, Promise.resolve('waits')])).toBeInstanceOf(Unavailable)
  })

  it('is refused within 3 seconds behind another that is not answered', async () => {
    const keeper = keepAvailability({ attempt: () => new Promise(() => {}) })
    const persist = asked(keeper, true)
    const hangs = (): Promise<unknown> => persist(() => new Promise<never>(() => {})).catch((error: unknown) => error)
    const queued = hangs().then(hangs).then(hangs)
    await vi.advanceTimersByTimeAsync(2900)
    expect(await Promise.race([queued, Promise.resolve('waits')])).toBeInstanceOf(Unavailable)
  })

  it('is told what is wrong with it at once, in an outage or not', async () => {
    const { keeper } = something()
    const wrong = new Error('wrong')
    const told = asked(keeper)(async () => {
      throw wrong
    }).catch((error: unknown) => error)
    expect(await told).toBe(wrong)
  })
})
