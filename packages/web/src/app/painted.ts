/** What waits for the page to be painted, so that nobody waits for it. */

/**
 * Calls back as soon as the next frame has been painted; the answer calls it off. A message sent in a frame arrives after its
 * paint, where a timer may come before it.
 */
export function afterPaint(then: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', then, { once: true })
  port1.start()
  const frame = requestAnimationFrame(() => port2.postMessage(undefined))
  return () => {
    cancelAnimationFrame(frame)
    port1.close()
  }
}

let tell: (() => void) | undefined

/** Fulfilled when a table has been painted. */
export const firstTable = new Promise<void>((resolve) => {
  tell = resolve
})

/** Says that a table has been painted. */
export function tableIsPainted(): void {
  tell?.()
}
