/** How long a page takes to answer clicks. These functions run inside the page and reach nothing outside themselves. */

/** The answer to one click: what was clicked, and the milliseconds until the changed page was painted. */
export interface Answer {
  readonly name: string
  /** Until anything was seen to change. */
  readonly time: number
  /** Until something besides the pressed thing itself had changed. */
  readonly whole: number
}

/** Times every click from now on into `answers`, until the frames with the first changes are painted. */
export function watchClicks(): void {
  const answers: Answer[] = []
  Reflect.set(globalThis, 'answers', answers)
  /** Calls back when the frame that shows the present state of the page is painted. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs inside the page, which has nothing else of this file
  const whenPainted = (then: () => void): void => {
    // A message sent in a frame arrives when the frame has been painted.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', then)
    port1.start()
    requestAnimationFrame(() => port2.postMessage(undefined))
  }
  addEventListener(
    'click',
    ({ timeStamp, target }) => {
      const name = String(Reflect.get(globalThis, 'nextClick'))
      const pressed = target instanceof Element ? (target.closest('button, [data-target]') ?? target) : undefined
      let time: number | undefined
      let hasChanged = false
      const read = (): void => {
        time ??= performance.now() - timeStamp
      }
      // Asked for before the page's own handlers run: what they do once the frame is painted must not come first.
      whenPainted(() => (hasChanged ? read() : (isLate = true)))
      let isLate = false
      const watch = new MutationObserver((changes) => {
        if (isLate && !hasChanged) whenPainted(read)
        hasChanged = true
        if (changes.every((change) => pressed?.contains(change.target))) return
        watch.disconnect()
        whenPainted(() => {
          const whole = performance.now() - timeStamp
          answers.push({ name, time: time ?? whole, whole })
        })
      })
      watch.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
    },
    { capture: true },
  )
}

/** Gives the next click a name; the SVG nodes that are on the table now. */
export function nameClick(name: string): number {
  Reflect.set(globalThis, 'nextClick', name)
  return document.querySelectorAll('.table svg, .table svg *').length
}
