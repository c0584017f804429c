/**
 * The service worker: keeps every file of one build, so that the table works without a network after the first visit.
 * A new build waits beside the old one until the page lets it take over; a running page never gets files of two builds.
 */
import { listenToPush, type PushScope } from '../network/push-worker.ts'
import { deleteOtherCaches, fillCache } from './cache.ts'

/** What a service worker is given; the page's types know nothing of it. */
interface WorkerScope {
  readonly registration: { readonly scope: string }
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void
}

interface WorkerEvent {
  readonly request: Request
  readonly data: unknown
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

worker.addEventListener('activate', (event) =>
  event.waitUntil(deleteOtherCaches(cacheName).then(() => worker.clients.claim())),
)

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const wanted = fileFor(request)
  if (wanted !== undefined) event.respondWith(fromCache(wanted, request))
})

/** The file of this build that a request is for; undefined when it is the network's business. */
function fileFor({ url, mode }: Request): string | undefined {
  const address = new URL(url)
  address.search = ''
  address.hash = ''
  if (mode === 'navigate') return address.href === scope || address.href === start ? start : undefined
  return known.has(address.href) ? address.href : undefined
}

async function fromCache(file: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  return (await cache.match(file)) ?? fetch(request)
}
