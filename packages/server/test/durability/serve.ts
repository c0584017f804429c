/** A server as a process of its own: `serve.ts <database> <port>`. Says `ready` when it listens. */
import { makeServer } from '../../src/server.ts'
import { readSettings } from '../../src/settings.ts'

const [database, port] = process.argv.slice(2)
const read = readSettings({}, ['--database', database, '--port', port, '--log-level', 'silent', '--requests', '0'])
if ('faults' in read) throw new Error(read.faults.join('\n'))
await (await makeServer(read.settings)).listen()
process.stdout.write('ready\n')
