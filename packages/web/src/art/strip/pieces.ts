/** The words of the icon grammar: an icon with its quantity, value, discount or condition. Units are 24 to an icon. */
import type { IconName } from '../icon-names.ts'
import { type Mark, type Piece, unit } from './marks.tsx'
import { disc } from './shapes.ts'

/** How a strip is printed: compact strips (icons below 22 px) have larger numerals. */
export interface Print {
  readonly compact: boolean
}

const text = 'var(--text)'
const plate = 'var(--plate)'
const half = unit / 2

/** A plain icon. */
export function icon(name: IconName, size = unit, colour?: string): Piece {
  const mark: Mark = { kind: 'icon', name, x: 0, y: -size / 2, size, ...(colour === undefined ? {} : { colour }) }
  return { w: size, half: size / 2, marks: [mark] }
}

/** An icon with a quantity on an ink disc, lower right. One of a thing needs no number. */
export function counted(name: IconName, n: number, print: Print, always = false): Piece {
  const base = icon(name)
  if (n === 1 && !always) return base
  const r = print.compact ? 8.4 : 7
  const x = print.compact ? 21 : 19.4
  const y = print.compact ? 5.4 : 6.6
  const label = String(n)
  return {
    w: x + r,
    half: Math.max(base.half, y + r),
    marks: [
      ...base.marks,
      { kind: 'path', d: disc(x, y, r), fill: text, stroke: plate, w: 1.4 },
      {
        kind: 'number',
        text: label,
        x,
        y,
        size: (print.compact ? 13.6 : 11.2) * (label.length > 1 ? 0.8 : 1),
        fill: plate,
      },
    ],
  }
}

/** An icon whose doing shows something hidden: it cannot be taken back. */
export function revealing(name: IconName): Piece {
  const base = icon(name)
  return {
    w: unit + 3,
    half: half + 2,
    marks: [...base.marks, { kind: 'icon', name: 'reveal', x: 15.4, y: -half - 2.4, size: 11.6 }],
  }
}

/** Virtue points: a numeral in the star. */
export function star(n: number, print: Print): Piece {
  const size = print.compact ? 27 : 26
  const label = n < 0 ? `−${-n}` : String(n)
  const height = (print.compact ? 15 : 13.4) * (label.length > 1 ? 0.8 : 1)
  return {
    w: size,
    half: size / 2,
    marks: [
      { kind: 'icon', name: 'vp', x: 0, y: -size / 2, size },
      { kind: 'number', text: label, x: size / 2, y: 0, size: height, fill: 'var(--ink)' },
    ],
  }
}

/** An amulet with its value on its slip. */
export function charm(value: number, print: Print): Piece {
  return {
    w: print.compact ? 21 : 20,
    half: 13,
    marks: [
      {
        kind: 'icon',
        name: print.compact ? 'amulet-bold' : 'amulet',
        x: print.compact ? -1.5 : -2,
        y: -half,
        size: unit,
      },
      {
        kind: 'number',
        text: String(value),
        x: print.compact ? 10.5 : 10,
        y: print.compact ? 2 : 2.4,
        size: print.compact ? 15.4 : 12.4,
        fill: print.compact ? 'var(--paper)' : 'var(--plum)',
      },
    ],
  }
}

const ticketWidth = 19

function ticketMarks(discount: number, x: number): readonly Mark[] {
  return [
    {
      kind: 'path',
      d: `M${x},-8L${x + ticketWidth},-8L${x + ticketWidth},8L${x},8L${x + 3},0z`,
      fill: 'var(--seal)',
      stroke: 'var(--cream)',
      w: 1,
    },
    { kind: 'number', text: `−${discount}`, x: x + 10.8, y: 0, size: 13.4, fill: 'var(--cream)' },
  ]
}

/** A discount beside what it makes cheaper; outside a pill it belongs to all that is in it. */
export function ticketed(piece: Piece, discount: number): Piece {
  if (discount === 0) return piece
  const x = piece.w + 1.6
  return { w: x + ticketWidth, half: piece.half, marks: [...piece.marks, ...ticketMarks(discount, x)] }
}

/** A discount by itself. */
export const ticket = (discount: number): Piece => ({ w: ticketWidth, half: 8, marks: ticketMarks(discount, 0) })

/** A discount on one of several things, the seat says which: a red line under all of them leads to the ticket. */
export function shared(piece: Piece, discount: number): Piece {
  const x = piece.w + 4.6
  const y = piece.half + 2.6
  return {
    w: x + ticketWidth,
    half: y + 1,
    marks: [
      ...piece.marks,
      {
        kind: 'path',
        d: `M0,${y - 3.4}L0,${y}L${x + 8},${y}L${x + 8},8`,
        stroke: 'var(--shu)',
        w: 1.9,
      },
      ...ticketMarks(discount, x),
    ],
  }
}

/** A condition in a black tab at the foot of an icon. */
export function conditioned(piece: Piece, label: string): Piece {
  const w = 8 + label.length * 5.4
  return {
    w: piece.w + w - 6,
    half: piece.half + 1,
    marks: [
      ...piece.marks,
      {
        kind: 'path',
        d: `M${piece.w - 7},0L${piece.w + w - 6},0L${piece.w + w - 6},13L${piece.w - 7},13z`,
        fill: text,
        stroke: plate,
        w: 1,
      },
      { kind: 'number', text: label, x: piece.w + w / 2 - 6.5, y: 6.5, size: 11.4, fill: plate },
    ],
  }
}

/** A bare numeral. */
export function numeral(label: string, size = 17, fill: string = text): Piece {
  return {
    w: label.length * size * 0.54,
    half,
    marks: [{ kind: 'number', text: label, x: (label.length * size * 0.54) / 2, y: 0, size, fill }],
  }
}
