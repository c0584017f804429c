/** Whether the page is kept for offline play, and whether a newer one waits. */
import { rulesVersion } from '@bitoku/engine'
import type { Host } from '@bitoku/host'
import { create } from 'zustand'

/**
 * `unknown`: no worker (yet). `kept`: everything is here. `ready`: a newer page can be had by a reload. `games`: a newer page
 * plays by newer rules, and a game that is not over would not open there: it waits until the games are finished.
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
    const { waiting } = registration
    if (waiting === null) return
    tell((await wouldBreakGames(host)) ? 'games' : 'ready')
  }
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void look())
  })
  if (controller !== null) tell('kept')
  await navigator.serviceWorker.ready
  if (registration.waiting === null) tell('kept')
  await look()
  setInterval(() => void registration.update().catch(() => undefined), lookEvery)
}

/** Whether the newer page has other rules and a game here is not over. Where that cannot be found out, nothing is risked. */
async function wouldBreakGames(host: Host): Promise<boolean> {
  try {
    const answer = await fetch('./build.json', { cache: 'no-store' })
    const build: unknown = await answer.json()
    if (typeof build === 'object' && build !== null && 'rules' in build && build.rules === rulesVersion) return false
  } catch {
    return true
  }
  return (await host.list()).some(({ standing }) => standing !== undefined && !standing.finished)
}

/** Lets the newer page take over, and shows it. */
export async function takeUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  registration?.waiting?.postMessage('take over')
}
