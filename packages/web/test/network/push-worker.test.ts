import { describe, expect, it } from 'vitest'
import { listenToPush, type PushScope } from '../../src/network/push-worker.ts'

interface Shown {
  readonly title: string
  readonly options: NotificationOptions
}

/** A worker on a stage, with windows at these addresses. */
function makeWorker(addresses: readonly string[]) {
  const listeners = new Map<string, (event: never) => void>()
  const shown: Shown[] = []
  const went: string[] = []
  const windows = addresses.map((url) => ({
    url,
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
    },
    clients: { matchAll: async () => windows, openWindow: async (url) => went.push(`open ${url}`) },
  }
  listenToPush(worker)
  const fire = async (type: string, event: object): Promise<void> => {
    const work: Promise<unknown>[] = []
    listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as never)
    await Promise.all(work)
  }
  const press = (url: string): Promise<void> =>
    fire('notificationclick', { notification: { data: url, close: () => {} } })
  return { shown, went, fire, press }
}

const message = { title: 'Your turn', body: 'With Bo', tag: 'game one', url: 'https://bitoku.example/en/g/one' }

describe('a push message', () => {
  it('is shown with its tag, so that a newer one of the same game takes its place', async () => {
    const { shown, fire } = makeWorker([])
    await fire('push', { data: { json: () => message } })
    expect(shown).toMatchObject([{ title: 'Your turn', options: { body: 'With Bo', tag: 'game one' } }])
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
