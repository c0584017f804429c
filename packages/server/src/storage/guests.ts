/** Guests: people without an account, known by the hash of their secret. */
import { count } from './counts.ts'
import type { Home } from './home.ts'
import { makeHot } from './hot.ts'
import type { Guest } from './model.ts'

const findGuest = makeHot<{ readonly id: string }, { readonly name: string; readonly language: string }>((db, later) =>
  db.selectFrom('guests').select(['name', 'language']).where('id', '=', later('id')),
)

/** A guest. */
export async function readGuest(home: Home, id: string): Promise<Guest | undefined> {
  const [row] = await home.read('no table', async (reader) => findGuest(reader, { id }))
  return row && { name: row.name, language: row.language as Guest['language'] }
}

/** Writes a guest down. */
export async function putGuest(home: Home, id: string, { name, language }: Guest): Promise<void> {
  const columns = { name, language }
  await home.write('no table', async (session) => {
    const { db } = session
    const fresh = await db
      .insertInto('guests')
      .values({ id, ...columns })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (fresh === undefined) await db.updateTable('guests').set(columns).where('id', '=', id).execute()
    else await count(session, { guests: 1 })
  })
}
