/** The player board. */
import type { PlayerBoard } from '../edition.ts'
import { cost } from './cost.ts'

/** The board of every seat. */
export const playerBoard: PlayerBoard = {
  buildings: [
    { cost: cost({ wood: 1 }), vp: 1 },
    { cost: cost({ stone: 1 }), vp: 2 },
    { cost: cost({ wood: 1, stone: 1 }), vp: 3 }, // ● the price
    { cost: cost({ wood: 2, stone: 1 }), vp: 4 },
    { cost: cost({ wood: 1, stone: 2 }), vp: 5 },
    { cost: cost({ wood: 2, stone: 2 }), vp: 6 },
  ],
  // ● eight spaces; ingenuity lies right of the card spaces
  crystals: [
    { colour: 'ingenuity', vp: 1 },
    { colour: 'ingenuity', vp: 2 },
    { colour: 'ingenuity', vp: 2 },
    { colour: 'dream', vp: 1 },
    { colour: 'dream', vp: 2 },
    { colour: 'dream', vp: 2 },
    { colour: 'memory', vp: 1 },
    { colour: 'memory', vp: 2 },
  ],
  rockPath: { rocks: 4, pilgrimCosts: [0, 1, 1, 1, 0] },
  pilgrims: { awake: 3, asleep: 8 }, // ●
  dice: [3, 2, 1], // ●
  start: { resources: { wood: 1, stone: 0, jade: 1, sake: 0 }, amulets: [1] }, // ●
}
