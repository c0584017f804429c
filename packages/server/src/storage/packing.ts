/** Packing games that are over: what only a running game needs is removed, the moves become one record. */
import { sql } from 'kysely'
import type { Home } from './home.ts'
import { packMoves } from './pack.ts'
import { recentMoves } from './recent.ts'

/** Packs the moves of games that were over before a time; how many it packed. */
export async function packFinished(home: Home, before: number, limit: number): Promise<number> {
  const ids = await home.read('every table', ({ db }) =>
    db
      .selectFrom('tables')
      .select('id')
      .where(sql<boolean>`state = 'finished' and packed = 0`)
      .where('changed', '<', before)
      .orderBy('changed')
      .limit(limit)
      .execute(),
  )
  // Together: brotli uses the other cores, and the writes share a commit.
  const packed = await Promise.all(ids.map(({ id }) => packGame(home, id)))
  return packed.filter(Boolean).length
}

/** Packs one game; false when it has changed meanwhile. */
async function packGame(home: Home, id: string): Promise<boolean> {
  const game = await home.readTogether({ table: id }, async ({ db }) => ({
    table: await db.selectFrom('tables').select(['version', 'recent']).where('id', '=', id).executeTakeFirst(),
    moves: await db.selectFrom('moves').select(['seat', 'text']).where('table_id', '=', id).orderBy('number').execute(),
  }))
  const { table } = game
  if (table === undefined) return false
  const moves = await packMoves([...game.moves, ...recentMoves(table.recent)])
  return home.write({ table: id }, async ({ db }) => {
    const taken = await db
      .updateTable('tables')
      .set((eb) => ({ packed: 1, clocks: '[]', recent: '', rewound_news: eb.ref('news') }))
      .where('id', '=', id)
      .where('version', '=', table.version)
      .where('packed', '=', 0)
      .returning('id')
      .executeTakeFirst()
    if (taken === undefined) return false
    await db.insertInto('records').values({ table_id: id, moves }).execute()
    // The row has become shorter: at the end it leaves no gap behind, and whole pages become free where games were played.
    if (home.kind === 'sqlite') {
      await sql`update tables set rowid = (select max(rowid) + 1 from tables) where id = ${id}`.execute(db)
    }
    for (const name of ['moves', 'commands', 'drafts', 'votes'] as const) {
      await db.deleteFrom(name).where('table_id', '=', id).execute()
    }
    const running = sql<boolean>`lasting = 0`
    await db
      .deleteFrom('keys')
      .where(running)
      .where('table_id', '=', id)
      .where('role', 'in', ['invite', 'bot'])
      .execute()
    await db.updateTable('keys').set({ lasting: 1 }).where(running).where('table_id', '=', id).execute()
    return true
  })
}
