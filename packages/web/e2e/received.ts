/** What a browser really receives: everything it asks for passes here and is counted as it comes off the wire, answers with their heads. */
import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** Something that was received. */
interface Received {
  readonly name: string
  /** When it was asked for, in milliseconds since 1970. */
  readonly asked: number
  /** Bytes of head and body, as they were sent. */
  bytes: number
}

/** A way to a server on which everything is counted. */
interface CountedWay {
  readonly address: string
  readonly received: readonly Received[]
  readonly close: () => void
}

const headLength = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 2, 0)

/** Opens such a way. */
export async function countWay(to: string): Promise<CountedWay> {
  const received: Received[] = []
  const upgraded = new Set<Duplex>()
  const server = createServer((asked, answer) => {
    const { method, headers } = asked
    const path = asked.url ?? '/'
    const entry: Received = { name: path.replace(/\?.*$/, '').split('/').at(-1) ?? '', asked: Date.now(), bytes: 0 }
    received.push(entry)
    const passedOn = request(new URL(path, to), { method, headers }, (from) => {
      entry.bytes += headLength(from.rawHeaders) + headLength([`HTTP/1.1 ${from.statusCode}`])
      answer.writeHead(from.statusCode ?? 502, from.rawHeaders)
      from.on('data', (chunk: Buffer) => (entry.bytes += chunk.length))
      from.pipe(answer)
    })
    passedOn.on('error', () => answer.destroy())
    asked.pipe(passedOn)
  })
  // WebSockets go through as they are, the answer to their request as well.
  server.on('upgrade', ({ url = '/', method, rawHeaders }, near, head) => {
    const entry: Received = { name: url.replace(/\?.*$/, '').split('/').at(-1) ?? '', asked: Date.now(), bytes: 0 }
    received.push(entry)
    const { hostname, port } = new URL(to)
    const far = connect(Number(port), hostname, () => {
      const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []))
      far.write(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
      far.write(head)
      near.pipe(far).pipe(near)
    })
    far.on('data', (chunk: Buffer) => (entry.bytes += chunk.length))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('close', () => other.destroy()).on('error', () => {})
    upgraded.add(near)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const bound = server.address()
  if (typeof bound !== 'object' || bound === null) throw new Error('no port')
  return {
    address: `http://127.0.0.1:${bound.port}/`,
    received,
    close: () => {
      server.closeAllConnections()
      upgraded.forEach((socket) => socket.destroy())
      server.close()
    },
  }
}
