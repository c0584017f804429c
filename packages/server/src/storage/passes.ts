/** Passes by which a guest goes on on another device: for a few minutes, and once. */
import type { Home } from './home.ts'
import type { Pass } from './model.ts'

/** Writes a pass down. The guest's earlier ones open nothing any more; those that are over are forgotten on the way. */
export async function putPass(home: Home, hash: string, pass: Pass, now: number): Promise<void> {
  await home.write('no table', async ({ db }) => {
    await db
      .deleteFrom('passes')
      .where((where) => where.or([where('guest', '=', pass.guest), where('until', '<=', now)]))
      .execute()
    await db
      .insertInto('passes')
      .values({ hash, ...pass })
      .execute()
  })
}

/** A pass that is not used and not over. */
export function readPass(home: Home, hash: string, now: number): Promise<Pass | undefined> {
  return home.read('no table', ({ db }) =>
    db
      .selectFrom('passes')
      .select(['guest', 'sealed', 'until'])
      .where('hash', '=', hash)
      .where('until', '>', now)
      .executeTakeFirst(),
  )
}

/** The same, for whoever is the first to use it. */
export function takePass(home: Home, hash: string, now: number): Promise<Pass | undefined> {
  return home.write('no table', ({ db }) =>
    db
      .deleteFrom('passes')
      .where('hash', '=', hash)
      .where('until', '>', now)
      .returning(['guest', 'sealed', 'until'])
      .executeTakeFirst(),
  )
}
