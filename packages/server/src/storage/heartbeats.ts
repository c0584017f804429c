/**
 * Signs of life of the processes, and what they tell: when nobody served, and which players have lost the process that they were
 * connected to. Written down by whoever lives, once, however many look at it.
 */
import { sql } from 'kysely'
import type { Db, Home } from './home.ts'
import type { Stretch } from './model.ts'
import type { Heartbeat, Heartbeats, LostSeat, SeenOutage } from './storage.ts'

/** A process that is so much behind what it has promised is gone, in milliseconds. */
const slack = 1500
/** So many seats are looked after at a time. */
const seatsAtOnce = 200
/** Outages are remembered for as long as any turn can last. */
const rememberedFor = 400 * 86_400_000
/** The lock under which signs of life are compared: `Beat` as a number. */
const lock = 0x42_65_61_74

interface Sign {
  readonly id: string
  readonly since: number
  readonly at: number
  readonly due: number
}

/** Compares the signs of life, and leaves one of its own. */
async function beat(home: Home, { process, since, at, due, lost, known }: Heartbeat): Promise<SeenOutage> {
  return home.write('no table', async ({ db }) => {
    if (home.kind === 'postgres') await sql`select pg_advisory_xact_lock(${lock})`.execute(db)
    const others = await db.selectFrom('processes').selectAll().where('id', '<>', process).execute()
    // A file has one process: every other one has ended.
    const gone = others.filter((other) => home.kind === 'sqlite' || other.due + slack < at)
    for (const other of gone) await bury(db, other)
    const living = others.filter((other) => !gone.includes(other))
    const self = lost === undefined ? since : undefined
    const outage = outageOf(
      [...gone.map((other) => other.at), ...(lost === undefined ? [] : [lost])],
      [...living.map((other) => other.since), ...(self === undefined ? [] : [self])],
      at,
    )
    if (outage !== undefined) await note(db, outage)
    const row = { since: self ?? at, at, due }
    await db
      .insertInto('processes')
      .values({ id: process, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    const outages = await db
      .selectFrom('outages')
      .select(['number', 'since', 'until'])
      .where('number', '>', known)
      .orderBy('number')
      .execute()
    return {
      outages: outages.map(({ since: from, until }) => ({ from, until })),
      known: outages.at(-1)?.number ?? known,
      wasForAll: outage?.until === at,
      lookAgain: Math.min(...living.map((other) => other.due + slack + 1)),
    }
  })
}

/** When nobody served: from the last sign of life of those who are lost until somebody who lives began, unless one was there all the time. */
export function outageOf(lost: readonly number[], living: readonly number[], at: number): Stretch | undefined {
  if (lost.length === 0) return undefined
  const from = Math.max(...lost)
  const until = Math.min(at, ...living)
  return until > from ? { from, until } : undefined
}

/** Forgets a process. The seats of its players are looked after one by one. */
async function bury(db: Db, { id, at }: Sign): Promise<void> {
  await db.deleteFrom('processes').where('id', '=', id).execute()
  await db.updateTable('attendance').set({ gone: at }).where('process', '=', id).where('gone', '=', 0).execute()
}

async function note(db: Db, { from, until }: Stretch): Promise<void> {
  const { last } = await db
    .selectFrom('outages')
    .select((eb) => eb.fn.coalesce(eb.fn.max<number>('number'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('outages')
    .values({ number: last + 1, since: from, until })
    .execute()
  // The last one stays, so that no number is given twice.
  await db
    .deleteFrom('outages')
    .where('until', '<', until - rememberedFor)
    .where('number', '<=', last)
    .execute()
}

/** The seats whose process is gone, with the time at which another one has taken their players in. */
async function lostSeats(home: Home): Promise<readonly LostSeat[]> {
  return home.read('no table', async ({ db }) =>
    db
      .selectFrom('attendance as lost')
      .leftJoin('attendance as now', (join) =>
        join.onRef('now.table_id', '=', 'lost.table_id').onRef('now.seat', '=', 'lost.seat').on('now.gone', '=', 0),
      )
      .select((eb) => [
        'lost.process',
        'lost.table_id as table',
        'lost.seat',
        'lost.gone as from',
        eb.fn.coalesce(eb.fn.min<number>('now.at'), sql<number>`0`).as('back'),
      ])
      .where(sql<boolean>`lost.gone > 0`)
      .groupBy(['lost.process', 'lost.table_id', 'lost.seat', 'lost.gone'])
      .limit(seatsAtOnce)
      .execute(),
  )
}

/** Everything about signs of life on a home. */
export const makeHeartbeats = (home: Home): Heartbeats => ({
  beat: (sign) => beat(home, sign),
  lostSeats: () => lostSeats(home),
  attend: (process, seats, at) =>
    home.write('no table', async ({ db }) => {
      if (seats.length === 0) return
      const rows = seats.map(({ table, seat }) => ({ process, table_id: table, seat, at, gone: 0 }))
      await db
        .insertInto('attendance')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['process', 'table_id', 'seat']).doUpdateSet({ at, gone: 0 }))
        .execute()
    }),
  depart: (process, seats, gone) =>
    home.write('no table', async ({ db }) => {
      for (const { table, seat } of seats) {
        await db
          .deleteFrom('attendance')
          .where('process', '=', process)
          .where('table_id', '=', table)
          .where('seat', '=', seat)
          .$if(gone !== undefined, (query) => query.where('gone', '=', gone ?? 0))
          .execute()
      }
    }),
})
