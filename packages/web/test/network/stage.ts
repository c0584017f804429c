/** A network on a stage: a server made of the host's own functions, a line that can be cut, time that does not pass. */
import { newGame } from '@bitoku/engine'
import {
  carryOut,
  type Command,
  type CommandBody,
  eventsAfter,
  type LiveMessage,
  momentOf,
  openTable,
  playBotMove,
  questionFor,
  settle,
  type SnapshotAnswer,
  snapshotOf,
  type Table,
  type TableCard,
} from '@bitoku/host'
import { makeApi } from '../../src/network/api.ts'
import { makeNetworkHost, type NetworkHost } from '../../src/network/network-host.ts'
import type { Wire, World } from '../../src/network/world.ts'
import { bot, person } from '../host/stage.ts'

/** The line between page and server. */
interface Line {
  /** What happens to the next requests: nothing arrives, the answer is lost, or the server has no database. */
  fault: 'none' | 'request' | 'answer' | 'away'
  /** So many requests have arrived. */
  readonly arrived: { readonly path: string; readonly body: unknown }[]
  /** Requests wait until it is over. */
  hold: Promise<void>
}

/** A server with one table, whose first seat is the page's person. */
export interface FakeServer {
  readonly table: Table
  readonly line: Line
  readonly wires: FakeWire[]
  readonly answer: () => SnapshotAnswer
  /** Tells news to all that are connected. */
  readonly tell: (message: LiveMessage) => void
  news: number
}

type Event = 'open' | 'message' | 'close' | 'error'

/** A connection on the stage. */
interface FakeWire {
  readonly path: string
  readonly said: string[]
  readonly emit: (event: Event, data?: string) => void
  readonly wire: Wire
}

function makeWire(path: string): FakeWire {
  const listeners = new Map<string, ((event: { readonly data?: string | undefined }) => void)[]>()
  const said: string[] = []
  const state = { readyState: 0 }
  const emit = (event: Event, data?: string): void => {
    state.readyState = event === 'open' ? 1 : event === 'close' ? 3 : state.readyState
    for (const listener of listeners.get(event) ?? []) listener({ data })
  }
  const wire = {
    get readyState() {
      return state.readyState
    },
    send: (text: string) => said.push(text),
    close: () => emit('close'),
    addEventListener: (event: string, listener: (event: { readonly data?: string | undefined }) => void) =>
      listeners.set(event, [...(listeners.get(event) ?? []), listener]),
  }
  return { path, said, emit, wire: wire as unknown as Wire }
}

/** The bot takes any option: the server is what is on the stage, not the bot. */
function letBotsMove(table: Table): void {
  for (let question = questionFor(table); question !== undefined; question = questionFor(table)) {
    const { options } = question
    playBotMove(table, options[(table.history * 7) % options.length].move, undefined)
  }
}

const cardOf = (server: FakeServer): TableCard => ({
  id: 'table',
  state: 'live',
  seats: [
    { kind: 'person', name: 'Hana', presence: 'here' },
    { kind: 'bot', name: 'Bot', level: 'greedy' },
  ],
  harder: false,
  pace: { kind: 'untimed' },
  clocks: [],
  visibility: 'invitation',
  liveScore: true,
  freeChat: true,
  awaited: [0],
  round: 1,
  phase: 'summer',
  scores: [0, 0],
  history: server.table.history,
  news: server.news,
  created: 0,
  changed: 0,
  now: 5000,
  awayAfter: 180_000,
  role: 'seat',
  seat: 0,
  owner: true,
  questions: [],
})

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** A server with a game of a person against a bot. */
export function makeServer(seed: string): FakeServer {
  const table = openTable('table', [person('Hana'), bot()], 0, newGame({ seats: 2, seed }))
  settle(table)
  letBotsMove(table)
  const server: FakeServer = {
    table,
    line: { fault: 'none', arrived: [], hold: Promise.resolve() },
    wires: [],
    news: 1,
    answer: () =>
      json({
        snapshot: snapshotOf(table, { seen: 0, unsaved: undefined, untaught: undefined, pace: 'normal' }),
        table: cardOf(server),
      }) as SnapshotAnswer,
    tell: (message) => {
      for (const wire of server.wires) wire.emit('message', JSON.stringify(message))
    },
  }
  return server
}

/** How the server answers: the status and the body. */
function respond(server: FakeServer, path: string, body: unknown, keys: Map<string, true>) {
  const { table } = server
  const [, what, number] = /^api\/tables\/table\/(\w+)(?:\/(\d+)|\?\w+=(\d+))?/.exec(path) ?? []
  if (what === 'snapshot') return [200, server.answer()] as const
  if (what === 'chat') return [200, { chat: [] }] as const
  if (what === 'events') return [200, { events: eventsAfter(table, Number(number ?? 0)) }] as const
  if (what === 'past') {
    const moment = momentOf(table, Number(number))
    return moment.ok ? ([200, { moment: moment.value }] as const) : ([404, { problem: moment.problem }] as const)
  }
  const { key, version, autoResolve, ...command } = body as CommandBody
  if (keys.has(key)) return [200, server.answer()] as const
  if (version !== table.version) return [409, { problem: { key: 'net.stale', args: {} } }] as const
  table.autoResolve = autoResolve
  const outcome = carryOut(table, command as Command)
  if (!outcome.ok) return [400, { problem: outcome.problem }] as const
  keys.set(key, true)
  server.news += 1
  letBotsMove(table)
  return [200, server.answer()] as const
}

/** The world of a page before that server. */
export function makeStage(server: FakeServer): World {
  const keys = new Map<string, true>()
  const kept = new Map<string, string>()
  let drawn = 0
  return {
    fetch: async (path, init) => {
      const { line } = server
      await line.hold
      if (line.fault === 'request') throw new TypeError('no line')
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      line.arrived.push({ path, body })
      if (line.fault === 'away')
        return Response.json({ problem: { key: 'net.unavailable', args: {} } }, { status: 503 })
      const [status, answer] = respond(server, path, body, keys)
      if (line.fault === 'answer') throw new TypeError('no line')
      return Response.json(json(answer), { status })
    },
    connect: (path) => {
      const fake = makeWire(path)
      server.wires.push(fake)
      setImmediate(() => fake.emit('open'))
      return fake.wire
    },
    wait: () => new Promise((resolve) => setImmediate(resolve)),
    now: () => 1000,
    random: () => 0.5,
    draw: () => `drawn-${(drawn += 1)}`,
    onChange: () => () => {},
    isLooking: () => true,
    isOnline: () => true,
    memory: {
      read: (name) => kept.get(name),
      write: (name, text) => {
        if (text === undefined) kept.delete(name)
        else kept.set(name, text)
      },
    },
  }
}

/** A page at the table of that server. */
export function sitDown(server: FakeServer, world: World = makeStage(server)): NetworkHost {
  const use = { id: 'table', link: undefined, autoResolve: 'smart', onClose: () => {} } as const
  return makeNetworkHost(world, makeApi(world), use, server.answer())
}

/** The commands that have arrived. */
export const commandsOf = ({ line }: FakeServer): readonly CommandBody[] =>
  line.arrived.filter(({ path }) => path.endsWith('/commands')).map(({ body }) => body as CommandBody)
