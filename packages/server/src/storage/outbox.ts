/** The outbox: notices that still have to be delivered. A delivery that is taken comes due again unless it is finished. */
import { makeId } from '../ids.ts'
import type { Home } from './home.ts'
import type { Channel, Delivery } from './notice.ts'
import { deliveryOf } from './rows.ts'

/** Takes due deliveries until a time. */
export async function claimDeliveries(
  home: Home,
  now: number,
  until: number,
  limit: number,
): Promise<readonly Delivery[]> {
  return home.write('no table', async ({ db }) => {
    const due = db
      .selectFrom('outbox')
      .select('id')
      .where('due', '<=', now)
      .orderBy('due')
      .limit(limit)
      .$if(home.kind === 'postgres', (query) => query.forUpdate().skipLocked())
    const rows = await db
      .updateTable('outbox')
      .set((eb) => ({ due: until, attempts: eb('attempts', '+', 1) }))
      .where('id', 'in', due)
      .returningAll()
      .execute()
    return rows.map(deliveryOf)
  })
}

/** Replaces a notice by one delivery for each channel. Nothing happens if the notice is settled or replaced meanwhile. */
export async function spreadNotice(
  home: Home,
  { id, receiver, tag, facts, created }: Delivery,
  channels: readonly { readonly channel: Channel; readonly due: number }[],
): Promise<void> {
  await home.write('no table', async ({ db }) => {
    const there = await db.deleteFrom('outbox').where('id', '=', id).returning('id').executeTakeFirst()
    if (there === undefined) return
    for (const { channel, due } of channels) {
      const waiting = await db
        .selectFrom('outbox')
        .select('due')
        .where('receiver', '=', receiver)
        .where('channel', '=', channel)
        .where('channel', '=', 'email')
        .where('attempts', '=', 0)
        .orderBy('due')
        .executeTakeFirst()
      const row = { id: makeId(), receiver, tag, channel, facts: JSON.stringify(facts), attempts: 0, created }
      await db
        .insertInto('outbox')
        .values({ ...row, due: Math.min(due, waiting?.due ?? due) })
        .execute()
    }
  })
}

/** Takes deliveries out of the outbox. */
export async function finishDeliveries(home: Home, ids: readonly string[]): Promise<void> {
  await home.write('no table', async ({ db }) => {
    await db.deleteFrom('outbox').where('id', 'in', ids).execute()
  })
}

/** Lets deliveries come due again later. */
export async function postponeDeliveries(
  home: Home,
  ids: readonly string[],
  due: number,
  attempts: number,
): Promise<void> {
  await home.write('no table', async ({ db }) => {
    await db.updateTable('outbox').set({ due, attempts }).where('id', 'in', ids).execute()
  })
}

/** When the next delivery is due. */
export async function nextDue(home: Home): Promise<number | undefined> {
  const row = await home.read('no table', ({ db }) =>
    db.selectFrom('outbox').select('due').orderBy('due').limit(1).executeTakeFirst(),
  )
  return row?.due
}

/** How many notices are not delivered yet. */
export async function countDeliveries(home: Home): Promise<number> {
  const { count } = await home.read('no table', ({ db }) =>
    db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  )
  return count
}
