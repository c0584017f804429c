/** A line over a WebSocket. What is said in one go travels in one piece: a write to the wire costs more than the words. */
import type { Socket } from 'node:net'
import { constants, deflateRawSync } from 'node:zlib'
import type { PerMessageDeflateOptions, WebSocket } from 'ws'
import type { Line } from './room.ts'

/** Who has so many bytes waiting is too slow. */
const mostWaiting = 1_000_000

/** A line that can be emptied before the WebSocket says something by itself. */
export interface SocketLine extends Line {
  /** Sends what waits for company. */
  readonly flush: () => void
}

/** The lines with something to say: they are emptied together when all that is ready has been done. */
let speaking: ((deflated: Deflated) => void)[] = []

/** Texts as they travel compressed, by the text: one that several are told is compressed once. */
type Deflated = Map<string, Buffer>

function flushAll(): void {
  const lines = speaking
  speaking = []
  const deflated: Deflated = new Map()
  for (const flush of lines) flush(deflated)
}

/** How far back a text may refer to itself: 4 kB. */
const windowBits = 12

/**
 * What is agreed on with clients (RFC 7692): every message is compressed for itself. So a connection keeps nothing between two
 * messages, and one message fits all who are told the same.
 */
export const deflateAgreement: PerMessageDeflateOptions = {
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
}

/** Whether a client can read what is compressed here: it agreed to, and has room for a text as far as that refers to itself. */
function canInflate({ extensions }: WebSocket, offer: string): boolean {
  const windows = [...offer.matchAll(/server_max_window_bits="?(\d+)/g)].map(([, bits]) => Number(bits))
  return extensions.includes('permessage-deflate') && windows.every((bits) => bits >= windowBits)
}

/** Shorter texts travel as they are, in bytes: news of a move, some 300, fits into one packet anyway. */
const shortestDeflated = 1024

/**
 * So many texts are compressed in one go. On a server with little to do that is all of them. Where the questions of hundreds of
 * programs come together, they would take a third of its time.
 */
const mostDeflated = 4

/**
 * A line over a WebSocket. Its frames are written past the library, which would write each of them for itself. `offer` is the
 * `Sec-WebSocket-Extensions` of the client.
 */
export function lineOf(socket: WebSocket, wire: Socket, offer = ''): SocketLine {
  const isDeflating = canInflate(socket, offer)
  let waiting: string[] = []
  const flush = (deflated: Deflated = new Map()): void => {
    const texts = waiting
    if (texts.length === 0) return
    waiting = []
    if (socket.readyState !== socket.OPEN) return
    if (wire.writableLength > mostWaiting) socket.terminate()
    else wire.write(framesOf(isDeflating ? texts.map((text) => contentOf(text, deflated)) : texts))
  }
  return {
    send: (text) => {
      if (waiting.push(text) === 1 && speaking.push(flush) === 1) setImmediate(flushAll)
    },
    flush,
    drop: () => {
      flush()
      socket.close(1008)
    },
  }
}

/** The first byte of a frame: the whole of a text; and of one that is compressed. */
const [wholeText, wholeDeflated] = [0x81, 0xc1]
/** What fits into the second byte of a frame, and into the two after it. */
const [short, long] = [125, 0xffff]

const headOf = (length: number): number => (length <= short ? 2 : length <= long ? 4 : 10)

/**
 * A text as it travels to those who can read it compressed: the same text, where it is short, or bytes. Compressed at once, since the
 * order of messages has to stay: 4 kB take 0.02 ms.
 */
function contentOf(text: string, deflated: Deflated): string | Buffer {
  if (Buffer.byteLength(text) < shortestDeflated) return text
  const known = deflated.get(text)
  if (known !== undefined) return known
  if (deflated.size >= mostDeflated) return text
  const options = { level: 3, windowBits, memLevel: 5, finishFlush: constants.Z_SYNC_FLUSH }
  // The last four bytes are the same in every message, and left out.
  const content = deflateRawSync(text, options).subarray(0, -4)
  deflated.set(text, content)
  return content
}

/** Texts, and compressed ones, as the frames of a server (RFC 6455, 5.2), one behind the other. */
function framesOf(contents: readonly (string | Buffer)[]): Buffer {
  const lengths = contents.map((content) => Buffer.byteLength(content))
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0))
  let at = 0
  contents.forEach((content, index) => {
    const length = lengths[index]
    const head = headOf(length)
    frames[at] = typeof content === 'string' ? wholeText : wholeDeflated
    if (head === 2) frames[at + 1] = length
    else if (head === 4) {
      frames[at + 1] = short + 1
      frames.writeUInt16BE(length, at + 2)
    } else {
      frames[at + 1] = short + 2
      frames.writeBigUInt64BE(BigInt(length), at + 2)
    }
    if (typeof content === 'string') frames.write(content, at + head)
    else frames.set(content, at + head)
    at += head + length
  })
  return frames
}
