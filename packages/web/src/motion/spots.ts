/** Where things are on the page: a name leads to an element, the element to its box. */
import type { Names } from './names.ts'
import { type Box, boxOf, boxOfDrawing, drawingOf } from './bodies.ts'

/** A named spot of the page, measured. */
export interface Spot {
  readonly element: Element
  readonly box: Box
  /** The drawing of a piece; a mere place has none. */
  readonly drawing: SVGGraphicsElement | undefined
}

/** The page at one moment. */
export interface Spots {
  /** The first of the names that can be seen. */
  readonly find: (names: Names) => Spot | undefined
  /** All that can be seen of the names. */
  readonly all: (names: Names) => readonly Spot[]
}

/** Reads the page once; boxes are measured when they are asked for. */
export function readSpots(): Spots {
  const named = new Map<string, Element[]>()
  for (const element of document.querySelectorAll('.table :is([data-piece], [data-place], [data-target])')) {
    for (const key of ['data-piece', 'data-place', 'data-target']) {
      const name = element.getAttribute(key)
      if (name === null) continue
      const list = named.get(name)
      if (list === undefined) named.set(name, [element])
      else list.push(element)
    }
  }
  const meant = (name: string): readonly string[] =>
    name.endsWith(':') ? [...named.keys()].filter((one) => one.startsWith(name)) : [name]
  // Of several elements with one name the last lies above the others.
  const spotsOf = (name: string): readonly Spot[] =>
    meant(name).flatMap((one) => named.get(one)?.map(measure).findLast(isInWindow) ?? [])
  const all = (names: Names): readonly Spot[] => names.flatMap(spotsOf)
  const find = (names: Names): Spot | undefined => {
    for (const name of names) {
      const spot = spotsOf(name).at(-1)
      if (spot !== undefined) return spot
    }
    return undefined
  }
  return { find, all }
}

function measure(element: Element): Spot {
  const drawing = element.hasAttribute('data-piece') ? drawingOf(element) : undefined
  return { element, drawing, box: drawing === undefined ? boxOf(element) : boxOfDrawing(drawing) }
}

function isInWindow({ box: { x, y, w, h } }: Spot): boolean {
  return w > 0 && h > 0 && x + w > 0 && y + h > 0 && x < innerWidth && y < innerHeight
}
