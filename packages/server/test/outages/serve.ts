/** A server as a process of its own, whose log can be read: `serve.ts <database> <port>`. Says `ready` when it listens. */
import { makeServer } from '../../src/server.ts'
import { readSettings } from '../../src/settings.ts'

const [database, port] = process.argv.slice(2)
const read = readSettings({}, ['--database', database, '--port', port, '--log-level', 'info', '--requests', '0'])
if ('faults' in read) throw new Error(read.faults.join('\n'))
const logStream = { write: (line: string) => void process.stderr.write(line) }
await (await makeServer(read.settings, { logStream })).listen()
process.stdout.write('ready\n')
