/** The joints of the icon grammar: all of them, one of them, again, some of them, for each, first. Units are 24 to an icon. */
import { column, type Mark, moved, type Piece, row, unit } from './marks.tsx'
import { box, disc } from './shapes.ts'

const text = 'var(--text)'
const plate = 'var(--plate)'
const half = unit / 2

/** All of them. */
export const and = (pieces: readonly Piece[], tight = false): Piece => row(pieces, tight ? 3.4 : 6.4)

/** One of them: a pill split by slanted bars. */
export function or(pieces: readonly Piece[]): Piece {
  const pad = 5.4
  const gap = 8.6
  const inside = row(pieces, gap)
  const h = inside.half + 3
  const marks: Mark[] = [
    {
      kind: 'path',
      d: box(0, inside.w + 2 * pad, h, Math.min(h, 15)),
      fill: 'var(--pill)',
      stroke: 'var(--line-strong)',
      w: 1.2,
    },
  ]
  let x = pad
  pieces.forEach((piece, i) => {
    if (i > 0)
      marks.push({
        kind: 'path',
        d: `M${x - gap / 2 + 2.4},${-half + 1}L${x - gap / 2 - 2.4},${half - 1}`,
        stroke: text,
        w: 1.7,
      })
    for (const mark of piece.marks) marks.push(moved(mark, x))
    x += piece.w + gap
  })
  return { w: inside.w + 2 * pad, half: h, marks }
}

/** One of two, where there is no room for a pill: the first above left, the second below right of a long slanted bar. */
export function orSlanted(first: Piece, second: Piece): Piece {
  const dx = Math.max(13, first.w - 7)
  const w = dx + second.w
  const h = first.half + second.half - 3
  return {
    w,
    half: h,
    marks: [
      ...first.marks.map((mark) => moved(mark, 0, first.half - h)),
      ...second.marks.map((mark) => moved(mark, dx, h - second.half)),
      { kind: 'path', d: `M${w - 4},${-h + 3}L4,${h - 3}`, stroke: text, w: 1.9 },
    ],
  }
}

/** All of them in two rows, as even as they come. */
export function andInTwo(pieces: readonly Piece[]): Piece {
  const widths = pieces.map((_, i) => {
    const [upper, lower] = [row(pieces.slice(0, i), 5), row(pieces.slice(i), 5)]
    return Math.max(upper.w, lower.w)
  })
  const cut = widths.indexOf(Math.min(...widths.slice(1)), 1)
  return column([row(pieces.slice(0, cut), 5), row(pieces.slice(cut), 5)], 1.6)
}

/** The same again: a square bracket encloses what repeats, a black ×n says how often. */
export function repeated(piece: Piece, n: number): Piece {
  const pad = 4
  const h = piece.half + 2.4
  const w = piece.w + 2 * pad
  return {
    w: w + 13,
    half: h,
    marks: [
      {
        kind: 'path',
        d: `M4.6,${-h}L1,${-h}L1,${h}L4.6,${h}M${w - 4.6},${-h}L${w - 1},${-h}L${w - 1},${h}L${w - 4.6},${h}`,
        stroke: text,
        w: 1.9,
      },
      ...piece.marks.map((mark) => moved(mark, pad)),
      { kind: 'path', d: box(w - 2, 15, 8, 1.4), fill: text },
      { kind: 'number', text: `×${n}`, x: w + 5.6, y: 0, size: 12, fill: plate },
    ],
  }
}

/** Some different ones of several: a frame, and a black tab that says how many of how many. */
export function picked(pieces: readonly Piece[], n: number): Piece {
  const tab = 21
  const inside = row(pieces, 5)
  const h = inside.half + 3.6
  const w = tab + inside.w + 9
  return {
    w,
    half: h,
    marks: [
      { kind: 'path', d: box(0, w, h, 4), fill: 'var(--pill)', stroke: text, w: 1.3 },
      { kind: 'path', d: `M0.6,${-h + 2}L${tab - 1},${-h + 0.6}L${tab - 4.6},${h - 0.6}L0.6,${h - 2}z`, fill: text },
      { kind: 'number', text: `${n}/${pieces.length}`, x: 8.8, y: 0, size: 10.8, fill: plate },
      ...inside.marks.map((mark) => moved(mark, tab + 3)),
    ],
  }
}

/** Points for each of a thing: a slash with a bead. */
export function per(points: Piece, thing: Piece): Piece {
  const gap: Piece = {
    w: 9,
    half,
    marks: [
      { kind: 'path', d: `M7,${-half + 1}L2,${half - 1}`, stroke: text, w: 1.6 },
      { kind: 'path', d: disc(4.5, 0, 3), fill: text },
    ],
  }
  return row([points, gap, thing], 1)
}

/** First this, then that. */
export function leading(first: Piece, second: Piece): Piece {
  const arrow: Piece = { w: 8, half: 5, marks: [{ kind: 'path', d: 'M0.6,-4.6L7.6,0L0.6,4.6z', fill: text }] }
  return row([first, arrow, second], 3)
}
