/** Web push on this device: asked for only when somebody wants to be told. */
import type { Api } from './api.ts'

/** A browser that takes web push, as the server keeps it. */
export interface PushAddress {
  readonly id: string
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Why push is not to be had here: not at all, only from the home screen, or because the person said no. */
export type PushLack = 'missing' | 'home-screen' | 'denied' | 'failed'

const place = 'bitoku.push'

/** The id under which the server knows this device. */
export function deviceId(): string | undefined {
  try {
    return localStorage.getItem(place) ?? undefined
  } catch {
    return undefined
  }
}

const isApple = (): boolean => /iP(hone|ad|od)/.test(navigator.userAgent)
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/** What stands in the way before anything has been asked. */
export function pushLack(): PushLack | undefined {
  if ('PushManager' in globalThis && 'serviceWorker' in navigator && 'Notification' in globalThis)
    return Notification.permission === 'denied' ? 'denied' : undefined
  return isApple() && !isInstalled() ? 'home-screen' : 'missing'
}

/** So long the page's own worker is waited for, in milliseconds. */
const longestWait = 10_000

async function ownWorker(): Promise<ServiceWorkerRegistration> {
  const known = await navigator.serviceWorker.getRegistration()
  if (known === undefined) await navigator.serviceWorker.register('./service-worker.js')
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no worker')), longestWait)
  })
  return Promise.race([navigator.serviceWorker.ready, late])
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0)

/** Asks the person, then the browser. To be called from a click. */
export async function askForPush(api: Api, draw: () => string): Promise<PushAddress | PushLack> {
  const lack = pushLack()
  if (lack !== undefined) return lack
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    const key = await api.get<{ readonly key: string }>('push-key')
    if (!key.ok) return 'failed'
    const worker = await ownWorker()
    const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key.value.key) }
    const { endpoint, keys } = (await worker.pushManager.subscribe(options)).toJSON()
    const id = deviceId() ?? draw()
    localStorage.setItem(place, id)
    if (endpoint === undefined || keys === undefined) return 'failed'
    return { id, endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } }
  } catch {
    return 'failed'
  }
}

/** Takes the subscription of this device back. */
export async function endPush(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration()
  const subscription = await worker?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
