/** The figures of the seats: kodamas, pilgrims, building counters. */
import { memo, type ReactNode } from 'react'
import { type Box, placed, type Place, standalone } from './place.tsx'
import { pieceStamp, type Seat, seatFill, seatInk, seatNames } from './seat.tsx'
import { Stamp } from './stamp.tsx'
import { type ArtState, Ring } from './state-ring.tsx'

const kodamaBox = { w: 22, h: 28 }
const box = { w: 26, h: 26 }

interface FigureProps {
  readonly state?: ArtState | undefined
}

interface FigureArtProps extends FigureProps, Place {
  readonly stamp: string
  readonly size: Box
  /** Its silhouette, for the ring. */
  readonly outline: string
}

/** A figure: one path, and while it has a state the ring around it. */
function FigureArt({ stamp, size, outline, state, x = 0, y = 0, width = size.w }: FigureArtProps): ReactNode {
  const figure = <Stamp id={stamp} box={size} {...{ x, y, width }} />
  if (state === undefined || state === 'idle') return figure
  return (
    <g className={state === 'ghost' ? 'art-ghost' : undefined}>
      {figure}
      <g transform={placed({ x, y, width }, size)}>
        <Ring path={outline} box={size} state={state} away={1.6} />
      </g>
    </g>
  )
}

interface KodamaProps extends FigureProps {
  /** Undefined for the neutral kodama. */
  readonly seat: Seat | undefined
}

/** A kodama in a bigger SVG. */
export const KodamaArt = memo(function KodamaArt({ seat, ...rest }: KodamaProps & Place): ReactNode {
  return <FigureArt stamp={pieceStamp('kodama', seat)} size={kodamaBox} outline={kodamaOutline} {...rest} />
})

const kodamaOutline = 'M11 0C18 0 20 7 17.5 14 21 17 22 22 22 28H0C0 22 1 17 4.5 14 2 7 4 0 11 0z'

/** A kodama. */
export const Kodama = standalone(KodamaArt, () => kodamaBox)

interface PilgrimProps extends FigureProps {
  readonly seat: Seat
  readonly asleep?: boolean | undefined
}

/** A pilgrim in a bigger SVG. */
export const PilgrimArt = memo(function PilgrimArt({ seat, asleep = false, ...rest }: PilgrimProps & Place): ReactNode {
  const stamp = pieceStamp(asleep ? 'pilgrim-asleep' : 'pilgrim', seat)
  return <FigureArt stamp={stamp} size={box} outline="M13 0L26 14 21 26H5L0 14z" {...rest} />
})

/** A pilgrim. */
export const Pilgrim = standalone(PilgrimArt, () => box)

const house = 'M13 3.5L24 12V22.5H2V12z'

/** A building counter in a bigger SVG: a small house. */
export const BuildingCounterArt = memo(function BuildingCounterArt({
  seat,
  state,
  ...place
}: { readonly seat: Seat; readonly state?: ArtState | undefined } & Place): ReactNode {
  return (
    <g className={state === 'ghost' ? 'art-ghost' : undefined} transform={placed(place, box)} strokeLinejoin="round">
      <path d={house} fill="var(--ink)" stroke="var(--ink)" strokeWidth={5.4} />
      <path d={house} fill={seatFill(seat)} stroke="var(--cream)" strokeWidth={2.2} />
      <use
        href={`#i-crest-${seatNames[seat]}`}
        x={8}
        y={10.5}
        width={10}
        height={10}
        style={{ color: seatInk(seat) }}
      />
      <Ring path={house} box={box} state={state} away={3} />
    </g>
  )
})

/** A building counter. */
export const BuildingCounter = standalone(BuildingCounterArt, () => box)
