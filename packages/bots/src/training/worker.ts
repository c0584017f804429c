/** A thread that plays games of self-play. */
import { parentPort } from 'node:worker_threads'
import type { Net } from '../net/net.ts'
import type { Policy } from '../policy/policy.ts'
import { outputsFor } from '../value.ts'
import { packSamples, type Samples, startGathering } from './samples.ts'
import { playForSamples, type SelfPlay } from './self-play.ts'

/** What the thread is asked: to play the games with these seeds. */
export interface Task {
  readonly settings: SelfPlay
  /** Undefined: the hand-made evaluation plays. */
  readonly net: Net | undefined
  readonly policy: Policy
  readonly seeds: readonly string[]
}

/** What came of it. */
export interface Harvest {
  readonly samples: Samples
  /** What the policy has learnt. */
  readonly policy: Policy
  /** The VP of every seat of every game. */
  readonly totals: readonly (readonly number[])[]
}

parentPort?.on('message', ({ settings, net, policy, seeds }: Task) => {
  const gathering = startGathering()
  const totals: (readonly number[])[] = []
  for (const seed of seeds) {
    totals.push(playForSamples(settings, net, policy, seed, gathering).map(({ total }) => total))
  }
  const samples = packSamples(gathering, outputsFor(settings.seats))
  const harvest: Harvest = { samples, policy, totals }
  parentPort?.postMessage(harvest, [
    samples.indices.buffer as ArrayBuffer,
    samples.values.buffer as ArrayBuffer,
    samples.ends.buffer as ArrayBuffer,
    samples.targets.buffer as ArrayBuffer,
  ])
})
