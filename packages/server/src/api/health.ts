/** For those who run the server: its numbers. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Hub } from '../live/hub.ts'
import { tableStates } from '../storage/model.ts'
import type { House } from '../tables/house.ts'
import type { Api } from './context.ts'

/** Everybody may ask, and as often as they like: it is found out once in so many milliseconds. */
const freshFor = 1000

/** A question whose answer holds for a while; who asks meanwhile gets the same one. */
function askSeldom<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: { readonly at: number; readonly answer: Promise<Answer> } | undefined
  return () => {
    const at = performance.now()
    if (last === undefined || at - last.at >= freshFor) last = { at, answer: ask() }
    return last.answer
  }
}

/** Numbers of the server. */
export interface Meters {
  readonly botFault: (level: string, fault: string) => void
  /** Moves were committed for a seat of a kind. */
  readonly countMoves: (kind: string, count: number) => void
  /** A move came over a WebSocket: requests are measured, messages are not. */
  readonly countLiveMove: () => void
}

/** What is measured. */
export interface Measured {
  readonly house: House
  readonly hub: Hub
  readonly bots: () => { readonly tables: number; readonly waiting: number }
  readonly lookers: () => number
}

/** Makes the meters of a server. */
export function makeMeters(): Meters & { readonly registry: Registry } {
  const registry = new Registry()
  const faults = new Counter({
    name: 'bitoku_bot_faults_total',
    help: 'Decisions in which a bot failed',
    labelNames: ['level', 'fault'],
    registers: [registry],
  })
  const moves = new Counter({
    name: 'bitoku_moves_total',
    help: 'Committed moves, by who plays the seat',
    labelNames: ['by'],
    registers: [registry],
  })
  /** Finding a counter by its labels takes longer than counting. */
  const byKind = new Map<string, Counter.Internal>()
  const liveMoves = new Counter({
    name: 'bitoku_live_moves_total',
    help: 'Moves that came over WebSockets',
    registers: [registry],
  })
  return {
    registry,
    botFault: (level, fault) => faults.inc({ level, fault }),
    countMoves: (by, count) => {
      const counter = byKind.get(by) ?? moves.labels({ by })
      byKind.set(by, counter)
      counter.inc(count)
    },
    countLiveMove: () => liveMoves.inc(),
  }
}

/** Adds the routes. */
export function addHealth(api: Api, { registry }: ReturnType<typeof makeMeters>, measured: Measured): void {
  const { house, hub, bots, lookers } = measured
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
    const made: Gauge = new Gauge({
      name: `bitoku_${name}`,
      help,
      registers: [registry],
      collect: async () => made.set(await read()),
    })
  }
  gauge('games_in_memory', 'Games in memory', () => house.shelf.count())
  gauge('rooms', 'Tables with somebody connected', () => hub.count().rooms)
  gauge('connections', 'Open WebSockets', () => hub.count().clients)
  gauge('bot_tables', 'Tables at which a bot is at work', () => bots().tables)
  gauge('bot_questions', 'Questions that wait for a thread', () => bots().waiting)
  gauge(
    'outbox_waiting',
    'Notices that are not delivered yet',
    askSeldom(() => house.storage.outbox.count()),
  )
  const counts = askSeldom(() => house.storage.counts())
  const tables: Gauge<'state'> = new Gauge({
    name: 'bitoku_tables',
    help: 'Tables by their state',
    labelNames: ['state'],
    registers: [registry],
    collect: async () => {
      const all = await counts()
      for (const state of tableStates) tables.set({ state }, all[state])
    },
  })
  gauge('guests', 'People without an account who have ever had a name here', async () => (await counts()).guests)
  gauge('lookers', 'Pages that are told when the lobby or their own games change', lookers)
  /** What only grows, in all processes together and since the beginning of the database. */
  const total = (name: string, help: string, read: () => Promise<number>): void => {
    const made: Counter = new Counter({
      name: `bitoku_${name}_total`,
      help,
      registers: [registry],
      collect: async () => {
        const value = await read()
        made.reset()
        made.inc(value)
      },
    })
  }
  total('games_finished', 'Games that are over', async () => (await counts()).finished)
  total('chat_messages', 'Messages that were said', async () => (await counts()).chat)
  const requests = new Histogram({
    name: 'bitoku_request_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  api.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    // Waiting for a turn is no work.
    if (route.endsWith('/turn') || route.endsWith('/live')) return
    requests.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })

  const schema = { hide: true }
  const config = { rateLimit: false }
  const readMetrics = askSeldom(() => registry.metrics())
  api.get('/metrics', { schema, config }, async (_request, reply) => {
    return reply.type(registry.contentType).send(await readMetrics())
  })
}
