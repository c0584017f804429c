/** Lists of tables: the lobby, a guest's own, all of a state. */
import { sql } from 'kysely'
import type { Home } from './home.ts'
import type { Table, TableState } from './model.ts'
import { tableOf } from './rows.ts'

/** Public tables in a state, the last changed first. */
export async function listLobby(
  home: Home,
  state: TableState,
  limit: number,
  before: number,
): Promise<readonly Table[]> {
  const rows = await home.read('every table', ({ db }) =>
    db
      .selectFrom('tables')
      .selectAll()
      // Written out, not a parameter: only so is the index over public tables used.
      .where(sql<boolean>`visibility = 'public'`)
      .where('state', '=', state)
      .where('changed', '<', before)
      .orderBy('changed', 'desc')
      .limit(limit)
      .execute(),
  )
  return rows.map(tableOf)
}

/** A guest's tables, those that await the guest first. */
export async function listOfGuest(home: Home, guest: string, limit: number): Promise<readonly Table[]> {
  const awaited = sql`coalesce((select max((tables.awaited >> keys.seat) & 1) from keys
    where keys.guest <> '' and keys.guest = ${guest} and keys.table_id = tables.id and keys.seat >= 0), 0)`
  const rows = await home.read('every table', ({ db }) =>
    db
      .selectFrom('tables')
      .selectAll()
      .where('id', 'in', (query) =>
        query
          .selectFrom('keys')
          .select('table_id')
          .where(sql<boolean>`guest <> ''`)
          .where('guest', '=', guest),
      )
      .orderBy(awaited, 'desc')
      .orderBy('changed', 'desc')
      .limit(limit)
      .execute(),
  )
  return rows.map(tableOf)
}

/** All tables of a state in the order of their ids. */
export async function listEvery(
  home: Home,
  state: TableState,
  limit: number,
  afterId: string,
): Promise<readonly Table[]> {
  const rows = await home.read('every table', ({ db }) =>
    db
      .selectFrom('tables')
      .selectAll()
      .where('state', '=', state)
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(limit)
      .execute(),
  )
  return rows.map(tableOf)
}
