/** A thread that plays games of a simulation, a few at a time, and tells what they came to. */
import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { Plan } from './simulation.ts'

// As in bitoku.ts: what is imported afterwards starts sooner.
enableCompileCache()
const { addGame, noTally, warmUp } = await import('./simulation.ts')
const { plan, warmUpMilliseconds } = workerData as { readonly plan: Plan; readonly warmUpMilliseconds: number }

// This is a thread of Node, not a window: there is no origin to name.
// oxlint-disable unicorn/require-post-message-target-origin
parentPort?.on('message', ({ from, to }: { readonly from: number; readonly to: number }) => {
  const tally = noTally(plan)
  for (let number = from; number < to; number += 1) addGame(plan, tally, number)
  parentPort?.postMessage(tally)
})
parentPort?.postMessage(warmUp(plan, warmUpMilliseconds))
