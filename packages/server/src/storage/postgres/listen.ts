/**
 * News between processes by LISTEN and NOTIFY. Whether the connection lives is asked every second, and a new one takes its place at
 * once. After that everybody is told that news may have been missed.
 */
import { Client } from 'pg'
import { type Kysely, sql } from 'kysely'
import { type AvailabilityKeeper, inTime, keepAvailability } from '../availability.ts'
import { type Listeners, type News, newsKinds, type NumberedNews } from '../news.ts'
import type { Schema } from '../schema.ts'
import { letGo } from './connections.ts'

/** The channel on which all processes listen. */
export const channel = 'bitoku'

/** How often the connection shows that it lives; a dead one is otherwise not noticed. In milliseconds. */
const pulse = 1000
/** It has so long to do so, and to be opened. */
const longestAnswer = 2000

/** Tells all processes, when the transaction commits. */
export async function notify(db: Kysely<Schema>, text: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${text})`.execute(db)
}

/** A piece of news as it travels. */
export const writeNews = ({ kind, table, number }: NumberedNews): string => `${kind} ${table} ${number}`

/** A passing remark as it travels. */
export const writeRemark = (table: string, remark: string): string => `remark ${table} ${remark}`

/** What has travelled; undefined for what another version of the server may have sent. */
function readNews(text: string): News | undefined {
  const [, kind, table, rest] = /^(\S+) (\S+) (.*)$/s.exec(text) ?? []
  if (kind === 'remark') return { table, kind, remark: rest }
  const known = newsKinds.find((each) => each === kind)
  return known && { table, kind: known, number: Number(rest) }
}

/** What listens, and whether it does. */
export interface Listening {
  readonly keeper: AvailabilityKeeper
  readonly stop: () => Promise<void>
}

/** What a connection that hears of news is used with. */
interface ListeningUse {
  readonly url: string
  readonly listeners: Listeners
  /** The connection was lost; `isSilent`: it was still open, so that others may be dead as well. */
  readonly onLost: (error: unknown, isSilent: boolean) => void
  /** Done on each connection before it listens. */
  readonly claim?: (client: Client) => Promise<void>
}

/** Listens until it is stopped. Resolves as soon as it hears; connects anew by itself. */
export async function listen({ url, listeners, onLost, claim = async () => {} }: ListeningUse): Promise<Listening> {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: longestAnswer,
    })
    const giveUp = (): void => letGo(next)
    const lose = (error: unknown, isSilent: boolean): void => {
      if (client !== next) return
      client = undefined
      clearInterval(timer)
      giveUp()
      const begun = Date.now()
      onLost(error, isSilent)
      void keeper.report(error, begun)
    }
    next.on('error', (error) => lose(error, false))
    next.on('end', () => lose(new Error('Connection terminated'), false))
    next.on('notification', ({ payload = '' }) => {
      const news = readNews(payload)
      if (news !== undefined) listeners.tell(news)
    })
    try {
      await next.connect()
      await claim(next)
      await inTime(next.query(`listen ${channel}`), longestAnswer)
    } catch (error) {
      giveUp()
      throw error
    }
    // An attempt that nobody waits for any more may come late.
    if (isStopped || client !== undefined) return giveUp()
    client = next
    let isAsking = false
    clearInterval(timer)
    timer = setInterval(() => {
      if (isAsking) return
      isAsking = true
      inTime(next.query('select 1'), longestAnswer).then(
        () => (isAsking = false),
        (error: unknown) => lose(error, true),
      )
    }, pulse)
    timer.unref()
  }

  const keeper = keepAvailability({
    attempt: async () => {
      await connect()
      listeners.tellMissed()
    },
  })
  await connect()
  return {
    keeper,
    stop: async () => {
      isStopped = true
      keeper.close()
      clearInterval(timer)
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }
}
