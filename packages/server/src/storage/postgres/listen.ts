/** News between processes by LISTEN and NOTIFY. After an outage everybody is told that news may have been missed. */
import { Client } from 'pg'
import { type Kysely, sql } from 'kysely'
import { type Listeners, type News, newsKinds, type NumberedNews } from '../news.ts'
import type { Schema } from '../schema.ts'
import { pause, pauseBefore } from './retry.ts'

/** The channel on which all processes listen. */
export const channel = 'bitoku'

/** How often the connection shows that it lives; a dead one is otherwise not noticed. */
const pulse = 20_000

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

/** Listens until it is stopped. Resolves as soon as it hears; connects anew by itself. */
export async function listen(url: string, listeners: Listeners): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 })
    const lost = (): void => {
      if (client !== next) return
      client = undefined
      clearInterval(timer)
      void next.end().catch(() => {})
      void reconnect()
    }
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ payload = '' }) => {
      const news = readNews(payload)
      if (news !== undefined) listeners.tell(news)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      void next.end().catch(() => {})
      throw error
    }
    client = next
    timer = setInterval(() => void next.query('select 1').catch(lost), pulse)
    timer.unref()
  }

  const reconnect = async (): Promise<void> => {
    for (let attempt = 0; !stopping.signal.aborted; attempt += 1) {
      try {
        await connect()
        break
      } catch {
        await pause(pauseBefore(attempt))
      }
    }
    if (stopping.signal.aborted) await stop()
    else listeners.tellMissed()
  }

  const stop = async (): Promise<void> => {
    stopping.abort()
    clearInterval(timer)
    const last = client
    client = undefined
    await last?.end().catch(() => {})
  }

  await connect()
  return stop
}
