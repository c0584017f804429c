/** What flies: copies of the drawings on the page, and icons. */
import type { IconName } from '../art/icon-names.ts'
import { iconElement, markup } from '../art/stamp.tsx'

/** A rectangle of the window, in px. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** What the state of a thing adds to its drawing. */
const ring = '[class^="ring"]'
const svgSpace = 'http://www.w3.org/2000/svg'

/** The box of anything on the page. */
export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, w: width, h: height }
}

/** The box of a drawing in the window, without the ring of its state. */
export function boxOfDrawing(drawing: SVGGraphicsElement): Box {
  const matrix = drawing instanceof SVGSVGElement ? undefined : drawing.getScreenCTM()
  if (matrix === undefined || matrix === null) return boxOf(drawing)
  const { x, y, w, h } = innerBox(drawing)
  return { x: matrix.a * x + matrix.e, y: matrix.d * y + matrix.f, w: matrix.a * w, h: matrix.d * h }
}

/** The box of a drawing in its own units, without the ring of its state. */
function innerBox(drawing: SVGGraphicsElement): Box {
  const parts = [...drawing.children].filter((part) => part instanceof SVGGraphicsElement && !part.matches(ring))
  const boxes = (parts as SVGGraphicsElement[]).map((part) => {
    const { x, y, width, height } = part.getBBox()
    const { a, d, e, f } = part.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix()
    return { x: a * x + e, y: d * y + f, w: a * width, h: d * height }
  })
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const w = Math.max(...boxes.map((box) => box.x + box.w)) - x
  const h = Math.max(...boxes.map((box) => box.y + box.h)) - y
  return { x, y, w, h }
}

/** Where something is drawn from, whatever ring it has: the corner of its drawing. */
export function cornerOf(art: Element): readonly [number, number] {
  const matrix = art instanceof SVGGraphicsElement ? art.getScreenCTM() : undefined
  if (matrix !== undefined && matrix !== null) return [matrix.e, matrix.f]
  const { x, y } = boxOf(art)
  return [x, y]
}

/** The drawing of a piece: without the area that reacts and the light around it. */
export function drawingOf(piece: Element): SVGGraphicsElement | undefined {
  if (!(piece instanceof SVGElement)) return [...piece.querySelectorAll('svg')].at(-1)
  let art = piece.classList.contains('thing') ? piece.querySelector(':scope > :not(.thing-glow, .thing-hit)') : piece
  // A mere wrapper is no drawing.
  while (art?.childElementCount === 1 && art.firstElementChild instanceof SVGGElement) art = art.firstElementChild
  return art instanceof SVGGraphicsElement ? art : undefined
}

/** Nothing of a copy may be found, named or reached. */
const inner = ['id', 'role', 'tabindex', 'aria-label', 'data-piece', 'data-place', 'data-target', 'data-tip']

/** A copy of a drawing that fills whatever it is put into. */
export function copyDrawing(drawing: SVGGraphicsElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGGraphicsElement
  for (const element of [copy, ...copy.querySelectorAll('*')]) for (const name of inner) element.removeAttribute(name)
  for (const part of copy.querySelectorAll(ring)) part.remove()
  if (copy instanceof SVGSVGElement) return fill(copy)
  const { x, y, w, h } = innerBox(drawing)
  // The box is that of the drawing before it was put in its place.
  copy.removeAttribute('transform')
  const svg = document.createElementNS(svgSpace, 'svg')
  svg.setAttribute('viewBox', `${x} ${y} ${w} ${h}`)
  svg.append(copy)
  return fill(svg)
}

/** An icon of the sprite. */
export function drawIcon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(svgSpace, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.innerHTML = markup(...iconElement({ name }))
  return fill(svg)
}

function fill(svg: SVGSVGElement): SVGSVGElement {
  svg.setAttribute('class', 'art')
  svg.setAttribute('width', '100%')
  svg.setAttribute('height', '100%')
  return svg
}
