/** Samples to learn from: sparse features and what came of them, packed one behind the other. */
import type { FeatureList } from '../features/list.ts'

/** Packed samples; all of it can be sent from thread to thread. */
export interface Samples {
  readonly indices: Uint16Array
  readonly values: Float32Array
  /** Where the features of each sample end. */
  readonly ends: Uint32Array
  /** The targets of each sample, `targetSize` numbers each. */
  readonly targets: Float32Array
  readonly targetSize: number
}

/** Samples being gathered. */
export interface Gathering {
  readonly indices: number[][]
  readonly values: number[][]
  readonly targets: Float32Array[]
}

/** Nothing gathered yet. */
export const startGathering = (): Gathering => ({ indices: [], values: [], targets: [] })

/** The features of a list as plain lists. */
export function copyFeatures({ indices, values, count }: FeatureList): {
  readonly indices: number[]
  readonly values: number[]
} {
  return { indices: Array.from(indices.subarray(0, count)), values: Array.from(values.subarray(0, count)) }
}

/** Packs what was gathered. */
export function packSamples({ indices, values, targets }: Gathering, targetSize: number): Samples {
  const ends = new Uint32Array(indices.length)
  let size = 0
  indices.forEach((list, sample) => {
    size += list.length
    ends[sample] = size
  })
  const packed: Samples = {
    indices: new Uint16Array(size),
    values: new Float32Array(size),
    ends,
    targets: new Float32Array(targets.length * targetSize),
    targetSize,
  }
  indices.forEach((list, sample) => {
    const from = sample === 0 ? 0 : ends[sample - 1]
    packed.indices.set(list, from)
    packed.values.set(values[sample], from)
    packed.targets.set(targets[sample], sample * targetSize)
  })
  return packed
}
