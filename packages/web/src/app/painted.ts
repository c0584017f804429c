/** What waits for the page to be painted, so that nobody waits for it. */

/** Calls back after the next frame has been painted; the answer calls it off. An effect alone may come before it on a busy machine. */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
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
