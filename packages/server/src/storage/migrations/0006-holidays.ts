/** Holidays: when the clocks of somebody's games over days stand still. */
import { type Kysely, sql } from 'kysely'
import type { Home } from '../home.ts'

/** Adds the table of holidays. */
export async function addHolidays(kind: Home['kind'], db: Kysely<unknown>): Promise<void> {
  const end = kind === 'sqlite' ? sql` without rowid` : sql``
  await sql`create table holidays (guest text not null, taken text not null, primary key (guest))${end}`.execute(db)
}
