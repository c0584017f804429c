/** How a net is trained. */
import type { RunSettings } from '../weights/weights.ts'

/** What can be set; what is not given is as in `usual`. */
export interface TrainingSettings extends RunSettings {
  /** 1 for solo. */
  readonly seats: number
  /** Where checkpoints are kept; a training found there goes on. */
  readonly folder: string
  /** A folder of another training, perhaps for another number of seats, whose net is the start; or `published`. */
  readonly from?: string
  readonly seed: string
  readonly units: readonly [number, number]
}

/** What is used when nothing else is asked for. */
export const usual: TrainingSettings = {
  seats: 2,
  folder: 'training',
  seed: 'bitoku',
  workers: 2,
  handMade: 4,
  generations: 120,
  gamesPerGeneration: 100,
  memory: 15,
  repeats: 6,
  batch: 128,
  rates: [1e-3, 2e-4],
  lambda: 0.9,
  keep: 0.7,
  temperatures: [0.2, 0.7, 1.5],
  width: { openings: 10, moves: 5, first: 10, second: 10, later: 8 },
  policyRate: 0.02,
  units: [96, 32],
}
