/** The figures of the seats: kodamas, pilgrims, building counters. */
import type { CSSProperties, ReactNode } from 'react'
import { placed, type Place, standalone } from './place.tsx'
import { type Seat, seatFill, seatInk, seatNames } from './seat.tsx'
import { type ArtState, Ring } from './state-ring.tsx'

const kodamaBox = { w: 22, h: 28 }
const box = { w: 26, h: 26 }

/** The colours of a figure, and its cream rim: it must be seen on any ground, in both lights. */
function dressed(seat: Seat | undefined): CSSProperties {
  const fill = seat === undefined ? 'var(--neutral)' : seatFill(seat)
  const ink = seat === undefined ? 'var(--neutral-on)' : seatInk(seat)
  const style: Readonly<Record<string, string>> = {
    '--tok': fill,
    '--tok2': fill,
    '--tokink': ink,
    '--halo': 'inline',
    '--rim': 'var(--cream)',
  }
  return style
}

interface FigureProps {
  readonly asleep?: boolean | undefined
  readonly state?: ArtState | undefined
}

interface KodamaProps extends FigureProps {
  /** Undefined for the neutral kodama. */
  readonly seat: Seat | undefined
}

/** A kodama in a bigger SVG. */
export function KodamaArt({ seat, asleep = false, state, ...place }: KodamaProps & Place): ReactNode {
  return (
    <g className={state === 'ghost' ? 'art-ghost' : undefined} transform={placed(place, kodamaBox)}>
      <g style={dressed(seat)}>
        <use href={asleep ? '#i-kodama-asleep' : '#i-kodama'} x={-3.8} y={-2} width={29.6} height={29.6} />
        {seat === undefined ? undefined : (
          <use
            href={`#i-crest-${seatNames[seat]}`}
            x={6.8}
            y={17.2}
            width={8.4}
            height={8.4}
            style={{ color: seatInk(seat) }}
          />
        )}
      </g>
      <Ring
        path="M11 0C20 0 22 8 20 16 22 20 22 24 22 28H0C0 24 0 20 2 16 0 8 2 0 11 0z"
        box={kodamaBox}
        state={state}
        away={3}
      />
    </g>
  )
}

/** A kodama. */
export const Kodama = standalone(KodamaArt, () => kodamaBox)

interface PilgrimProps extends FigureProps {
  readonly seat: Seat
}

/** A pilgrim in a bigger SVG. */
export function PilgrimArt({ seat, asleep = false, state, ...place }: PilgrimProps & Place): ReactNode {
  return (
    <g className={state === 'ghost' ? 'art-ghost' : undefined} transform={placed(place, box)}>
      <g style={dressed(seat)}>
        <use href={asleep ? '#i-pilgrim-asleep' : '#i-pilgrim-figure'} x={1} y={0.5} width={24} height={24} />
        <use
          href={`#i-crest-${seatNames[seat]}`}
          x={asleep ? 9.8 : 9}
          y={asleep ? 10.4 : 8.2}
          width={asleep ? 6.4 : 8}
          height={asleep ? 6.4 : 8}
          style={{ color: seatInk(seat) }}
        />
      </g>
      <Ring path="M13 0L26 14 21 26H5L0 14z" box={box} state={state} away={3} />
    </g>
  )
}

/** A pilgrim. */
export const Pilgrim = standalone(PilgrimArt, () => box)

const house = 'M13 3.5L24 12V22.5H2V12z'

/** A building counter in a bigger SVG: a small house. */
export function BuildingCounterArt({
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
}

/** A building counter. */
export const BuildingCounter = standalone(BuildingCounterArt, () => box)
