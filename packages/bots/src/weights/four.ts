/** Weights for this number of seats: none yet. */
import type { Weights } from './weights.ts'

export const four: Weights | undefined = undefined as Weights | undefined
