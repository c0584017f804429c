/** Holidays of guests. */
import { accept, type Outcome, type Problem } from '@bitoku/host'
import type { Home } from './home.ts'
import type { Holiday } from './model.ts'

/** The holidays of a guest. */
export async function readHolidays(home: Home, guest: string): Promise<readonly Holiday[]> {
  const row = await home.read('no table', ({ db }) =>
    db.selectFrom('holidays').select('taken').where('guest', '=', guest).executeTakeFirst(),
  )
  return row === undefined ? [] : (JSON.parse(row.taken) as readonly Holiday[])
}

/** Changes the holidays of a guest while nobody else can. */
export async function changeHolidays(
  home: Home,
  guest: string,
  decide: (taken: readonly Holiday[]) => readonly Holiday[] | Problem,
): Promise<Outcome<readonly Holiday[]>> {
  return home.write('no table', async ({ db }): Promise<Outcome<readonly Holiday[]>> => {
    // The row is there before it is read, so that two who come at once wait for each other.
    await db
      .insertInto('holidays')
      .values({ guest, taken: '[]' })
      .onConflict((conflict) => conflict.column('guest').doNothing())
      .execute()
    const row = await db
      .selectFrom('holidays')
      .select('taken')
      .where('guest', '=', guest)
      .$if(home.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirstOrThrow()
    const next = decide(JSON.parse(row.taken) as readonly Holiday[])
    if ('key' in next) return { ok: false, problem: next }
    await db
      .updateTable('holidays')
      .set({ taken: JSON.stringify(next) })
      .where('guest', '=', guest)
      .execute()
    return accept(next)
  })
}
