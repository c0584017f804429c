/** Looking at a table: snapshots, events, earlier moments, previews. All for the eyes of one viewer. */
import { eventsFor } from '@bitoku/engine'
import {
  accept,
  type AutoResolve,
  chronicleOf,
  type Moment,
  momentOf,
  type NumberedEvent,
  type Outcome,
  type Preview,
  previewOf,
  refuse,
  type ScorePoint,
  type Snapshot,
} from '@bitoku/host'
import type { Standpoint } from './access.ts'
import { draftOf, fitsVersion, seatTable, tableWithDraft } from './drafts.ts'
import { eventsSince, type HotGame } from './hot.ts'
import type { House } from './house.ts'
import { showTable, shownSheets } from './show.ts'

/** Whose eyes see a table: at the end everybody's see the same. */
export const eyesOf = ({ role, seat }: Standpoint): number | undefined => (role === 'seat' ? seat : undefined)

/** The snapshot of a table. Of a table that waits there is none: nobody's cards are dealt yet. */
export async function snapshotFor(
  house: House,
  hot: HotGame,
  standpoint: Standpoint,
  autoResolve: AutoResolve,
  seen: number | undefined,
): Promise<Outcome<Snapshot>> {
  if (hot.table.state === 'waiting') return refuse('table.not-started')
  const seat = eyesOf(standpoint)
  const isPerson = seat !== undefined && hot.table.seats[seat].kind === 'person'
  const known = isPerson ? await draftOf(house.storage, hot, seat) : undefined
  const table =
    known === undefined || seat === undefined
      ? seatTable(hot, seat, autoResolve)
      : tableWithDraft(hot, seat, known, autoResolve)
  return accept(showTable(hot, table, known?.revision ?? 0, seen ?? hot.forgotten + hot.tail.length))
}

/** The events after a number that the viewer may see. */
export function eventsOf(hot: HotGame, seat: number | undefined, after: number): readonly NumberedEvent[] {
  if (hot.table.state === 'waiting') return []
  return eventsSince(hot, after).filter(({ event }) => eventsFor([event], seat).length > 0)
}

/** An earlier moment. */
export function momentFor(hot: HotGame, seat: number | undefined, history: number): Outcome<Moment> {
  if (hot.table.state === 'waiting') return refuse('table.not-started')
  const moment = momentOf(seatTable(hot, seat, 'never'), history)
  return moment.ok ? accept({ ...moment.value, sheets: shownSheets(hot, seat, moment.value.sheets) }) : moment
}

/** How the scores went, turn by turn; where the live score is hidden, not before the end. */
export function chronicleFor(hot: HotGame, seat: number | undefined): Outcome<readonly ScorePoint[]> {
  const { state, options } = hot.table
  if (state === 'waiting') return refuse('table.not-started')
  if (state === 'live' && !options.liveScore) return refuse('table.not-finished')
  return accept(chronicleOf(seatTable(hot, seat, 'never')))
}

/** What an option would lead to. */
export async function previewFor(
  house: House,
  hot: HotGame,
  seat: number,
  move: string,
  version: number,
  autoResolve: AutoResolve,
): Promise<Outcome<Preview>> {
  const known = await draftOf(house.storage, hot, seat)
  if (!fitsVersion(hot, known.revision, version)) return refuse('host.stale')
  const preview = previewOf(tableWithDraft(hot, seat, known, autoResolve), move)
  return preview.ok ? accept({ ...preview.value, sheets: shownSheets(hot, seat, preview.value.sheets) }) : preview
}
