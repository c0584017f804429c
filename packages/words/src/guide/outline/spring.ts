/** The outline of the chapters about the game, its set-up, and Spring. */
import type { Section } from '../shape.ts'

/** The game as a whole. */
export const game: readonly Section[] = [
  { id: 'goal', clauses: ['G-1', 'G-9'], phases: ['over'] },
  { id: 'year', clauses: ['G-1'] },
  { id: 'places', clauses: ['U-1'], targets: ['region', 'order', 'card-space'] },
  {
    id: 'resources',
    clauses: ['G-3', 'G-4'],
    moves: ['take'],
    targets: ['wood', 'stone', 'jade', 'sake', 'amulet', 'resource'],
  },
  {
    id: 'effects',
    clauses: ['G-5', 'G-6', 'G-7', 'G-10'],
    asks: ['effect', 'trail'],
    moves: ['begin', 'skip', 'amulet', 'vp'],
    examples: [{ draw: 'strips', ids: ['imomushi', 'nezumi-1', 'imomushi-3', 'kitsune-1'] }],
  },
  {
    id: 'payment',
    clauses: ['G-8', 'X-8'],
    asks: ['pay'],
    moves: ['pay'],
    examples: [
      {
        draw: 'rows',
        rows: [
          [
            { item: 'gate-a1' },
            { resource: 'sake' },
            { resource: 'sake' },
            { resource: 'jade' },
            { sign: 'to' },
            { resource: 'jade' },
            { sign: 'or' },
            { resource: 'sake' },
          ],
        ],
        caption: 'discounted',
      },
    ],
  },
  { id: 'dice', clauses: ['G-11'], moves: ['unlock'], targets: ['die'] },
  { id: 'open', clauses: ['G-2'] },
]

/** Before the first year. */
export const setup: readonly Section[] = [
  { id: 'setup-table', clauses: ['U-2', 'U-4', 'U-6', 'U-7', 'U-8', 'U-10'] },
  { id: 'setup-seat', clauses: ['U-9'] },
  { id: 'seats', clauses: ['U-1', 'U-3', 'U-5'], examples: [{ draw: 'boards' }] },
]

/** Spring. */
export const spring: readonly Section[] = [
  {
    id: 'spring',
    clauses: ['P-1', 'P-2', 'P-3', 'P-5', 'X-1'],
    asks: ['discard'],
    moves: ['discard', 'draw'],
    phases: ['spring'],
    targets: ['deck:own'],
    examples: [
      {
        draw: 'rows',
        rows: [
          [{ item: 'kappa' }, { sign: 'plus' }, { item: 'imomushi' }, { item: 'nezumi' }, { item: 'kitsune' }],
          [{ sign: 'to' }, { item: 'kappa' }, { item: 'imomushi' }, { item: 'kitsune' }],
        ],
        caption: 'hand',
      },
    ],
  },
  {
    id: 'reap',
    clauses: ['P-1', 'P-4', 'X-1'],
    asks: ['reap'],
    moves: ['reap'],
    phases: ['reaping'],
    examples: [{ draw: 'items', ids: ['dream-draw', 'dream-amulet'] }],
  },
]
