/** Lists of tables: the lobby, a guest's own, all of a state. */
import { sql } from 'kysely'
import type { Home, Reader } from './home.ts'
import { mostOfOne } from './lobby.ts'
import type { Table, TableState } from './model.ts'
import { tableOf } from './rows.ts'

/** The public tables at which is played. */
const publicLive = async ({ db }: Reader): Promise<readonly string[]> =>
  idsOf(
    await db
      .selectFrom('tables')
      .select('id')
      // Written out, not a parameter: only so is the index over public tables used.
      .where(sql<boolean>`visibility = 'public'`)
      .where('state', '=', 'live')
      .execute(),
  )

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)

/** So many are read at once until there are enough; one origin may have many. */
const readAtOnce = 100

/** Public tables at which is played, the last changed first. */
export async function listPublicLive(home: Home, limit: number): Promise<readonly Table[]> {
  return home.readTogether({ found: publicLive }, async ({ db }) => {
    const listed: Table[] = []
    const ofOrigin = new Map<string, number>()
    for (let offset = 0; ; offset += readAtOnce) {
      const rows = await db
        .selectFrom('tables')
        .selectAll()
        .where(sql<boolean>`visibility = 'public'`)
        .where('state', '=', 'live')
        .orderBy('changed', 'desc')
        .offset(offset)
        .limit(readAtOnce)
        .execute()
      for (const table of rows.map(tableOf)) {
        const origin = table.options.origin ?? table.id
        const there = ofOrigin.get(origin) ?? 0
        ofOrigin.set(origin, there + 1)
        if (there < mostOfOne) listed.push(table)
        if (listed.length === limit) return listed
      }
      if (rows.length < readAtOnce) return listed
    }
  })
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
