/**
 * `npm run lockfile`: takes what packages say about Node out of package-lock.json, after packages were added or updated.
 * npm compares that with the Node that it runs on itself, yet all packages run on the Node that the project brings along. What
 * an installation needs is said once, by `engines` of the project's own package.json, and npm warns of that alone.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package in the lockfile. */
interface Entry {
  engines?: unknown
  readonly version?: string
}

/** The lockfile, as far as it matters here. */
interface Lockfile {
  readonly packages: Readonly<Record<string, Entry>>
}

/** The packages of others that say which Node they want. */
export const packagesWithEngines = ({ packages }: Lockfile): readonly string[] =>
  Object.keys(packages).filter((path) => path.includes('node_modules/') && packages[path].engines !== undefined)

/** Where the lockfile is. */
export const lockfile = join(import.meta.dirname, '..', 'package-lock.json')

/** The lockfile as it is now. */
export const readLockfile = (): Lockfile => JSON.parse(readFileSync(lockfile, 'utf8')) as Lockfile

if (import.meta.main) {
  const lock = readLockfile()
  const found = packagesWithEngines(lock)
  for (const path of found) delete lock.packages[path].engines
  writeFileSync(lockfile, `${JSON.stringify(lock, undefined, 2)}\n`)
  console.log(`Took the engines of ${found.length} packages out of package-lock.json.`)
}
