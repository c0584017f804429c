/** The pen of the woodblock: a picture is a list of strokes and colour blocks, printed as few paths. */
import type { ReactNode } from 'react'
import { round } from '../place.tsx'

/** The ink of the key block. */
export const ink = 'var(--ink)'
/** Bare paper. */
export const cream = 'var(--cream)'

/** One impression: a colour block, a line of the key block, or both in one. */
export interface Impression {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly w?: number
  readonly opacity?: number
  /** The colour lies a hair off register under its outline. */
  readonly shifted?: boolean
}

/** A colour block a hair off register, and its outline. */
export const print = (d: string, fill: string, w = 4): readonly Impression[] => [
  { d, fill, shifted: true },
  { d, stroke: ink, w },
]
/** A line. */
export const line = (d: string, w = 3, stroke: string = ink): Impression => ({ d, stroke, w })
/** A colour without outline. */
export const shape = (d: string, fill: string, opacity = 1): Impression => ({ d, fill, opacity })
/** A colour with its outline, in register: for small things. */
export const solid = (d: string, fill: string, w: number): Impression => ({ d, fill, stroke: ink, w })

/** A circle as a path. */
export const circle = (x: number, y: number, r: number): string => oval(x, y, r, r)
/** An ellipse as a path. */
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${round(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

/** A path and its mirror image across the vertical axis. */
export const twice = (d: string): string => d + mirrored(d)

const letter = /([a-z])([^a-z]*)/gi
const number = /-?(?:\d+\.?\d*|\.\d+)/g

/** Which of the numbers of a path command are x coordinates. */
const xs: Readonly<Record<string, readonly boolean[]>> = {
  m: [true, false],
  l: [true, false],
  t: [true, false],
  h: [true],
  v: [false],
  c: [true, false, true, false, true, false],
  s: [true, false, true, false],
  q: [true, false, true, false],
  z: [],
}

/** A path mirrored across the vertical axis. */
export function mirrored(d: string): string {
  let out = ''
  for (const [, command, rest] of d.matchAll(letter)) {
    const kind = command.toLowerCase()
    const values = (rest.match(number) ?? []).map(Number)
    const flipped =
      kind === 'a'
        ? values.map((n, i) => (i % 7 === 4 ? 1 - n : i % 7 === 2 || i % 7 === 5 ? -n : n))
        : values.map((n, i) => (xs[kind][i % xs[kind].length] ? -n : n))
    out += command + flipped.map(round).join(' ')
  }
  return out
}

function sameStyle(a: Impression, b: Impression): boolean {
  return (
    a.fill === b.fill &&
    a.stroke === b.stroke &&
    a.w === b.w &&
    a.opacity === b.opacity &&
    (a.shifted ?? false) === (b.shifted ?? false)
  )
}

/** Joins impressions that follow each other in the same colour: fewer paths, the same picture. */
function pressed(list: readonly Impression[]): readonly Impression[] {
  const out: Impression[] = []
  for (const next of list) {
    const last = out.at(-1)
    if (last !== undefined && sameStyle(last, next)) out[out.length - 1] = { ...last, d: last.d + next.d }
    else out.push(next)
  }
  return out
}

/** Draws impressions; the group around them should have round joins and caps. */
export function Impressions({ list }: { readonly list: readonly Impression[] }): ReactNode {
  return pressed(list).map(({ d, fill = 'none', stroke, w, opacity, shifted }, i) => (
    <path
      key={i}
      d={d}
      fill={fill}
      stroke={stroke}
      strokeWidth={w}
      opacity={opacity === 1 ? undefined : opacity}
      transform={shifted === true ? 'translate(1.4 1.2)' : undefined}
    />
  ))
}
