/** What a strip is made of: icons, numerals and lines on one centre line, in units of 24 to an icon. */
import type { ReactNode } from 'react'
import type { IconName } from '../icon-names.ts'
import { round } from '../place.tsx'

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

interface MarksProps {
  readonly marks: readonly Mark[]
  /** Where the left end of the centre line lies, and how much the marks are enlarged. */
  readonly x?: number
  readonly y?: number
  readonly scale?: number
}

/** Draws marks without a group around them: there are very many strips on a table. */
export function Marks({ marks, x = 0, y = 0, scale = 1 }: MarksProps): ReactNode {
  const bare = x === 0 && y === 0 && scale === 1
  const moving = bare ? undefined : `translate(${round(x)} ${round(y)})scale(${round(scale)})`
  return marks.map((mark, i) => {
    if (mark.kind === 'icon')
      return (
        <use
          key={i}
          href={`#i-${mark.name}`}
          x={round(x + mark.x * scale)}
          y={round(y + mark.y * scale)}
          width={round(mark.size * scale)}
          height={round(mark.size * scale)}
          style={mark.colour === undefined ? undefined : { color: mark.colour }}
        />
      )
    if (mark.kind === 'number')
      return (
        <text
          key={i}
          className="art-number"
          x={round(x + mark.x * scale)}
          y={round(y + (mark.y + mark.size * 0.345) * scale)}
          fill={mark.fill}
          style={{ fontSize: round(mark.size * scale) }}
        >
          {mark.text}
        </text>
      )
    return (
      <path
        key={i}
        d={mark.d}
        transform={moving}
        fill={mark.fill ?? 'none'}
        stroke={mark.stroke}
        strokeWidth={mark.w}
        strokeLinecap={mark.fill === undefined ? 'round' : undefined}
      />
    )
  })
}
