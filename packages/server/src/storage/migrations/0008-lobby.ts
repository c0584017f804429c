/** The lobby: a short row for each public table that waits, with what people look for. And how much there is of everything. */
import { type Kysely, sql } from 'kysely'
import type { Home } from '../home.ts'

interface Waiting {
  readonly id: string
  readonly seats: string
  readonly pace: string
  readonly options: string
  readonly created: number
}

interface Seat {
  readonly kind: string
  readonly name: string
  readonly by?: string
}

/** As `foldText` was when this was written. */
const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const inState = (state: string) => sql`(select count(*) from tables where state = ${state})`

/** Creates both, and fills them with what is there. */
export async function addLobby(kind: Home['kind'], db: Kysely<unknown>): Promise<void> {
  const isSqlite = kind === 'sqlite'
  const time = sql.raw(isSqlite ? 'integer' : 'bigint')
  const end = isSqlite ? sql` without rowid` : sql``
  await sql`create table lobby (
    id text not null, opened ${time} not null, seen ${time} not null, seats integer not null, pace text not null,
    language text not null, names text not null, origin text not null, shown integer not null, primary key (id)
  )${end}`.execute(db)
  await sql`create index lobby_opened on lobby (opened, id)`.execute(db)
  await sql`create index lobby_seats on lobby (seats, opened, id)`.execute(db)
  await sql`create index lobby_pace on lobby (pace, opened, id)`.execute(db)
  await sql`create index lobby_origin on lobby (origin, opened, id)`.execute(db)
  const { rows } = await sql<Waiting>`
    select id, seats, pace, options, created from tables where visibility = 'public' and state = 'waiting'`.execute(db)
  for (const row of rows) {
    const seats = JSON.parse(row.seats) as readonly Seat[]
    const options = JSON.parse(row.options) as { readonly ownerSeen?: number; readonly origin?: string }
    const pace = JSON.parse(row.pace) as { readonly kind: string }
    if (!seats.some((seat) => seat.kind === 'open')) continue
    const names = seats.map(({ name, by = '' }) => fold(`${name} ${by}`.trim())).filter((name) => name !== '')
    const { id, created } = row
    await sql`insert into lobby (id, opened, seen, seats, pace, language, names, origin, shown) values
      (${id}, ${created}, ${options.ownerSeen ?? created}, ${seats.length}, ${pace.kind}, '', ${names.join('\n')},
      ${options.origin ?? ''}, 1)`.execute(db)
  }
  await sql`create table counts (
    id integer not null, waiting integer not null, live integer not null, finished integer not null,
    guests integer not null, chat integer not null, primary key (id)
  )`.execute(db)
  await sql`insert into counts (id, waiting, live, finished, guests, chat)
    select 1, ${inState('waiting')}, ${inState('live')}, ${inState('finished')},
      (select count(*) from guests), (select count(*) from chat)
    where exists (select 1 from tables) or exists (select 1 from guests)`.execute(db)
}
