/** What the network needs of the world around it: the browser's own, or a stage in tests. */
import { waitOr } from '../app/wait.ts'

/** A connection over which both sides speak. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'addEventListener' | 'readyState'>

/** The world. */
export interface World {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>
  readonly connect: (path: string, protocols: readonly string[]) => Wire
  /** Over when the time has passed, or sooner when somebody comes back to the page or to the net. */
  readonly wait: (milliseconds: number) => Promise<void>
  /** Milliseconds since 1970 on this machine's clock. */
  readonly now: () => number
  /** From 0 up to, not including, 1. */
  readonly random: () => number
  /** A text that nobody else draws. */
  readonly draw: () => string
  /** Told when somebody comes back to the page or to the net, leaves it, or loses the net. */
  readonly onChange: (listener: () => void) => () => void
  readonly isLooking: () => boolean
  readonly isOnline: () => boolean
  readonly memory: Memory
}

/** What is still there when the page is loaded anew. */
interface Memory {
  readonly read: (name: string) => string | undefined
  /** Undefined: forget it. */
  readonly write: (name: string, text: string | undefined) => void
}

const signs = ['online', 'offline', 'pageshow', 'focus'] as const

function onChange(listener: () => void): () => void {
  for (const sign of signs) addEventListener(sign, listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    for (const sign of signs) removeEventListener(sign, listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Longer than any answer takes on a poor line; then the question is asked again. */
const longestAnswer = 15_000

/** The world of this page. */
export const browserWorld: World = {
  fetch: (path, init) =>
    fetch(new URL(path, document.baseURI), { ...init, signal: init.signal ?? AbortSignal.timeout(longestAnswer) }),
  connect: (path, protocols) => {
    const address = new URL(path, document.baseURI)
    address.hash = ''
    address.protocol = address.protocol.replace('http', 'ws')
    return new WebSocket(address, [...protocols])
  },
  wait: (milliseconds) =>
    waitOr(milliseconds, (end) =>
      onChange(() => {
        if (!document.hidden && navigator.onLine) end()
      }),
    ),
  now: () => Date.now(),
  random: () => Math.random(),
  draw: () => drawText(),
  onChange,
  isLooking: () => !document.hidden,
  isOnline: () => navigator.onLine,
  memory: {
    read: (name) => localStorage.getItem(name) ?? undefined,
    write: (name, text) => {
      // A browser may keep nothing at all, or be full: then it is as if nothing were written.
      try {
        if (text === undefined) localStorage.removeItem(name)
        else localStorage.setItem(name, text)
      } catch {}
    },
  },
}

/** Pages that are not served safely have no `randomUUID`. */
function drawText(): string {
  if (isSecureContext) return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
