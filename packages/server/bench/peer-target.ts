/** A boardgame.io server under load: two clients of its own protocol at each table. */
import { createRequire } from 'node:module'
import { seedRandom } from '@bitoku/bots'
import type { Option } from '@bitoku/engine'
import type { Lane, Made, Target } from './lane.ts'
import { startServer, stopServer } from './process.ts'

/** What is used of socket.io's client, which boardgame.io brings along. */
interface Socket {
  readonly once: (event: string, listener: (...args: readonly unknown[]) => void) => void
  readonly emit: (event: string, ...args: readonly unknown[]) => void
  readonly close: () => void
}

/** What a client is sent. */
interface Told {
  readonly G: { readonly asked: readonly number[]; readonly options: readonly Option[] }
  /** Its name there begins with an underscore. */
  readonly _stateID: number
}

const require = createRequire(import.meta.url)
const { io } = require('socket.io-client') as { io: (address: string, options: object) => Socket }

interface Match {
  readonly id: string
  readonly sockets: readonly Socket[]
  /** What each of the two was told last. */
  told: readonly Told[]
}

let matches = 0

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null && 'G' in value

const nextUpdate = (socket: Socket): Promise<Told> =>
  new Promise((resolve, reject) =>
    socket.once('update', (_match, state) => (isTold(state) ? resolve(state) : reject(new Error('no state')))),
  )

async function connect(address: string, match: string, player: string): Promise<readonly [Socket, Told]> {
  const socket = io(`${address}/forest`, { transports: ['websocket'], forceNew: true })
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  const synced = new Promise<Told>((resolve) =>
    socket.once('sync', (_match, info) => resolve((info as { readonly state: Told }).state)),
  )
  socket.emit('sync', match, player, undefined, 2)
  return [socket, await synced]
}

async function openMatch(address: string): Promise<Match> {
  const id = `bench-${process.pid}-${(matches += 1)}`
  const [one, toldOne] = await connect(address, id, '0')
  const [two, toldTwo] = await connect(address, id, '1')
  return { id, sockets: [one, two], told: [toldOne, toldTwo] }
}

/** The player who is asked moves; the clock runs from the move to the state at the other player. */
async function moveAt(match: Match, random: () => number): Promise<Made> {
  const { id, sockets, told } = match
  const [player] = told[0].G.asked
  const legal = told[player].G.options
  const { move } = legal[Math.floor(random() * legal.length)]
  const own = nextUpdate(sockets[player])
  const others = nextUpdate(sockets[1 - player])
  const before = performance.now()
  const payload = { type: 'choose', args: [move], playerID: String(player) }
  const { _stateID: state } = told[player]
  sockets[player].emit('update', { type: 'MAKE_MOVE', payload }, state, id, String(player))
  const other = await others
  const took = performance.now() - before
  const mine = await own
  match.told = player === 0 ? [mine, other] : [other, mine]
  return { moves: 1, took }
}

async function openLane(address: string): Promise<Lane> {
  let match = await openMatch(address)
  const random = seedRandom(match.id)
  const close = (): void => match.sockets.forEach((socket) => socket.close())
  return {
    close,
    move: async () => {
      if (match.told[0].G.asked.length === 0) {
        close()
        match = await openMatch(address)
      }
      return moveAt(match, random)
    },
  }
}

/** Starts a boardgame.io server: with a folder it keeps its games in files there, else in memory. */
export async function startPeer(folder?: string): Promise<Target> {
  const { child, pid, address } = await startServer('./peer-server.ts', folder === undefined ? [] : [folder])
  const name = folder === undefined ? 'boardgame.io' : 'boardgame.io, in files'
  return { name, pids: [pid], open: () => openLane(address), stop: () => stopServer(child) }
}
