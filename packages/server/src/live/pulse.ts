/** The pulse of WebSockets: every connection has to show now and then that it lives, and all are ended together. */
import type { WebSocket } from 'ws'

/** How often a connection has to show that it lives, in milliseconds. */
export const usualPulse = 30_000
/** Not all at once: ten thousand pings in a row would hold up everybody's moves. */
const beats = 100
/** At the end a client that does not answer is waited for so long. */
const farewell = 2000

/** What is known of a connection. */
interface Life {
  heard: boolean
  /** What was said since the last beat. */
  remarks: number
}

/** The pulse of some connections. */
export interface Pulse {
  readonly isClosing: () => boolean
  /** Takes a connection in, until it is closed. `flush` sends what it has not been sent yet. */
  readonly add: (socket: WebSocket, flush: () => void) => Life
  /** Ends all connections. */
  readonly close: () => Promise<void>
}

/** Begins to look after connections. */
export function makePulse(every = usualPulse): Pulse {
  const alive = new Map<WebSocket, Life & { readonly beat: number; readonly flush: () => void }>()
  let isClosing = false
  let beat = 0
  const timer = setInterval(() => {
    beat = (beat + 1) % beats
    for (const [socket, life] of alive) {
      if (life.beat !== beat) continue
      if (!life.heard) socket.terminate()
      else {
        life.heard = false
        life.remarks = 0
        socket.ping()
      }
    }
  }, every / beats)
  timer.unref()
  return {
    isClosing: () => isClosing,
    add: (socket, flush) => {
      const life = { heard: true, remarks: 0, beat, flush }
      alive.set(socket, life)
      socket.on('pong', () => (life.heard = true))
      socket.on('close', () => alive.delete(socket))
      return life
    },
    close: async () => {
      isClosing = true
      clearInterval(timer)
      const ended = [...alive].map(
        ([socket, { flush }]) =>
          new Promise<void>((resolve) => {
            socket.once('close', () => resolve())
            flush()
            socket.close(1001)
          }),
      )
      const impatience = setTimeout(() => alive.forEach((_, socket) => socket.terminate()), farewell)
      await Promise.all(ended)
      clearTimeout(impatience)
    },
  }
}
