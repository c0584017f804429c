/** Whether the page is kept for offline play, and whether a newer one waits. */
import { rulesVersion } from '@bitoku/engine'
import type { Host } from '@bitoku/host'
import { create } from 'zustand'
import type { WorkerMessage } from './worker-message.ts'

/**
 * `unknown`: no worker (yet). `kept`: everything is here. `ready`: a newer page can be had by a reload. `games`: a newer page
 * has newer rules, and a game here is not over. It would go on there by the rules that it was begun with, but nobody changes
 * pages in the middle of a game without wanting to: the newer one waits until the games are finished, or is asked for.
 */
type Keeping = 'unknown' | 'kept' | 'ready' | 'games'

/** How the page is kept. */
export const useKeeping = create<{ readonly keeping: Keeping }>()(() => ({ keeping: 'unknown' }))

const tell = (keeping: Keeping): void => useKeeping.setState({ keeping })

/** How often a page that stays open looks for a newer one. */
const lookEvery = 3_600_000

/** Keeps the page in this browser, and looks out for newer ones. */
export async function keepPage(host: Host): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  // The first worker takes over by itself: that is no update.
  const { controller } = navigator.serviceWorker
  const registration = await navigator.serviceWorker.register('./service-worker.js')
  const look = async (): Promise<void> => {
    const isWaiting = (): boolean => registration.waiting !== null
    const standsBack = !isWaiting() && (await ask(registration.active, 'newer?')) === true
    if (!isWaiting() && !standsBack) return
    const keeping = (await waitsForGames(host)) ? 'games' : 'ready'
    // The very first worker waits too, but only for a moment.
    if (isWaiting() || standsBack) tell(keeping)
  }
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void look())
  })
  if (controller !== null) tell('kept')
  const { active } = await navigator.serviceWorker.ready
  if (registration.waiting === null) tell('kept')
  void look()
  await tellOfGames(host, active)
  setInterval(() => void registration.update().catch(() => undefined), lookEvery)
}

const say = (worker: ServiceWorker | null, message: WorkerMessage, ports: Transferable[] = []): void =>
  worker?.postMessage(message, ports)

/** Says something to the worker and waits for what it answers. */
function ask(worker: ServiceWorker | null, message: WorkerMessage): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  say(worker, message, [port2])
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true })
    port1.start()
  })
}

const isRunning = (host: Host): boolean => host.snapshot()?.finished === false

const hasRunningGames = async (host: Host): Promise<boolean> =>
  isRunning(host) || (await host.list()).some(({ standing }) => standing !== undefined && !standing.finished)

/** Tells the worker whether games go on in this page, now and when one begins. */
async function tellOfGames(host: Host, worker: ServiceWorker | null): Promise<void> {
  say(worker, (await hasRunningGames(host)) ? 'games' : 'no games')
  const stop = host.subscribe(() => {
    if (!isRunning(host)) return
    say(worker, 'games')
    stop()
  })
}

/** What the server says about the page that it has now. */
async function readBuild(): Promise<{ readonly build?: unknown; readonly rules?: unknown }> {
  const answer = await fetch('./build.json', { cache: 'no-store' })
  const build: unknown = await answer.json()
  return typeof build === 'object' && build !== null ? build : {}
}

/** Whether the newer page has newer rules and a game here is not over. Where that cannot be found out, it waits too. */
async function waitsForGames(host: Host): Promise<boolean> {
  try {
    if ((await readBuild()).rules === rulesVersion) return false
  } catch {
    return true
  }
  return hasRunningGames(host)
}

/** The worker of this page, where there is one. */
const findRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined

/** The build that the server had when this page first asked. */
let firstBuild: unknown

/** Looks at once whether there is a newer page: the server may have been another one since. */
export async function lookForNewer(): Promise<void> {
  const registration = await findRegistration()
  if (registration !== undefined) return void (await registration.update().catch(() => undefined))
  // A page that is not kept came from the server as it was then.
  const build = await readBuild().catch(() => undefined)
  if (firstBuild !== undefined && build !== undefined && build.build !== firstBuild) tell('ready')
  firstBuild ??= build?.build
}

/** Lets the newer page take over, and shows it. */
export async function takeUpdate(): Promise<void> {
  const registration = await findRegistration()
  const [waiting, active] = [registration?.waiting ?? undefined, registration?.active ?? undefined]
  if (waiting === undefined) {
    if (active !== undefined) await ask(active, 'take over')
    location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  say(waiting, 'take over')
}
