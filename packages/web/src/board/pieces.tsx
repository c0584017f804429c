/** The pieces of the seats on the main board: dice and their slots, kodamas on their tracks. */
import type { ReactNode } from 'react'
import { DieArt } from '../art/die.tsx'
import { KodamaArt } from '../art/figures.tsx'
import { SeatMarkArt } from '../art/seat.tsx'
import type { DieModel, SealModel, Things, TrackModel } from './model-types.ts'
import { letterOf } from './places.ts'
import { asSeat, atLeast, type Box, Thing } from './thing.tsx'

interface DieProps {
  readonly die: DieModel
  readonly things: Things
  readonly x: number
  readonly y: number
  readonly size: number
  /** The smallest side of its hit area. */
  readonly least: number
}

/** A die of the main board. */
export function BoardDie({ die, things, x, y, size, least }: DieProps): ReactNode {
  const hit = atLeast({ x, y, w: size, h: size }, least)
  return (
    <Thing target={die.target} things={things} hit={hit} piece={`die:${letterOf(die.seat)}:${die.die}`}>
      <DieArt value={die.value} seat={asSeat(die.seat)} x={x} y={y} width={size} state={things[die.target]?.state} />
    </Thing>
  )
}

/** An empty place for a die, a crossing with an arrow up. */
export function Slot({
  x,
  y,
  size,
  arrow = false,
}: { readonly arrow?: boolean } & Omit<DieProps, 'die' | 'things' | 'least'>): ReactNode {
  const m = x + size / 2
  const a = size * 0.18
  return (
    <>
      <rect x={x} y={y} width={size} height={size} rx={size * 0.22} className="slot" />
      {arrow ? (
        <path
          className="slot-arrow"
          d={`M${m} ${y + size * 0.71}V${y + size * 0.32}M${m - a} ${y + size * 0.48}L${m} ${y + size * 0.3}L${m + a} ${y + size * 0.48}`}
        />
      ) : undefined}
    </>
  )
}

interface SealProps extends Box {
  readonly seal: SealModel
}

/** The paper seal on a covered favour, with the crest of who covered it. */
export function SealPaper({ seal, x, y, w, h }: SealProps): ReactNode {
  const m = w * 0.24
  const t = h * 0.1
  return (
    <g transform={`rotate(-4 ${x + w / 2} ${y + h / 2})`}>
      <path
        className="seal"
        d={`M${x + m} ${y + t}h${w - 2 * m}v${h * 0.72}l${m - w / 2} ${h * 0.1}l${m - w / 2} ${-h * 0.1}z`}
      />
      <path
        className="seal-mark"
        d={`M${x + m + 5} ${y + t + 7}h${w - 2 * m - 10}M${x + m + 5} ${y + h * 0.74}h${w - 2 * m - 10}`}
      />
      {seal.seat === undefined ? (
        <path className="seal-stamp" d={`M${x + w / 2} ${y + h * 0.46 - 7}l7 7l-7 7l-7-7z`} />
      ) : (
        <SeatMarkArt seat={asSeat(seal.seat)} x={x + w / 2 - 10.5} y={y + h * 0.46 - 10.5} width={21} />
      )}
    </g>
  )
}

interface TrackProps {
  readonly track: TrackModel
  readonly things: Things
  /** The first bead, and the distance to the next. */
  readonly x: number
  readonly y: number
  readonly pitch: number
  /** The height of a kodama. */
  readonly tall: number
  readonly least: number
}

/** The beads of a kodama track in as few shapes as possible: plain ones, the middle one, the golden last one. */
export function TrackBeads({ track, x, y, pitch }: Pick<TrackProps, 'track' | 'x' | 'y' | 'pitch'>): ReactNode {
  const end = x + (track.spaces - 1) * pitch
  const bead = (n: number, r: number): string =>
    `M${x + n * pitch - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  const middle = 3
  const plain = Array.from({ length: track.spaces - 1 }, (_, n) => n).filter((n) => n !== middle)
  return (
    <>
      <path className="rope" d={`M${x - 4} ${y}H${end}`} />
      <path className="bead" d={plain.map((n) => bead(n, 4.6)).join('')} />
      <path className="bead bead-middle" d={bead(middle, 5.6)} />
      <path className="bead bead-last" d={bead(track.spaces - 1, 6.6)} />
    </>
  )
}

/** The kodamas of a track; those who share a bead stand in a fan, so that every crest can be seen. */
export function TrackKodamas({ track, things, x, y, pitch, tall, least }: TrackProps): ReactNode {
  const width = (tall * 22) / 28
  const left = x - 11
  const right = x + (track.spaces - 1) * pitch + 14
  const standing = [...Map.groupBy(track.kodamas, ({ at }) => at)].flatMap(([at, here]) => {
    const spread = here.length > 1 ? Math.min(width * 0.78, (pitch * 2.8) / here.length) : 0
    const half = ((here.length - 1) * spread + width) / 2
    const middle = Math.min(right - half, Math.max(left + half, x + (at - 1) * pitch))
    return here.map((kodama, index) => {
      const cx = middle + (index - (here.length - 1) / 2) * spread
      const lift = here.length > 2 && index % 2 === 1 ? tall * 0.14 : 0
      const room = here.length > 1 ? Math.max(spread, 16) : Math.max(least, width)
      return { kodama, cx, top: y + 3 - tall - lift, room }
    })
  })
  // Who can be chosen stands in front.
  const live = ({ kodama }: (typeof standing)[number]): number => (things[kodama.target]?.state === undefined ? 0 : 1)
  return standing
    .toSorted((one, other) => live(one) - live(other))
    .map(({ kodama: { seat, target }, cx, top, room }) => {
      const letter = seat === undefined ? 'n' : letterOf(seat)
      const high = Math.max(least, tall)
      return (
        <Thing
          key={letter}
          target={target}
          things={things}
          hit={{ x: cx - room / 2, y: top + tall / 2 - high / 2, w: room, h: high }}
          piece={`kodama:${letter}:${track.region}`}
        >
          <KodamaArt
            seat={seat === undefined ? undefined : asSeat(seat)}
            x={cx - width / 2}
            y={top}
            width={width}
            state={things[target]?.state}
          />
        </Thing>
      )
    })
}
