/** The outline of the chapter about Summer. */
import { riverRegions } from '@bitoku/engine'
import type { Section } from '../shape.ts'

/** Summer. */
export const summer: readonly Section[] = [
  { id: 'turn', clauses: ['G-1'], asks: ['turn'], phases: ['summer'] },
  {
    id: 'play',
    clauses: ['S-1', 'S-2', 'S-3', 'X-2'],
    asks: ['card'],
    moves: ['play', 'action', 'ingenuity'],
    targets: ['card', 'yokai', 'kappa', 'imomushi', 'nezumi', 'kitsune', 'ookami', 'yamauba'],
    examples: [
      {
        draw: 'rows',
        rows: [[{ die: 3, seat: 0, locked: true }, { item: 'imomushi' }, { sign: 'to' }, { die: 3, seat: 0 }]],
        caption: 'wake',
      },
      { draw: 'items', ids: ['imomushi', 'ingenuity-any'] },
    ],
  },
  {
    id: 'die',
    clauses: ['S-4', 'S-5', 'S-6', 'S-7', 'X-3'],
    moves: ['die'],
    examples: [
      {
        draw: 'rows',
        rows: [
          [
            { die: 2, seat: 0 },
            { sign: 'plus' },
            { amulet: 1 },
            { amulet: 1 },
            { sign: 'to' },
            { die: 4, seat: 0, raised: true },
          ],
          [{ die: 2, seat: 0, locked: true }, { sign: 'plus' }, { pilgrim: 0 }, { sign: 'to' }, { die: 2, seat: 0 }],
        ],
        caption: 'placing',
      },
    ],
  },
  {
    id: 'forest',
    clauses: ['S-7', 'S-8', 'S-12', 'X-3'],
    asks: ['region', 'lines'],
    moves: ['line'],
    targets: ['line'],
    examples: [
      {
        draw: 'rows',
        rows: [
          [{ die: 4, seat: 0 }, { die: 2, seat: 1 }, { sign: 'yes' }],
          [{ die: 4, seat: 0 }, { die: 4, seat: 1 }, { sign: 'yes' }],
          [{ die: 4, seat: 0 }, { die: 5, seat: 1 }, { sign: 'no' }],
        ],
        caption: 'compare',
      },
    ],
  },
  { id: 'lines', clauses: ['S-11'], examples: [{ draw: 'lines', regions: riverRegions }] },
  {
    id: 'building',
    clauses: ['S-9', 'X-3'],
    moves: ['building'],
    targets: ['building', 'area', 'ancient', 'temple', 'onsen', 'farm', 'ryokan'],
    examples: [{ draw: 'items', ids: ['temple-1', 'ancient-3'] }],
  },
  { id: 'owner', clauses: ['S-10'], asks: ['bonus'], moves: ['bonus'] },
  { id: 'home', clauses: ['S-13'], targets: ['home'], examples: [{ draw: 'home', dice: [] }] },
  {
    id: 'copy',
    clauses: ['S-14', 'X-6'],
    moves: ['copy'],
    targets: ['home:6'],
    examples: [
      {
        draw: 'rows',
        rows: [
          [
            { die: 3, seat: 0 },
            { sign: 'to' },
            { die: 2, seat: 0 },
            { sign: 'plus' },
            { die: 4, seat: 1 },
            { sign: 'to' },
            { line: 'yomi', at: 4 },
          ],
        ],
        caption: 'copying',
      },
    ],
  },
  {
    id: 'cross',
    clauses: ['S-16', 'S-17', 'S-20', 'X-4'],
    moves: ['cross'],
    targets: ['crossing', 'river', 'bank'],
    examples: [
      {
        draw: 'rows',
        rows: [
          [{ die: 4, seat: 0 }, { sign: 'to' }, { die: 3, seat: 0 }],
          [{ die: 6, seat: 0 }, { sign: 'to' }, { die: 3, seat: 0 }],
          [{ die: 1, seat: 0 }, { sign: 'no' }],
        ],
        caption: 'crossing',
      },
    ],
  },
  {
    id: 'favours',
    clauses: ['S-18', 'S-19', 'X-4'],
    asks: ['favour'],
    moves: ['favour', 'cover'],
    targets: ['favour', 'hill'],
    examples: [{ draw: 'strips', ids: ['gifts'] }],
  },
  { id: 'pass', clauses: ['S-21', 'S-22'], moves: ['pass'] },
  { id: 'variant', clauses: ['S-15'] },
]
