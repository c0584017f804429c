/** Rings around what a hint means: on the board, in the hand, or the button that does it. Nothing is drawn again for it. */

/** The camera moves, sheets open: the rings follow this often, in milliseconds. */
const rhythm = 200

/** What shows a target, as far as it is to be seen. */
function boxesOf(selector: string): readonly DOMRect[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const box = element.getBoundingClientRect()
    const frame = element.closest('.stage, .area-dock, .area-hand, .area-domain, .area-pane, .area-tabs, .prompt')
    const { left, right, top, bottom } = frame?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return box.width > 0 && x > left && x < right && y > top && y < bottom ? [box] : []
  })
}

/** Rings whatever points at a target of the move; else its button. */
function draw(layer: HTMLElement, targets: readonly string[], move: string): void {
  const byTarget = targets.map((target) => `[data-target="${CSS.escape(target)}"]`).join(', ')
  const found = byTarget === '' ? [] : boxesOf(byTarget)
  const boxes = found.length > 0 ? found : boxesOf(`.prompt-buttons [data-move="${CSS.escape(move)}"]`)
  layer.replaceChildren(
    ...boxes.map(({ x, y, width, height }) => {
      const ring = document.createElement('i')
      ring.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`
      return ring
    }),
  )
}

/** Rings a move until it is told to stop. */
export function ringMove(targets: readonly string[], move: string): () => void {
  const layer = document.createElement('div')
  layer.className = 'hint-rings'
  layer.setAttribute('aria-hidden', 'true')
  document.body.append(layer)
  draw(layer, targets, move)
  const timer = setInterval(() => draw(layer, targets, move), rhythm)
  return () => {
    clearInterval(timer)
    layer.remove()
  }
}
