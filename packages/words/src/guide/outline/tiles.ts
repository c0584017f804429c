/** The outline of the chapter about tiles and cards. */
import type { Section } from '../shape.ts'

/** Tiles and cards. */
export const tiles: readonly Section[] = [
  { id: 'displays', clauses: ['T-2'], targets: ['stack', 'display'] },
  {
    id: 'build',
    clauses: ['T-1', 'X-7'],
    moves: ['build'],
    targets: ['counter'],
    examples: [{ draw: 'counters' }, { draw: 'items', ids: ['ryokan-3'] }],
  },
  {
    id: 'crystal',
    clauses: ['T-8'],
    moves: ['crystal'],
    targets: ['crystal-slot', 'crystal-space', 'crystal'],
    examples: [{ draw: 'slots', display: 'crystal' }, { draw: 'crystals' }],
  },
  {
    id: 'colours',
    clauses: ['T-9'],
    targets: ['dream', 'ingenuity', 'memory'],
    examples: [{ draw: 'items', ids: ['ingenuity-mp', 'dream-sake', 'memory-kodama'] }],
  },
  {
    id: 'mitama',
    clauses: ['T-3', 'T-4'],
    moves: ['mitama'],
    targets: ['mitama', 'mitama-slot', 'ara', 'nigi', 'saki', 'kushi', 'shinigami'],
    examples: [
      { draw: 'slots', display: 'mitama' },
      {
        draw: 'items',
        ids: ['ara', 'nigi', 'saki', 'kushi', 'shinigami-1', 'shinigami-2', 'shinigami-3', 'shinigami-4'],
      },
    ],
  },
  {
    id: 'dragonfly',
    clauses: ['T-5', 'T-7'],
    moves: ['dragonfly'],
    targets: ['dragonfly', 'dragonfly-slot'],
    examples: [
      { draw: 'slots', display: 'dragonfly' },
      { draw: 'items', ids: ['dragonfly-1', 'dragonfly-5'] },
    ],
  },
  {
    id: 'pairs',
    clauses: ['T-6'],
    asks: ['combine'],
    moves: ['combineMitama', 'combineDragonfly'],
    targets: ['pair'],
    examples: [
      {
        draw: 'rows',
        rows: [[{ item: 'saki' }, { sign: 'plus' }, { item: 'dragonfly-1' }]],
        caption: 'pairing',
      },
      { draw: 'strips', ids: ['dragonfly-1'] },
    ],
  },
  {
    id: 'rock',
    clauses: ['T-10', 'T-11'],
    moves: ['rock', 'pilgrim'],
    targets: ['rock', 'pilgrim-space', 'rock-space', 'garden'],
    examples: [{ draw: 'items', ids: ['rock-ara', 'rock-ryokan-temple'] }],
  },
  {
    id: 'vision',
    clauses: ['T-12', 'X-10'],
    moves: ['vision', 'keepVision', 'neither'],
    targets: ['vision', 'deck:vision'],
    examples: [{ draw: 'items', ids: ['vision-1', 'vision-4'] }],
  },
  {
    id: 'decks',
    clauses: ['T-13'],
    asks: ['keep'],
    moves: ['yokai', 'bitoku', 'keepYokai', 'keepBitoku'],
    targets: ['deck'],
  },
]
