/** The outline of the chapters about Autumn, Winter and the Ascension. */
import type { Section } from '../shape.ts'

/** Autumn and Winter. */
export const winter: readonly Section[] = [
  {
    id: 'autumn',
    clauses: ['A-1', 'X-5'],
    examples: [{ draw: 'home', dice: [2, 0, 2, undefined], caption: 'order' }],
  },
  { id: 'return', clauses: ['W-1'], asks: ['dice'], moves: ['dice'], phases: ['winter'] },
  {
    id: 'spirit',
    clauses: ['W-2', 'W-3'],
    asks: ['virtue'],
    moves: ['virtue'],
    examples: [{ draw: 'items', ids: ['nezumi-1', 'ookami-1'] }],
  },
  { id: 'snow', clauses: ['W-4', 'W-5'] },
]

/** The Ascension. */
export const ascension: readonly Section[] = [
  { id: 'ascension', clauses: ['E-1', 'E-2', 'E-8', 'E-9', 'X-9'], phases: ['ascension'], targets: ['vp'] },
  { id: 'score-bitoku', clauses: ['E-3', 'X-9'], examples: [{ draw: 'scale' }] },
  {
    id: 'score-treasures',
    clauses: ['E-4', 'X-9'],
    targets: ['treasure'],
    examples: [
      {
        draw: 'track',
        region: 'forges',
        kodamas: [
          { seat: 0, space: 6 },
          { seat: 1, space: 6 },
          { seat: undefined, space: 4 },
        ],
        treasure: 'treasure-4-2-0',
        caption: 'tie',
      },
    ],
  },
  {
    id: 'score-rocks',
    clauses: ['E-5', 'X-9'],
    examples: [{ draw: 'rocks', rocks: ['rock-ara', 'rock-ryokan-temple'], pilgrims: [0, 1], caption: 'rocks' }],
  },
  {
    id: 'score-dice',
    clauses: ['E-6', 'X-9'],
    examples: [
      {
        draw: 'rows',
        rows: [
          [
            { die: 3, seat: 0 },
            { die: 5, seat: 0 },
            { die: 3, seat: 0 },
            { resource: 'wood' },
            { resource: 'wood' },
            { resource: 'sake' },
            { sign: 'to' },
            { vp: 3 },
          ],
        ],
        caption: 'diceScore',
      },
    ],
  },
  {
    id: 'score-visions',
    clauses: ['E-7', 'X-9', 'X-10'],
    examples: [{ draw: 'items', ids: ['vision-1', 'vision-13'] }],
  },
]
