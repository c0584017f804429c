/** Weights for this number of seats: none yet. */
import type { Weights } from './weights.ts'

export const three: Weights | undefined = undefined as Weights | undefined
