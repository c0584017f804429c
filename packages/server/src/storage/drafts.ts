/** Drafts: the unconfirmed turn of a seat. Two tabs of one person cannot overwrite each other unseen. */
import type { Insertable } from 'kysely'
import { accept, type Outcome, refuse } from '@bitoku/host'
import type { Db, Home } from './home.ts'
import type { Draft } from './model.ts'
import { draftOf } from './rows.ts'
import type { Schema } from './schema.ts'

/** The draft of a seat. */
export async function readDraft(home: Home, table: string, seat: number): Promise<Draft> {
  const row = await home.read('no table', ({ db }) =>
    db
      .selectFrom('drafts')
      .select(['revision', 'data'])
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .executeTakeFirst(),
  )
  return draftOf(row)
}

/** Stores a draft over the one of that revision. */
export async function putDraft(
  home: Home,
  table: string,
  seat: number,
  revision: number,
  data: string,
): Promise<Outcome<{ readonly revision: number }>> {
  const row = { table_id: table, seat, revision: revision + 1, data }
  return home.write('no table', async ({ db }): Promise<Outcome<{ readonly revision: number }>> => {
    const written = await (revision === 0 ? insertDraft(db, row) : replaceDraft(db, row, revision))
    if (written !== undefined) return accept(written)
    const there = await db
      .selectFrom('drafts')
      .select(['revision', 'data'])
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .executeTakeFirst()
    // The same draft again: it came twice, or its answer was lost.
    if (there?.revision === row.revision && there.data === data) return accept({ revision: there.revision })
    return refuse('storage.draft-stale', { revision: there?.revision ?? 0 })
  })
}

const insertDraft = (db: Db, row: Insertable<Schema['drafts']>): Promise<{ revision: number } | undefined> =>
  db
    .insertInto('drafts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('revision')
    .executeTakeFirst()

const replaceDraft = (
  db: Db,
  { table_id, seat, ...next }: Insertable<Schema['drafts']>,
  revision: number,
): Promise<{ revision: number } | undefined> =>
  db
    .updateTable('drafts')
    .set(next)
    .where('table_id', '=', table_id)
    .where('seat', '=', seat)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst()
