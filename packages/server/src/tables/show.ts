/** Snapshots of network tables: made by the host for the eyes of one viewer, and what is not to be shown left out. */
import type { Sheet } from '@bitoku/engine'
import { type Snapshot, snapshotOf, type Table as HostTable } from '@bitoku/host'
import { versionOf } from './drafts.ts'
import type { HotGame } from './hot.ts'

/** Sheets as they may be shown: without the live score only the own one until the end. */
export const shownSheets = (hot: HotGame, seat: number | undefined, sheets: readonly Sheet[]): readonly Sheet[] =>
  hot.table.options.liveScore || hot.table.state === 'finished' ? sheets : sheets.filter((sheet) => sheet.seat === seat)

/** The snapshot for the holder of a host's table. `revision` is that of the holder's draft. */
export function showTable(hot: HotGame, table: HostTable, revision: number, seen: number): Snapshot {
  const whole = { ...table, log: hot.tail.slice(), forgotten: hot.forgotten, marks: hot.marks.slice() }
  const snapshot = snapshotOf(whole, { seen, unsaved: undefined, untaught: undefined, pace: 'normal' })
  return {
    ...snapshot,
    version: versionOf(hot.table.version, revision),
    sheets: shownSheets(hot, table.holder, snapshot.sheets),
  }
}
