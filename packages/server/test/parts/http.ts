/** A web server that keeps what it gets, for tests of webhooks and of web push. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { Server } from 'node:net'

/** Lets a server listen on a free port of this machine. */
export async function listenAnywhere(
  server: Server,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address === 'string' || !address) throw new Error('no port')
  const close = (): Promise<void> => new Promise((resolve) => void server.close(() => resolve()))
  return { port: address.port, close }
}

/** A port that nobody uses. */
export async function freePort(): Promise<number> {
  const { port, close } = await listenAnywhere(createServer())
  await close()
  return port
}

/** A request as it arrived. */
interface CaughtRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A running web server. */
export interface WebSink {
  readonly port: number
  readonly requests: CaughtRequest[]
  /** What it answers; 0 never answers, -1 without end. */
  status: number
  /** What it answers at a path of its own. */
  readonly statusAt: Map<string, number>
  readonly close: () => Promise<void>
}

/** Starts a web server. */
export async function startWebSink(): Promise<WebSink> {
  const requests: CaughtRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      requests.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      const status = sink.statusAt.get(request.url ?? '') ?? sink.status
      if (status === 0) return
      if (status > 0) {
        response.writeHead(status, { location: '/elsewhere' }).end('answer')
        return
      }
      response.writeHead(200)
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(4096)));
      }
      response.on('drain', more)
      more()
    })
  })
  const { port, close } = await listenAnywhere(server)
  const sink: WebSink = {
    port,
    requests,
    status: 200,
    statusAt: new Map(),
    close: async () => {
      server.closeAllConnections()
      await close()
    },
  }
  return sink
}
