/** Trained weights as they lie in this folder, and what is known about them. */

/** The weights of one net, with its manifest. */
export interface Weights {
  /** The hash of the edition that it was trained for. */
  readonly edition: string
  /** 1 for solo. */
  readonly seats: number
  /** Units of the two hidden layers. */
  readonly units: readonly [number, number]
  /** Inputs and outputs, to notice a net that no longer fits the features. */
  readonly inputs: number
  readonly outputs: number
  /** How it was trained: games of self-play, generations, steps, and the seed that they follow from. */
  readonly games: number
  readonly generations: number
  readonly steps: number
  readonly seed: string
  /** The numbers, packed (see `net/pack.ts`). */
  readonly numbers: string
  /** The quick policy, packed. */
  readonly marks: string
}
