/** This project's server under load: both seats are programs, which are asked and move over their WebSockets: whole turns, or move by move. */
import { seedRandom } from '@bitoku/bots'
import type { LiveMessage, LiveRemark, TurnCard } from '@bitoku/host'
import { WebSocket } from 'ws'
import type { Lane, Made, Target } from './lane.ts'
import { planTurn } from './plan-turn.ts'
import { startServer, stopServer } from './process.ts'

let keys = 0
const nextKey = (): string => `bench-${process.pid}-${(keys += 1)}`

/** Asks over HTTP. */
export async function ask<Answer>(address: string, secret: string, path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({ ...body, key: nextKey() }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** A guest of the server; the secret is in the cookie that is set. */
export async function makeGuest(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bench', language: 'en' }),
  })
  const secret = /bitoku_guest=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
  if (secret === undefined) throw new Error(`no guest: ${answer.status} ${await answer.text()}`)
  return secret
}

/** A table for two programs. */
export const wish = {
  seats: [{ kind: 'program' }, { kind: 'program' }],
  harder: false,
  pace: { kind: 'untimed' },
  visibility: 'invitation',
  liveScore: true,
  freeChat: false,
}

/** One of the two players, with what was told last. */
interface Player {
  readonly socket: WebSocket
  /** How many moves there were, as told by the last news. */
  history: number
  turn: TurnCard | undefined
}

/** A game; `look` is called whenever somebody has been told something. */
interface BenchTable {
  readonly players: readonly Player[]
  readonly random: () => number
  look: () => void
  /** The version that the last move has made. */
  version: number
  isDone: boolean
  isOver: boolean
}

/** The player who has been asked since the last move. */
const askedAt = ({ players, version }: BenchTable): Player | undefined =>
  players.find(({ turn }) => turn !== undefined && turn.version >= version)

function sit(address: string, id: string, secret: string, table: () => BenchTable): Promise<Player> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${id}/live?after=0`, ['bitoku'], {
    headers: { authorization: `Bearer ${secret}` },
    perMessageDeflate: false,
  })
  const player: Player = { socket, history: 0, turn: undefined }
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as LiveMessage
    if (message.kind === 'refused') throw new Error(JSON.stringify(message))
    if (message.kind === 'turn') player.turn = message
    else if (message.kind === 'done') {
      table().version = message.version
      table().isDone = true
    } else if (message.kind === 'news') {
      player.history = message.history
      table().isOver ||= message.awaited.length === 0
    } else return
    table().look()
  })
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(player))
    socket.once('error', reject)
  })
}

/** Opens a table; where there are several processes, its players sit at different ones. */
async function openTable(addresses: readonly string[], guest: string): Promise<BenchTable> {
  const [address] = addresses
  const { id } = await ask<{ id: string }>(address, guest, '/api/tables', { wish })
  const table: BenchTable & { players: readonly Player[] } = {
    players: [],
    random: seedRandom(id),
    look: () => {},
    version: 0,
    isDone: false,
    isOver: false,
  }
  // Both tokens first: each is a change of the table, after which the questions of before it are void.
  const tokens = await Promise.all(
    [0, 1].map((seat) => ask<{ token: string }>(address, guest, `/api/tables/${id}/seats/${seat}/token`, {})),
  )
  table.players = await Promise.all(
    tokens.map(({ token }, seat) => sit(addresses[seat % addresses.length], id, token, () => table)),
  )
  return table
}

/** Waits until something has been told. */
function until(table: BenchTable, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    table.look = () => {
      if (!isSo()) return
      table.look = () => {}
      resolve()
    }
    table.look()
  })
}

/** The player who is asked moves; the clock runs from the move to the news at the other player. */
async function moveAt(table: BenchTable, own: Player, card: TurnCard, isPlanned: boolean): Promise<Made> {
  const { options, version } = card
  const [other] = table.players.filter((player) => player !== own)
  const [move, ...further] = isPlanned
    ? planTurn(card, table.random)
    : [options[Math.floor(table.random() * options.length)].move]
  const { history } = other
  const before = performance.now()
  let took = Number.NaN
  own.turn = undefined
  table.isDone = false
  own.socket.send(JSON.stringify({ kind: 'move', move, further, version, key: nextKey() } satisfies LiveRemark))
  await until(table, () => {
    if (Number.isNaN(took) && other.history > history) took = performance.now() - before
    return table.isDone && other.history > history && own.history > history
  })
  return { moves: 1 + further.length, took }
}

/** Reads the list of a guest's games as a page does. */
async function readList(address: string, guest: string): Promise<number> {
  const before = performance.now()
  const answer = await fetch(`${address}/api/games`, { headers: { authorization: `Bearer ${guest}` } })
  await answer.text()
  if (!answer.ok) throw new Error(`/api/games: ${answer.status}`)
  return performance.now() - before
}

/** A table of two programs, one game after the other, of a guest who has no other tables. */
export async function openLane(addresses: readonly string[], isPlanned: boolean): Promise<Lane> {
  const guest = await makeGuest(addresses[0])
  let table = await openTable(addresses, guest)
  const close = (): void => table.players.forEach(({ socket }) => socket.terminate())
  return {
    close,
    askList: () => readList(addresses[0], guest),
    move: async () => {
      if (table.isOver) {
        close()
        table = await openTable(addresses, guest)
      }
      await until(table, () => askedAt(table) !== undefined)
      const player = askedAt(table)
      if (player?.turn === undefined) throw new Error('nobody is asked')
      return moveAt(table, player, player.turn, isPlanned)
    },
  }
}

/** Starts this project's server on a database, as so many processes, for players who plan their turns or move step by step. */
export async function startOurs(database: string, processes = 1, isPlanned = true): Promise<Target> {
  const servers = await Promise.all(Array.from({ length: processes }, () => startServer('./our-server.ts', [database])))
  const addresses = servers.map(({ address }) => address)
  const home = database.startsWith('postgres')
    ? `PostgreSQL, ${processes} process${processes > 1 ? 'es' : ''}`
    : 'SQLite'
  return {
    name: `bitoku, ${home}${isPlanned ? '' : ', move by move'}`,
    pids: servers.map(({ pid }) => pid),
    open: () => openLane(addresses, isPlanned),
    stop: async () => void (await Promise.all(servers.map(({ child }) => stopServer(child)))),
  }
}
