/** The rings of the seven states, around any silhouette or box. */
import type { ReactNode } from 'react'
import { type Box, round } from './place.tsx'
import { IconArt } from './sprite.tsx'

/** The states of everything that can be looked at or chosen. */
export const artStates = ['idle', 'legal', 'selected', 'focus', 'blocked', 'last', 'ghost'] as const
/** A state. */
export type ArtState = (typeof artStates)[number]

interface RingProps {
  /** The silhouette, in a box of this size. */
  readonly path: string
  readonly box: Box
  readonly state: ArtState | undefined
  /** Where the badge of a selected or blocked thing sits: on the bottom edge (cards) or in the upper right corner. */
  readonly badge?: 'bottom' | 'corner'
  /** How far outside the silhouette the ring runs. */
  readonly away?: number
}

/** The ring of a state around a silhouette. */
export function Ring({ path, box, state, badge = 'corner', away = 3.5 }: RingProps): ReactNode {
  if (state === undefined || state === 'idle') return undefined
  const { w, h } = box
  const grown = `translate(${-away} ${-away})scale(${round((w + 2 * away) / w)} ${round((h + 2 * away) / h)})`
  const ring = (name: string): ReactNode => <path className={`ring ${name}`} d={path} transform={grown} />
  if (state === 'blocked')
    return (
      <>
        <path className="ring-veil" d={path} />
        <path className="ring-stroke" d={`M${w * 0.1} ${h * 0.92}L${w * 0.9} ${h * 0.08}`} />
        <Badge kind="blocked" box={box} at={badge} />
      </>
    )
  if (state === 'selected')
    return (
      <>
        {ring('ring-gap')}
        {ring('ring-selected')}
        <Badge kind="selected" box={box} at={badge} />
      </>
    )
  if (state === 'focus')
    return (
      <>
        {ring('ring-gap')}
        {ring('ring-focus')}
      </>
    )
  return ring(`ring-${state}`)
}

/** The light on a legal slot; it lies under what the slot shows. Pictures do not glow, they have a ring only. */
export function Glow({ path, state }: Pick<RingProps, 'path' | 'state'>): ReactNode {
  return state === 'legal' ? <path className="ring ring-glow" d={path} /> : undefined
}

interface BadgeProps {
  readonly kind: 'selected' | 'blocked'
  readonly box: Box
  readonly at: 'bottom' | 'corner'
}

function Badge({ kind, box: { w, h }, at }: BadgeProps): ReactNode {
  const r = Math.min(12, Math.max(7, w * 0.13))
  const x = at === 'bottom' ? w / 2 : w - 1
  const y = at === 'bottom' ? h : kind === 'blocked' ? h - 1 : 1
  return (
    <g className={`ring-badge-${kind}`}>
      <circle cx={x} cy={y} r={r} />
      <IconArt name={kind === 'selected' ? 'confirm' : 'lock'} x={x - r * 0.66} y={y - r * 0.66} size={r * 1.32} />
    </g>
  )
}

interface BoxRingProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius?: number
  readonly state: ArtState | undefined
}

/** The light on a legal box: put it under what the box shows. */
export function BoxGlow({ x, y, width, height, radius = 8, state }: BoxRingProps): ReactNode {
  return <Glow path={roundedBox(x, y, width, height, radius)} state={state} />
}

/** The ring of a state around a rounded box: slots, lines, rows. */
export function BoxRing({ x, y, width: w, height: h, radius: r = 8, state }: BoxRingProps): ReactNode {
  const path = roundedBox(0, 0, w, h, r)
  return (
    <g transform={`translate(${x} ${y})`}>
      <Ring path={path} box={{ w, h }} state={state} away={2} />
    </g>
  )
}

/** The path of a rounded box. */
export function roundedBox(x: number, y: number, w: number, h: number, r: number): string {
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
}
