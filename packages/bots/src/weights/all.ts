/** All weights at once: where programs lie on a disk, nothing is gained by waiting for them. */
import { four } from './four.ts'
import { solo } from './solo.ts'
import { three } from './three.ts'
import { two } from './two.ts'
import type { Weights } from './weights.ts'

const all: readonly Weights[] = [solo, two, three, four]

/** The weights for a number of seats. */
export const weightsFor = (seats: number): Weights | undefined => all[seats - 1]

/** Fulfilled when the weights for a number of seats are there. */
export const fetchWeights = async (_seats: number): Promise<void> => {}
