/** A kodama track with its treasure. */
import type { Example } from '@bitoku/words'
import type { ReactNode } from 'react'
import { seatNumber } from '../../app/seats.ts'
import { KodamaArt } from '../../art/figures.tsx'
import { TreasureTagArt } from '../../art/treasure-tag.tsx'
import { useReading } from '../reading.ts'

type Props = Extract<Example, { draw: 'track' }>

const pitch = 34
const left = 20
const rope = 58

/** The track: beads on a rope, those who share a bead side by side. */
export function Track({ region, kodamas, treasure }: Props): ReactNode {
  const { edition } = useReading()
  const { spaces } = edition.forest.kodamaTrack
  const prizes = edition.treasures.find(({ id }) => id === treasure)?.prizes
  const width = left + pitch * spaces + 66
  const bead = (space: number): number => left + (Math.min(space, spaces) - 1) * pitch
  return (
    <svg className="guide-wide" viewBox={`0 0 ${width} 84`} aria-hidden>
      <rect width={width} height={84} rx={10} fill={`var(--region-${region})`} />
      <path d={`M${left} ${rope}H${bead(spaces)}`} stroke="var(--line-strong)" strokeWidth={3} />
      {Array.from({ length: spaces }, (_, at) => (
        <g key={at}>
          <circle
            cx={bead(at + 1)}
            cy={rope}
            r={at + 1 === spaces ? 10 : 8}
            fill={at + 1 === spaces ? 'var(--gold)' : 'var(--panel)'}
            stroke="var(--line-strong)"
            strokeWidth={1.5}
          />
          <text className="art-number guide-bead" x={bead(at + 1)} y={rope + 23}>
            {at + 1}
          </text>
        </g>
      ))}
      {kodamas.map(({ seat, space }, at) => {
        const here = kodamas.filter((one) => one.space === space)
        const index = here.findIndex((one) => one.seat === seat)
        const x = bead(space) - 12 + (index - (here.length - 1) / 2) * 22
        return (
          <KodamaArt key={at} seat={seat === undefined ? undefined : seatNumber(seat)} x={x} y={rope - 38} width={24} />
        )
      })}
      {prizes === undefined ? undefined : (
        <TreasureTagArt prizes={prizes} size="board" x={bead(spaces) + 20} y={28} width={58} />
      )}
    </svg>
  )
}
