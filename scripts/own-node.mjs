// Runs a program on the project's own Node, whichever Node the machine has. Plain JavaScript: it runs on an old one first.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isOlder, ownNode, refuseOldNode } from './node-version.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')
const brought = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** The path of a Node that runs the project: this one if it is new enough, or the one that was installed with the packages. */
export function findOwnNode() {
  if (!isOlder(process.version, ownNode)) return process.execPath
  return existsSync(brought) ? brought : undefined
}

/** The environment in which programs of the packages find that Node too. */
export const withOwnNode = () => ({ ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` })

/** Says that the project's own Node is not there, and how it comes. */
export function missOwnNode() {
  refuseOldNode()
  console.error(
    `error: this is Node ${process.version.slice(1)}. Bitoku runs on Node ${ownNode.split('.')[0]}, which it brings along as the package "node".`,
  )
  console.error(`Run "npm ci" in ${root} and allow install scripts for that package, or use a newer Node.`)
  process.exit(1)
}

/**
 * Runs a program with arguments on the project's Node and ends as it does. Ctrl-C reaches it from the terminal; what is
 * sent to this process alone is passed on.
 */
export function runOnOwnNode(program, args) {
  const node = findOwnNode()
  if (node === undefined) return missOwnNode()
  const child = spawn(node, [program, ...args], { stdio: 'inherit', env: withOwnNode() })
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`error: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
