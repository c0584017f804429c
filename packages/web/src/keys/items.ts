/** What on the page can have the focus, and how it gets it. */

/** Something that can have the focus. */
export type Item = HTMLElement | SVGElement

const selector = 'button:not(:disabled), a[href], input, select, summary, [tabindex="0"], [data-target]'

const isItem = (element: unknown): element is Item => element instanceof HTMLElement || element instanceof SVGElement

/** Whether an element is there to be seen. */
const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

/** What can have the focus inside an element, in reading order. */
export const itemsIn = (root: ParentNode): readonly Item[] =>
  [...root.querySelectorAll<Item>(selector)].filter(
    // A thing inside a button is a part of the button.
    (one) => isSeen(one) && one.parentElement?.closest('button, .thing') === null,
  )

/** The element with the focus; undefined when nothing has it. */
export function focused(): Item | undefined {
  const { activeElement: active } = document
  return active !== document.body && isItem(active) ? active : undefined
}

/** Gives the focus. A picture of the board has no place in the order of the Tab key: it gets one for as long as it is looked at. */
export function focusOn(item: Item | undefined | null): boolean {
  if (!item) return false
  if (item.tabIndex < 0 && !item.hasAttribute('tabindex')) {
    item.setAttribute('tabindex', '-1')
    item.addEventListener('blur', () => item.getAttribute('tabindex') === '-1' && item.removeAttribute('tabindex'), {
      once: true,
    })
  }
  item.focus()
  return document.activeElement === item
}

/** What sort of thing a target is: a die, a card, a space of the Home. */
const sortOf = (item: Item): string | undefined => item.dataset.target?.split(':')[0]

/** The legal targets on the screen: those that go with what is selected before those that would take its place; without any, the options that have a button. */
export function legalItems(): readonly Item[] {
  const targets = document.querySelectorAll<Item>('.target.is-legal, .thing-live:not([aria-pressed])')
  const selected = [...document.querySelectorAll<Item>('[aria-pressed="true"][data-target]')].map(sortOf)
  const isInstead = (item: Item): number => (selected.includes(sortOf(item)) ? 1 : 0)
  const seen = [...targets].filter(isSeen).toSorted((one, other) => isInstead(one) - isInstead(other))
  if (seen.length > 0) return seen
  return [...document.querySelectorAll<Item>('.prompt-buttons button:not(:disabled)')].filter(isSeen)
}

type Point = readonly [number, number]

/** The middle of something on the page. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** The item nearest to a point. */
export function nearestTo([x, y]: Point, items: readonly Item[]): Item | undefined {
  const far = (item: Item): number => {
    const [ix, iy] = middleOf(item)
    return Math.hypot(ix - x, iy - y)
  }
  return items.toSorted((one, other) => far(one) - far(other))[0]
}

/** The next item in a direction: near and straight ahead rather than aside. */
export function nextTowards(from: Item, [dx, dy]: Point, items: readonly Item[]): Item | undefined {
  const [x, y] = middleOf(from)
  let best: Item | undefined
  let least = Number.POSITIVE_INFINITY
  for (const item of items) {
    const [ix, iy] = middleOf(item)
    const along = (ix - x) * dx + (iy - y) * dy
    const aside = Math.abs((ix - x) * dy) + Math.abs((iy - y) * dx)
    if (item === from || along < 2) continue
    const distance = along + aside * 2
    if (distance < least) {
      least = distance
      best = item
    }
  }
  return best
}
