/** The four seats: colour, pattern, crest and the corner of their tokens, so that none of them is known by colour alone. */
import type { ReactNode } from 'react'
import { type Place, standalone } from './place.tsx'
import { Stamp } from './stamp.tsx'

/** The houses of the four seats. */
export const seatNames = ['shu', 'ai', 'yamabuki', 'asagi'] as const
/** A seat. */
export type Seat = 0 | 1 | 2 | 3

/** A seat's colours: its fill, the ink on it, its name on paper. */
export const seatFill = (seat: Seat): string => `var(--seat-${seat})`
/** The ink on a seat's colour. */
export const seatInk = (seat: Seat): string => `var(--seat-${seat}-on)`
/** The pattern over a seat's colour; the first seat is plain. */
export const seatPattern = (seat: Seat): string | undefined => (seat === 0 ? undefined : `url(#seat-${seat})`)

/** The pieces that a seat has on the table. */
type PieceName = 'die' | 'mark' | 'kodama' | 'pilgrim' | 'pilgrim-asleep'

/** The name of a piece's stamp in the sprite; only a kodama can be nobody's. */
export const pieceStamp = (name: PieceName, seat: Seat | undefined): string =>
  `piece-${name}-${seat === undefined ? 'neutral' : seatNames[seat]}`

const box = { w: 24, h: 24 }

/** The outline of a seat's tokens, around a square: round, square, cut or notched corners. */
export function seatOutline(seat: Seat, x: number, y: number, s: number): string {
  const c = s * 0.2
  const k = s * (1 - 0.4)
  if (seat === 0) {
    const r = s * 0.27
    const e = s - 2 * r
    return `M${x + r} ${y}h${e}a${r} ${r} 0 0 1 ${r} ${r}v${e}a${r} ${r} 0 0 1 ${-r} ${r}h${-e}a${r} ${r} 0 0 1 ${-r} ${-r}v${-e}a${r} ${r} 0 0 1 ${r} ${-r}z`
  }
  if (seat === 1) return `M${x} ${y}h${s}v${s}h${-s}z`
  if (seat === 2) return `M${x + c} ${y}h${k}l${c} ${c}v${k}l${-c} ${c}h${-k}l${-c} ${-c}v${-k}z`
  return `M${x + c} ${y}h${k}a${c} ${c} 0 0 0 ${c} ${c}v${k}a${c} ${c} 0 0 0 ${-c} ${c}h${-k}a${c} ${c} 0 0 0 ${-c} ${-c}v${-k}a${c} ${c} 0 0 0 ${c} ${-c}z`
}

interface SeatProps {
  readonly seat: Seat
}

/** A crest in one ink, in a bigger SVG. */
export function CrestArt({ seat, ...place }: SeatProps & Place): ReactNode {
  const { x = 0, y = 0, width = 24 } = place
  return (
    <use
      href={`#i-crest-${seatNames[seat]}`}
      x={x}
      y={y}
      width={width}
      height={width}
      style={{ color: `var(--seat-${seat}-name)` }}
    />
  )
}

/** A crest in one ink. */
export const Crest = standalone(CrestArt, () => box)

/** A seat's round, square, cut or notched token with its crest, in a bigger SVG. */
export function SeatMarkArt({ seat, ...place }: SeatProps & Place): ReactNode {
  return <Stamp id={pieceStamp('mark', seat)} box={box} {...place} />
}

/** A seat's token with its crest. */
export const SeatMark = standalone(SeatMarkArt, () => box)
