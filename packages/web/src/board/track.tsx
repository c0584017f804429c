/** The kodama track of a region: beads on a rope, and the kodamas side by side, however many share a bead. */
import { letterOf } from '@bitoku/text'
import type { ReactNode } from 'react'
import { KodamaArt } from '../art/figures.tsx'
import { round } from '../art/place.tsx'
import type { KodamaModel, Things, TrackModel } from './model-types.ts'
import { Ghost } from './pieces.tsx'
import { asSeat, type Box, isLive, Thing } from './thing.tsx'

/** Where the beads lie: the first one, and the distance to the next. */
interface Rope {
  readonly x: number
  readonly y: number
  readonly pitch: number
}

/** A kodama and the middle of its foot. */
interface Stand {
  readonly kodama: KodamaModel
  readonly x: number
  /** The bead it stands for. */
  readonly bead: number
}

const middleBead = 3

/** Stands everybody side by side: as near to their beads as the others allow, nobody before anybody else. */
export function standSideBySide(
  kodamas: readonly KodamaModel[],
  rope: Rope,
  room: Box,
  width: number,
): readonly Stand[] {
  const list = kodamas.toSorted((one, other) => one.at - other.at)
  const gap = Math.min(width, list.length > 1 ? (room.w - width) / (list.length - 1) : width)
  const left = room.x + width / 2
  const right = room.x + room.w - width / 2
  // Those who stand too near push each other apart, like beads on a string.
  let groups: { sum: number; count: number }[] = []
  list.forEach(({ at }, index) => {
    groups.push({ sum: rope.x + (at - 1) * rope.pitch - index * gap, count: 1 })
    for (;;) {
      const last = groups.at(-1)
      const before = groups.at(-2)
      if (last === undefined || before === undefined || before.sum / before.count <= last.sum / last.count) break
      groups = [...groups.slice(0, -2), { sum: before.sum + last.sum, count: before.count + last.count }]
    }
  })
  const wanted = groups.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count))
  return list.map((kodama, index) => {
    const least = left + index * gap
    const most = right - (list.length - 1 - index) * gap
    return {
      kodama,
      x: Math.min(most, Math.max(least, wanted[index] + index * gap)),
      bead: rope.x + (kodama.at - 1) * rope.pitch,
    }
  })
}

interface BeadsProps {
  readonly track: TrackModel
  readonly rope: Rope
}

/** The beads in as few shapes as possible: plain ones, the middle one, the golden last one. */
function Beads({ track: { spaces, prizes }, rope: { x, y, pitch } }: BeadsProps): ReactNode {
  const end = x + (spaces - 1) * pitch
  const bead = (n: number, r: number): string =>
    `M${round(x + n * pitch - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  const r = round(Math.min(4, pitch * 0.3))
  const plain = Array.from({ length: spaces - 1 }, (_, n) => n).filter((n) => n !== middleBead)
  return (
    <g data-tip={prizes} data-about="treasure">
      <path className="bead" d={`M${x} ${y}H${end}${plain.map((n) => bead(n, r)).join('')}`} />
      <path className="bead bead-middle" d={bead(middleBead, round(r * 1.15))} />
      <path className="bead bead-last" d={bead(spaces - 1, round(r * 1.45))} />
    </g>
  )
}

/** Those who share a bead stand on one perch; its leg bends to the bead like a branch, and comes down on it from above. */
function perches(stands: readonly Stand[], foot: number, rope: number, width: number): string {
  return [...Map.groupBy(stands, ({ bead }) => bead)]
    .map(([bead, here]) => {
      const xs = here.map(({ x }) => x)
      const left = Math.min(...xs) - width * 0.36
      const right = Math.max(...xs) + width * 0.36
      const leg = Math.min(right, Math.max(left, bead))
      const bend = round((rope - foot) * 0.62)
      return `M${round(left)} ${foot}H${round(right)}M${round(leg)} ${foot}c0 ${bend} ${round(bead - leg)} ${round(rope - foot - bend)} ${round(bead - leg)} ${round(rope - foot)}`
    })
    .join('')
}

interface TrackProps {
  readonly track: TrackModel
  readonly things: Things
  /** The well of the track. */
  readonly box: Box
  /** The height of a kodama. */
  readonly tall: number
  /** How far apart kodamas stand at least while one of them is asked for; by default side by side. */
  readonly apart?: number
  /** The paper of the region fades, the kodamas do not. */
  readonly veil: ReactNode
}

/** The track in its well. */
export function Track({ track, things, box, tall, apart = 0, veil }: TrackProps): ReactNode {
  const { x, y, w, h } = box
  const rope = { x: x + 9, y: round(y + h - 7.5), pitch: (w - 18) / (track.spaces - 1) }
  const foot = round(rope.y - 9.5)
  const real = track.kodamas.filter(({ ghost }) => ghost !== true)
  const width = Math.min((tall * 22) / 28, (w - 4) / track.kodamas.length)
  const asked = real.some(({ target }) => isLive(things.states[target]))
  const room = { x: x + 2, y, w: w - 4, h }
  const each = asked ? Math.max(width + 1, Math.min(apart, room.w / track.kodamas.length)) : width + 1
  const stands = standSideBySide(track.kodamas, rope, room, each)
  const high = Math.min(tall, (width * 28) / 22)
  return (
    <>
      <g role="img" aria-label={track.prizes}>
        <rect x={x} y={y} width={w} height={h} rx={9} className="well" />
        <Beads track={track} rope={rope} />
      </g>
      {veil}
      <path className="perch" d={perches(stands, foot, rope.y, width)} />
      {stands.map(({ kodama: { seat, target, ghost }, x: at }, index) => {
        const art = {
          seat: seat === undefined ? undefined : asSeat(seat),
          x: at - width / 2,
          y: foot - high - 0.6,
          width,
        }
        const letter = seat === undefined ? 'n' : letterOf(seat)
        if (ghost) return <Ghost key={`${letter}-ghost`} art={<KodamaArt {...art} state="ghost" />} />
        const from = index === 0 ? x : (stands[index - 1].x + at) / 2
        const to = index === stands.length - 1 ? x + w : (stands[index + 1].x + at) / 2
        const reach = Math.max(22, w / Math.max(3, real.length) / 2)
        const left = Math.max(from, at - reach)
        return (
          <Thing
            key={letter}
            target={target}
            things={things}
            hit={{ x: left, y, w: Math.min(to, at + reach) - left, h }}
            piece={`kodama:${letter}:${track.region}`}
          >
            <KodamaArt {...art} state={things.states[target]} />
          </Thing>
        )
      })}
    </>
  )
}
