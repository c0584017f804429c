/** The outline of the chapters about kodamas and about the paths. */
import type { Section } from '../shape.ts'

/** Kodamas. */
export const kodamas: readonly Section[] = [
  {
    id: 'kodama',
    clauses: ['K-1', 'K-2'],
    moves: ['kodama'],
    targets: ['kodama'],
    examples: [
      {
        draw: 'track',
        region: 'stairs',
        kodamas: [
          { seat: 0, space: 3 },
          { seat: 1, space: 7 },
          { seat: undefined, space: 4 },
        ],
        treasure: 'treasure-6-3-1',
        caption: 'track',
      },
    ],
  },
  {
    id: 'push',
    clauses: ['K-1', 'K-2'],
    moves: ['push'],
    examples: [{ draw: 'strips', ids: ['yamauba-3', 'ryokan-3'] }],
  },
]

/** The bitoku path and the paths of wisdom. */
export const paths: readonly Section[] = [
  {
    id: 'movement',
    clauses: ['M-1'],
    moves: ['complete', 'start', 'walk', 'enter'],
    examples: [{ draw: 'strips', ids: ['kappa-4'] }],
  },
  {
    id: 'virtues',
    clauses: ['M-2', 'T-14'],
    moves: ['complete'],
    targets: ['bitoku-path', 'bitoku', 'makoto', 'chuugi', 'yu', 'jin', 'rei', 'gi', 'meijo'],
    examples: [{ draw: 'virtues', ids: ['makoto', 'jin', 'meijo'], done: 2, caption: 'virtues' }],
  },
  {
    id: 'pilgrims',
    clauses: ['M-3', 'M-4', 'M-5'],
    moves: ['start', 'walk', 'enter'],
    targets: ['trunk', 'pilgrim', 'path'],
    examples: [
      {
        draw: 'path',
        walking: [{ seat: 0, fork: 1 }],
        resting: [{ seat: 1, fork: 0, place: 0 }],
        caption: 'path',
      },
    ],
  },
  { id: 'bridges', clauses: ['M-6'] },
  {
    id: 'arrive',
    clauses: ['M-7', 'M-8'],
    targets: ['place', 'gate', 'light'],
    examples: [{ draw: 'items', ids: ['gate-a1', 'gate-b4'] }],
  },
]
