/**
 * Who works with a database: every server holds a shared lock on its connection for news, a move an exclusive one. PostgreSQL lets
 * go of it when the process dies.
 */
import type { Client } from 'pg'
import { storageFault } from '../fault.ts'
import { pause } from '../availability.ts'

/** The name of the lock, of which there is one in each database: `Btku` as a number. */
const lock = 0x42_74_6b_75
/** A process that was killed has let go after so long, in milliseconds. */
const patience = 3000
const retryEvery = 100

async function claim(client: Client, what: string, key: Parameters<typeof storageFault>[0]): Promise<void> {
  const end = Date.now() + patience
  for (;;) {
    const { rows } = await client.query<{ readonly taken: boolean }>(`select ${what}($1) as taken`, [lock])
    if (rows[0].taken) return
    if (Date.now() > end) throw storageFault(key)
    await pause(retryEvery)
  }
}

/** Lets others work with the database as well, but nobody alone. */
export const claimShared = (client: Client): Promise<void> =>
  claim(client, 'pg_try_advisory_lock_shared', 'storage.being-moved')

/** Works with the database alone. */
export const claimAlone = (client: Client): Promise<void> =>
  claim(client, 'pg_try_advisory_lock', 'storage.database-in-use')
