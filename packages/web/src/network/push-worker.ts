/** Push messages in the page's worker: shown, one for each game, and leading to the table when they are pressed. */
import type { TableLine } from '@bitoku/host'
import { awaitsMe } from './awaits.ts'
import { addressOf, type KeptNotices, type Subscription, withDevice } from './push-device.ts'
import { isAtHand, type PageWindow } from './push-presence.ts'

/** What the server sends. */
interface PushMessage {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly url: string
}

interface PushEvent {
  readonly data?: { readonly json: () => unknown } | null
  readonly waitUntil: (work: Promise<unknown>) => void
}

/** Not every browser says what was, or what is. */
interface RenewEvent {
  readonly oldSubscription?: (Subscription & { readonly endpoint: string; readonly options: unknown }) | null
  readonly newSubscription?: Subscription | null
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface PressEvent {
  readonly notification: { readonly data?: unknown; readonly close: () => void }
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface Window extends PageWindow {
  readonly url: string
  readonly focus: () => Promise<unknown>
  readonly navigate: (url: string) => Promise<unknown>
}

/** What is needed of a worker; the page's types know nothing of it. */
export interface PushScope {
  readonly addEventListener: (type: string, listener: (event: never) => void) => void
  readonly registration: {
    readonly scope: string
    readonly showNotification: (
      title: string,
      options: NotificationOptions & { readonly renotify?: boolean },
    ) => Promise<void>
    readonly pushManager: { readonly subscribe: (options: unknown) => Promise<Subscription> }
  }
  readonly clients: {
    readonly matchAll: (which: {
      readonly type: 'window'
      readonly includeUncontrolled: boolean
    }) => Promise<readonly Window[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  readonly fetch: (address: string, init?: RequestInit) => Promise<Pick<Response, 'ok' | 'json'>>
  readonly navigator: { readonly setAppBadge?: (count: number) => Promise<void> }
}

function isMessage(value: unknown): value is PushMessage {
  if (typeof value !== 'object' || value === null) return false
  const message: Readonly<Record<string, unknown>> = { ...value }
  return ['title', 'body', 'tag', 'url'].every((key) => typeof message[key] === 'string')
}

/** The address on this page that a link of a message leads to; a message may lead nowhere else. */
function ownAddress(scope: string, url: unknown): string {
  const wanted = typeof url === 'string' && URL.canParse(url, scope) ? new URL(url, scope) : new URL(scope)
  return wanted.origin === new URL(scope).origin ? wanted.href : scope
}

const tableIn = (address: string): string | undefined => /\/g\/([\w-]+)/.exec(address)?.[1]

/** The windows of this page. */
const windowsOf = ({ clients }: PushScope): Promise<readonly Window[]> =>
  clients.matchAll({ type: 'window', includeUncontrolled: true })

/**
 * Shows a message; a newer one of the same game takes the place of the one that is still there. Who sits at the table
 * just now is not disturbed: browsers want to see every message shown, but without a sound.
 */
async function show(worker: PushScope, { title, body, tag, url }: PushMessage): Promise<void> {
  const { registration } = worker
  const icon = new URL('icon-192.png', registration.scope).href
  const table = tableIn(url)
  const silent = table !== undefined && (await isAtHand(await windowsOf(worker), table))
  await registration.showNotification(title, { body, tag, icon, badge: icon, silent, renotify: !silent, data: url })
}

/** Keeps the badge of the app in step while no page does: how many games wait. */
async function count(worker: PushScope): Promise<void> {
  const { navigator, registration } = worker
  if (navigator.setAppBadge === undefined) return
  const reply = await worker.fetch(new URL('api/games', registration.scope).href)
  if (!reply.ok) return
  const { tables } = (await reply.json()) as { readonly tables: readonly TableLine[] }
  await navigator.setAppBadge(tables.filter(awaitsMe).length)
}

function take(worker: PushScope, event: PushEvent): void {
  const message = event.data?.json()
  if (!isMessage(message)) return
  // Without a network, or without a permission, the badge stays as it is.
  event.waitUntil(Promise.all([show(worker, message), count(worker).catch(() => undefined)]))
}

/** Leads to the table: in a window that has it open, in any other of this page, or in a new one. */
async function lead(worker: PushScope, url: unknown): Promise<void> {
  const { registration, clients } = worker
  const address = ownAddress(registration.scope, url)
  const table = tableIn(address)
  const windows = await windowsOf(worker)
  const there = windows.find((one) => table !== undefined && one.url.includes(`table=${table}`))
  if (there !== undefined) await there.focus()
  else if (windows.length > 0) {
    await windows[0].focus()
    await windows[0].navigate(address).catch(() => clients.openWindow(address))
  } else await clients.openWindow(address)
}

/** The browser has another address for its messages: the server is told it, under the same name. The page looks as well, when it is opened. */
async function renew(worker: PushScope, { oldSubscription: old, newSubscription }: RenewEvent): Promise<void> {
  if (!old) return
  const fresh = newSubscription ?? (await worker.registration.pushManager.subscribe(old.options))
  const notices = new URL('api/notices', worker.registration.scope).href
  const reply = await worker.fetch(notices)
  if (!reply.ok) return
  const kept = (await reply.json()) as KeptNotices
  const device = kept.push?.find(({ endpoint }) => endpoint === old.endpoint)
  const address = device && addressOf(device.id, fresh)
  if (address === undefined) return
  const headers = { 'content-type': 'application/json' }
  await worker.fetch(notices, { method: 'PUT', headers, body: JSON.stringify(withDevice(kept, address)) })
}

/** Listens to push messages. To be called once, when the worker begins. */
export function listenToPush(worker: PushScope): void {
  worker.addEventListener('push', (event: PushEvent) => take(worker, event))
  worker.addEventListener('pushsubscriptionchange', (event: RenewEvent) => event.waitUntil(renew(worker, event)))
  worker.addEventListener('notificationclick', (event: PressEvent) => {
    event.notification.close()
    event.waitUntil(lead(worker, event.notification.data))
  })
}
