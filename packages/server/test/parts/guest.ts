/** Somebody who plays over HTTP and WebSocket. Everything that is sent to them is kept. */
import type { CommandBody, LiveMessage, LiveRemark, SnapshotAnswer, TableCard, TableWish } from '@bitoku/host'
import { WebSocket } from 'ws'
import { makeId } from '../../src/ids.ts'

/** An answer. */
export interface Answer<Body = unknown> {
  readonly status: number
  readonly body: Body
  readonly headers: Headers
}

/** An open WebSocket. */
interface Live {
  readonly messages: LiveMessage[]
  /** The next message that fits; those before it are not looked at again. */
  readonly until: (fits: (message: LiveMessage) => boolean) => Promise<LiveMessage>
  readonly say: (remark: LiveRemark) => void
  readonly close: () => Promise<void>
  /** The code with which it has been closed, by whomever. */
  readonly closed: Promise<number>
}

/** A guest. */
export interface Guest {
  readonly secret: string
  readonly name: string
  /** Every byte that was sent to them. */
  readonly received: string[]
  readonly call: <Body = Record<string, never>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer<Body>>
  /** The same at a table; an answer other than 200 is a fault. */
  readonly at: <Body = TableCard>(id: string, method: string, path: string, body?: object) => Promise<Body>
  readonly live: (id: string, after?: number, link?: string) => Promise<Live>
}

/** Sends a request. */
export async function send(
  base: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
  signal?: AbortSignal,
): Promise<{ readonly status: number; readonly text: string; readonly headers: Headers }> {
  const hasBody = body !== undefined
  const response = await fetch(base + path, {
    method,
    redirect: 'manual',
    ...(signal && { signal }),
    headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
    ...(hasBody && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

/** This only ends what hangs, in milliseconds. */
const longestWait = 120_000

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Becomes a guest of a server, or comes back with a secret. */
export async function makeGuest(base: string, name: string, known?: string): Promise<Guest> {
  const made = known ?? (await becomeGuest(base, name))
  return asGuest(base, name, made)
}

async function becomeGuest(base: string, name: string): Promise<string> {
  const { headers } = await send(base, 'PUT', '/api/me', {}, { name, language: 'en' })
  const [, secret] = /bitoku_guest=([\w-]{22});/.exec(headers.get('set-cookie') ?? '') ?? []
  if (secret === undefined) throw new Error('no cookie')
  return secret
}

/** Somebody with a secret, or without one. */
export function asGuest(base: string, name: string, secret: string | undefined): Guest {
  const received: string[] = []
  const bearer: Record<string, string> = secret === undefined ? {} : { authorization: `Bearer ${secret}` }
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  const call: Guest['call'] = async <Body>(method: string, path: string, body?: unknown, headers = {}) => {
    const answer = await send(base, method, path, { ...bearer, ...headers }, body)
    received.push(answer.text, JSON.stringify([...answer.headers]))
    return { status: answer.status, body: parse(answer.text) as Body, headers: answer.headers }
  }
  const at: Guest['at'] = async <Body>(id: string, method: string, path: string, body?: object) => {
    const keyed = body && { key: makeId(), ...body }
    const answer = await call<Body>(method, `/api/tables/${id}${path}`, keyed)
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  return {
    secret: secret ?? '',
    name,
    received,
    call,
    at,
    live: (id, after, link) => open(base, bearer, received, id, after, link),
  }
}

async function open(
  base: string,
  headers: Record<string, string>,
  received: string[],
  id: string,
  after?: number,
  link?: string,
): Promise<Live> {
  const query = after === undefined ? '' : `?after=${after}`
  const protocols = link === undefined ? ['bitoku'] : ['bitoku', `bitoku.${link}`]
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${id}/live${query}`, protocols, { headers })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  const messages: LiveMessage[] = []
  const waiting = new Set<() => void>()
  let seen = 0
  socket.on('message', (data) => {
    const text = (data as Buffer).toString()
    received.push(text)
    messages.push(JSON.parse(text) as LiveMessage)
    waiting.forEach((look) => look())
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  return {
    messages,
    until: (fits) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`nothing like that among ${JSON.stringify(messages).slice(0, 2000)}`))
        }, longestWait)
        const look = (): void => {
          const index = messages.findIndex((message, at) => at >= seen && fits(message))
          if (index < 0) return
          seen = index + 1
          clearTimeout(timer)
          waiting.delete(look)
          resolve(messages[index])
        }
        waiting.add(look)
        look()
      }),
    say: (remark) => socket.send(JSON.stringify(remark)),
    close: async () => {
      socket.close()
      await closed
    },
    closed,
  }
}

/** A table for two persons, unless something else is wished for. */
export const someWish = (part: Partial<TableWish> = {}): TableWish => ({
  seats: [{ kind: 'me' }, { kind: 'open' }],
  harder: false,
  pace: { kind: 'untimed' },
  visibility: 'invitation',
  liveScore: true,
  freeChat: true,
  ...part,
})

/** Opens a table. */
export async function openTable(owner: Guest, part: Partial<TableWish> = {}): Promise<string> {
  const { status, body } = await owner.call<{ id: string }>('POST', '/api/tables', {
    wish: someWish(part),
    key: makeId(),
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.id
}

/** The secret of a link on a card. */
export const secretIn = (link: string | undefined): string => (link ?? '').split('=')[1] ?? ''

/** Sits others down at a table by its link. */
export async function seatAll(owner: Guest, id: string, others: readonly Guest[]): Promise<void> {
  const { links } = await owner.at(id, 'GET', '')
  for (const other of others) {
    const headers = { 'x-bitoku-link': secretIn(links?.join) }
    const { status, body } = await other.call('POST', `/api/tables/${id}/join`, { key: makeId() }, headers)
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
}

/** A live table of these persons, the first of whom has made it. */
export async function tableOf(guests: readonly Guest[], part: Partial<TableWish> = {}): Promise<string> {
  const [owner, ...others] = guests
  const seats = guests.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }) as const)
  const id = await openTable(owner, { seats, ...part })
  await seatAll(owner, id, others)
  return id
}

/** The snapshot of a guest. */
export const look = (guest: Guest, id: string): Promise<SnapshotAnswer> => guest.at(id, 'GET', '/snapshot')

/** A command. */
export const command = (part: Partial<CommandBody> & Pick<CommandBody, 'do' | 'version'>): CommandBody => ({
  autoResolve: 'smart',
  key: makeId(),
  ...part,
})

/** Sends a command. */
export const obey = (
  guest: Guest,
  id: string,
  part: Partial<CommandBody> & Pick<CommandBody, 'do' | 'version'>,
): Promise<Answer<SnapshotAnswer>> => guest.call('POST', `/api/tables/${id}/commands`, command(part))
