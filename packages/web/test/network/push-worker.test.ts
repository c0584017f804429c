import { describe, expect, it } from 'vitest'
import type { TableLine } from '@bitoku/host'
import { type Whereabouts, whereQuestion } from '../../src/network/at-hand.ts'
import { listenToPush, type PushScope } from '../../src/network/push-worker.ts'

interface Shown {
  readonly title: string
  readonly options: NotificationOptions
}

/** What a page answers when it is asked where one is; undefined: it is asleep. */
interface Page {
  readonly url: string
  readonly visibilityState?: string
  readonly where?: Whereabouts
}

/** A worker on a stage, with windows at these addresses, and a server with games. */
function makeWorker(
  pages: readonly (string | Page)[],
  games: readonly Partial<TableLine>[] | 'away' = [],
  notices: object = {},
) {
  const sent: unknown[] = []
  const badges: number[] = []
  const listeners = new Map<string, (event: never) => void>()
  const shown: Shown[] = []
  const went: string[] = []
  const all = pages.map((page): Page => (typeof page === 'string' ? { url: page } : page))
  const windows = all.map(({ url, visibilityState = 'visible', where }) => ({
    url,
    visibilityState,
    postMessage: (message: unknown, [port]: Transferable[]) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
      if (message === whereQuestion && where !== undefined) (port as MessagePort).postMessage(where)
    },
    focus: async () => went.push(`focus ${url}`),
    navigate: async (to: string) => went.push(`navigate ${to}`),
  }))
  const worker: PushScope = {
    addEventListener: (type, listener) => listeners.set(type, listener),
    registration: {
      scope: 'https://bitoku.example/',
      showNotification: async (title, options) => {
        shown.push({ title, options })
      },
      pushManager: { subscribe: async () => subscriptionAt('https://push.example/new') },
    },
    clients: { matchAll: async () => windows, openWindow: async (url) => went.push(`open ${url}`) },
    fetch: async (address, { method, body } = {}) => {
      if (address === 'https://bitoku.example/api/notices') {
        if (method === 'PUT' && typeof body === 'string') sent.push(JSON.parse(body))
        return { ok: true, json: async () => notices }
      }
      expect(address).toBe('https://bitoku.example/api/games')
      return { ok: games !== 'away', json: async () => ({ tables: games }) }
    },
    navigator: {
      setAppBadge: async (count) => {
        badges.push(count)
      },
    },
  }
  listenToPush(worker)
  const fire = async (type: string, event: object): Promise<void> => {
    const work: Promise<unknown>[] = []
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as never)
    await Promise.all(work)
  }
  const press = (url: string): Promise<void> =>
    fire('notificationclick', { notification: { data: url, close: () => {} } })
  return { shown, went, badges, sent, fire, press }
}

/** A subscription of a browser. */
const subscriptionAt = (endpoint: string) => ({
  endpoint,
  options: {},
  toJSON: () => ({ endpoint, keys: { p256dh: `key of ${endpoint}`, auth: 'secret' } }),
})

/** The same device as the server keeps it. */
const device = (id: string, endpoint: string) => ({
  id,
  endpoint,
  keys: { p256dh: `key of ${endpoint}`, auth: 'secret' },
})

const message = { title: 'Your turn', body: 'With Bo', tag: 'game one', url: 'https://bitoku.example/en/g/one' }

describe('a push message', () => {
  it('is shown with its tag, so that a newer one of the same game takes its place', async () => {
    const { shown, fire } = makeWorker([])
    await fire('push', { data: { json: () => message } })
    expect(shown).toMatchObject([{ title: 'Your turn', options: { body: 'With Bo', tag: 'game one' } }])
  })

  const push = { data: { json: () => message } }
  const table = 'https://bitoku.example/?table=one'

  it('makes no sound for somebody who sees the table and has done something within a minute', async () => {
    const { shown, fire } = makeWorker([{ url: table, where: { table: 'one', idle: 59_000 } }])
    await fire('push', push)
    expect(shown).toMatchObject([{ options: { silent: true, renotify: false } }])
  })

  it('is loud when the table is only open: idle, hidden, asleep, or another one', async () => {
    const pages: readonly (readonly Page[])[] = [
      [],
      [{ url: table, where: { table: 'one', idle: 60_000 } }],
      [{ url: table, visibilityState: 'hidden', where: { table: 'one', idle: 0 } }],
      [{ url: table }],
      [{ url: table, where: { table: 'two', idle: 0 } }],
      [{ url: table, where: { table: undefined, idle: 0 } }],
    ]
    for (const open of pages) {
      const { shown, fire } = makeWorker(open)
      await fire('push', push)
      expect(shown).toMatchObject([{ options: { silent: false, renotify: true } }])
    }
  })

  it('brings the badge of the app up to date: how many games wait', async () => {
    const game = { state: 'live', seat: 1, awaited: [1] } as const
    const others = [
      { ...game, awaited: [0] },
      { ...game, state: 'finished' },
    ] as const
    const { badges, fire } = makeWorker([], [game, ...others, { ...game, awaited: [0, 1] }])
    await fire('push', push)
    expect(badges).toEqual([2])
    const silent = makeWorker([], 'away')
    await silent.fire('push', push)
    expect([silent.badges, silent.shown.length]).toEqual([[], 1])
  })

  it('that is none of ours is not shown', async () => {
    const { shown, fire } = makeWorker([])
    await fire('push', { data: { json: () => ({ title: 1 }) } })
    await fire('push', {})
    expect(shown).toEqual([])
  })

  it('leads to the window that has the table open', async () => {
    const { went, press } = makeWorker(['https://bitoku.example/', 'https://bitoku.example/?table=one'])
    await press(message.url)
    expect(went).toEqual(['focus https://bitoku.example/?table=one'])
  })

  it('leads to the table in any other window of the page, or in a new one', async () => {
    const there = makeWorker(['https://bitoku.example/'])
    await there.press(message.url)
    expect(there.went).toEqual(['focus https://bitoku.example/', `navigate ${message.url}`])
    const nowhere = makeWorker([])
    await nowhere.press(message.url)
    expect(nowhere.went).toEqual([`open ${message.url}`])
  })

  it('leads nowhere but to this page', async () => {
    const { went, press } = makeWorker([])
    await press('https://elsewhere.example/g/one')
    expect(went).toEqual(['open https://bitoku.example/'])
  })
})

describe('another address for messages', () => {
  const [old, fresh] = ['https://push.example/old', 'https://push.example/new']
  const other = device('phone', 'https://push.example/phone')
  const kept = {
    language: 'en',
    zone: 'UTC',
    push: [device('desk', old), other],
    email: { address: 'aki@example.org', confirmed: true, rhythm: { kind: 'daily', hour: 8 } },
    canMail: true,
  }

  it.each(['given by the browser', 'asked for'])('is told to the server, %s; all else stays', async (how) => {
    const { sent, fire } = makeWorker([], [], kept)
    const newSubscription = how === 'asked for' ? undefined : subscriptionAt(fresh)
    await fire('pushsubscriptionchange', { oldSubscription: subscriptionAt(old), newSubscription })
    expect(sent).toEqual([
      {
        language: 'en',
        zone: 'UTC',
        email: { address: 'aki@example.org', rhythm: { kind: 'daily', hour: 8 } },
        push: [other, device('desk', fresh)],
      },
    ])
  })

  it('is told to nobody who does not know the one before', async () => {
    for (const [notices, oldSubscription] of [
      [{ ...kept, push: [other] }, subscriptionAt(old)],
      [{ canMail: true }, subscriptionAt(old)],
      [kept, undefined],
    ] as const) {
      const { sent, fire } = makeWorker([], [], notices)
      await fire('pushsubscriptionchange', { oldSubscription, newSubscription: subscriptionAt(fresh) })
      expect(sent).toEqual([])
    }
  })
})
