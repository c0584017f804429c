/** What the page tells its worker when a push message comes: at which table somebody is, and how long ago they did anything. */

/** The question of the worker. */
export const whereQuestion = 'where are you'

/** The answer of a page. */
export interface Whereabouts {
  readonly table: string | undefined
  /** How long nothing was pressed or typed, in milliseconds. */
  readonly idle: number
}

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/** When something was last pressed, moved or typed. */
let last = performance.now()

/** How long nothing was, in milliseconds. */
export const idleTime = (): number => performance.now() - last

const touch = (): void => void (last = performance.now())

/** Answers the worker; the function answered stops it. */
export function answerWorker(table: () => string | undefined): () => void {
  const answer = ({ data, ports: [port] }: MessageEvent<unknown>): void => {
    if (data !== whereQuestion) return
    const where: Whereabouts = { table: table(), idle: idleTime() }
    port.postMessage(where)
  }
  for (const sign of signs) addEventListener(sign, touch, { passive: true, capture: true })
  // Pages that are not served safely have no worker.
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  worker?.addEventListener('message', answer)
  worker?.startMessages()
  return () => {
    for (const sign of signs) removeEventListener(sign, touch, { capture: true })
    worker?.removeEventListener('message', answer)
  }
}
