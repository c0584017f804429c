/**
 * The connections of a process to PostgreSQL. One on which a statement hangs tells that the others may be as dead: a network that was
 * cut leaves them open. All are given up then, and what was asked over them fails at once instead of after minutes.
 */
import {
  type Client,
  type ClientBase,
  Pool,
  type PoolClient,
  type PoolConfig,
  type QueryConfig,
  type QueryResult,
  types,
} from 'pg'
import { pieces } from '../availability.ts'

/** What is asked over the connections, whichever they are at the moment. */
export interface Connections {
  readonly options: PoolConfig
  readonly connect: () => Promise<PoolClient>
  /** A connection that is not waited for behind others: to find out whether the database works. */
  readonly connectAside: () => Promise<PoolClient>
  readonly query: (query: QueryConfig) => Promise<QueryResult>
  /** Gives all connections up; those who come next get new ones. */
  readonly renew: () => void
  readonly end: () => Promise<void>
}

/** A statement that takes longer hangs, in milliseconds. */
const longestStatement = 2000
/** Whoever waits longer for a lock is told so. */
const longestLock = 1500
/** A connection that is used for longer without a break is dead. The server ends statements before. */
const longestUse = 2500
/** A process that is cut off must not keep a table locked for longer. */
const longestIdle = 3000
/** How long it may take to connect, or to wait for a free connection. */
const longestConnect = 2000
/** All connections are used by others for longer than that. It is no outage: there is too much to do. */
export class NoneFree extends Error {}

/** How to connect. */
interface ConnectionsUse {
  readonly connections: number
  /** Nothing can be changed, and a question may take its time. */
  readonly shared: boolean
  /** Nobody else works with the database: whatever is asked takes as long as it takes. */
  readonly alone: boolean
}

/** The settings of a connection. */
export const connectionSettings = (url: string, { connections, shared, alone }: ConnectionsUse): PoolConfig => ({
  connectionString: url,
  // One is kept for finding out whether the database works.
  max: connections + 1,
  connectionTimeoutMillis: longestConnect,
  keepAlive: true,
  statement_timeout: alone ? 0 : shared ? 60_000 : longestStatement,
  lock_timeout: longestLock,
  idle_in_transaction_session_timeout: alone ? 0 : shared ? 60_000 : longestIdle,
  // A commit waits for the disk, whatever the server's own setting is.
  options: `-c synchronous_commit=on${shared ? ' -c default_transaction_read_only=on' : ''}`,
  types: {
    getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
  },
})

/** Ends a connection that may be dead: neither is its end waited for, nor does it hold the process. */
export function letGo(client: ClientBase & Pick<Client, 'end'>): void {
  if ('unref' in client && typeof client.unref === 'function') client.unref()
  client.end().catch(() => {})
}

/** Makes connections, which are made when they are needed. */
export function makeConnections(settings: PoolConfig, canHang: boolean): Connections {
  /** Those that are used just now, and for how many pieces of time. */
  const used = new Map<PoolClient, number>()
  const mostUsed = (settings.max ?? 2) - 1
  /** Those that were waited for, and those who wait. */
  const taken = new Set<PoolClient>()
  const waiting: (() => void)[] = []
  let takenOrTaking = 0
  let open = new Set<PoolClient & Pick<Client, 'end'>>()
  let pool = makePool()

  function makePool(): Pool {
    const made = new Pool(settings)
    const mine = open
    // A connection that breaks while nothing is asked of it is replaced when it is needed.
    made.on('error', () => {})
    made.on('connect', (client) => {
      mine.add(client)
      client.on('error', () => {})
    })
    made.on('remove', (client) => mine.delete(client))
    made.on('acquire', (client) => used.set(client, 0))
    made.on('release', (_error, client) => {
      used.delete(client)
      if (taken.delete(client)) giveBack()
    })
    return made
  }

  async function waitForFree(): Promise<void> {
    if (takenOrTaking < mostUsed) {
      takenOrTaking += 1
      return
    }
    const free = Promise.withResolvers<void>()
    waiting.push(free.resolve)
    const timer = setTimeout(() => {
      const at = waiting.indexOf(free.resolve)
      if (at < 0) return
      waiting.splice(at, 1)
      free.reject(new NoneFree('all connections are used'))
    }, longestConnect)
    await free.promise.finally(() => clearTimeout(timer))
  }

  function giveBack(): void {
    const next = waiting.shift()
    if (next === undefined) takenOrTaking -= 1
    else next()
  }

  async function connect(): Promise<PoolClient> {
    await waitForFree()
    try {
      const client = await pool.connect()
      taken.add(client)
      return client
    } catch (error) {
      giveBack()
      throw error
    }
  }

  function renew(): void {
    const [oldPool, old] = [pool, open]
    open = new Set()
    pool = makePool()
    for (const client of old) {
      used.delete(client)
      letGo(client)
    }
    oldPool.end().catch(() => {})
  }

  const watch = setInterval(() => {
    for (const [client, count] of used) {
      if (count < pieces) used.set(client, count + 1)
      else return renew()
    }
  }, longestUse / pieces)
  watch.unref()
  if (!canHang) clearInterval(watch)

  return {
    options: settings,
    connect,
    connectAside: () => pool.connect(),
    query: async (query) => {
      const client = await connect()
      try {
        return await client.query(query)
      } finally {
        // One that broke is not kept, whoever gives it back.
        client.release()
      }
    },
    renew,
    end: async () => {
      clearInterval(watch)
      await pool.end()
    },
  }
}
