/** Passes: how a guest goes on on another device. */
import { type Kysely, sql } from 'kysely'
import type { Home } from '../home.ts'

/** Adds the table of passes. */
export async function addPasses(kind: Home['kind'], db: Kysely<unknown>): Promise<void> {
  const time = sql.raw(kind === 'sqlite' ? 'integer' : 'bigint')
  const end = kind === 'sqlite' ? sql` without rowid` : sql``
  await sql`create table passes (
    hash text not null, guest text not null, sealed text not null, until ${time} not null, primary key (hash)
  )${end}`.execute(db)
}
