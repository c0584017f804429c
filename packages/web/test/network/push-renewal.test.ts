/** A device that was told once stays so, whatever becomes of its address. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Api } from '../../src/network/api.ts'
import { endPush, renewPush } from '../../src/network/push.ts'

const kept = new Map<string, string>()
let subscribed: string | undefined
let permission: NotificationPermission

const subscription = (endpoint: string) => ({
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
  unsubscribe: async () => {
    subscribed = undefined
    return true
  },
})

beforeEach(() => {
  kept.clear()
  kept.set('bitoku.push', 'desk')
  subscribed = 'https://push.example/1'
  permission = 'granted'
  const pushManager = {
    getSubscription: async () => (subscribed === undefined ? undefined : subscription(subscribed)),
    subscribe: async () => subscription((subscribed ??= 'https://push.example/2')),
  }
  const worker = { pushManager }
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name),
    removeItem: (name: string) => kept.delete(name),
  })
  vi.stubGlobal('navigator', {
    userAgent: '',
    serviceWorker: { getRegistration: async () => worker, ready: Promise.resolve(worker) },
  })
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const desk = (endpoint: string) => ({ id: 'desk', endpoint, keys: { p256dh: 'key', auth: 'secret' } })

/** What is sent to a server that keeps these notices. */
async function renewAt(notices: object): Promise<readonly unknown[]> {
  const sent: unknown[] = []
  const api = {
    get: async (path: string) => ({ ok: true, value: path === 'push-key' ? { key: 'AAAA' } : notices }),
    put: async (path: string, body: unknown) => {
      sent.push([path, body])
      return { ok: true, value: undefined }
    },
  } as unknown as Api
  await renewPush(api)
  return sent
}

const settings = { language: 'en', zone: 'UTC', canMail: false }

describe('a device that was told once', () => {
  it('sends nothing while the server knows its address', async () => {
    expect(await renewAt({ ...settings, push: [desk('https://push.example/1')] })).toEqual([])
  })

  it('tells the server its new address', async () => {
    expect(await renewAt({ ...settings, push: [desk('https://push.example/0')] })).toEqual([
      ['notices', { language: 'en', zone: 'UTC', push: [desk('https://push.example/1')] }],
    ])
  })

  it('takes another address when the server has dropped it: the one before is dead', async () => {
    expect(await renewAt({ ...settings, push: [] })).toEqual([
      ['notices', { language: 'en', zone: 'UTC', push: [desk('https://push.example/2')] }],
    ])
  })

  it('subscribes again when the browser has lost its subscription', async () => {
    subscribed = undefined
    expect(await renewAt({ ...settings, push: [desk('https://push.example/1')] })).toEqual([
      ['notices', { language: 'en', zone: 'UTC', push: [desk('https://push.example/2')] }],
    ])
  })

  it('stays silent when its person wants to be told nothing any more, here or elsewhere', async () => {
    expect(await renewAt({ canMail: true })).toEqual([])
    await endPush()
    expect(await renewAt({ ...settings, push: [] })).toEqual([])
  })

  it('asks nobody for a permission that was taken back', async () => {
    permission = 'default'
    expect(await renewAt({ ...settings, push: [] })).toEqual([])
  })
})
