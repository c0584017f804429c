/** The latest commits of a table lie in its own row, so that a move changes one row only. */
import { type Kysely, sql } from 'kysely'
import type { Home } from '../home.ts'

/** Adds the column. */
export async function addRecent(_kind: Home['kind'], db: Kysely<unknown>): Promise<void> {
  await sql`alter table tables add column recent text not null default ''`.execute(db)
}
