/** The caches of builds. */

/** Files whose name changes with their content: the same in every build that has them. */
export const hasHash = /\/assets\/[^/]+-[\w-]{8}\.\w+$/

/** Fetches all files of a build; those that another build has already are copied. All of them, or the build is not installed. */
export async function fillCache(name: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(name)
  await Promise.all(
    files.map(async (file) => {
      const kept = hasHash.test(file) ? await caches.match(file) : undefined
      const answer = kept ?? (await fetch(file, { cache: hasHash.test(file) ? 'default' : 'no-cache' }))
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
      await cache.put(file, answer)
    }),
  )
}

/** Deletes the caches of other builds than these. */
export async function deleteOtherCaches(kept: readonly (string | undefined)[]): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((one) => one.startsWith('bitoku ') && !kept.includes(one))
  await Promise.all(others.map((one) => caches.delete(one)))
}
