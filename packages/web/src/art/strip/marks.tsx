/** What a strip is made of: icons, numerals and lines on one centre line, in units of 24 to an icon. */
import type { IconName } from '../icon-names.ts'
import { numberMarkup } from '../number.tsx'
import { round } from '../place.tsx'
import { iconElement, markup } from '../stamp.tsx'

/** The size of an icon in the units of a strip. */
export const unit = 24

/** One thing of a strip; `y` counts from the centre line. */
export type Mark =
  | {
      readonly kind: 'icon'
      readonly name: IconName
      readonly x: number
      readonly y: number
      readonly size: number
      readonly colour?: string
    }
  | {
      readonly kind: 'number'
      readonly text: string
      readonly x: number
      readonly y: number
      readonly size: number
      readonly fill: string
    }
  | {
      readonly kind: 'path'
      readonly d: string
      readonly fill?: string
      readonly stroke?: string
      readonly w?: number
    }

/** A piece of a strip: its width, half its height, and its marks. */
export interface Piece {
  readonly w: number
  readonly half: number
  readonly marks: readonly Mark[]
}

const pathNumber = /(-?\d*\.?\d+),(-?\d*\.?\d+)/g

/** A mark moved. Paths write their absolute points as `x,y`. */
export function moved(mark: Mark, dx: number, dy = 0): Mark {
  if (mark.kind !== 'path') return { ...mark, x: round(mark.x + dx), y: round(mark.y + dy) }
  const at = (_: string, x: string, y: string): string => `${round(Number(x) + dx)},${round(Number(y) + dy)}`
  return { ...mark, d: mark.d.replaceAll(pathNumber, at) }
}

/** Pieces side by side. */
export function row(pieces: readonly Piece[], gap: number): Piece {
  let x = 0
  const marks: Mark[] = []
  for (const piece of pieces) {
    for (const mark of piece.marks) marks.push(moved(mark, x))
    x += piece.w + gap
  }
  return { w: Math.max(0, x - gap), half: Math.max(0, ...pieces.map(({ half }) => half)), marks }
}

/** Pieces under each other, centred. */
export function column(pieces: readonly Piece[], gap: number): Piece {
  const w = Math.max(...pieces.map((piece) => piece.w))
  const height = pieces.reduce((sum, { half }) => sum + 2 * half, gap * (pieces.length - 1))
  let y = -height / 2
  const marks: Mark[] = []
  for (const piece of pieces) {
    for (const mark of piece.marks) marks.push(moved(mark, (w - piece.w) / 2, y + piece.half))
    y += 2 * piece.half + gap
  }
  return { w, half: height / 2, marks }
}

/** Marks as markup, the left end of their centre line and their enlargement given. */
export function marksMarkup(marks: readonly Mark[], x = 0, y = 0, scale = 1): string {
  const bare = x === 0 && y === 0 && scale === 1
  const moving = bare ? undefined : `translate(${round(x)} ${round(y)})scale(${round(scale)})`
  return marks
    .map((mark) => {
      if (mark.kind === 'path')
        return markup('path', {
          d: mark.d,
          transform: moving,
          fill: mark.fill ?? 'none',
          stroke: mark.stroke,
          'stroke-width': mark.w,
          'stroke-linecap': mark.fill === undefined ? 'round' : undefined,
        })
      const at = { x: x + mark.x * scale, size: mark.size * scale }
      if (mark.kind === 'icon')
        return markup(...iconElement({ name: mark.name, y: y + mark.y * scale, colour: mark.colour, ...at }))
      const foot = y + (mark.y + mark.size * 0.345) * scale
      return numberMarkup({ children: mark.text, y: foot, fill: mark.fill, ...at })
    })
    .join('')
}
