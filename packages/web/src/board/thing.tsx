/** What the drawings of the board are made of: things that can be pointed at, boxes, words, parts that are drawn only when they change. */
import { type ComponentType, memo, type ReactNode } from 'react'
import type { Seat } from '../art/seat.tsx'
import { BoxRing } from '../art/state-ring.tsx'
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

/** Something that can be pointed at. It is a button while it is legal, a named picture otherwise. */
export function Thing({ target, things, hit, radius = 7, ring, piece, back, children }: ThingProps): ReactNode {
  const info = things[target]
  const live = info?.state === 'legal' || info?.state === 'selected'
  return (
    <g
      className={live ? 'thing thing-live' : 'thing'}
      data-target={target}
      data-piece={piece}
      role={live ? 'button' : 'img'}
      tabIndex={live ? 0 : undefined}
      aria-label={info?.name ?? target}
      aria-pressed={info?.state === 'selected' ? true : undefined}
    >
      {back === undefined ? children : back}
      {ring !== undefined && info?.state === 'legal' ? (
        <rect className="thing-glow" x={ring.x} y={ring.y} width={ring.w} height={ring.h} rx={radius} />
      ) : undefined}
      {ring === undefined || info?.state === undefined ? undefined : (
        <BoxRing x={ring.x} y={ring.y} width={ring.w} height={ring.h} radius={radius} state={info.state} />
      )}
      {back === undefined ? undefined : children}
      {live ? <rect className="thing-hit" x={hit.x} y={hit.y} width={hit.w} height={hit.h} rx={radius} /> : undefined}
    </g>
  )
}

/** What lies outside the present decision loses some of its colour; pieces are drawn above it. */
export function Veil({ box: { x, y, w, h }, path }: { readonly box: Box; readonly path?: string }): ReactNode {
  if (path !== undefined) return <path d={path} className="veil" />
  return <rect x={x} y={y} width={w} height={h} rx={10} className="veil" />
}

/** Whether anything in a part can be chosen. */
export const isAlive = (things: Things): boolean =>
  Object.values(things).some(({ state }) => state === 'legal' || state === 'selected')

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
  return (
    <text
      x={x}
      y={y}
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

/** Whether two values of plain data are equal. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every((key) => isEqual(Reflect.get(one, key), Reflect.get(other, key)))
}

/** A part of the board: drawn again only when its data is no longer equal. */
export function part<Props extends object>(draw: (props: Props) => ReactNode): ComponentType<Props> {
  return memo(draw, isEqual)
}
