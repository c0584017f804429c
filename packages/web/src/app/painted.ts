/** What waits for the page to be painted, so that nobody waits for it. */

/** Calls back when the next frame has been painted and another begins; the answer calls it off. A timer may come before the paint. */
export function afterPaint(then: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(then)
  })
  return () => cancelAnimationFrame(frame)
}

/** Calls back as soon as the next frame has been painted: a message sent in a frame arrives after its paint. */
export function oncePainted(then: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', then, { once: true })
  port1.start()
  requestAnimationFrame(() => port2.postMessage(undefined))
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
