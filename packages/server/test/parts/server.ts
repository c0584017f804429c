/** A real server on a port of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'
import { makeServer, type Server, type ServerParts } from '../../src/server.ts'
import { readSettings } from '../../src/settings.ts'

/** A server and where it is. */
export interface TestServer extends Server {
  readonly base: string
}

/** Starts a server on a database. Bots do not pause, and nobody counts requests. */
export async function startServer(
  database: string,
  flags: readonly string[] = [],
  parts: ServerParts = {},
): Promise<TestServer> {
  const usual = ['--database', database, '--port', '0', '--log-level', 'silent', '--requests', '0']
  const read = readSettings({}, [...usual, ...flags])
  if ('faults' in read) throw new Error(read.faults.join('\n'))
  // Threads that let others go first take long to start on a busy machine.
  const replays = { limit: 300_000, ...parts.replays }
  const server = await makeServer(read.settings, { botPause: 0, ...parts, replays })
  return { ...server, base: await server.listen() }
}

/** Starts a server that counts requests. The minute in which it counts them is not over before the server is closed. */
export async function startCountingServer(...args: Parameters<typeof startServer>): Promise<TestServer> {
  vi.useFakeTimers({ toFake: ['Date'] })
  const server = await startServer(...args)
  return {
    ...server,
    close: async () => {
      await server.close()
      vi.useRealTimers()
    },
  }
}

/** A folder for files that are gone afterwards. */
export function makeFolder(): { readonly file: (name: string) => string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'bitoku-server-'))
  return { file: (name) => join(folder, name), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A folder for all tests of a file. */
export function useFolder(): Pick<ReturnType<typeof makeFolder>, 'file'> {
  const folder = makeFolder()
  afterAll(() => folder.remove())
  return folder
}

/** A server on SQLite for all tests of a file. */
export function useServer(flags: readonly string[] = [], parts: ServerParts = {}): () => TestServer {
  const folder = useFolder()
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(folder.file('tables.sqlite'), flags, parts)
  })
  afterAll(() => server.close())
  return () => server
}
