/**
 * The service worker: keeps every file of one build, so that the table works without a network after the first visit.
 * A new build waits beside the old one until the page lets it take over; a running page never gets files of two builds.
 * A browser that has closed all pages does not ask: `builds.ts` then keeps the old one for the games that go on in it.
 */
import { listenToPush, type PushScope } from '../network/push-worker.ts'
import { pinBuild, pinnedBuild, unpinBuild } from './builds.ts'
import { deleteOtherCaches, fillCache, hasHash } from './cache.ts'
import type { WorkerMessage } from './worker-message.ts'

/** What a service worker is given; the page's types know nothing of it. */
interface WorkerScope {
  readonly registration: { readonly scope: string }
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void
}

interface WorkerEvent {
  readonly request: Request
  readonly data: WorkerMessage
  readonly ports: readonly MessagePort[]
  readonly waitUntil: (work: Promise<unknown>) => void
  readonly respondWith: (answer: Promise<Response>) => void
}

/** Written in by the build: its name, and all its files relative to the page. */
declare const buildName: string
declare const buildFiles: readonly string[]

const worker = globalThis as unknown as WorkerScope
const { scope } = worker.registration
const cacheName = `bitoku ${buildName}`
const start = new URL('index.html', scope).href
const known = new Set(buildFiles.map((file) => new URL(file, scope).href))

listenToPush(globalThis as unknown as PushScope)

worker.addEventListener('install', (event) => event.waitUntil(fillCache(cacheName, [...known])))

worker.addEventListener('activate', (event) => event.waitUntil(beginToServe()))

async function beginToServe(): Promise<void> {
  await deleteOtherCaches([cacheName, await pinnedBuild(cacheName)])
  await worker.clients.claim()
}

worker.addEventListener('message', (event) => event.waitUntil(obey(event)))

async function obey({ data, ports: [port] }: WorkerEvent): Promise<void> {
  switch (data) {
    case 'games':
      return pinBuild(cacheName)
    case 'no games':
      return unpinBuild()
    case 'take over':
      await unpinBuild()
      await worker.skipWaiting()
      await deleteOtherCaches([cacheName])
      return port?.postMessage(true)
    case 'newer?':
      port?.postMessage((await pinnedBuild(cacheName)) !== undefined)
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const wanted = fileFor(request)
  if (wanted === start) event.respondWith(startPage(request))
  else if (wanted !== undefined) event.respondWith(fromCaches(wanted, request))
})

/** The file of a build that a request is for; undefined when it is the network's business. */
function fileFor({ url, mode }: Request): string | undefined {
  const address = new URL(url)
  address.search = ''
  address.hash = ''
  const { href } = address
  if (mode === 'navigate') return href === scope || href === start ? start : undefined
  // A pinned build has files that this one does not know.
  return known.has(href) || (href.startsWith(scope) && hasHash.test(href)) ? href : undefined
}

/** The page of the build that is served. */
async function startPage(request: Request): Promise<Response> {
  const cache = await caches.open((await pinnedBuild(cacheName)) ?? cacheName)
  return (await cache.match(start)) ?? fetch(request)
}

async function fromCaches(file: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  return (await cache.match(file)) ?? (await caches.match(file)) ?? fetch(request)
}
