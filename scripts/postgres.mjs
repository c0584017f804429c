// The database for the tests: the machine's own PostgreSQL, or Debian's, installed when it is missing.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const libraries = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs on this machine; undefined when there is none. */
export function findPostgres() {
  const named = process.env.BITOKU_POSTGRES_BIN
  if (named !== undefined) return named
  if (!existsSync(libraries)) return undefined
  const newest = readdirSync(libraries).sort((a, b) => Number(b) - Number(a))
  return newest.map((version) => join(libraries, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

/** The folder of PostgreSQL's programs, installed with the system's package manager if need be. */
export function installPostgres() {
  const found = findPostgres()
  if (found !== undefined) return found
  console.error('Installing PostgreSQL for the tests (apt-get install postgresql) …')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { stdio: 'inherit' })
  const installed = findPostgres()
  if (installed === undefined) {
    console.error('No PostgreSQL found. Install it, or name its programs: BITOKU_POSTGRES_BIN=/path/to/bin npm test')
  }
  return installed
}
