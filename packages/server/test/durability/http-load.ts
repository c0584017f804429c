/** Players who never give up: they send every move again until it is answered, and keep what they were told. */
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { TurnCard } from '@bitoku/host'
import { makeId } from '../../src/ids.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { makeGuest, send, someWish } from '../parts/guest.ts'

const serveFile = fileURLToPath(new URL('serve.ts', import.meta.url))

/** A server process. */
export interface ServerProcess {
  readonly base: string
  readonly kill: () => Promise<void>
}

/** Starts a server process and waits until it listens. */
export async function startProcess(database: string, port: number): Promise<ServerProcess> {
  const child = spawn(process.execPath, [serveFile, database, String(port)], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve())
  })
  let fault = ''
  child.stderr.on('data', (data) => (fault += String(data)))
  await Promise.race([
    new Promise((resolve) => child.stdout.once('data', resolve)),
    ended.then(() => {
      throw new Error(`The server ended: ${fault}`)
    }),
  ])
  return {
    base: `http://127.0.0.1:${port}`,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Everything the players have been told. */
export interface Heard {
  /** The acknowledged moves of each table and seat, in their order. */
  readonly moves: Map<string, string[][]>
  stopped: boolean
}

/** How many moves have been acknowledged. */
export const countHeard = ({ moves }: Heard): number =>
  [...moves.values()].flat().reduce((sum, each) => sum + each.length, 0)

/** Asks one server after the other until one answers. */
async function insist(
  bases: readonly string[],
  method: string,
  path: string,
  secret: string,
  body?: object,
): Promise<{ readonly status: number; readonly text: string }> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const base = bases[attempt % bases.length]
      const answer = await send(base, method, path, { authorization: `Bearer ${secret}` }, body)
      // 5xx: the server or its database is going down; it will be back.
      if (answer.status < 500) return answer
    } catch {
      // Nobody is there.
    }
    await pause(30)
  }
}

/** Plays a seat; each player begins with another server. */
async function playSeat(
  bases: readonly string[],
  id: string,
  seat: number,
  token: string,
  heard: Heard,
): Promise<void> {
  const mine = heard.moves.get(id)?.[seat] ?? []
  while (!heard.stopped) {
    const asked = await insist(bases, 'GET', `/api/tables/${id}/turn?wait=1`, token)
    if (asked.status === 204) continue
    if (asked.status === 409) return
    if (asked.status !== 200) throw new Error(`${asked.status} ${asked.text}`)
    const { options, version } = JSON.parse(asked.text) as TurnCard
    const { move } = options[Math.floor(Math.random() * options.length)]
    const made = await insist(bases, 'POST', `/api/tables/${id}/moves`, token, { move, version, key: makeId() })
    if (made.status === 200) mine.push(move)
    else if (made.status !== 409) throw new Error(`${made.status} ${made.text}`)
  }
}

/** Plays at one table after another until it is told to stop. */
export async function playOn(bases: readonly string[], heard: Heard): Promise<void> {
  const owner = await makeGuest(bases[0], 'Aki')
  while (!heard.stopped) {
    const wish = someWish({ seats: [{ kind: 'program' }, { kind: 'program' }] })
    const made = await insist(bases, 'POST', '/api/tables', owner.secret, { wish, key: makeId() })
    const { id } = JSON.parse(made.text) as { id: string }
    heard.moves.set(id, [[], []])
    const seats = [0, 1].map(async (seat) => {
      const path = `/api/tables/${id}/seats/${seat}/token`
      const told = await insist(bases, 'POST', path, owner.secret, { key: makeId() })
      const { token } = JSON.parse(told.text) as { token: string }
      return playSeat(seat === 0 ? bases : bases.toReversed(), id, seat, token, heard)
    })
    await Promise.all(seats)
  }
}

/** Finds what is wrong: every acknowledged move is there once, in its order, and nothing else once all have stopped. */
export async function findFaults(
  storage: Storage,
  told: Heard['moves'],
  { goesOn = false } = {},
): Promise<readonly string[]> {
  const faults: string[] = []
  for (const [id, seats] of told) {
    const stored = (await storage.tables.readGame(id))?.moves ?? []
    seats.forEach((acknowledged, seat) => {
      const there = stored.filter((move) => move.seat === seat).map(({ text }) => text)
      if (there.slice(0, goesOn ? acknowledged.length : undefined).join('\n') !== acknowledged.join('\n')) {
        faults.push(`seat ${seat} of ${id} was told ${acknowledged.length} moves, ${there.length} are there`)
      }
    })
  }
  return faults
}
