/** Web push on this device: asked for only when somebody wants to be told. */
import type { Api } from './api.ts'
import { addressOf, type KeptNotices, type PushAddress, withDevice } from './push-device.ts'

/** Why push is not to be had here: not at all, only from the home screen, or because the person said no. */
export type PushLack = 'missing' | 'home-screen' | 'denied' | 'failed'

/** Where the browser keeps the id under which the server knows this device. */
const devicePlace = 'bitoku.push'

/** The id under which the server knows this device. */
export function deviceId(): string | undefined {
  try {
    return localStorage.getItem(devicePlace) ?? undefined
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

/** Lets this device be told by the server; undefined when that cannot be. */
async function subscribe(api: Api, id: string): Promise<PushAddress | undefined> {
  const key = await api.get<{ readonly key: string }>('push-key')
  if (!key.ok) return undefined
  const { pushManager } = await ownWorker()
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key.value.key) }
  return addressOf(id, await pushManager.subscribe(options))
}

/** Asks the person, then the browser. To be called from a click. */
export async function askForPush(api: Api, draw: () => string): Promise<PushAddress | PushLack> {
  const lack = pushLack()
  if (lack !== undefined) return lack
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    const id = deviceId() ?? draw()
    const address = await subscribe(api, id)
    if (address === undefined) return 'failed'
    localStorage.setItem(devicePlace, id)
    return address
  } catch {
    return 'failed'
  }
}

/**
 * Makes sure that this device is still told, if it once was: browsers exchange their addresses, and the server drops one that does
 * not answer any more. Nobody is asked anything, and who is told nothing any more stays so.
 */
export async function renewPush(api: Api): Promise<void> {
  const id = deviceId()
  if (id === undefined || pushLack() !== undefined || Notification.permission !== 'granted') return
  const reply = await api.get<KeptNotices>('notices')
  if (!reply.ok || reply.value.push === undefined) return
  const known = reply.value.push.find((one) => one.id === id)
  const { pushManager } = await ownWorker()
  const now = (await pushManager.getSubscription()) ?? undefined
  if (known !== undefined && known.endpoint === now?.endpoint) return
  // What the server has dropped was refused by its push service: only another address helps.
  if (known === undefined) await now?.unsubscribe()
  const address = known === undefined || now === undefined ? await subscribe(api, id) : addressOf(id, now)
  if (address !== undefined) await api.put('notices', withDevice(reply.value, address))
}

/** Takes the subscription of this device back; it is not to be renewed then. */
export async function endPush(): Promise<void> {
  localStorage.removeItem(devicePlace)
  const worker = await navigator.serviceWorker.getRegistration()
  const subscription = await worker?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
