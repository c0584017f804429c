/** What really travels: answers and frames as they come off the wire, with nothing decoded. */
import { randomBytes } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

/** An answer, its body as it was sent. */
export interface WireAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** How something is asked for, other than by GET and without any header. */
interface WireUse {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Asks a server. */
export function askWire(url: string, { method = 'GET', headers = {}, body }: WireUse = {}): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** A frame of a WebSocket. */
interface Frame {
  /** The bit that says that it is compressed. */
  readonly isDeflated: boolean
  readonly content: Buffer
}

/** A WebSocket of which the frames are seen. */
export interface WireSocket {
  /** The head of the server's answer. */
  readonly head: string
  readonly frames: readonly Frame[]
  readonly close: () => void
}

/** The frames at the beginning of some bytes, as servers send them, and what is left. */
function readFrames(bytes: Buffer): { readonly frames: readonly Frame[]; readonly rest: Buffer } {
  const frames: Frame[] = []
  let rest = bytes
  while (rest.length >= 2) {
    const short = rest[1] & 0x7f
    const head = short < 126 ? 2 : short === 126 ? 4 : 10
    if (rest.length < head) break
    const length = short < 126 ? short : short === 126 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2))
    if (rest.length < head + length) break
    frames.push({ isDeflated: (rest[0] & 0x40) !== 0, content: rest.subarray(head, head + length) })
    rest = rest.subarray(head + length)
  }
  return { frames, rest }
}

/** Opens a WebSocket by hand; `extensions` is what the client offers. */
export function openWire(url: string, secret: string, extensions?: string): Promise<WireSocket> {
  const { hostname, port, pathname, search } = new URL(url)
  const socket = connect(Number(port), hostname)
  const lines = [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    'Sec-WebSocket-Protocol: bitoku',
    `Authorization: Bearer ${secret}`,
    ...(extensions === undefined ? [] : [`Sec-WebSocket-Extensions: ${extensions}`]),
  ]
  const frames: Frame[] = []
  let unread: Buffer = Buffer.alloc(0)
  let head = ''
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('closed before it was open')))
    socket.on('data', (chunk: Buffer) => {
      unread = Buffer.concat([unread, chunk])
      if (head === '') {
        const end = unread.indexOf('\r\n\r\n')
        if (end < 0) return
        head = unread.subarray(0, end).toString()
        unread = unread.subarray(end + 4)
        resolve({ head, frames, close: () => socket.destroy() })
      }
      const read = readFrames(unread)
      frames.push(...read.frames)
      unread = read.rest
    })
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  })
}
