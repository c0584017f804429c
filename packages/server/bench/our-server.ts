/** This project's server, for the bench: the usual one, without a limit of requests. Arguments: the database, a limit. */
import { readSettings } from '../src/settings.ts'
import { makeServer } from '../src/server.ts'

const result = readSettings({}, [
  '--database',
  process.argv[2],
  '--port',
  '0',
  '--requests',
  process.argv[3] ?? '0',
  '--log-level',
  'error',
])
if ('faults' in result) throw new Error(result.faults.join('\n'))
const server = await makeServer(result.settings)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
process.send?.(await server.listen())
// Whoever started it is gone.
process.once('disconnect', () => process.exit(1))
