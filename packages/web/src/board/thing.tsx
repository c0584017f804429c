/** What the drawings of the board are made of: things that can be pointed at, boxes, words, parts that are drawn only when they change. */
import { type ComponentType, memo, type ReactNode } from 'react'
import { NumberArt } from '../art/number.tsx'
import { isNumber, numberPath } from '../art/numerals.ts'
import { round } from '../art/place.tsx'
import type { Seat } from '../art/seat.tsx'
import { type ArtState, BoxRing, roundedBox } from '../art/state-ring.tsx'
import { fittingSize } from '../art/text-fit.ts'
import type { Things } from './model-types.ts'

/** A rectangle in units of the board. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A seat's number as the art knows it. */
export const asSeat = (seat: number): Seat => seat as Seat

interface ThingProps {
  readonly target: string
  readonly things: Things
  /** The area that reacts, and that the keyboard's ring runs around. */
  readonly hit: Box
  readonly radius?: number
  /** The ring of its state, where no drawing inside follows the silhouette: around this box. */
  readonly ring?: Box | undefined
  /** The id by which animations find a moving thing. */
  readonly piece?: string | undefined
  /** What lies under the glow of the ring; the children lie above it. */
  readonly back?: ReactNode
  readonly children?: ReactNode
}

/** Whether a state means that a thing can be chosen now. */
export const isLive = (state: ArtState | undefined): boolean => state === 'legal' || state === 'selected'

/** What makes an element a thing that can be pointed at: its target, and its name in words. */
export function pointedAt(
  target: string,
  things: Things,
): { readonly 'data-target': string; readonly role: 'button' | 'img'; readonly 'aria-label': string } {
  return {
    'data-target': target,
    role: isLive(things.states[target]) ? 'button' : 'img',
    'aria-label': things.nameOf(target),
  }
}

/** Reached by the Tab key. An SVG element knows the attribute in lower case only, and it is handed on as it is written. */
export const focusable = { tabindex: 0 } as const

/** Something that can be pointed at. It is a button while it is legal, a named picture otherwise. */
export function Thing({ target, things, hit, radius = 7, ring, piece, back, children }: ThingProps): ReactNode {
  const state = things.states[target]
  const live = isLive(state)
  const box = ring === undefined ? undefined : { x: ring.x, y: ring.y, width: ring.w, height: ring.h }
  return (
    <g
      className={live ? 'thing thing-live' : 'thing'}
      data-piece={piece}
      {...(live ? focusable : undefined)}
      aria-pressed={state === 'selected' ? true : undefined}
      {...pointedAt(target, things)}
    >
      {back === undefined ? children : back}
      {box !== undefined && state === 'legal' ? <rect className="thing-glow" {...box} rx={radius} /> : undefined}
      {box === undefined || state === undefined ? undefined : <BoxRing {...box} radius={radius} state={state} />}
      {back === undefined ? undefined : children}
      {live ? <rect className="thing-hit" x={hit.x} y={hit.y} width={hit.w} height={hit.h} rx={radius} /> : undefined}
    </g>
  )
}

/**
 * What lies outside the present decision loses some of its colour; pieces are drawn above it. The veil is always there and
 * seen only inside `Veiled`: so a part is not drawn again because the question has moved elsewhere.
 */
export function Veil({ box: { x, y, w, h }, path }: { readonly box: Box; readonly path?: string }): ReactNode {
  if (path !== undefined) return <path d={path} className="veil" />
  return <rect x={x} y={y} width={w} height={h} rx={10} className="veil" />
}

/** A part under its veil, or without it. */
export function Veiled({ on, children }: { readonly on: boolean; readonly children: ReactNode }): ReactNode {
  return <g className={on ? 'veiled' : undefined}>{children}</g>
}

/** Whether anything in a part can be chosen. */
export const isAlive = ({ states }: Things): boolean => Object.values(states).some(isLive)

/** Rounded boxes as one path: a row of slots or plates is one node. */
export const boxesPath = (boxes: readonly Box[], radius: number): string =>
  boxes.map(({ x, y, w, h }) => roundedBox(round(x), round(y), round(w), round(h), round(radius))).join('')

/** A hit area of at least this size around a box. */
export function atLeast({ x, y, w, h }: Box, least: number): Box {
  const width = Math.max(w, least)
  const height = Math.max(h, least)
  return { x: x - (width - w) / 2, y: y - (height - h) / 2, w: width, h: height }
}

interface LabelProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly children: string | number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly weight?: number
  readonly fill?: string
  /** In the display face. */
  readonly display?: boolean
  /** It becomes smaller rather than longer. */
  readonly maxWidth?: number
}

/** A word or a number. */
export function Label(props: LabelProps): ReactNode {
  const { x, y, size, children, anchor = 'start', weight, fill = 'var(--text)', display = false, maxWidth } = props
  const text = String(children)
  const isStrong = weight !== undefined && weight >= 700
  if (isStrong && !display && maxWidth === undefined && isNumber(text))
    return <NumberArt {...{ x, y, size, fill, anchor }}>{text}</NumberArt>
  return (
    <text
      x={round(x)}
      y={round(y)}
      fontSize={maxWidth === undefined ? size : fittingSize(text, maxWidth, size, display)}
      fontWeight={display ? undefined : weight}
      textAnchor={anchor === 'start' ? undefined : anchor}
      fill={fill}
      className={display ? 'board-display' : undefined}
    >
      {text}
    </text>
  )
}

/** A numeral, and the middle of its foot. */
interface Numeral {
  readonly x: number
  readonly y: number
  readonly n: number
}

interface NumeralsProps {
  readonly list: readonly Numeral[]
  readonly size: number
  readonly fill?: string
}

const signsOf = (n: number): string => `${n < 0 ? '−' : ''}${Math.abs(n)}`

/** Many numerals in one path; those of two digits are a little smaller. */
export function Numerals({ list, size, fill = 'var(--text)' }: NumeralsProps): ReactNode {
  const d = list.map(({ x, y, n }) => numberPath(signsOf(n), x, y, n >= 0 && n < 10 ? size : size * 0.8)).join('')
  return <path className="above" d={d} fill={fill} />
}

/** Whether two values of plain data are equal; functions do not count, what they read is in the data beside them. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one === 'function' && typeof other === 'function') return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every((key) => isEqual(Reflect.get(one, key), Reflect.get(other, key)))
}

/** A part of the board: drawn again only when its data is no longer equal. */
export function part<Props extends object>(draw: (props: Props) => ReactNode): ComponentType<Props> {
  return memo(draw, isEqual)
}
