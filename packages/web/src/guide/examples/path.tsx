/** A path of wisdom: trunk, bridges, and the places of its lights and gates. */
import type { SidePath } from '@bitoku/engine'
import type { Example } from '@bitoku/words'
import type { ReactNode } from 'react'
import { seatNumber } from '../../app/seats.ts'
import { PilgrimArt } from '../../art/figures.tsx'
import { IconArt } from '../../art/sprite.tsx'
import { AmuletTokenArt } from '../../art/tokens.tsx'
import { boardFor, useReading } from '../reading.ts'

type Props = Extract<Example, { draw: 'path' }>

const pitch = 60
const trunk = 104
const at = (fork: number): number => 34 + fork * pitch

/** The path of this table. */
export function Path({ walking, resting }: Props): ReactNode {
  const { edition, seats } = useReading()
  const [path] = boardFor(edition, seats).paths
  const { forks, bridges } = path
  const width = at(forks.length - 1) + 34
  return (
    <svg className="guide-wide" viewBox={`0 0 ${width} 134`} aria-hidden>
      <rect width={width} height={134} rx={10} fill="var(--hills)" />
      <path
        d={`M8 ${trunk}H${at(forks.length - 1)}${forks.map((_, fork) => `M${at(fork)} ${trunk}V70`).join('')}`}
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth={3}
      />
      {bridges.map((needs, fork) =>
        needs === 0 ? undefined : (
          <g key={fork}>
            <IconArt name="bridge" x={at(fork) - pitch / 2 - 11} y={trunk - 13} size={22} />
            <text className="art-number guide-bead" x={at(fork) - pitch / 2} y={trunk + 22}>
              ≥{needs}
            </text>
          </g>
        ),
      )}
      {forks.map((side, fork) => (
        <Fork key={fork} side={side} x={at(fork)} number={fork + 1} />
      ))}
      {walking.map(({ seat, fork }) => (
        <PilgrimArt key={fork} seat={seatNumber(seat)} x={at(fork) - 13} y={trunk - 18} width={26} />
      ))}
      {resting.map(({ seat, fork, place }) => (
        <PilgrimArt
          key={fork}
          seat={seatNumber(seat)}
          asleep
          x={placeAt(forks[fork], at(fork), place) - 11}
          y={46}
          width={22}
        />
      ))}
    </svg>
  )
}

/** Where a place of a side path lies. */
const placeAt = ({ places }: SidePath, x: number, place: number): number => {
  const step = Math.min(24, 50 / places.length)
  return x + (place - (places.length - 1) / 2) * step
}

function Fork({
  side,
  x,
  number,
}: {
  readonly side: SidePath
  readonly x: number
  readonly number: number
}): ReactNode {
  const { kind, places, amulet } = side
  return (
    <>
      <rect x={x - 27} y={8} width={54} height={64} rx={8} fill="var(--panel)" stroke="var(--line-strong)" />
      <IconArt name={kind === 'light' ? 'lantern' : 'gate'} x={amulet > 0 ? x - 24 : x - 13} y={13} size={26} />
      {amulet > 0 ? <AmuletTokenArt value={amulet} x={x + 2} y={15} width={22} /> : undefined}
      {places.map((vp, place) => (
        <text key={place} className="art-number guide-vp" x={placeAt(side, x, place)} y={63}>
          {vp}
        </text>
      ))}
      <circle cx={x} cy={trunk} r={11} fill="var(--panel)" stroke="var(--line-strong)" strokeWidth={1.5} />
      <text className="art-number guide-bead" x={x} y={trunk + 4.5}>
        {number}
      </text>
    </>
  )
}
