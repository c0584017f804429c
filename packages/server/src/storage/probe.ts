/** The attempt that tells whether something can be written: a small write, which leaves nothing behind but its name. */
import { randomBytes } from 'node:crypto'
import type { Db } from './home.ts'

/** The row that is written again and again. It is no secret. */
const name = 'probe'
/** So many bytes are written to see whether there is room for moves: more than a page, and nothing that could be packed. */
const roomForMoves = 18_000

/** Writes something; `needsRoom`: so much that the disk has to have room for it. */
export async function probe(db: Db, needsRoom: boolean): Promise<void> {
  const value = randomBytes(needsRoom ? roomForMoves : 18).toString('base64')
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  // What was written in order to see that there is room is given back.
  if (needsRoom) await db.updateTable('secrets').set({ value: '' }).where('name', '=', name).execute()
}
