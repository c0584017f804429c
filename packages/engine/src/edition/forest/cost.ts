/** Prices, written short. */
import type { Cost } from '../edition.ts'

/** A price: only what is named is paid. */
export const cost = (parts: Partial<Cost>): Cost => ({ wood: 0, stone: 0, jade: 0, sake: 0, any: 0, ...parts })
