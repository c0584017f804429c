// `npm start`: installs what is missing, builds the table and serves it with network games; prints the address.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { installWhatIsMissing, root, run } from './install.mjs'
import { runOnOwnNode } from './own-node.mjs'

installWhatIsMissing()
if (run('vite', ['build', 'packages/web', '--logLevel', 'warn']) !== 0) process.exit(1)
const data = join(root, 'data')
mkdirSync(data, { recursive: true })
// A setting of the environment goes before this one, and a flag before both.
const database = process.env.BITOKU_DATABASE ? [] : ['--database', join(data, 'bitoku.sqlite')]
const quiet = process.env.BITOKU_LOG ? [] : ['--log-level', 'warn']
runOnOwnNode(join(root, 'packages/cli/src/bitoku.ts'), ['serve', ...database, ...quiet, ...process.argv.slice(2)])
