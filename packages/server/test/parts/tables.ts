/** Tables and commits for tests. */
import { editionHash, forest } from '@bitoku/engine'
import { hashSecret, makeId } from '../../src/ids.ts'
import type { Key } from '../../src/storage/model.ts'
import type { NewNotice } from '../../src/storage/notice.ts'
import type { NewTable } from '../../src/storage/storage.ts'
import { noon } from './commits.ts'

/** A key for each of four seats. */
export const seatKeys = (): readonly Key[] => [0, 1, 2, 3].map((seat) => ({ hash: makeId(), role: 'seat', seat }))

/** A live table of four persons. */
export function someTable(part: Partial<NewTable> = {}): NewTable {
  const names = ['Aki', 'Mori', 'Sora', 'Yuki']
  return {
    id: makeId(),
    setup: { seats: 4, seed: makeId(), harder: false, edition: editionHash(forest) },
    seats: names.map((name) => ({ kind: 'person', name, guest: hashSecret(name) })),
    pace: { kind: 'days', turn: 86_400_000 },
    clocks: names.map(() => ({ left: 86_400_000 })),
    visibility: 'public',
    options: { liveScore: true, freeChat: true },
    state: 'live',
    awaited: [0],
    standing: { round: 1, phase: 'spring', scores: [0, 0, 0, 0] },
    keys: [],
    at: noon,
    ...part,
  }
}

/** A notice that it is somebody's turn at a table. */
export const turnNotice = (receiver: string, table: string): NewNotice => ({
  receiver,
  tag: table,
  facts: { kind: 'turn', table, names: ['Aki', 'Mori'], seat: 0 },
})
