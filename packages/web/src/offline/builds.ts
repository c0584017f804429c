/**
 * Which build answers. A browser lets a newer worker take over as soon as no page is open. If games are not over
 * that were begun with earlier rules, the build that had them stays pinned, though newer ones know those rules as well: the
 * newer worker goes on serving it.
 */

const pins = 'bitoku-pin'
const pin = 'pin'

/** The name of a build's cache; it ends with the version of its rules. */
const rulesOf = (cacheName: string): string | undefined => / rules (\d+)$/.exec(cacheName)?.[1]

/** The cache of the earlier build that has to be served in the place of this one; undefined: none. */
export async function pinnedBuild(own: string): Promise<string | undefined> {
  const name = await (await caches.match(pin, { cacheName: pins }))?.text()
  const isNeeded = name !== undefined && rulesOf(name) !== rulesOf(own)
  return isNeeded && (await caches.has(name)) ? name : undefined
}

/** Pins the build that is served now. */
export async function pinBuild(own: string): Promise<void> {
  if ((await pinnedBuild(own)) !== undefined) return
  const cache = await caches.open(pins)
  await cache.put(pin, new Response(own))
}

/** Lets the newest build be served. */
export async function unpinBuild(): Promise<void> {
  await caches.delete(pins)
}
