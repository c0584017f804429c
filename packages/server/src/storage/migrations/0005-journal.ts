/** In a file, commits lie in a journal before they are filed: moves of many tables then change one page. */
import { type Kysely, sql } from 'kysely'
import type { Home } from '../home.ts'

/** Creates the journal. */
export async function addJournal(kind: Home['kind'], db: Kysely<unknown>): Promise<void> {
  if (kind !== 'sqlite') return
  await sql`create table journal (number integer not null primary key, commits text not null)`.execute(db)
}
