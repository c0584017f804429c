/** The pieces of the seats on the main board: dice and their slots, seals. */
import { letterOf } from '@bitoku/text'
import type { ReactNode } from 'react'
import { DieArt } from '../art/die.tsx'
import { SeatMarkArt } from '../art/seat.tsx'
import type { DieModel, SealModel, Things } from './model-types.ts'
import { asSeat, atLeast, type Box, boxesPath, Thing } from './thing.tsx'

interface DieProps {
  readonly die: DieModel
  readonly things: Things
  readonly x: number
  readonly y: number
  readonly size: number
  /** The area that reacts; by default the die itself. */
  readonly hit?: Box | undefined
}

/** A die of the main board. */
export function BoardDie({ die, things, x, y, size, hit }: DieProps): ReactNode {
  const place = { value: die.value, seat: asSeat(die.seat), x, y, width: size }
  if (die.ghost) return <Ghost art={<DieArt {...place} state="ghost" />} />
  return (
    <Thing
      target={die.target}
      things={things}
      hit={hit ?? { x, y, w: size, h: size }}
      piece={`die:${letterOf(die.seat)}:${die.die}`}
    >
      <DieArt {...place} state={things.states[die.target]} />
    </Thing>
  )
}

/** What would be there: it cannot be pointed at. */
export function Ghost({ art }: { readonly art: ReactNode }): ReactNode {
  return (
    <g className="above" aria-hidden>
      {art}
    </g>
  )
}

interface SlotRow {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly pitch: number
  readonly count: number
}

/** The boxes of a row of slots. */
const slotBoxes = ({ x, y, size, pitch, count }: SlotRow): readonly Box[] =>
  Array.from({ length: count }, (_, index) => ({ x: x + index * pitch, y, w: size, h: size }))

/** The hit area of one slot of a row: as large as asked, and never into its neighbour's. */
export function slotHit({ x, y, size, pitch }: SlotRow, index: number, least: number): Box {
  const box = atLeast({ x: x + index * pitch, y, w: size, h: size }, least)
  const w = Math.min(box.w, Math.max(size, pitch))
  return { ...box, x: box.x + (box.w - w) / 2, w }
}

/** A row of places for dice: one shape. The free ones of a crossing show the way up. */
export function Slots({ free, ...row }: SlotRow & { readonly free?: number }): ReactNode {
  const { size } = row
  const boxes = slotBoxes(row)
  const a = size * 0.18
  const arrow = ({ x, y }: Box): string => {
    const m = x + size / 2
    return `M${m} ${y + size * 0.71}V${y + size * 0.32}M${m - a} ${y + size * 0.48}L${m} ${y + size * 0.3}L${m + a} ${y + size * 0.48}`
  }
  return (
    <>
      <path className="slot" d={boxesPath(boxes, size * 0.22)} />
      {free === undefined || free <= 0 ? undefined : (
        <path
          className="slot-arrow"
          d={boxes
            .slice(boxes.length - free)
            .map(arrow)
            .join('')}
        />
      )}
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
      <SeatMarkArt seat={asSeat(seal.seat)} x={x + w / 2 - 10.5} y={y + h * 0.46 - 10.5} width={21} />
    </g>
  )
}
