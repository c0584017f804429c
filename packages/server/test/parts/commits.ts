/** Commits for tests. Apart from the tables, so that a process which only commits need not load the engine. */
import { makeId } from '../../src/ids.ts'
import type { Table } from '../../src/storage/model.ts'
import type { Commit } from '../../src/storage/storage.ts'

/** A moment: tests have no clock. */
export const noon = Date.UTC(2026, 10, 16, 12)

/** A commit of one move, unless something else is asked for. */
export function someCommit(table: Pick<Table, 'id'>, expected: number, part: Partial<Commit> = {}): Commit {
  return {
    table: table.id,
    expected,
    key: makeId(),
    moves: [{ seat: 0, text: 'play nezumi-1 2' }],
    state: 'live',
    clocks: [],
    awaited: [1],
    standing: { round: 1, phase: 'summer', scores: [1, 0, 0, 0] },
    at: noon + 1000,
    ...part,
  }
}
