/** The hills of the narrow overview: their cards as small slips, the dice that have crossed at their feet. */
import type { ReactNode } from 'react'
import { SeatMarkArt } from '../art/seat.tsx'
import { IconArt } from '../art/sprite.tsx'
import { Cell, unmarked } from './cell.tsx'
import { HillGround } from './hills.tsx'
import type { BankModel, HillModel, Things } from './model-types.ts'
import { BoardDie, Slots } from './pieces.tsx'
import { asSeat, type Box, boxesPath, Label, part } from './thing.tsx'

interface HillProps {
  readonly hill: HillModel
  readonly things: Things
  readonly box: Box
  readonly name: string
}

const slots = 21

/** A hill with its three favours. */
export const NarrowHill = part(function NarrowHill({ hill, things, box, name }: HillProps): ReactNode {
  const { x, y, w, h } = box
  const slip = { w: Math.min(30, (w - 8) / 3 - 1), h: h - slots - 13 }
  const left = x + w / 2 - 1.5 * (slip.w + 1)
  const at = (index: number): Box => ({ x: left + index * (slip.w + 1), y: y + 9, ...slip })
  const size = Math.min(slip.w - 3, slip.h - 4)
  const icon = [
    hill.bitoku === undefined ? undefined : (`virtue-${hill.bitoku.id}` as const),
    hill.yokai?.type,
    undefined,
  ] as const
  const ground = `M${x} ${y + h}V${y + 22}C${x + w * 0.08} ${y + 4} ${x + w * 0.3} ${y} ${x + w / 2} ${y}C${x + w * 0.7} ${y} ${x + w * 0.92} ${y + 4} ${x + w} ${y + 22}V${y + h}Z`
  return (
    <Cell
      part={hill.region}
      name={name}
      things={things}
      holds={(target) => target.startsWith(`favour:${hill.region}:`) || target.startsWith('die:')}
      box={box}
    >
      <HillGround region={hill.region} path={ground} />
      <path className="slip-paper slip-edged" d={boxesPath([at(0), at(1), at(2)], 4)} />
      {hill.seals.map((seal, index) => {
        const { x: sx, y: sy } = at(index)
        const place = { x: sx + (slip.w - size) / 2, y: sy + (slip.h - size) / 2 }
        if (seal !== undefined) return <SeatMarkArt key={index} seat={asSeat(seal.seat)} {...place} width={size} />
        const name = icon[index]
        if (name !== undefined) return <IconArt key={index} name={name} {...place} size={size} />
        return index < 2 ? undefined : (
          <Label key={index} x={sx + slip.w / 2} y={sy + slip.h / 2 + 4.4} size={12.5} weight={700} anchor="middle">
            {`${hill.gifts.n}/${hill.gifts.parts.length}`}
          </Label>
        )
      })}
    </Cell>
  )
})

interface CrossingProps {
  readonly bank: BankModel
  /** The middle of its spaces, and what they stand on. */
  readonly x: number
  readonly foot: number
}

/** The crossing spaces of a hill, or of two, with their dice. */
export const NarrowCrossing = part(function NarrowCrossing({ bank, x, foot }: CrossingProps): ReactNode {
  const pitch = slots + 2
  const row = { x: x - (bank.spaces * pitch - 2) / 2, y: foot - slots - 2, size: slots, pitch, count: bank.spaces }
  return (
    <g className="above">
      <Slots {...row} free={bank.spaces - bank.dice.length} />
      {bank.dice.map((die, index) => (
        <BoardDie
          key={`${die.seat}:${die.die}:${die.ghost ?? false}`}
          die={die}
          things={unmarked(bank.things)}
          x={row.x + index * pitch + 1}
          y={row.y + 1}
          size={slots - 2}
        />
      ))}
    </g>
  )
})
