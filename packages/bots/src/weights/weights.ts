/** Trained weights as they lie in this folder, and what is known about them. */
import type { Width } from '../planner/plan.ts'

/** What a run of training was told, as far as its result follows from it. */
export interface RunSettings {
  /** Games at once: each thread teaches its own copy of the policy, and the mean of them goes on. */
  readonly workers: number
  /** Generations of games of the hand-made evaluation before the net plays itself. */
  readonly handMade: number
  /** Stop after so many generations in all; the step width falls until then. */
  readonly generations: number
  readonly gamesPerGeneration: number
  /** Generations that are learnt from at a time. */
  readonly memory: number
  /** How often each new position is learnt from, about. */
  readonly repeats: number
  readonly batch: number
  /** The step width at the start and at the end. */
  readonly rates: readonly [number, number]
  readonly lambda: number
  readonly keep: number
  readonly temperatures: readonly number[]
  readonly width: Width
  /** How fast the quick policy learns. */
  readonly policyRate: number
}

/** A run of training: more than one where it went on with another seed or other settings. */
export interface Run {
  readonly seed: string
  /** What it began with, where it did not begin with nothing: the folder of another training, or `published`. */
  readonly from?: string
  /** Generations that it added. */
  readonly generations: number
  /** What it was told; words where that was not kept. */
  readonly settings: RunSettings | string
}

/** How a net was trained. */
export interface Manifest {
  /** The hash of the edition that it was trained for. */
  readonly edition: string
  /** Games of self-play, generations and steps, and the runs that they come from. */
  readonly games: number
  readonly generations: number
  readonly steps: number
  readonly runs: readonly Run[]
  /** How the net was trained that it began with. */
  readonly begunWith?: Manifest
}

/** The weights of one net, with its manifest. */
export interface Weights extends Manifest {
  /** 1 for solo. */
  readonly seats: number
  /** Units of the two hidden layers. */
  readonly units: readonly [number, number]
  /** Inputs and outputs, to notice a net that no longer fits the features. */
  readonly inputs: number
  readonly outputs: number
  /** The numbers, packed (see `net/pack.ts`). */
  readonly numbers: string
  /** The quick policy, packed. */
  readonly marks: string
}

/** Whether a net was trained for an edition, be it before it went on with a later one: it plays running games of both. */
export function knowsEdition({ edition, begunWith }: Manifest, hash: string): boolean {
  return edition === hash || (begunWith !== undefined && knowsEdition(begunWith, hash))
}

/** What is known about a net, without its numbers. */
export function manifestOf({ edition, games, generations, steps, runs, begunWith }: Manifest): Manifest {
  return { edition, games, generations, steps, runs, ...(begunWith === undefined ? {} : { begunWith }) }
}
