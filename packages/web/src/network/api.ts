/** Questions to the server and its answers. */
import type { TableLink } from '../app/online.ts'
import { isObject, type Problem, problem } from '@bitoku/host'
import { create } from 'zustand'
import type { World } from './world.ts'

/** An answer; a refusal comes with its status, 0 when the server was not reached, and the milliseconds after which it may be tried again. */
export type Reply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem; readonly status: number; readonly after?: number }

/** The ways to ask. Paths begin after `api/`. */
export interface Api {
  readonly get: <Value>(path: string) => Promise<Reply<Value>>
  readonly text: (path: string) => Promise<Reply<string>>
  readonly post: <Value>(path: string, body: object) => Promise<Reply<Value>>
  readonly put: <Value>(path: string, body: object) => Promise<Reply<Value>>
  readonly remove: <Value = undefined>(path: string) => Promise<Reply<Value>>
}

const passing = [0, 429, 502, 503, 504]

/** Whether the same question may get another answer a little later. */
export const isPassing = (status: number): boolean => passing.includes(status)

/** From the first pause to the longest, in milliseconds: who waits is back within 5 seconds of the server. */
const firstPause = 500
const longestPause = 3000

/** How long to wait before the next attempt: twice as long each time, as long as the server says at least, never all at the same moment. */
export function pauseBefore(attempt: number, random: () => number, after = 0): number {
  const share = random()
  return Math.max(Math.min(longestPause, firstPause * 2 ** attempt) * (0.5 + share / 2), after + share * firstPause)
}

/** The status of an answer to whoever has asked too much. */
export const tooMany = 429

/** Until when the server answers nothing more, since too much was asked from this network; undefined: it answers. */
export const useLimit = create<{ readonly until: number | undefined }>()(() => ({ until: undefined }))

/** What the server says of when it may be asked again, in milliseconds. */
const waitOf = (response: Response): number => (Number(response.headers.get('retry-after')) || 0) * 1000

/** Notes whether the server has had too much. */
function noteLimit(response: Response, now: number): void {
  const until = response.status === tooMany ? now + waitOf(response) : undefined
  if (useLimit.getState().until !== until) useLimit.setState({ until })
}

function problemIn(body: unknown, status: number): Problem {
  const told = isObject(body) ? body['problem'] : undefined
  if (!isObject(told) || typeof told['key'] !== 'string') return problem('net.status', { status })
  return { key: told['key'], args: isObject(told['args']) ? (told['args'] as Problem['args']) : {} }
}

/** Lists have null where nothing is: JSON knows no undefined. */
function revive(value: unknown): void {
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) {
      if (item === null) value[at] = undefined
      else revive(item)
    }
  } else if (isObject(value)) for (const item of Object.values(value)) revive(item)
}

/** What the server wrote. */
export function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (text.includes('null')) revive(value)
  return value
}

/** The status of a server whose database cannot do what was asked: it may be asked again. */
const away = 503

/** The same, and somebody is told with every answer whether the server can do what it is asked. */
export function noticing(api: Api, tell: (isAway: boolean) => void): Api {
  const heard = async <Value>(asked: Promise<Reply<Value>>): Promise<Reply<Value>> => {
    const reply = await asked
    // Without an answer nothing is known of it.
    if (reply.ok || reply.status > 0) tell(!reply.ok && reply.status === away)
    return reply
  }
  return {
    get: (path) => heard(api.get(path)),
    text: (path) => heard(api.text(path)),
    post: (path, body) => heard(api.post(path, body)),
    put: (path, body) => heard(api.put(path, body)),
    remove: (path) => heard(api.remove(path)),
  }
}

/** The server, asked with the cookie of this browser and the secret of a link if there is one. */
export function makeApi(world: Pick<World, 'fetch' | 'now'>, link?: Pick<TableLink, 'secret'>): Api {
  async function ask(method: string, path: string, body?: object): Promise<Reply<Response>> {
    const headers = {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(link === undefined ? {} : { 'x-bitoku-link': link.secret }),
    }
    try {
      const response = await world.fetch(`api/${path}`, {
        method,
        headers,
        // What is kept is asked about each time; most answers may not be kept.
        cache: 'no-cache',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      noteLimit(response, world.now())
      if (response.ok) return { ok: true, value: response }
      const { status } = response
      const told: unknown = await response.json().catch(() => undefined)
      return { ok: false, problem: problemIn(told, status), status, after: waitOf(response) }
    } catch {
      return { ok: false, problem: problem('net.unreachable'), status: 0 }
    }
  }

  async function askJson<Value>(method: string, path: string, body?: object): Promise<Reply<Value>> {
    const reply = await ask(method, path, body)
    if (!reply.ok) return reply
    if (reply.value.status === 204) return { ok: true, value: undefined as Value }
    try {
      return { ok: true, value: readJson(await reply.value.text()) as Value }
    } catch {
      // Cut off on its way, or no server at all but a place for files.
      return { ok: false, problem: problem('net.unreachable'), status: 0 }
    }
  }

  return {
    get: (path) => askJson('GET', path),
    text: async (path) => {
      const reply = await ask('GET', path)
      return reply.ok ? { ok: true, value: await reply.value.text() } : reply
    },
    post: (path, body) => askJson('POST', path, body),
    put: (path, body) => askJson('PUT', path, body),
    remove: (path) => askJson('DELETE', path),
  }
}
