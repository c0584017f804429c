/** Outages: which processes work, when nobody did, and which players are connected to which process. */
import { type Kysely, sql } from 'kysely'
import type { Home } from '../home.ts'

/** Adds the tables. */
export async function addOutages(kind: Home['kind'], db: Kysely<unknown>): Promise<void> {
  const time = sql.raw(kind === 'sqlite' ? 'integer' : 'bigint')
  const end = kind === 'sqlite' ? sql` without rowid` : sql``
  await sql`create table processes (
    id text not null, since ${time} not null, at ${time} not null, due ${time} not null, primary key (id)
  )${end}`.execute(db)
  await sql`create table outages (
    number integer not null, since ${time} not null, until ${time} not null, primary key (number)
  )${end}`.execute(db)
  await sql`create table attendance (
    process text not null, table_id text not null, seat integer not null, at ${time} not null, gone ${time} not null,
    primary key (process, table_id, seat)
  )${end}`.execute(db)
  await sql`create index attendance_gone on attendance (gone) where gone > 0`.execute(db)
  await sql`create index attendance_of_table on attendance (table_id)`.execute(db)
}
