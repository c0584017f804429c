#!/usr/bin/env node
// `bitoku` on whatever Node the machine has: a new enough one runs it here, an older one starts the project's own.
import { isOlder, ownNode } from '../../../scripts/node-version.mjs'

const program = new URL('../src/bitoku.ts', import.meta.url)
if (isOlder(process.version, ownNode)) {
  const [{ fileURLToPath }, { runOnOwnNode }] = await Promise.all([
    import('node:url'),
    import('../../../scripts/own-node.mjs'),
  ])
  runOnOwnNode(fileURLToPath(program), process.argv.slice(2))
} else await import(program.href)
