/** A line over a WebSocket. What is said in one go travels in one piece: a write to the wire costs more than the words. */
import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { Line } from './room.ts'

/** Who has so many bytes waiting is too slow. */
const mostWaiting = 1_000_000

/** A line that can be emptied before the WebSocket says something by itself. */
export interface SocketLine extends Line {
  /** Sends what waits for company. */
  readonly flush: () => void
}

/** The lines with something to say: they are emptied together when all that is ready has been done. */
let speaking: (() => void)[] = []

function flushAll(): void {
  const lines = speaking
  speaking = []
  for (const flush of lines) flush()
}

/** A line over a WebSocket. Its frames are written past the library, which would write each of them for itself. */
export function lineOf(socket: WebSocket, wire: Socket): SocketLine {
  let waiting: string[] = []
  const flush = (): void => {
    const texts = waiting
    if (texts.length === 0) return
    waiting = []
    if (socket.readyState !== socket.OPEN) return
    if (wire.writableLength > mostWaiting) socket.terminate()
    else wire.write(framesOf(texts))
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

/** The first byte of a frame: the whole of a text. */
const wholeText = 0x81
/** What fits into the second byte of a frame, and into the two after it. */
const [short, long] = [125, 0xffff]

const headOf = (length: number): number => (length <= short ? 2 : length <= long ? 4 : 10)

/** Texts as the frames of a server (RFC 6455, 5.2), one behind the other. */
function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text))
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0))
  let at = 0
  texts.forEach((text, index) => {
    const length = lengths[index]
    const head = headOf(length)
    frames[at] = wholeText
    if (head === 2) frames[at + 1] = length
    else if (head === 4) {
      frames[at + 1] = short + 1
      frames.writeUInt16BE(length, at + 2)
    } else {
      frames[at + 1] = short + 2
      frames.writeBigUInt64BE(BigInt(length), at + 2)
    }
    frames.write(text, at + head)
    at += head + length
  })
  return frames
}
