/** Guardian dice and the spaces they stand on. A numeral, not pips; outline, crest and pattern differ by seat. */
import { memo, type ReactNode } from 'react'
import { NumberArt } from './number.tsx'
import { placed, type Place, standalone } from './place.tsx'
import { pieceStamp, type Seat, seatInk, seatOutline } from './seat.tsx'
import { IconArt } from './sprite.tsx'
import { Stamp } from './stamp.tsx'
import { type ArtState, Glow, Ring, roundedBox } from './state-ring.tsx'

interface DieProps {
  readonly value: number
  readonly seat: Seat
  /** Sealed: a talisman hangs over its left edge. */
  readonly locked?: boolean | undefined
  /** Its value was raised this turn. */
  readonly raised?: boolean | undefined
  readonly state?: ArtState | undefined
}

const box = { w: 36, h: 36 }

/** A die in a bigger SVG. */
export const DieArt = memo(function DieArt({
  value,
  seat,
  locked = false,
  raised = false,
  state,
  ...place
}: DieProps & Place): ReactNode {
  const outline = seatOutline(seat, 3, 3, 30)
  return (
    <g
      className={state === 'ghost' ? 'art-g art-ghost' : 'art-g'}
      transform={placed(place, box)}
      strokeLinejoin="round"
    >
      <Stamp id={pieceStamp('die', seat)} box={box} />
      <NumberArt x={locked ? 22.5 : 16} y={locked ? 24.4 : 25.8} size={locked ? 20 : 24} fill={seatInk(seat)}>
        {value}
      </NumberArt>
      {locked ? <Talisman /> : undefined}
      {raised ? (
        <>
          <path d="M29-3L38 9.5H20z" fill="var(--gold)" stroke="var(--ink)" strokeWidth={1.6} />
          <path d="M29 1.4V7.6M25.9 4.8H32.1" stroke="var(--ink)" strokeWidth={1.7} strokeLinecap="round" />
        </>
      ) : undefined}
      <Ring path={outline} box={box} state={state} away={3.4} />
    </g>
  )
})

function Talisman(): ReactNode {
  return (
    <g transform="rotate(-5 9 18)">
      <path
        d="M3.5-2.5H15V33L12.8 31 11 33.4 9.2 31.2 7.4 33.6 5.6 31.4 3.5 33z"
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth={1.5}
      />
      <path
        d="M5.4 1.2H13M9.2 4V26M6.2 7.6H12.3M6.8 12.4L11.7 16M11.7 12.4L6.8 16M6.2 20.4H12.3M7 24.6H11.4"
        fill="none"
        stroke="var(--seal)"
        strokeWidth={1.4}
      />
    </g>
  )
}

/** A die. */
export const Die = standalone(DieArt, () => box)

interface DieSlotProps {
  /** The least die, on a tab; not shown for 1. */
  readonly minimum?: number | undefined
  /** On the far bank an arrow shows the way up. */
  readonly kind?: 'forest' | 'river' | undefined
  readonly state?: ArtState | undefined
}

const slotBox = { w: 40, h: 40 }
const slot = roundedBox(1, 1, 38, 38, 8)

/** A space for a die in a bigger SVG. */
export const DieSlotArt = memo(function DieSlotArt({
  minimum = 1,
  kind = 'forest',
  state,
  ...place
}: DieSlotProps & Place): ReactNode {
  return (
    <g className="art-g" transform={placed(place, slotBox)}>
      <path d={slot} fill="var(--panel)" fillOpacity={0.75} stroke="var(--line-strong)" strokeWidth={1.5} />
      <Glow path={slot} state={state} />
      {kind === 'river' ? <IconArt name="arrow-up" x={11} y={11} size={18} colour="var(--line-strong)" /> : undefined}
      {minimum > 1 ? (
        <>
          <path d="M1 9Q1 1 9 1H20V13.5L16.5 17H1z" fill="var(--text)" />
          <NumberArt x={10.4} y={13.6} size={13} fill="var(--panel)">
            {`${minimum}+`}
          </NumberArt>
        </>
      ) : undefined}
      <Ring path={slot} box={slotBox} state={state} away={1.5} />
    </g>
  )
})

/** A space for a die. */
export const DieSlot = standalone(DieSlotArt, () => slotBox)
