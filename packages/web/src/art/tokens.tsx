/** The small tokens: resources, amulets, virtue points, the Tengu's attitude, the seal on a favour. */
import type { Resource } from '@bitoku/engine'
import { memo, type ReactNode } from 'react'
import { placed, type Place, standalone } from './place.tsx'
import { type Seat, SeatMarkArt } from './seat.tsx'
import { IconArt } from './sprite.tsx'
import type { Mark } from './strip/marks.tsx'
import { charm, counted, star } from './strip/pieces.ts'
import { PieceArt } from './strip/strip.tsx'

const box = { w: 24, h: 24 }

interface ResourceProps {
  readonly resource: Resource | 'any'
  /** How many, on an ink disc; one needs no number. */
  readonly n?: number | undefined
}

/** A resource in a bigger SVG. */
export const ResourceTokenArt = memo(function ResourceTokenArt({
  resource,
  n = 1,
  x = 0,
  y = 0,
  width = 24,
}: ResourceProps & Place): ReactNode {
  const piece = counted(resource, n, { compact: width < 22 })
  return <PieceArt piece={piece} x={x} y={y + width / 2} size={width} align="start" />
})

/** A resource. */
export const ResourceToken = standalone(ResourceTokenArt, () => box)

interface AmuletProps {
  readonly value: number
}

/** An amulet in a bigger SVG. */
export const AmuletTokenArt = memo(function AmuletTokenArt({
  value,
  x = 0,
  y = 0,
  width = 24,
}: AmuletProps & Place): ReactNode {
  return <PieceArt piece={charm(value, { compact: true })} x={x + width / 2} y={y + width / 2} size={width} />
})

/** An amulet with its value. */
export const AmuletToken = standalone(AmuletTokenArt, () => box)

interface StarProps {
  readonly n: number
  /** Printed in grey and red: points that are lost. */
  readonly lost?: boolean
}

/** A part of a star, in grey and red. */
function losing(mark: Mark): Mark {
  if (mark.kind === 'number') return { ...mark, fill: '#8a1f12' }
  return mark.kind === 'icon' ? { ...mark, name: 'vp-lost' } : mark
}

/** Virtue points in a bigger SVG. */
export const VpStarArt = memo(function VpStarArt({
  n,
  lost = false,
  x = 0,
  y = 0,
  width = 24,
}: StarProps & Place): ReactNode {
  const piece = star(n, { compact: true })
  const marks = lost ? piece.marks.map(losing) : piece.marks
  return <PieceArt piece={{ ...piece, marks }} x={x + width / 2} y={y + width / 2} size={width} maxWidth={width} />
})

/** Virtue points. */
export const VpStar = standalone(VpStarArt, () => box)

const attitudeBox = { w: 48, h: 48 }

interface AttitudeProps {
  readonly active: boolean
}

/** The Tengu's attitude in a bigger SVG: a wooden plaque, awake and red or asleep and grey. */
export const AttitudeTileArt = memo(function AttitudeTileArt({ active, ...place }: AttitudeProps & Place): ReactNode {
  return (
    <g className="art-tile" transform={placed(place, attitudeBox)} strokeLinejoin="round" strokeLinecap="round">
      <path className="art-rim" d={plaque} fill="none" strokeWidth={4} />
      <path d={plaque} fill={active ? '#e9c98a' : '#cfc7b0'} stroke="var(--ink)" strokeWidth={2} />
      <path d="M8 10H40M8 38H40" stroke="var(--ink)" strokeWidth={1} opacity={0.35} />
      {active ? (
        <IconArt name="tengu" x={8} y={8} size={32} />
      ) : (
        <>
          <path
            d="M24 11.5c7 0 11 4.3 11 10.8C35 30.5 30 37 24 37s-11-6.5-11-14.7c0-6.5 4-10.8 11-10.8z"
            fill="#a9aca0"
            stroke="var(--ink)"
            strokeWidth={2}
          />
          <path
            d="M22.3 24l.6 8c.2 1.8 2 1.8 2.2 0l.6-8M16.5 21.5c1.3 1.6 3.4 1.6 4.6 0M26.9 21.5c1.3 1.6 3.4 1.6 4.6 0"
            fill="none"
            stroke="var(--ink)"
            strokeWidth={1.8}
          />
          <path d="M33 8h5l-5 5.5h5" fill="none" stroke="var(--ink)" strokeWidth={1.8} />
        </>
      )}
    </g>
  )
})

const plaque = 'M10 2H38L46 10V38L38 46H10L2 38V10z'

/** The Tengu's attitude. */
export const AttitudeTile = standalone(AttitudeTileArt, () => attitudeBox)

const sealBox = { w: 36, h: 60 }

interface SealProps {
  readonly seat: Seat
}

/** The paper seal on a covered favour, in a bigger SVG. */
export const SealArt = memo(function SealArt({ seat, ...place }: SealProps & Place): ReactNode {
  return (
    <g transform={placed(place, sealBox)}>
      <path
        d="M5 3L32 1L33 50L19 58L7 51z"
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <path d="M10 9.5L27 8.3M12 46L28 44.8" stroke="var(--seal)" strokeWidth={1.8} strokeLinecap="round" />
      <SeatMarkArt seat={seat} x={8.5} y={16} width={22} />
    </g>
  )
})

/** The paper seal on a covered favour. */
export const Seal = standalone(SealArt, () => sealBox)
