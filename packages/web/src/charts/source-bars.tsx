/** VP by kind as one bar for each seat: every kind has its colour, its weave and its icon. */
import type { ReactNode } from 'react'
import { patternFill } from '../art/pattern-names.ts'
import { type Seat, SeatMarkArt } from '../art/seat.tsx'
import { IconArt } from '../art/sprite.tsx'
import { focusable } from '../board/thing.tsx'
import { written } from '../worth/lines.ts'
import { type Kind, kindLooks, kinds } from './kinds.ts'
import { ticksFor } from './scale.ts'
import { useWidth } from './use-width.ts'

/** The bar of a seat. */
export interface Bar {
  readonly seat: Seat
  readonly sums: Readonly<Record<Kind, number>>
}

interface Props {
  readonly bars: readonly Bar[]
  readonly label: string
  /** A piece of a bar in words. */
  readonly tell: (seat: number, kind: Kind, vp: number) => string
}

const row = 58
const thick = 38
const edge = { top: 6, right: 44, bottom: 24, left: 36 }

interface Piece {
  readonly kind: Kind
  readonly vp: number
  readonly from: number
  readonly to: number
}

/** The pieces of a bar: what was won to the right of zero, what was lost to its left. */
function piecesOf(sums: Readonly<Record<Kind, number>>): readonly Piece[] {
  let right = 0
  let left = 0
  return kinds.flatMap((kind): readonly Piece[] => {
    const vp = sums[kind]
    if (vp > 0) return [{ kind, vp, from: right, to: (right += vp) }]
    if (vp < 0) return [{ kind, vp, to: left, from: (left += vp) }]
    return []
  })
}

const total = (sums: Readonly<Record<Kind, number>>): number => kinds.reduce((sum, kind) => sum + sums[kind], 0)

/** The bars. */
export function SourceBars({ bars, label, tell }: Props): ReactNode {
  const [holder, width] = useWidth<HTMLDivElement>()
  const pieces = bars.map(({ sums }) => piecesOf(sums))
  const ends = pieces.flat().flatMap(({ from, to }) => [from, to])
  const ticks = ticksFor(Math.min(0, ...ends), Math.max(1, ...ends), 7)
  const [low, high] = [Math.min(0, ...ends), Math.max(1, ...ends)]
  const inner = Math.max(10, width - edge.left - edge.right)
  const x = (vp: number): number => Math.round((edge.left + (inner * (vp - low)) / (high - low)) * 10) / 10
  const height = edge.top + bars.length * row + edge.bottom
  return (
    <div ref={holder} className="chart-holder">
      {width === 0 ? undefined : (
        <svg className="source-bars" width={width} height={height} role="group" aria-label={label}>
          {ticks
            .filter((tick) => tick >= low && tick <= high)
            .map((tick) => (
              <g key={tick}>
                <path className={tick === 0 ? 'axis' : 'grid'} d={`M${x(tick)} ${edge.top}V${height - edge.bottom}`} />
                <text className="tick at-foot" x={x(tick)} y={height - 6}>
                  {written(tick)}
                </text>
              </g>
            ))}
          {bars.map(({ seat, sums }, at) => {
            const top = edge.top + at * row + (row - thick) / 2
            return (
              <g key={seat}>
                <SeatMarkArt seat={seat} x={2} y={top + 5} width={28} />
                {pieces[at].map((piece) => (
                  <BarPiece
                    key={piece.kind}
                    piece={piece}
                    x={x(piece.from)}
                    y={top}
                    width={x(piece.to) - x(piece.from)}
                    said={tell(seat, piece.kind, piece.vp)}
                  />
                ))}
                <text className="end-value" x={width - 2} y={top + thick / 2 + 6}>
                  {written(total(sums))}
                </text>
              </g>
            )
          })}
        </svg>
      )}
    </div>
  )
}

interface PieceProps {
  readonly piece: Piece
  readonly x: number
  readonly y: number
  readonly width: number
  readonly said: string
}

function BarPiece({ piece: { kind, vp }, x, y, width, said }: PieceProps): ReactNode {
  const { icon, fill, pattern } = kindLooks[kind]
  const box = { x, y, width, height: thick }
  const hasNumber = width >= 46
  const size = Math.min(22, width - 3)
  const start = x + (hasNumber ? (width - size - 20) / 2 : (width - size) / 2)
  return (
    <g className="bar-piece" {...focusable} role="img" aria-label={said} data-tip={said} data-kind={kind}>
      <rect {...box} fill={fill} />
      {pattern === undefined ? undefined : <rect {...box} fill={patternFill(pattern, 'ink')} opacity={0.4} />}
      <rect {...box} className="bar-edge" />
      {size >= 11 ? (
        <IconArt name={icon} x={start} y={y + (thick - size) / 2} size={size} colour="var(--ink)" />
      ) : undefined}
      {hasNumber ? (
        <text className="bar-number" x={start + size + 3} y={y + thick / 2 + 5}>
          {written(vp)}
        </text>
      ) : undefined}
    </g>
  )
}
