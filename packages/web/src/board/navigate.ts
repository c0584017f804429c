/** The arrow keys: from one thing that can be chosen to the nearest one in that direction. */

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const centre = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** Moves the focus; says whether the key was an arrow. */
export function nearest(board: Element, from: EventTarget, key: string): boolean {
  const direction = directions[key]
  if (direction === undefined || !(from instanceof Element)) return false
  const [x, y] = centre(from)
  let best: SVGElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const candidate of board.querySelectorAll<SVGElement>('.thing-live')) {
    const [cx, cy] = centre(candidate)
    const along = (cx - x) * direction[0] + (cy - y) * direction[1]
    const aside = Math.abs((cx - x) * direction[1]) + Math.abs((cy - y) * direction[0])
    if (along < 2) continue
    const distance = along + aside * 2
    if (distance < least) {
      least = distance
      best = candidate
    }
  }
  best?.focus()
  return true
}
