/** Guests: the name and the language of those who play without an account. */
import { type Kysely, sql } from 'kysely'
import type { Home } from '../home.ts'

/** Adds the table of guests. */
export async function addGuests(kind: Home['kind'], db: Kysely<unknown>): Promise<void> {
  const end = kind === 'sqlite' ? sql` without rowid` : sql``
  await sql`create table guests (
    id text not null, name text not null, language text not null, primary key (id)
  )${end}`.execute(db)
}
