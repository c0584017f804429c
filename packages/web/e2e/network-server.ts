/** The real server with a database of its own, for tests and pictures: `node e2e/network-server.ts <port> <page>`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeServer, readSettings } from '../../server/src/index.ts'

const [port, page] = process.argv.slice(2)
const folder = mkdtempSync(path.join(tmpdir(), 'bitoku-network-'))
const read = readSettings({ BITOKU_LOG: 'warn' }, [
  '--port',
  port,
  '--requests',
  '0',
  // What the tests are told by webhooks arrives on this machine.
  '--private-webhooks',
  '1',
  '--database',
  path.join(folder, 'bitoku.sqlite'),
])
if ('faults' in read) throw new Error(read.faults.join('\n'))
let ahead = 0
process.on('message', (time) => void (ahead += Number(time)))
const server = await makeServer(read.settings, {
  page: path.resolve(page),
  botPause: 50,
  // On a busy machine its thread takes long to start.
  replays: { limit: 300_000 },
  awayAfter: 1500,
  now: () => Date.now() + ahead,
})
const address = await server.listen()
process.stdout.write(`${address}\n`)

async function end(): Promise<void> {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}
process.on('SIGTERM', () => void end())
// Whoever started it is gone.
process.on('disconnect', () => void end())
