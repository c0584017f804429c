/** A piece of the icon grammar put on the page: in a bigger SVG, or by itself. */
import type { ReactNode } from 'react'
import { labelled, round } from '../place.tsx'
import { marksMarkup, type Piece, unit } from './marks.tsx'

/** How a strip is put into a bigger SVG. */
export interface StripPlace {
  /** The centre of the strip, or its left edge with `align="start"`, its right edge with `align="end"`. */
  readonly x?: number | undefined
  /** Its centre line. */
  readonly y?: number | undefined
  /** The size of its icons. */
  readonly size?: number | undefined
  readonly align?: 'start' | 'middle' | 'end' | undefined
  /** It shrinks to fit. */
  readonly maxWidth?: number | undefined
  readonly maxHeight?: number | undefined
  /** Larger numerals, for icons that will be shown below 22 px; by default by `size`. */
  readonly compact?: boolean | undefined
  /** The accessible name; without it the strip is silent, since what it stands on has a name. */
  readonly sentence?: string | undefined
}

/** Whether a strip of this size prints larger numerals. */
export const isCompact = (size: number): boolean => size < 22

/** How much a piece is enlarged to have this size and fit this room. */
export function fitted(piece: Piece, { size = unit, maxWidth = Infinity, maxHeight = Infinity }: StripPlace): number {
  return Math.min(size / unit, maxWidth / piece.w, maxHeight / piece.half / 2)
}

/** A piece in a bigger SVG. Its marks are set as markup: there are very many strips on a table, and they never change. */
export function PieceArt({ piece, ...place }: StripPlace & { readonly piece: Piece }): ReactNode {
  const { x = 0, y = 0, align = 'middle', sentence } = place
  const scale = fitted(piece, place)
  const w = piece.w * scale
  const left = align === 'start' ? x : align === 'end' ? x - w : x - w / 2
  const marks = <g dangerouslySetInnerHTML={{ __html: marksMarkup(piece.marks, left, y, scale) }} />
  if (sentence === undefined) return marks
  return (
    <g {...labelled(sentence)}>
      <title>{sentence}</title>
      {marks}
    </g>
  )
}

/** A piece as an `<svg>`, in line with text. */
export function PieceStrip({
  piece,
  size,
  sentence,
  className,
}: {
  readonly piece: Piece
  readonly size: number
  readonly sentence: string
  readonly className?: string | undefined
}): ReactNode {
  const h = piece.half + 1
  const scale = size / unit
  return (
    <svg
      className={className === undefined ? 'art' : `art ${className}`}
      width={round((piece.w + 2) * scale)}
      height={round(2 * h * scale)}
      viewBox={`-1 ${-h} ${round(piece.w + 2)} ${round(2 * h)}`}
      {...labelled(sentence)}
    >
      <title>{sentence}</title>
      <g dangerouslySetInnerHTML={{ __html: marksMarkup(piece.marks) }} />
    </svg>
  )
}
