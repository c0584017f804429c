/** How much there is of everything: counted as it comes and goes, in the same transaction, so that nobody has to look through it all. */
import type { Home, Session } from './home.ts'
import type { TableState } from './model.ts'
import type { Counts } from './storage.ts'

/** The only row. */
const id = 1

const nothing: Counts = { waiting: 0, live: 0, finished: 0, guests: 0, chat: 0 }

/** Counts what a transaction has done. It is the last thing in it: other transactions wait for the row. */
export async function count({ db }: Pick<Session, 'db'>, more: Partial<Counts>): Promise<void> {
  const row = { id, ...nothing, ...more }
  await db
    .insertInto('counts')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        waiting: eb('counts.waiting', '+', row.waiting),
        live: eb('counts.live', '+', row.live),
        finished: eb('counts.finished', '+', row.finished),
        guests: eb('counts.guests', '+', row.guests),
        chat: eb('counts.chat', '+', row.chat),
      })),
    )
    .execute()
}

/** Counts a table that has come into another state, was opened or removed. */
export async function countTable(
  session: Pick<Session, 'db'>,
  before: TableState | undefined,
  after: TableState | undefined,
): Promise<void> {
  if (before === after) return
  await count(session, { ...(before && { [before]: -1 }), ...(after && { [after]: 1 }) })
}

/** What was counted. */
export async function readCounts(home: Home): Promise<Counts> {
  const row = await home.read('no table', ({ db }) =>
    db
      .selectFrom('counts')
      .select(['waiting', 'live', 'finished', 'guests', 'chat'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  return row ?? nothing
}
