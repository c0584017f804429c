/** Rings around what a hint means: on the board, in the hand, or the button that does it. Nothing is drawn again for it. */
import type { Whereabouts, Wish } from './wish.ts'

/** The camera moves, sheets open: the rings follow this often, in milliseconds. */
const rhythm = 200

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/** What is pressed to see a place, on windows that do not show everything at once. */
function wayTo(place: Whereabouts): string {
  switch (place) {
    case 'hand':
      return '.dock-top [data-part="hand"][aria-selected="false"], [data-layout="tablet"] .nav-tab:first-child:not(.now)'
    case 'domain':
      return '.dock-top [data-part="domain"][aria-selected="false"], .nav-tab[data-place^="seat:"]:not(.now)'
    default:
      return `.region-chip.chip-${place}:not(.now), .table:not([data-layout="tablet"]) .nav-tab:first-child:not(.now)`
  }
}

/**
 * What may be ringed for a wish, the best first: what makes the move at once, what leads on to it, the way to where that lies,
 * the way back from something else that was chosen, and the list that holds everything.
 */
export function selectorsFor({ move, targets, places, isAstray }: Wish): readonly string[] {
  const row = `[data-move=${quoted(move)}]`
  return [
    `.option-list ${row}`,
    `.prompt-buttons ${row}`,
    targets.map((target) => `[data-target=${quoted(target)}]`).join(', '),
    places.map(wayTo).join(', '),
    isAstray ? '.prompt-buttons .unselect, .cascade .first' : '',
    '.prompt-buttons [aria-expanded="false"]',
  ].filter((selector) => selector !== '')
}

/** What shows only a part of what is in it. */
const frames = '.sheet-body, .stage, .area-dock, .area-hand, .area-domain, .area-pane, .area-tabs, .prompt'
/** What of them scrolls: a thing in it that is out of sight is brought back, once. */
const scrolling = '.sheet-body, .domain'
/** What lies above the table. */
const above = '.sheet, .hint, [role="dialog"], .tengu-turn'

const middleOf = ({ x, y, width, height }: DOMRect): readonly [number, number] => [x + width / 2, y + height / 2]

function isInFrame(element: Element): boolean {
  const box = element.getBoundingClientRect()
  const { left, right, top, bottom } =
    element.closest(frames)?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
  const [x, y] = middleOf(box)
  return box.width > 0 && x > left && x < right && y > top && y < bottom
}

/** Whether a sheet or a panel lies over a thing: a ring there would be around something else. */
function isCovered(element: Element): boolean {
  const cover = document.elementFromPoint(...middleOf(element.getBoundingClientRect()))?.closest(above)
  return cover !== null && cover !== undefined && !cover.contains(element)
}

/** The things of the first selector that finds any. */
function find(wish: Wish, shown: WeakSet<Element>): readonly Element[] {
  for (const selector of selectorsFor(wish)) {
    const all = [...document.querySelectorAll(selector)]
    const hidden = all.find((element) => element.closest(scrolling) !== null && !shown.has(element))
    if (hidden !== undefined) {
      shown.add(hidden)
      if (!isInFrame(hidden)) hidden.scrollIntoView({ block: 'nearest' })
    }
    const found = all.filter(isInFrame)
    if (found.length > 0) return found
  }
  return []
}

function draw(layer: HTMLElement, elements: readonly Element[]): void {
  layer.replaceChildren(
    ...elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const ring = document.createElement('i')
      ring.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`
      return ring
    }),
  )
}

/** Rings that are on the screen. */
export interface Rings {
  /** Rings what leads on from what is chosen now. */
  readonly follow: (wish: Wish) => void
  readonly remove: () => void
}

/** Rings a move until it is told to stop. */
export function ringMove(first: Wish): Rings {
  const layer = document.createElement('div')
  layer.className = 'hint-rings'
  layer.setAttribute('aria-hidden', 'true')
  document.body.append(layer)
  // What was brought into sight for this move: whoever scrolls on is left alone.
  let shown = new WeakSet<Element>()
  let wish = first
  const redraw = (): void =>
    draw(
      layer,
      find(wish, shown).filter((element) => !isCovered(element)),
    )
  redraw()
  const timer = setInterval(redraw, rhythm)
  return {
    follow: (next) => {
      if (next.move !== wish.move) shown = new WeakSet()
      wish = next
      redraw()
    },
    remove: () => {
      clearInterval(timer)
      layer.remove()
    },
  }
}
