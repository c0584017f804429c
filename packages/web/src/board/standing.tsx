/** Who would get which part of a lake treasure now. */
import type { Treasure } from '@bitoku/engine'
import type { ReactNode } from 'react'
import { SeatMarkArt } from '../art/seat.tsx'
import { IconArt } from '../art/sprite.tsx'
import { VpStarArt } from '../art/tokens.tsx'
import type { KodamaModel, TrackModel } from './model-types.ts'
import { asSeat, type Box, Label, part } from './thing.tsx'

/** E-4: the prize of every kodama; those who share a space share their prizes, rounded down. */
function prizesOf(kodamas: readonly KodamaModel[], treasure: Treasure): readonly number[] {
  const ranks = kodamas.map(({ at }) => kodamas.filter((other) => other.at > at).length)
  return ranks.map((rank) => {
    const sharing = ranks.filter((other) => other === rank).length
    const sum = treasure.prizes.slice(rank, rank + sharing).reduce((total, prize) => total + prize, 0)
    return Math.floor(sum / sharing)
  })
}

interface StandingProps {
  readonly track: TrackModel
  readonly treasure: Treasure
  readonly box: Box
  readonly seatNames: readonly string[]
  readonly title: string
}

/** The kodamas of a region by their place, each with the VP it would bring now. */
export const Standing = part(function Standing({ track, treasure, box, seatNames, title }: StandingProps): ReactNode {
  const { x, y, w, h } = box
  const kodamas = track.kodamas.filter(({ ghost }) => ghost !== true)
  const prizes = prizesOf(kodamas, treasure)
  const list = kodamas.map((kodama, index) => ({ ...kodama, prize: prizes[index] })).toSorted((a, b) => b.at - a.at)
  const row = Math.min(34, (h - 30) / list.length)
  const mark = Math.min(22, row - 1)
  const star = Math.min(28, row + 1)
  return (
    <g data-tip={`${title}\n${track.prizes}`} data-about="treasure">
      <rect x={x} y={y} width={w} height={h} rx={10} className="panel" />
      <IconArt name="treasure" x={x + 8} y={y + 4} size={20} />
      <Label x={x + 33} y={y + 20} size={15} display maxWidth={w - 40}>
        {title}
      </Label>
      {list.map(({ seat, at, prize }, index) => {
        const top = y + 27 + index * row
        return (
          <g key={seat ?? 'n'}>
            {seat === undefined ? (
              <IconArt name="kodama" x={x + 8} y={top + row / 2 - mark / 2} size={mark} opacity={0.7} />
            ) : (
              <SeatMarkArt seat={asSeat(seat)} x={x + 8} y={top + row / 2 - mark / 2} width={mark} />
            )}
            <Label x={x + 37} y={top + row / 2 + 5} size={15} weight={600} maxWidth={w - 106}>
              {seat === undefined ? '—' : (seatNames[seat] ?? '')}
            </Label>
            <Label x={x + w - 46} y={top + row / 2 + 5} size={14} weight={600} anchor="end" fill="var(--text-2)">
              {`${at}/${track.spaces}`}
            </Label>
            {prize > 0 ? (
              <VpStarArt n={prize} x={x + w - 24 - star / 2} y={top + row / 2 - star / 2} width={star} />
            ) : undefined}
          </g>
        )
      })}
    </g>
  )
})
