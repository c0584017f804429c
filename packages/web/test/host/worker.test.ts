import { newGame, options, pending, view } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import type { BotQuestion } from '@bitoku/host'
import { makePageRunner, makeWorkerRunner } from '../../src/host/client.ts'

const game = newGame({ seats: 2, seed: 'worker' })
const [seat] = pending(game)
const question: BotQuestion = {
  level: 'greedy',
  view: view(game, seat),
  seat,
  options: options(game, seat),
  seed: 'worker',
}
const calm = (): Promise<void> => Promise.resolve()

/** A worker that never answers, and breaks if it is told to. */
function makeSilentWorker(breaks: boolean): Worker {
  const target = new EventTarget()
  if (breaks) setTimeout(() => target.dispatchEvent(new Event('error')), 1)
  return Object.assign(target, { postMessage: () => {}, terminate: () => {} }) as unknown as Worker
}

describe('the worker of the bots', () => {
  it('is done without where it cannot be created', async () => {
    const runner = makeWorkerRunner(() => {
      throw new Error('no workers here')
    }, calm)
    await runner.ready(2)
    expect(await runner.choose(question)).toBe(await makePageRunner().choose(question))
  })

  it('is done without where it cannot be loaded', async () => {
    const runner = makeWorkerRunner(() => makeSilentWorker(true), calm)
    expect(await runner.choose(question)).toBe(await makePageRunner().choose(question))
  })

  it('is not created before the page is calm, and then once', async () => {
    let made = 0
    const { promise, resolve: calmDown } = Promise.withResolvers<void>()
    const runner = makeWorkerRunner(
      () => {
        made += 1
        return makeSilentWorker(true)
      },
      () => promise,
    )
    const answers = Promise.all([runner.ready(2), runner.choose(question)])
    await new Promise((resolve) => setImmediate(resolve))
    expect(made).toBe(0)
    calmDown()
    await answers
    expect(made).toBe(1)
  })

  it('is created anew after a bot was given up', async () => {
    let made = 0
    const runner = makeWorkerRunner(() => {
      made += 1
      return makeSilentWorker(true)
    }, calm)
    await runner.choose(question)
    runner.reset()
    await runner.choose(question)
    expect(made).toBe(2)
  })
})
