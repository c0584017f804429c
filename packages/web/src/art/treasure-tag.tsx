/** Lake treasures: the prizes of the first, second and third kodama of a region. */
import { memo, type ReactNode } from 'react'
import { NumberArt } from './number.tsx'
import { placed, type Place, round, standalone } from './place.tsx'
import { patternFill } from './pattern-names.ts'
import { type Seat, SeatMarkArt } from './seat.tsx'
import type { TileSize } from './tile-parts.tsx'

interface TreasureProps {
  readonly prizes: readonly [number, number, number]
  readonly size: TileSize
  /** Who would take each prize now. */
  readonly takenBy?: readonly (Seat | undefined)[] | undefined
  /** What the tooltip says. */
  readonly tip?: string | undefined
}

const boxes = { board: { w: 54, h: 24 }, full: { w: 214, h: 94 } } as const
const units = { w: 270, h: 118 }
const lake = 'M6 60C6 20 60 4 135 4S264 20 264 60 210 114 135 114 6 100 6 60z'

function shell(x: number, y: number, r: number): string {
  const at = (a: number, b: number): string => `${round(x + a * r)} ${round(y + b * r)}`
  return `M${at(0, 1)}C${at(-1, 1)} ${at(-1.08, 0.1)} ${at(-1, -0.2)}Q${at(-0.9, -0.7)} ${at(-0.5, -0.7)} ${at(-0.3, -1.05)} ${at(0, -1)}Q${at(0.3, -1.05)} ${at(0.5, -0.7)} ${at(0.9, -0.7)} ${at(1, -0.2)}C${at(1.08, 0.1)} ${at(1, 1)} ${at(0, 1)}z`
}

const ridges = (x: number, y: number, r: number): string =>
  `M${x} ${round(y + r * 0.9)}L${round(x - r * 0.6)} ${round(y - r * 0.5)}M${x} ${round(y + r * 0.9)}V${round(y - r * 0.8)}M${x} ${round(y + r * 0.9)}L${round(x + r * 0.6)} ${round(y - r * 0.5)}`

const shells = [
  { x: 56, y: 56, r: 40 },
  { x: 136, y: 60, r: 35 },
  { x: 211, y: 62, r: 31 },
] as const

/** A lake treasure in a bigger SVG. */
export const TreasureTagArt = memo(function TreasureTagArt({
  prizes,
  size,
  takenBy = [],
  tip,
  ...place
}: TreasureProps & Place): ReactNode {
  if (size === 'board')
    return (
      <g className="art-tile" transform={placed(place, boxes.board)} data-tip={tip} data-about="treasure">
        <path
          d="M7 2H47L53 12 47 22H7L1 12z"
          fill="var(--gold)"
          stroke="var(--ink)"
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
        <path d="M23 4.5V19.5M38 4.5V19.5" stroke="var(--ink)" strokeOpacity={0.4} strokeWidth={1.2} />
        {prizes.map((prize, i) => (
          <NumberArt
            key={i}
            x={[14, 30.5, 44][i]}
            y={[18.3, 17.4, 16.8][i]}
            size={[18.5, 15.5, 13.5][i]}
            fill="var(--ink)"
          >
            {prize}
          </NumberArt>
        ))}
      </g>
    )
  return (
    <g className="art-tile" transform={placed(place, boxes.full, units)} strokeLinejoin="round">
      <path className="art-rim" d={lake} fill="none" strokeWidth={9} />
      <path d={lake} fill="var(--river)" />
      <path d={lake} fill={patternFill('seigaiha')} stroke="var(--ink)" strokeWidth={4.5} opacity={0.85} />
      {shells.map(({ x, y, r }, i) => (
        <g key={i}>
          <path d={shell(x, y, r)} fill={`var(--shell-${i + 1})`} stroke="var(--ink)" strokeWidth={3.5} />
          <path d={ridges(x, y, r)} stroke="var(--ink)" strokeWidth={1.8} opacity={0.35} />
          <circle cx={x} cy={y + 2} r={r * 0.56} fill="var(--cream)" stroke="var(--ink)" strokeWidth={2.5} />
          <NumberArt x={x} y={y + 2 + r * 0.28} size={r * 0.8} fill="var(--ink)">
            {prizes[i]}
          </NumberArt>
          {takenBy[i] === undefined ? undefined : (
            <SeatMarkArt seat={takenBy[i]} x={x + r * 0.3} y={y + r * 0.42} width={34} />
          )}
        </g>
      ))}
    </g>
  )
})

/** A lake treasure. */
export const TreasureTag = standalone(TreasureTagArt, ({ size }) => boxes[size])
