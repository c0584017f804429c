import { makeTeaching } from '@bitoku/host/local'
import type { BotRunner } from '@bitoku/host'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitOr } from '../../src/app/wait.ts'
import { makePageRunner } from '../../src/host/client.ts'
import { bot, fine, makeHost, makeWorld, person, shownBy, tengu } from './stage.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Ready = BotRunner['ready']

const refused = (): Promise<boolean> => Promise.resolve(false)
const silent = (): Promise<boolean> => new Promise(() => {})

/** Bots that are taught by the clock of the test; `net` says when the browser is online again. */
function makeClass(ready: Ready) {
  const net = new EventTarget()
  const attempt = vi.fn<Ready>(ready)
  const reset = vi.fn<() => void>()
  const changes: boolean[] = []
  const world = {
    bots: { ready: attempt, choose: () => Promise.resolve('move'), reset },
    wait: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
    waitForNet: (milliseconds: number) =>
      waitOr(milliseconds, (end) => {
        net.addEventListener('online', end)
        return () => net.removeEventListener('online', end)
      }),
  }
  const teaching = makeTeaching(world, () => changes.push(teaching.isMissing()))
  return { teaching, attempt, reset, changes, world, comeOnline: () => net.dispatchEvent(new Event('online')) }
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)

describe('what the bots have learnt', () => {
  it('is fetched once when it comes, and nothing is told', async () => {
    const { teaching, attempt, changes } = makeClass(() => Promise.resolve(true))
    teaching.begin(3)
    expect(await teaching.bots.ready(3)).toBe(true)
    await pass(600_000)
    expect(attempt.mock.calls).toEqual([[3]])
    expect(changes).toEqual([])
  })

  it('is tried for after pauses that grow up to a minute, however often bots are asked', async () => {
    const { teaching, attempt } = makeClass(refused)
    const start = Date.now()
    const times: number[] = []
    attempt.mockImplementation(() => {
      times.push((Date.now() - start) / 1000)
      return refused()
    })
    teaching.begin(3)
    for (let decision = 0; decision < 1000; decision += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all([teaching.bots.ready(3), pass(250)])
    }
    expect(times).toEqual([0, 2, 6, 14, 30, 62, 122, 182, 242])
  })

  it('holds nobody up after the first attempt', async () => {
    const { teaching, attempt } = makeClass(refused)
    teaching.begin(3)
    await teaching.bots.ready(3)
    attempt.mockImplementation(silent)
    await pass(2000)
    expect(attempt).toHaveBeenCalledTimes(2)
    expect(await teaching.bots.ready(3)).toBe(false)
  })

  it('is told to be missing until it has come', async () => {
    const { teaching, attempt, changes } = makeClass(refused)
    teaching.begin(3)
    await pass(5000)
    expect(changes).toEqual([true])
    attempt.mockResolvedValue(true)
    await pass(1000)
    expect(changes).toEqual([true, false])
    expect(await teaching.bots.ready(3)).toBe(true)
    await pass(600_000)
    expect(attempt).toHaveBeenCalledTimes(3)
  })

  it('is told to be missing when the first attempt takes too long, and may still come', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const { teaching, attempt, changes } = makeClass(() => promise)
    teaching.begin(3)
    await pass(14_000)
    expect(changes).toEqual([])
    await pass(1000)
    expect(changes).toEqual([true])
    expect(await teaching.bots.ready(3)).toBe(false)
    resolve(true)
    await pass(0)
    expect(changes).toEqual([true, false])
    expect(attempt).toHaveBeenCalledTimes(1)
  })

  it('is tried for at once when the browser is online again', async () => {
    const { teaching, attempt, changes, comeOnline } = makeClass(refused)
    teaching.begin(3)
    await pass(70_000)
    const before = attempt.mock.calls.length
    attempt.mockResolvedValue(true)
    comeOnline()
    await pass(0)
    expect(attempt).toHaveBeenCalledTimes(before + 1)
    expect(changes).toEqual([true, false])
    await pass(600_000)
    expect(attempt).toHaveBeenCalledTimes(before + 1)
  })

  it('is tried for no more when nobody plays', async () => {
    const { teaching, attempt, comeOnline } = makeClass(refused)
    teaching.begin(3)
    await pass(0)
    teaching.stop()
    expect(teaching.isMissing()).toBe(false)
    comeOnline()
    await pass(600_000)
    expect(attempt).toHaveBeenCalledTimes(1)
  })

  it('is fetched again for a new worker', async () => {
    const { teaching, attempt, reset } = makeClass(() => Promise.resolve(true))
    teaching.begin(3)
    await pass(0)
    teaching.bots.reset()
    await pass(0)
    expect(reset).toHaveBeenCalledTimes(1)
    expect(attempt).toHaveBeenCalledTimes(2)
  })

  it('is not tried for sooner because of a new worker, and not forgotten with the old one', async () => {
    const { teaching, attempt, changes } = makeClass(refused)
    teaching.begin(3)
    await pass(0)
    teaching.bots.reset()
    await pass(1999)
    expect(attempt).toHaveBeenCalledTimes(1)
    // The second attempt goes down with its worker.
    attempt.mockImplementation(silent)
    await pass(1)
    teaching.bots.reset()
    attempt.mockResolvedValue(true)
    await pass(3999)
    expect(attempt).toHaveBeenCalledTimes(2)
    await pass(1)
    expect(attempt).toHaveBeenCalledTimes(3)
    expect(changes).toEqual([true, false])
  })
})

describe('a table whose bots do without what they have learnt', () => {
  it('says so until it has come', async () => {
    const { attempt, world } = makeClass(refused)
    const host = makeHost(makeWorld({ ...world, bots: { ...makePageRunner(), ready: attempt } }))
    fine(await host.start({ seats: [person('Ai'), bot(), bot()], seed: 'untaught' }))
    await pass(0)
    expect(shownBy(host).untaught?.key).toBe('host.untaught')
    attempt.mockResolvedValue(true)
    await pass(2000)
    expect(shownBy(host).untaught).toBeUndefined()
  })

  it('is left in peace once it is closed', async () => {
    const { attempt, world } = makeClass(refused)
    const host = makeHost(makeWorld({ ...world, bots: { ...makePageRunner(), ready: attempt } }))
    fine(await host.start({ seats: [person('Ai'), bot()], seed: 'untaught' }))
    await pass(0)
    await host.close()
    await pass(600_000)
    expect(attempt).toHaveBeenCalledTimes(1)
    fine(await host.start({ seats: [person('Ai'), person('Shu')], seed: 'untaught' }))
    await pass(600_000)
    expect(shownBy(host).untaught).toBeUndefined()
    expect(attempt).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['friends', [person('Ai'), person('Shu')]],
    ['the Tengu', [person('Ai'), tengu]],
  ])('is none where only %s play', async (_, seats) => {
    const { attempt, world } = makeClass(refused)
    const host = makeHost(makeWorld({ ...world, bots: { ...makePageRunner(), ready: attempt } }))
    fine(await host.start({ seats, seed: 'untaught' }))
    await pass(600_000)
    expect(attempt).not.toHaveBeenCalled()
    expect(shownBy(host).untaught).toBeUndefined()
  })
})
