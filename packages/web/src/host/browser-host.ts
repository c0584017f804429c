/** The host as the page uses it: games in IndexedDB, bots in a worker, time and chance of the browser. */
import { makeLocalHost } from '@bitoku/host/local'
import { waitOr } from '../app/wait.ts'
import { makeWorkerRunner } from './client.ts'
import type { Host } from '@bitoku/host'
import { makeIndexedStorage } from './indexed-storage.ts'

/** A host for this page. */
export function makeBrowserHost(): Host {
  return makeLocalHost({
    storage: makeIndexedStorage(),
    bots: makeWorkerRunner(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    waitForNet: (milliseconds) =>
      waitOr(milliseconds, (end) => {
        addEventListener('online', end)
        return () => removeEventListener('online', end)
      }),
    now: () => Date.now(),
    draw: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  })
}
