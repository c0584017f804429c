/**
 * Tables at which programs play one another, or a bot of the server, and somebody watches. Those with a WebSocket do nothing by themselves: they move when
 * they are told their turn, and wait when they are refused. So a table whose players are not told stands still.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { LiveMessage, TurnCard } from '@bitoku/host'
import { WebSocket } from 'ws'
import { makeId } from '../../src/ids.ts'
import { makeGuest, send, someWish } from '../parts/guest.ts'

/** A place for one game after the other, and when something was last heard there, by `performance.now`. */
interface Place {
  moves: number
  /** When a move was last acknowledged. */
  movedAt: number
  /** When the watcher was last told of news or a gap. */
  watchedAt: number
  /** The table that is played at, for who looks for the reason of a silence. */
  table: string
}

/** All tables. */
export interface Field {
  readonly places: readonly Place[]
  /** Fulfilled at the end; rejected as soon as a player has met what should not be. */
  readonly played: Promise<unknown>
  /** Ends the play; rejects when a player has met what should not be. */
  readonly stop: () => Promise<void>
}

/** How long programs think, in milliseconds: so that a game outlasts an outage and the machine has time for others. */
const thinking = 120

/** Pauses between attempts to connect, in milliseconds: as pages do, but not longer each time. */
const untilNext = (): number => 300 + Math.random() * 300

const sigh = (): Promise<void> => pause(untilNext())

/** Asks until there is an answer that is none of an outage. */
async function insist(
  bases: readonly string[],
  method: string,
  path: string,
  secret: string,
  isOver: () => boolean,
  body?: object,
): Promise<{ readonly status: number; readonly text: string } | undefined> {
  for (let attempt = 0; !isOver(); attempt += 1) {
    try {
      const answer = await send(
        bases[attempt % bases.length],
        method,
        path,
        { authorization: `Bearer ${secret}` },
        body,
        AbortSignal.timeout(8000),
      )
      if (answer.status < 500) return answer
      if (answer.status !== 503) throw new Error(`${method} ${path}: ${answer.status}`)
      await pause(Number(answer.headers.get('retry-after') ?? '1') * 1000 * (0.5 + Math.random() / 2))
    } catch (error) {
      if (error instanceof Error && /: 5\d\d$/.test(error.message)) throw error
      await sigh()
    }
  }
  return undefined
}

/** Any legal move. */
const choose = ({ options }: TurnCard): string => options[Math.floor(Math.random() * options.length)].move

/** Plays at so many tables, at these servers in turn. */
export async function startField(bases: readonly string[], count: number): Promise<Field> {
  const stopping = new AbortController()
  const isOver = (): boolean => stopping.signal.aborted
  const sockets = new Set<WebSocket>()
  const owner = await makeGuest(bases[0], 'Aki')
  const begun = performance.now()
  const places = Array.from({ length: count }, (): Place => ({ moves: 0, movedAt: begun, watchedAt: begun, table: '' }))

  /** Listens at a table, again and again until it is over. */
  async function follow(
    order: readonly string[],
    id: string,
    secret: string | undefined,
    isDone: () => boolean,
    onMessage: (message: LiveMessage, socket: WebSocket) => void,
  ): Promise<void> {
    let known: number | undefined
    for (let attempt = 0; !isOver() && !isDone(); attempt += 1) {
      const base = order[attempt % order.length].replace('http', 'ws')
      const after = known === undefined ? '' : `?after=${known}`
      const headers = secret === undefined ? {} : { authorization: `Bearer ${secret}` }
      const socket = new WebSocket(`${base}/api/tables/${id}/live${after}`, ['bitoku'], {
        headers,
        handshakeTimeout: 4000,
      })
      sockets.add(socket)
      socket.on('message', (data) => {
        const message = JSON.parse((data as Buffer).toString()) as LiveMessage
        if (message.kind === 'news') known = message.number
        onMessage(message, socket)
        if (isDone()) socket.close()
      })
      socket.on('error', () => {})
      await new Promise<void>((resolve) => {
        socket.on('close', () => resolve())
      })
      sockets.delete(socket)
      if (!isOver() && !isDone()) await sigh()
    }
  }

  /** Plays one game. */
  async function playGame(place: Place, at: number): Promise<void> {
    const order = [...bases.slice(at % bases.length), ...bases.slice(0, at % bases.length)]
    const hasBot = at % 4 === 3
    const other = hasBot ? ({ kind: 'bot', level: 'casual' } as const) : ({ kind: 'program' } as const)
    const wish = someWish({ seats: [{ kind: 'program' }, other], visibility: 'public' })
    const made = await insist(order, 'POST', '/api/tables', owner.secret, isOver, { wish, key: makeId() })
    if (made === undefined) return
    if (made.status !== 200) throw new Error(made.text)
    const { id } = JSON.parse(made.text) as { id: string }
    place.table = id
    const tokens: string[] = []
    for (const seat of hasBot ? [0] : [0, 1]) {
      const path = `/api/tables/${id}/seats/${seat}/token`
      const told = await insist(order, 'POST', path, owner.secret, isOver, { key: makeId() })
      if (told === undefined) return
      tokens.push((JSON.parse(told.text) as { token: string }).token)
    }
    let isFinished = false
    const isDone = (): boolean => isFinished
    const moved = (): void => {
      place.moves += 1
      place.movedAt = performance.now()
    }
    const playLive = async (servers: readonly string[], token: string): Promise<void> => {
      let latest = 0
      await follow(servers, id, token, isDone, (message, socket) => {
        if (message.kind === 'news' && message.awaited.length === 0) isFinished = true
        if (message.kind === 'done') moved()
        if (message.kind !== 'turn') return
        latest = message.version
        setTimeout(
          () => {
            if (message.version !== latest || socket.readyState !== socket.OPEN) return
            socket.send(
              JSON.stringify({ kind: 'move', move: choose(message), version: message.version, key: makeId() }),
            )
          },
          thinking * Math.random() * 2,
        )
      })
    }

    const playByTurns = async (servers: readonly string[], token: string): Promise<void> => {
      while (!isOver() && !isFinished) {
        const asked = await insist(servers, 'GET', `/api/tables/${id}/turn?wait=3`, token, isOver)
        if (asked === undefined || asked.status === 204) continue
        if (asked.status === 409) isFinished = true
        if (asked.status !== 200) return
        const card = JSON.parse(asked.text) as TurnCard
        await pause(thinking * Math.random() * 2)
        const body = { move: choose(card), version: card.version, key: makeId() }
        const answer = await insist(servers, 'POST', `/api/tables/${id}/moves`, token, isOver, body)
        if (answer?.status === 200) moved()
        else if (answer !== undefined && answer.status !== 409) throw new Error(`${answer.status} ${answer.text}`)
      }
    }

    await Promise.all([
      playLive(order, tokens[0]),
      hasBot ? undefined : (at % 2 === 0 ? playLive : playByTurns)(order.toReversed(), tokens[1]),
      follow(order, id, undefined, isDone, ({ kind }) => {
        if (kind === 'news' || kind === 'missed') place.watchedAt = performance.now()
      }),
    ])
  }

  const playing = places.map(async (place, at) => {
    while (!isOver()) await playGame(place, at)
  })
  const all = Promise.all(playing)
  // Told by stop, if by nobody before.
  all.catch(() => {})
  return {
    places,
    played: all,
    stop: async () => {
      stopping.abort()
      sockets.forEach((socket) => socket.terminate())
      await all
    },
  }
}

/** How tables have gone on after a moment. */
export interface GoingOn {
  /** Until each table had a move, and its watcher was told something, in milliseconds. */
  readonly times: readonly number[]
  /** The tables that stand still. */
  readonly still: readonly string[]
}

/** Waits, up to a time, until all tables have gone on after a moment. */
export async function untilAllGoOn({ places }: Field, moment: number, limit: number): Promise<GoingOn> {
  const firsts = places.map((): { moved?: number; watched?: number } => ({}))
  const begun = performance.now()
  for (;;) {
    places.forEach(({ movedAt, watchedAt }, at) => {
      if (movedAt > moment) firsts[at].moved ??= movedAt - moment
      if (watchedAt > moment) firsts[at].watched ??= watchedAt - moment
    })
    const isDone = firsts.every(({ moved, watched }) => moved !== undefined && watched !== undefined)
    if (isDone || performance.now() - begun > limit) break
    await pause(10)
  }
  return {
    times: firsts.flatMap(({ moved, watched }) => [moved ?? Infinity, watched ?? Infinity]),
    still: places.flatMap(({ table }, at) => {
      const { moved, watched } = firsts[at]
      return moved === undefined || watched === undefined ? [`${table} (moved ${moved}, watched ${watched})`] : []
    }),
  }
}
