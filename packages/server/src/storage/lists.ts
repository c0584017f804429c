/** Lists of tables: the lobby, a guest's own, all of a state. */
import { sql } from 'kysely'
import type { Home, Reader } from './home.ts'
import { isPostgres } from './hot.ts'
import type { Table, TableState } from './model.ts'
import { tableOf } from './rows.ts'

/** The public tables in which somebody may move. */
const publicOnes = async ({ db }: Reader): Promise<readonly string[]> =>
  idsOf(
    await db
      .selectFrom('tables')
      .select('id')
      .where(sql<boolean>`visibility = 'public'`)
      .where('state', 'in', ['waiting', 'live'])
      .execute(),
  )

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)

/** So many tables of one origin are listed at most: others are to be found as well. */
const mostOfOne = 10

/** Public tables in a state, the last changed first. */
export async function listLobby(
  home: Home,
  state: TableState,
  limit: number,
  before: number,
): Promise<readonly Table[]> {
  const rows = await home.read({ found: publicOnes }, ({ db }) => {
    const origin = isPostgres(db) ? sql`cast(options as json) ->> 'origin'` : sql`options ->> 'origin'`
    const place = sql<number>`row_number() over (partition by coalesce(${origin}, id) order by changed desc)`
    return db
      .selectFrom((from) =>
        from
          .selectFrom('tables')
          .selectAll()
          .select(place.as('place'))
          // Written out, not a parameter: only so is the index over public tables used.
          .where(sql<boolean>`visibility = 'public'`)
          .where('state', '=', state)
          .where('changed', '<', before)
          .as('placed'),
      )
      .selectAll()
      .where('place', '<=', mostOfOne)
      .orderBy('changed', 'desc')
      .limit(limit)
      .execute()
  })
  return rows.map(tableOf)
}

/** A guest's tables, all or those in a state; those that await the guest first. */
export async function listOfGuest(
  home: Home,
  guest: string,
  limit: number,
  state?: TableState,
): Promise<readonly Table[]> {
  const awaited = sql`coalesce((select max((tables.awaited >> keys.seat) & 1) from keys
    where keys.guest <> '' and keys.guest = ${guest} and keys.table_id = tables.id and keys.seat >= 0), 0)`
  // Who asks for their own games must not wait for those of all others.
  const found = async ({ db }: Reader): Promise<readonly string[]> =>
    idsOf(
      await db
        .selectFrom('keys')
        .select('table_id as id')
        .where(sql<boolean>`guest <> ''`)
        .where('guest', '=', guest)
        .execute(),
    )
  const rows = await home.read({ found }, ({ db }) =>
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
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
      .orderBy(awaited, 'desc')
      .orderBy('changed', 'desc')
      .limit(limit)
      .execute(),
  )
  return rows.map(tableOf)
}

/** All tables of a state in the order of their ids. Of live ones only those that are listed have to be filed. */
export async function listEvery(
  home: Home,
  state: TableState,
  limit: number,
  afterId: string,
): Promise<readonly Table[]> {
  const listed: Table[] = []
  for (let after = afterId; ;) {
    const wanted = limit - listed.length
    const page = await home.read(state === 'finished' ? 'every table' : 'no table', ({ db }) =>
      db
        .selectFrom('tables')
        .select('id')
        .where('state', '=', state)
        .where('id', '>', after)
        .orderBy('id')
        .limit(wanted)
        .execute(),
    )
    if (page.length === 0) return listed
    const ids = idsOf(page)
    const rows = await home.read({ found: async () => ids }, ({ db }) =>
      db.selectFrom('tables').selectAll().where('id', 'in', ids).where('state', '=', state).orderBy('id').execute(),
    )
    listed.push(...rows.map(tableOf))
    // Some may turn out to be in another state by now; others take their place, so that only the last page is short.
    if (page.length < wanted || listed.length === limit) return listed
    after = ids[ids.length - 1]
  }
}
