/** What goes with a change of a table in the same transaction: drafts, votes, notices. */
import { makeId } from '../ids.ts'
import type { Db, Session } from './home.ts'
import { makeHot } from './hot.ts'
import type { NewNotice } from './notice.ts'
import type { Commit } from './storage.ts'

/** Puts notices into the outbox; of one receiver and tag the newest replaces the others. */
export async function addNotices(db: Db, notices: readonly NewNotice[], at: number): Promise<void> {
  for (const { receiver, tag, facts } of notices) {
    await settleNotice(db, receiver, tag)
    const row = { id: makeId(), receiver, tag, channel: '', facts: JSON.stringify(facts), attempts: 0 }
    await db
      .insertInto('outbox')
      .values({ ...row, due: at, created: at })
      .execute()
  }
}

/** Takes what is not needed any more out of the outbox. */
export async function settleNotice(db: Db, receiver: string, tag: string): Promise<void> {
  await db.deleteFrom('outbox').where('receiver', '=', receiver).where('tag', '=', tag).execute()
}

/** A cleared draft keeps its revision, so that another tab cannot put an old one in its place. */
const clearDraft = makeHot<{ readonly table: string; readonly seat: number }, unknown>((db, later) =>
  db
    .updateTable('drafts')
    .set((eb) => ({ data: '', revision: eb('revision', '+', 1) }))
    .where('table_id', '=', later('table'))
    .where('seat', '=', later('seat'))
    .where('data', '<>', ''),
)

const putDraft = makeHot<{ readonly table: string; readonly seat: number; readonly data: string }, unknown>(
  (db, later) =>
    db
      .insertInto('drafts')
      .values({ table_id: later('table'), seat: later('seat'), revision: 1, data: later('data') })
      .onConflict((conflict) =>
        conflict
          .columns(['table_id', 'seat'])
          .doUpdateSet((eb) => ({ data: later('data'), revision: eb('drafts.revision', '+', 1) })),
      ),
)

/** Whether something goes with a change. */
export const hasAlongside = ({
  clearDrafts = [],
  putDrafts = [],
  closeVotes = [],
  notices = [],
  settled = [],
}: Pick<Commit, AlongsideKey>): boolean =>
  clearDrafts.length + putDrafts.length + closeVotes.length + notices.length + settled.length > 0

/** Does what goes with a change. */
export async function doAlongside(
  session: Session,
  table: string,
  at: number,
  { clearDrafts = [], putDrafts = [], closeVotes = [], notices = [], settled = [] }: Pick<Commit, AlongsideKey>,
): Promise<void> {
  const { db } = session
  for (const seat of clearDrafts) await clearDraft(session, { table, seat })
  for (const draft of putDrafts) await putDraft(session, { table, ...draft })
  if (closeVotes.length > 0) {
    await db.deleteFrom('votes').where('table_id', '=', table).where('question', 'in', closeVotes).execute()
  }
  for (const { receiver, tag } of settled) await settleNotice(db, receiver, tag)
  await addNotices(db, notices, at)
}

type AlongsideKey = 'clearDrafts' | 'putDrafts' | 'closeVotes' | 'notices' | 'settled'
