/** How long a page takes to answer clicks. These functions run inside the page and reach nothing outside themselves. */

/** The answer to one click: what was clicked, and the milliseconds until the changed page was painted. */
export interface Answer {
  readonly name: string
  readonly time: number
}

/** Times every click from now on into `answers`, until the frame with the first change is painted. */
export function watchClicks(): void {
  const answers: Answer[] = []
  Reflect.set(globalThis, 'answers', answers)
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const name = String(Reflect.get(globalThis, 'nextClick'))
      const watch = new MutationObserver(() => {
        watch.disconnect()
        // A message sent in a frame arrives when the frame has been painted.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => answers.push({ name, time: performance.now() - timeStamp }))
        port1.start()
        requestAnimationFrame(() => port2.postMessage(undefined))
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
