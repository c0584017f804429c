/** This project's server under load: both seats are played by programs over HTTP, both watch by WebSocket. */
import { Agent, request } from 'node:http'
import { seedRandom } from '@bitoku/bots'
import type { LiveMessage, TurnCard } from '@bitoku/host'
import { WebSocket } from 'ws'
import type { Lane, Target } from './lane.ts'
import { startServer, stopServer } from './process.ts'

/** Asks over connections that stay open. */
function makeAsker(
  address: string,
): (method: string, path: string, secret: string | undefined, body?: unknown) => Promise<unknown> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const { hostname, port } = new URL(address)
  return (method, path, secret, body) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const headers = {
        ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      }
      const asked = request({ agent, hostname, port, method, path, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const whole = Buffer.concat(chunks).toString('utf8')
          if ((answer.statusCode ?? 500) >= 400) reject(new Error(`${method} ${path}: ${answer.statusCode} ${whole}`))
          else resolve(whole === '' ? undefined : JSON.parse(whole))
        })
      })
      asked.on('error', reject)
      asked.end(text)
    })
}

type Ask = ReturnType<typeof makeAsker>

let keys = 0
const nextKey = (): string => `bench-${process.pid}-${(keys += 1)}`

/** A guest of the server; the secret is in the cookie that is set. */
async function makeGuest(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bench', language: 'en' }),
  })
  const secret = /bitoku_guest=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
  if (secret === undefined) throw new Error(`no guest: ${answer.status} ${await answer.text()}`)
  return secret
}

const wish = {
  seats: [{ kind: 'program' }, { kind: 'program' }],
  harder: false,
  pace: { kind: 'untimed' },
  visibility: 'invitation',
  liveScore: true,
  freeChat: false,
}

/** One who listens to a table. */
interface Ear {
  readonly socket: WebSocket
  /** Fulfilled by the next move that is told of: the seats that are asked then. */
  readonly told: () => Promise<readonly number[]>
}

async function listen(address: string, id: string, secret: string): Promise<Ear> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${id}/live?after=0`, ['bitoku'], {
    headers: { authorization: `Bearer ${secret}` },
    perMessageDeflate: false,
  })
  let history = 0
  let wake: ((awaited: readonly number[]) => void) | undefined
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as LiveMessage
    if (message.kind !== 'news' || message.history <= history) return
    history = message.history
    wake?.(message.awaited)
    wake = undefined
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return {
    socket,
    told: () => new Promise((resolve) => (wake = resolve)),
  }
}

/** A table of two programs, one game after the other. */
async function openLane(ask: Ask, address: string, guest: string): Promise<Lane> {
  let table = await openTable(ask, address, guest)
  return {
    close: () => table.ears.forEach(({ socket }) => socket.terminate()),
    move: async () => {
      if (table.asked.length === 0) {
        table.ears.forEach(({ socket }) => socket.terminate())
        table = await openTable(ask, address, guest)
      }
      return moveAt(ask, table)
    },
  }
}

interface BenchTable {
  readonly id: string
  readonly tokens: readonly string[]
  readonly ears: readonly Ear[]
  readonly random: () => number
  /** The seats that are asked; none when the game is over. */
  asked: readonly number[]
}

async function openTable(ask: Ask, address: string, guest: string): Promise<BenchTable> {
  const { id } = (await ask('POST', '/api/tables', guest, { wish, key: nextKey() })) as { id: string }
  const tokens = await Promise.all(
    [0, 1].map(async (seat) => {
      const answer = await ask('POST', `/api/tables/${id}/seats/${seat}/token`, guest, { key: nextKey() })
      return (answer as { token: string }).token
    }),
  )
  const ears = await Promise.all(tokens.map((token) => listen(address, id, token)))
  return { id, tokens, ears, random: seedRandom(id), asked: [0, 1] }
}

/** The seat that is asked looks at its turn and moves; the clock runs from the move to the news at the other seat. */
async function moveAt(ask: Ask, table: BenchTable): Promise<number> {
  const { id, tokens, ears, random } = table
  const [seat] = table.asked
  const turn = (await ask('GET', `/api/tables/${id}/turn`, tokens[seat])) as TurnCard
  const { move } = turn.options[Math.floor(random() * turn.options.length)]
  const told = ears[1 - seat].told()
  const before = performance.now()
  const body = { move, version: turn.version, key: nextKey() }
  const took = told.then((asked) => {
    table.asked = asked
    return performance.now() - before
  })
  await ask('POST', `/api/tables/${id}/moves`, tokens[seat], body)
  return took
}

/** Starts this project's server on a database. */
export async function startOurs(database: string): Promise<Target> {
  const { child, pid, address } = await startServer('./our-server.ts', [database])
  const ask = makeAsker(address)
  const guest = await makeGuest(address)
  return {
    name: 'bitoku',
    pid,
    open: () => openLane(ask, address, guest),
    stop: () => stopServer(child),
  }
}
