/** How much is stored. */
import { sql } from 'kysely'
import type { Home } from './home.ts'
import type { Sizes } from './storage.ts'

/** Counts what is stored. */
export async function measureSizes(home: Home): Promise<Sizes> {
  const counts = await home.readTogether('every table', async ({ db }) => {
    const states = await db
      .selectFrom('tables')
      .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute()
    const { moves } = await db
      .selectFrom('tables')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('history'), sql<number>`0`).as('moves'))
      .where('packed', '=', 0)
      .executeTakeFirstOrThrow()
    const count = async (name: 'chat' | 'outbox'): Promise<number> =>
      (
        await db
          .selectFrom(name)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count
    return { states, moves, messages: await count('chat'), undelivered: await count('outbox') }
  })
  const { states, ...rest } = counts
  const inState = (state: string): number => states.find((each) => each.state === state)?.count ?? 0
  return {
    tables: { waiting: inState('waiting'), live: inState('live'), finished: inState('finished') },
    ...rest,
    bytes: await home.bytes(),
  }
}
