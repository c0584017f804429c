/** Whether the server lives, whether it can take requests, and what of it works. */
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { BotPool } from '../bots/pool.ts'
import type { DeliveryWork } from '../notify/delivery.ts'
import type { Settings } from '../settings.ts'
import { type Availability, pause } from '../storage/availability.ts'
import { filePathOf, isPostgres } from '../storage/open.ts'
import type { House } from '../tables/house.ts'
import manifest from '../../package.json' with { type: 'json' }
import type { Api } from './context.ts'
import { Refused } from './problems.ts'

/** What is looked at. */
interface Watched {
  readonly house: House
  readonly settings: Pick<Settings, 'database' | 'mail'>
  readonly pool: BotPool
  readonly delivery: DeliveryWork
  readonly bots: () => { readonly tables: number }
  readonly isStopping: () => boolean
}

/** With less room on its disk a database does not go on for long, in bytes. */
const leastRoom = 100_000_000
/** Whoever asks whether the process lives is not kept waiting for the database, in milliseconds. */
const longestLook = 500

const conditionOf = (availability: Availability): { readonly ok: boolean; readonly since: number } => {
  const { works, since } = availability.now()
  return { ok: works, since }
}

/** The room on the disk of a database file. A PostgreSQL server may be anywhere. */
async function roomFor(database: string): Promise<{ readonly ok: boolean; readonly free: number } | undefined> {
  if (isPostgres(database)) return undefined
  try {
    const { bavail, bsize } = await statfs(dirname(filePathOf(database)))
    return { ok: bavail * bsize >= leastRoom, free: bavail * bsize }
  } catch {
    // The folder is gone, with the disk that it was on.
    return { ok: false, free: 0 }
  }
}

/** Adds the routes. */
export function addStatus(api: Api, { house, settings, pool, delivery, bots, isStopping }: Watched): void {
  const { storage } = house
  const tags = ['host']
  const config = { rateLimit: false }

  api.get(
    '/health',
    { schema: { tags, summary: 'What works: answered with 200 as long as the process lives' }, config },
    async () => {
      await Promise.race([storage.canWrite(), pause(longestLook)])
      const database = { ...conditionOf(storage.availability), kind: storage.kind }
      const listening = storage.listening && conditionOf(storage.listening)
      const disk = await roomFor(settings.database)
      const channels = delivery.state()
      const notices = {
        email: settings.mail === undefined ? ('off' as const) : channels.email,
        push: channels.push,
        webhook: channels.webhook,
      }
      const thinking = { ok: pool.isWell(), threads: pool.threads, waiting: pool.waiting(), tables: bots().tables }
      const parts = [database, listening, disk, thinking]
      return {
        ok: parts.every((part) => part?.ok !== false) && !Object.values(notices).includes('failing'),
        version: manifest.version,
        uptime: Math.floor(process.uptime()),
        database,
        ...(listening && { listening }),
        ...(disk && { disk }),
        bots: thinking,
        notices,
      }
    },
  )

  api.get(
    '/ready',
    {
      schema: { tags, summary: 'Whether it can take requests: something can be written, and it is not stopping' },
      config,
    },
    async () => {
      if (isStopping()) throw new Refused('net.stopping')
      if (!(await storage.canWrite())) throw new Refused('net.unavailable')
      return { ok: true }
    },
  )
}
