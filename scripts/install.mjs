// Plain JavaScript on purpose: this runs before anything is installed, on whatever Node the machine has.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { refuseOldNode } from './node-version.mjs'
import { findOwnNode, missOwnNode, withOwnNode } from './own-node.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')

/** Installs the packages of the lockfile unless an install newer than the lockfile is there already; a Node too old for that is refused. */
export function installWhatIsMissing() {
  refuseOldNode()
  const stamp = join(root, 'node_modules', '.package-lock.json')
  const fresh = existsSync(stamp) && statSync(stamp).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  if (!fresh) install()
  if (findOwnNode() === undefined) missOwnNode()
}

function install() {
  console.error('Installing packages (npm ci) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) {
    console.error('npm ci failed: see the lines above, mend what it names, then run the same command again.')
    process.exit(1)
  }
}

/** Runs a program of node_modules/.bin with the project's own Node first on the path; returns its exit code. */
export function run(program, args) {
  const { status } = spawnSync(join(bin, program), args, { cwd: root, stdio: 'inherit', env: withOwnNode() })
  return status ?? 1
}
