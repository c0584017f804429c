/** The lobby: the public tables that wait for somebody, each with what people look for in a short row of its own. Moves change none of it. */
import { sql } from 'kysely'
import type { Db, Home, Session } from './home.ts'
import type { Table } from './model.ts'
import { tableOf } from './rows.ts'
import type { LobbyPlace, LobbyWish } from './storage.ts'

/** What is told of the lobby, as if it were a table. No table has such an id. */
export const lobbyTopic = '*lobby'

/** What is told of the list of somebody's tables: one has come or gone. */
export const guestTopic = (guest: string): string => `*guest:${guest}`

/** So many tables of one origin are listed at most: others are to be found as well. */
export const mostOfOne = 10

/** More than so many are not counted. */
const mostCounted = 1000

/** A text as it is searched: capitals, accents and ways of writing make no difference. */
export const foldText = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The row of a table; undefined: it is not offered. */
function rowOf({ id, state, visibility, seats, pace, options, created }: Table) {
  if (state !== 'waiting' || visibility !== 'public' || !seats.some(({ kind }) => kind === 'open')) return undefined
  const names = seats.map(({ name, by = '' }) => foldText(`${name} ${by}`.trim())).filter((name) => name !== '')
  return {
    id,
    opened: created,
    seen: options.ownerSeen ?? created,
    seats: seats.length,
    pace: pace.kind,
    language: options.language ?? '',
    names: names.join('\n'),
    origin: options.origin ?? '',
    shown: 1,
  }
}

/** Of one origin the newest tables are shown. */
async function settleOrigin(db: Db, origin: string): Promise<void> {
  if (origin === '') return
  const newest = db
    .selectFrom('lobby')
    .select('id')
    .where('origin', '=', origin)
    .orderBy('opened', 'desc')
    .orderBy('id', 'desc')
    .limit(mostOfOne)
  await db
    .updateTable('lobby')
    .set({ shown: sql`case when id in (${newest}) then 1 else 0 end` })
    .where('origin', '=', origin)
    .execute()
}

/** Lets the lobby follow a table that was opened, changed or removed, and tells those who look at it. */
export async function followTable(
  { db, announce }: Session,
  before: Table | undefined,
  after: Table | undefined,
): Promise<void> {
  const [old, row] = [before && rowOf(before), after && rowOf(after)]
  if (old === undefined && row === undefined) return
  if (row === undefined)
    await db
      .deleteFrom('lobby')
      .where('id', '=', old?.id ?? '')
      .execute()
  else {
    const { id: _, shown: __, ...rest } = row
    await db
      .insertInto('lobby')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
      .execute()
  }
  if (old === undefined || row === undefined) await settleOrigin(db, (row ?? old)?.origin ?? '')
  const isSame = before && after && JSON.stringify(before.seats) === JSON.stringify(after.seats)
  // When its owner is back a table may be offered again.
  if (old === undefined || row === undefined || isSame !== true || old.seen !== row.seen)
    await announce({ table: lobbyTopic, number: 0, kind: 'table' })
}

/** What matches a text that people have typed: it may stand anywhere in a name. */
const pattern = (search: string): string => `%${foldText(search.trim()).replaceAll(/[\\%_]/g, '\\$&')}%`

/** The tables that wait for somebody, the newest first, and how many there are, as far as they are counted. */
export async function listWaiting(
  home: Home,
  { seats, pace, language, search = '', seenAfter }: LobbyWish,
  limit: number,
  after: LobbyPlace | undefined,
): Promise<{ readonly tables: readonly Table[]; readonly count: number }> {
  const fitting = (db: Db) =>
    db
      .selectFrom('lobby')
      .where('lobby.shown', '=', 1)
      .where('lobby.seen', '>', seenAfter)
      .$if(seats !== undefined, (query) => query.where('lobby.seats', '=', seats ?? 0))
      .$if(pace !== undefined, (query) => query.where('lobby.pace', '=', pace ?? ''))
      // Of tables that were opened by earlier versions nobody knows it.
      .$if(language !== undefined, (query) => query.where('lobby.language', 'in', [language ?? '', '']))
      .$if(search.trim() !== '', (query) => query.where(sql<boolean>`lobby.names like ${pattern(search)} escape '\\'`))
  // Tables that wait have no moves: nothing has to be filed for them.
  return home.readTogether('no table', async ({ db }) => {
    // Found by the short rows alone, in the order of an index: it ends where the page is full.
    const page = fitting(db)
      .select('lobby.id')
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(lobby.opened, lobby.id) < (${after?.opened ?? 0}, ${after?.id ?? ''})`),
      )
      .orderBy('lobby.opened', 'desc')
      .orderBy('lobby.id', 'desc')
      .limit(limit)
      .as('page')
    const rows = await db
      .selectFrom(page)
      .innerJoin('tables', 'tables.id', 'page.id')
      .selectAll('tables')
      .orderBy('tables.created', 'desc')
      .orderBy('tables.id', 'desc')
      .execute()
    const { count } = await db
      .selectFrom(fitting(db).select('lobby.id').limit(mostCounted).as('fitting'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return { tables: rows.map(tableOf), count }
  })
}
